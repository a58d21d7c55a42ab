# SPDX-License-Identifier: Apache-2.0
"""The engines that call the package say what one process says. CRDC_FLEET_ROWS is how many objects and events there are (2,000; 200,000 is what
docs/fleets.md tells of). An engine that is not installed is skipped: the ordinary tests install none."""
import contextlib
import gzip
import importlib.util
import json
import logging
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import crdc
import crdc.arrow
from fleet_inputs import ROOT, mutated, objects, samples, write_log

ROWS = int(os.environ.get("CRDC_FLEET_ROWS", "2000"))
OUTCOMES = ("status", "allowed", "code", "message")
os.environ.setdefault("RAY_AUTH_MODE", "disabled")


def needs(*modules, java=False):
    missing = [name for name in modules if importlib.util.find_spec(name) is None] + (["java"] if java and not shutil.which("java") else [])
    return unittest.skipIf(missing, f"not installed: {', '.join(missing)}")


def plain(validator, texts):
    return [(result.status, result.allowed, result.code, result.message) for result in validator.validate_many(texts)]


def told(table):
    return list(zip(*(table[name].to_pylist() for name in OUTCOMES)))


@needs("pyarrow")
class Engines(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import pyarrow

        cls.validator, cls.texts = crdc.Validator(layers="all"), list(objects(ROWS))
        cls.table = pyarrow.table({"id": pyarrow.array(range(ROWS)), "object": cls.texts})
        cls.wanted = plain(cls.validator, cls.texts)
        assert 0.1 < sum(one[1] for one in cls.wanted) / ROWS < 1

    def same(self, table):
        self.assertEqual(told(table.sort_by("id")), self.wanted)

    def test_pyarrow(self):
        import pyarrow

        for column in (self.table, self.table["object"], self.table["object"].cast(pyarrow.large_binary()), self.table["object"].cast(pyarrow.string_view())):
            verdicts = pyarrow.record_batch(crdc.arrow.judge(column, self.validator))
            verdicts.validate(full=True)
            self.assertEqual(told(verdicts), self.wanted)
        problems = [len(result.problems) for result in self.validator.validate_many(self.texts[:500])]
        self.assertEqual([len(row) for row in verdicts["problems"].to_pylist()[:500]], problems)

    def test_pyarrow_structs(self):
        import pyarrow

        good = {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "a", "labels": {"x": "y"}}, "spec": {"containers": [{"name": "a", "image": "b"}], "hostNetwork": True}}
        bad = {**good, "spec": {"containers": [{"name": "B", "image": "b"}], "terminationGracePeriodSeconds": -1}}
        structs = pyarrow.table({"object": pyarrow.array([good, bad] * 50)})
        verdicts = pyarrow.record_batch(crdc.arrow.judge(structs, self.validator))
        self.assertEqual(told(verdicts), plain(self.validator, [good, bad] * 50))

    @needs("ray", "pandas")
    def test_ray_data(self):
        import pyarrow
        import ray
        import ray.data

        def verdicts(batch, validator):
            found = pyarrow.record_batch(crdc.arrow.judge(batch, validator))
            return pyarrow.table([batch["id"], *found.columns], names=["id", *found.schema.names])

        ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
        try:
            data = ray.data.from_arrow(self.table).repartition(4)
            done = data.map_batches(verdicts, batch_format="pyarrow", fn_kwargs={"validator": self.validator})
            self.same(pyarrow.concat_tables(ray.get(done.to_arrow_refs())))
        finally:
            ray.shutdown()

    @needs("pyspark", java=True)
    def test_spark(self):
        import pyarrow
        from pyspark.sql import SparkSession

        validator = self.validator

        def verdicts(batches):
            for batch in batches:
                found = pyarrow.record_batch(crdc.arrow.judge(batch, validator))
                yield pyarrow.record_batch([batch["id"], *(found[name] for name in OUTCOMES)], names=["id", *OUTCOMES])

        os.environ["PYSPARK_PYTHON"] = sys.executable
        spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", False).config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1").getOrCreate()
        try:
            with tempfile.TemporaryDirectory() as folder:
                import pyarrow.parquet

                pyarrow.parquet.write_table(self.table, os.path.join(folder, "objects.parquet"))
                data = spark.read.parquet(folder).repartition(4)
                found = data.mapInArrow(verdicts, "id long, status string, allowed boolean, code int, message string").collect()
            self.assertEqual([tuple(row)[1:] for row in sorted(found)], self.wanted)
        finally:
            spark.stop()

    @needs("duckdb")
    def test_duckdb(self):
        import duckdb
        import pyarrow

        def verdicts(column):
            found = pyarrow.record_batch(crdc.arrow.judge(column, self.validator))
            return pyarrow.StructArray.from_arrays([found[name] for name in OUTCOMES], names=list(OUTCOMES))

        connection = duckdb.connect()
        struct = "STRUCT(status VARCHAR, allowed BOOLEAN, code INTEGER, message VARCHAR)"
        connection.create_function("verdict", verdicts, ["VARCHAR"], struct, type="arrow")
        objects_table = self.table
        found = connection.execute("select id, verdict(object) from objects_table order by id").fetchall()
        self.assertEqual(len(objects_table), len(found))
        self.assertEqual([tuple(row[1][name] for name in OUTCOMES) for row in found], self.wanted)
        relation = connection.execute("select id, object from objects_table order by id")  # a stream of its batches, judged as it comes
        self.assertEqual(told(pyarrow.record_batch(crdc.arrow.judge(relation.to_arrow_reader() if hasattr(relation, "to_arrow_reader")
                                                                    else relation.fetch_record_batch(), self.validator))), self.wanted)

    @needs("duckdb")
    @unittest.skipIf("CRDC_DUCKDB_HEADERS" not in os.environ or not shutil.which("pkg-config"), "the headers of DuckDB (CRDC_DUCKDB_HEADERS)")
    def test_duckdb_extension(self):
        """In C; libcrdc is that which pkg-config and the loader find."""
        import duckdb

        with tempfile.TemporaryDirectory() as folder:
            build = os.path.join(ROOT, "examples/duckdb/build.py")
            subprocess.run([sys.executable, build, os.path.abspath(os.environ["CRDC_DUCKDB_HEADERS"])], check=True, cwd=folder)
            connection = duckdb.connect(config={"allow_unsigned_extensions": "true"})
            connection.execute(f"LOAD '{folder}/crdc.duckdb_extension'")
        objects_table = self.table
        found = connection.execute("select crdc_allowed(object), crdc_verdict(object) from objects_table order by id").fetchall()
        verdicts = [json.loads(verdict) for _, verdict in found]
        self.assertEqual(len(objects_table), len(found))
        self.assertEqual([(one["status"], one.get("allowed", False), one.get("code", 0), one.get("message", one.get("why", ""))) for one in verdicts],
                         self.wanted)
        self.assertEqual([allowed for allowed, _ in found], [one[1] if one[0] == "judged" else None for one in self.wanted])
        immutable = json.dumps({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}, "immutable": True, "data": {"a": "b"}})
        asked = "select crdc_allowed($1, $1), crdc_allowed(replace($1, '\"b\"', '\"c\"'), $1), crdc_allowed($1, NULL), crdc_allowed(NULL, $1)"
        self.assertEqual(connection.execute(asked, [immutable]).fetchall(), [(True, False, True, None)])

    @needs("datafusion")
    def test_datafusion(self):
        import datafusion
        import pyarrow

        context = datafusion.SessionContext()
        struct = pyarrow.struct([("status", pyarrow.string()), ("allowed", pyarrow.bool_()), ("code", pyarrow.int32()), ("message", pyarrow.string())])

        def verdicts(column):
            found = pyarrow.record_batch(crdc.arrow.judge(column, self.validator))
            return pyarrow.StructArray.from_arrays([found[name] for name in OUTCOMES], fields=list(struct))

        context.register_udf(datafusion.udf(verdicts, [pyarrow.string()], struct, "stable", name="verdict"))
        context.register_record_batches("objects", [self.table.to_batches()])
        found = pyarrow.Table.from_batches(context.sql("select id, verdict(object) as v from objects").collect()).sort_by("id")
        self.assertEqual([tuple(row[name] for name in OUTCOMES) for row in found["v"].to_pylist()], self.wanted)


@needs("pyarrow", "ray", "pandas")
class Fleet(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import ray

        cls.folder = tempfile.mkdtemp()
        os.environ.update(AWS_ACCESS_KEY_ID="a", AWS_SECRET_ACCESS_KEY="b", AWS_EC2_METADATA_DISABLED="true")  # of the bucket below
        ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False, num_cpus=2)

    @classmethod
    def tearDownClass(cls):
        import ray

        ray.shutdown()
        shutil.rmtree(cls.folder)

    def path(self, name, text=None):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if text is not None:
            with (gzip.open if name.endswith(".gz") else open)(path, "wt", encoding="utf-8") as file:
                file.write(text)
        return path

    @staticmethod
    def quiet_fleet(*arguments):
        from crdc import fleet

        with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
            return fleet.main(["--out", *arguments])

    def fleet(self, out, *arguments):
        """Exit status, counts and rules, and the table of verdicts."""
        import pyarrow
        import pyarrow.parquet

        status = self.quiet_fleet(self.path(out), *arguments)
        if status == 2 and not os.path.exists(self.path(out + "/summary.json")):
            return status, None, None
        with open(self.path(out + "/summary.json"), encoding="utf-8") as file:
            summary = json.load(file)
        parts = [pyarrow.parquet.read_table(os.path.join(self.path(out), "verdicts", name)) for name in sorted(os.listdir(self.path(out + "/verdicts")))]
        return status, summary, pyarrow.concat_tables([part for part in parts if len(part)]).sort_by([("source", "ascending"), ("offset", "ascending"), ("item", "ascending")])

    def kill_a_worker(self, out, done):
        """As soon as there are files of a run, ends one of the processes that make them."""
        from pathlib import Path

        while not done.is_set():
            if any(Path(out).glob("*/.*")):
                for entry in Path("/proc").glob("[0-9]*/cmdline"):
                    try:
                        mine = entry.read_bytes().startswith(b"ray::") and b"work_on" in entry.read_bytes()
                        if mine and self.is_below(int(entry.parent.name)):
                            os.kill(int(entry.parent.name), signal.SIGKILL)
                            self.killed = True
                            return
                    except (OSError, ValueError):
                        continue
            time.sleep(0.002)

    @staticmethod
    def is_below(process):
        while process > 1:
            if process == os.getpid():
                return True
            with open(f"/proc/{process}/stat", encoding="ascii") as file:
                process = int(file.read().rpartition(")")[2].split()[1])
        return False

    def fleet_with_a_loss(self, out, *arguments):
        done, self.killed = threading.Event(), False
        thread = threading.Thread(target=self.kill_a_worker, args=(self.path(out), done))
        thread.start()
        try:
            return self.fleet(out, *arguments)
        finally:
            done.set()
            thread.join()

    def test_objects_in_all_forms(self):
        texts = list(objects(ROWS, 2))
        wanted = plain(crdc.Validator(layers="all"), texts)
        lines = "\n".join(texts) + "\n"
        self.path("in/cluster=one/objects.jsonl", lines)
        status, summary, table = self.fleet_with_a_loss("lines", "--layers", "all", "--part-size", "1", self.path("in"))
        self.assertTrue(self.killed or ROWS < 20000)
        self.assertEqual((status, told(table), set(table["cluster"].to_pylist())), (1, wanted, {"one"}))
        self.assertEqual(summary["counts"]["objects"], ROWS)
        self.assertEqual(summary["counts"]["allowed"], sum(one[1] for one in wanted))
        names = [json.loads(text)["metadata"] for text in texts]
        self.assertEqual(table["namespace"].to_pylist(), [one.get("namespace", "") if isinstance(one, dict) and isinstance(one.get("namespace", ""), str) else "" for one in names])
        listed = {"apiVersion": "v1", "kind": "List", "items": [json.loads(text) for text in texts[:1000]]}
        for name, text in (("packed.jsonl.gz", lines), ("dump.json", json.dumps(listed, indent=4)), ("one-line.json", json.dumps(listed))):
            _, _, found = self.fleet("of-" + name, "--layers", "all", self.path("forms/" + name, text))
            self.assertEqual([one[:3] for one in told(found)], [one[:3] for one in wanted[:len(found)]], name)
            self.assertGreaterEqual(len(found), min(ROWS, 1000))
        import pyarrow
        import pyarrow.parquet

        path = self.path("forms/objects.parquet")
        pyarrow.parquet.write_table(pyarrow.table({"id": range(ROWS), "manifest": texts}), path, row_group_size=500)
        _, _, found = self.fleet("of-parquet", "--layers", "all", "--column", "manifest", "--part-size", "1", path)
        self.assertEqual(told(found), wanted)
        self.assertEqual(self.fleet("no-column", path)[0], 2)

    @needs("moto", "flask")
    def test_buckets(self):
        import pyarrow.fs
        import pyarrow.parquet
        from moto.server import ThreadedMotoServer

        texts = list(objects(ROWS, 2))
        logging.getLogger("werkzeug").setLevel(logging.ERROR)  # else it tells each request
        server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        server.start()
        try:
            host, port = server.get_host_and_port()
            query = f"?region=us-east-1&scheme=http&allow_bucket_creation=true&endpoint_override={host}:{port}"
            files, _ = pyarrow.fs.FileSystem.from_uri("s3://fleet" + query)
            files.create_dir("fleet")
            with files.open_output_stream("fleet/in/cluster=one/objects.jsonl") as stream:
                stream.write("\n".join(texts).encode())
            arguments = ["s3://fleet/out" + query, "--layers", "all", "--part-size", "1", "s3://fleet/in" + query]
            for _ in range(2):  # the second time all is there
                self.assertEqual(self.quiet_fleet(*arguments), 1)
                infos = files.get_file_info(pyarrow.fs.FileSelector("fleet/out/verdicts"))
                parts = [pyarrow.parquet.read_table(info.path, filesystem=files) for info in infos]
                table = pyarrow.concat_tables(parts).sort_by("offset")
                self.assertEqual((told(table), set(table["cluster"].to_pylist())), (plain(crdc.Validator(layers="all"), texts), {"one"}))
            with files.open_input_stream("fleet/out/summary.json") as stream:
                self.assertEqual(json.loads(stream.read())["counts"]["objects"], ROWS)
        finally:
            server.stop()

    def test_goes_on_where_it_stopped(self):
        self.path("again/a.jsonl", "\n".join(objects(ROWS, 3)))
        arguments = ["--part-size", "1", self.path("again")]
        first = self.fleet("twice", *arguments)
        verdicts = self.path("twice/verdicts")
        kept = sorted(os.listdir(verdicts))
        stamps = {name: os.stat(os.path.join(verdicts, name)).st_mtime_ns for name in kept}
        os.remove(os.path.join(verdicts, kept[0]))
        again = self.fleet("twice", *arguments)
        self.assertEqual((again[:2], again[2].equals(first[2])), (first[:2], True))
        self.assertEqual({name: os.stat(os.path.join(verdicts, name)).st_mtime_ns for name in kept[1:]}, {name: stamps[name] for name in kept[1:]})
        self.assertEqual(self.fleet("twice", "--layers", "all", *arguments)[0], 2)  # verdicts of something else
        self.assertEqual(self.fleet("nothing", self.path("nowhere"))[0], 2)

    def test_logs(self):
        path = self.path("logs/audit.jsonl")
        write_log(path, ROWS)
        one = self.fleet("log-one", "--log", "--partitions", "1", "--part-size", "4096", path)
        many = self.fleet_with_a_loss("log-many", "--log", "--partitions", "7", "--part-size", "1", path)
        self.assertTrue(self.killed or ROWS < 20000)
        self.assertEqual(many[:2], one[:2])
        self.assertTrue(many[2].equals(one[2]))
        counts = one[1]["counts"]
        self.assertEqual((one[0], counts["events"]), (1, ROWS))
        self.assertGreater(counts["refused"], 0)
        if os.environ.get("CRDC_VALIDATE"):
            done = subprocess.run([os.environ["CRDC_VALIDATE"], "--no-config-file", "--replay", path, "-o", "json"], capture_output=True, text=True, check=False)
            theirs = json.loads(done.stdout)
            for name in ("events", "judged", "refused", "refusedBefore", "nowLetIn", "updates", "updatesWithoutOld", "letInUnjudged"):
                self.assertEqual(counts.get(name, 0), theirs[name], name)
            self.assertEqual({name: count for name, count in theirs["notJudged"].items() if count},
                             {name.split(": ")[1]: count for name, count in counts.items() if name.startswith("not judged")})
            self.assertEqual(sorted((row["kind"].split(".")[0], row["rule"], row["field"], row["count"]) for row in theirs["rules"]["refused"]),
                             sorted(tuple(row[2:6]) for row in one[1]["rules"] if row[0] == "refused"))

    def releases(self):
        """Two releases of a CRD, and stored objects, among them such as the second has something against."""
        import random

        import yaml

        with open(os.path.join(ROOT, "crds/ray.io_rayclusters.yaml"), encoding="utf-8") as file:
            crd = yaml.safe_load(file)
        old = self.path("release/old.yaml", yaml.safe_dump(crd))
        for version in crd["spec"]["versions"]:
            schema = version["schema"]["openAPIV3Schema"]["properties"]
            group = schema["spec"]["properties"]["workerGroupSpecs"]["items"]["properties"]
            group["groupName"]["maxLength"], group["minReplicas"]["default"] = 9, 3
            schema["spec"]["x-kubernetes-validations"] = [{"rule": "!has(self.suspend) || !self.suspend", "message": "no suspending"}]
            schema["status"]["properties"]["state"]["maxLength"] = 3
        new, chance, stored = self.path("release/new.yaml", yaml.safe_dump(crd)), random.Random(4), []
        clusters = [one for one in samples() if one.get("kind") == "RayCluster" and isinstance(one.get("spec"), dict)]
        for number in range(300):
            spec = dict(chance.choice(clusters)["spec"], suspend=chance.random() < 0.3)
            spec = mutated(spec, chance) if chance.random() < 0.3 else spec
            stored.append(json.dumps({"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": f"o-{number}", "namespace": "x", "uid": "u", "resourceVersion": "7"}, "spec": spec,
                                      "status": {"state": chance.choice(["ok", "ready"])}}))
        return old, new, self.path("release/objects.jsonl", "\n".join(stored))

    @needs("yaml")
    def test_a_new_release_of_crds(self):
        program = os.path.join(os.path.dirname(os.environ.get("CRDC_VALIDATE", "")), "../crdc/crdc")
        for out, (old, new, dump) in {"upgrade": [os.path.join(ROOT, "examples/project", name) for name in ("old-crds", "new-crds", "dump.json")],
                                      "release": self.releases()}.items():
            _, summary, table = self.fleet("of-" + out, "--old-crd", old, "--crd", new, dump)
            self.assertEqual(len(table), summary["counts"]["objects"])
            if not os.path.exists(program):
                self.skipTest(f"not built: {program}")
            done = subprocess.run([program, "upgrade", "--output", "json", "--objects", dump, old, new], capture_output=True, text=True, check=False)
            theirs = {(one["namespace"], one["name"]): one["outcome"] for one in map(json.loads, done.stdout.splitlines()[1:])}
            ours = {(row["namespace"], row["name"]): row["outcome"] for row in table.to_pylist() if row["outcome"] not in ("unaffected", "other")}
            self.assertEqual(ours, theirs)


def blocks(page):
    """The programs of a page, with what each says that it needs."""
    with open(page, encoding="utf-8") as file:
        return [((needed or "").split(), text) for needed, text in re.findall(r"(?:<!-- python: ([^\n]*) -->\n)?```python\n(.*?)```", file.read(), re.S)]


@needs("pyarrow")
class Page(unittest.TestCase):
    """docs/fleets.md: each program in a process of its own, in a folder with what it names; what it says is what one process says."""
    PAGE = os.path.join(ROOT, "docs/fleets.md")

    @classmethod
    def setUpClass(cls):
        import pyarrow
        import pyarrow.parquet

        cls.folder, texts = tempfile.mkdtemp(), list(objects(500))
        cls.refused = sum(not result for result in crdc.Validator(layers="all").validate_many(texts))
        pyarrow.parquet.write_table(pyarrow.table({"id": range(500), "object": texts}), os.path.join(cls.folder, "fleet.parquet"))
        project = os.path.join(ROOT, "examples/project")
        for name in ("crds", "old-crds", "new-crds"):
            shutil.copytree(os.path.join(project, name), os.path.join(cls.folder, name))
        for name in ("objects", "logs"):
            os.mkdir(os.path.join(cls.folder, name))
        shutil.copy(os.path.join(project, "dump.json"), os.path.join(cls.folder, "objects"))
        write_log(os.path.join(cls.folder, "logs/audit.log"), 500)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def test_programs(self):
        for needed, program in blocks(self.PAGE):
            missing = [name for name in needed if not (shutil.which(name) if name == "java" else importlib.util.find_spec(name))]
            with self.subTest(needed), tempfile.NamedTemporaryFile("w", suffix=".py") as file:
                if missing:
                    self.skipTest(f"not installed: {', '.join(missing)}")
                file.write(program)
                file.flush()
                environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
                done = subprocess.run([sys.executable, file.name], cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 0, done.stderr[-2000:])
                self.assertEqual(done.stdout.split("\n")[-2:] if needed else [], [f"{self.refused} are refused", ""] if needed else [])

    @needs("ray", "pandas")
    def test_commands(self):
        with open(self.PAGE, encoding="utf-8") as file:
            shown = re.search(r"<!-- run by: python/tests/test_engines.py -->\n```sh\n(.*?)```", file.read(), re.S).group(1)
        for line in shown.splitlines():
            command = line.split("#")[0].split()
            done = subprocess.run([sys.executable, *command[1:]], cwd=self.folder, capture_output=True, text=True, check=False)
            self.assertIn(done.returncode, (0, 1, 2), done.stderr)
            self.assertTrue(os.path.exists(os.path.join(self.folder, command[command.index("--out") + 1], "summary.json")), done.stderr[-2000:])


class Examples(unittest.TestCase):
    def test_the_job_of_kuberay_is_let_in(self):
        with open(os.path.join(ROOT, "examples/fleet/rayjob.yaml"), encoding="utf-8") as file:
            result = crdc.Validator(layers="all").check(file.read())
        self.assertEqual((result.kind, result.problems, result.warnings), ("RayJob", [], []))

    @needs("pyarrow", "ray", "pandas")
    def test_its_command_line_is_one(self):
        from crdc import fleet

        with open(os.path.join(ROOT, "examples/fleet/rayjob.yaml"), encoding="utf-8") as file:
            line = file.read().split("python -m crdc.fleet ")[1].split("\n")[0]
        options = fleet._options().parse_args(line.split())
        self.assertTrue(options.log and options.out.startswith("s3://"))


if __name__ == "__main__":
    unittest.main()
