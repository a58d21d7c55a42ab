// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"net/netip"
	"net/url"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"time"

	"github.com/blang/semver/v4"
	"github.com/google/cel-go/cel"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apiserver/pkg/cel/library"
	"k8s.io/kube-openapi/pkg/validation/strfmt"
)

func flag(b bool, c string) string {
	if b {
		return c
	}
	return "-"
}

func ipText(s string) string {
	a, err := netip.ParseAddr(s)
	if err != nil {
		return "!" + err.Error()
	}
	return a.String() + " " + flag(a.Is4(), "4") + flag(a.Is4In6(), "m") + flag(a.IsUnspecified(), "u") + flag(a.IsLoopback(), "l") +
		flag(a.IsMulticast(), "M") + flag(a.IsLinkLocalMulticast(), "L") + flag(a.IsLinkLocalUnicast(), "k") + flag(a.IsGlobalUnicast(), "g")
}

func cidrText(s string) string {
	p, err := netip.ParsePrefix(s)
	if err != nil {
		return "!" + err.Error()
	}
	return p.String() + " " + p.Masked().String()
}

func randomIP() string {
	switch random.Intn(6) {
	case 0, 1:
		return fmt.Sprintf("%d.%d.%d.%d", random.Intn(256), random.Intn(256), random.Intn(256), random.Intn(256))
	case 2:
		return pick("127.0.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.251", "224.0.1.1", "169.254.3.4", "10.0.0.1", "239.1.2.3")
	case 3:
		return pick("::", "::1", "fe80::1", "febf::1", "fec0::1", "ff02::1", "ff12::fb", "ff05::2", "fc00::1", "2001:db8::1", "::ffff:1.2.3.4",
			"::ffff:127.0.0.1", "::ffff:0.0.0.0", "::1.2.3.4", "64:ff9b::192.0.2.33", "fe80::1%eth0", "::ffff:1.2.3.4%en0", "::%x")
	default:
		parts := []string{}
		for i := 0; i < 8; i++ {
			parts = append(parts, pick("0", "0", "0", "1", "00ab", "FFFF", strconv.FormatInt(int64(random.Intn(65536)), 16)))
		}
		if random.Intn(2) == 0 {
			from := random.Intn(7)
			to := from + 1 + random.Intn(7-from)
			return strings.Join(parts[:from], ":") + "::" + strings.Join(parts[to:], ":")
		}
		return strings.Join(parts, ":")
	}
}

func addresses() {
	hard := []string{"", ".", "1", "1.2.3", "1.2.3.4.5", "1.2.3.4", "01.2.3.4", "1.2.3.04", "1.2.3.00", "1.2.3.256", "1.2.3.999999999999", "1..2.3",
		".1.2.3", "1.2.3.", "1.2.3.4 ", " 1.2.3.4", "1.2.3.4%eth0", "%eth0", "1.2.3.x", "a.b.c.d", "::", ":::", "::1", "1::", "1::2::3", "1:2:3:4:5:6:7:8",
		"1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "12345::", "fffff::", "::g", "::1%", "::1%eth0",
		"fe80::1%25en0", "::ffff:1.2.3.4", "::ffff:01.2.3.4", "::ffff:1.2.3", "::ffff:1.2.3.4.5", "::ffff:1.2.3.256", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4",
		"1:2:3:4:5:1.2.3.4", "::1:2:3:4:5:6:1.2.3.4", "1.2.3.4::", "1:", ":1", ":", "1:2:", "0:0:0:0:0:0:0:0", "0:0:1:0:0:0:1:0", "1:0:0:2:0:0:0:3", "2001:DB8::A",
		"0000:0000::0001", "::0000000001", "é::1", "::1\x00", "\xff:", "::ffff:1.2.3.4%z", "::1%\xff", "1.2.3.4\"", "::ffff:102:304", "::1.2.3.4%eth0", "::1.2.3.x%eth0"}
	for _, s := range hard {
		add("ip", ipText(s), s)
	}
	for i := 0; i < 130; i++ {
		s := randomIP()
		add("ip", ipText(s), s)
		s = mutate(s, "0123456789abcdefG:.%/ ")
		add("ip", ipText(s), s)
	}
	write("ip")
	for _, s := range append([]string{"1.2.3.4/0", "1.2.3.4/32", "1.2.3.4/33", "1.2.3.4/8", "1.2.3.4/08", "1.2.3.4/+8", "1.2.3.4/-1", "1.2.3.4/", "/8", "1.2.3.4", "1.2.3.4/8/8",
		"1.2.3.4/ 8", "1.2.3.4/12345", "1.2.3.4/99999999999999999999", "1.2.3.4/9223372036854775807", "1.2.3.4/9223372036854775808", "1.2.3.4/00", "1.2.3.4/0x8", "::/0", "::1/128", "::1/129", "fe80::1%eth0/64", "2001:db8::ffff/33",
		"::ffff:1.2.3.4/96", "::ffff:1.2.3.4/120", "::/128", "255.255.255.255/1", "1.2.3.4/é", "10.0.0.0/8\n"}, "") {
		add("cidr", cidrText(s), s)
	}
	for i := 0; i < 120; i++ {
		s := randomIP() + "/" + strconv.Itoa(random.Intn(pickInt(33, 129, 140)))
		add("cidr", cidrText(s), s)
		if i%3 == 0 {
			s = mutate(s, "0123456789:./+ ")
			add("cidr", cidrText(s), s)
		}
	}
	for i := 0; i < 400; i++ {
		a, err := netip.ParsePrefix(randomIP() + "/" + strconv.Itoa(random.Intn(pickInt(9, 33, 129))))
		b, err2 := netip.ParsePrefix(randomIP() + "/" + strconv.Itoa(random.Intn(pickInt(33, 129))))
		if err != nil || err2 != nil {
			continue
		}
		if random.Intn(2) == 0 { // near it
			raw := a.Addr().AsSlice()
			raw[random.Intn(len(raw))] ^= byte(1 << random.Intn(8))
			near, _ := netip.AddrFromSlice(raw)
			b = netip.PrefixFrom(near, random.Intn(near.BitLen()+1))
		}
		add("contains", strconv.FormatBool(a.Contains(b.Addr())), a.String(), b.Addr().String())
		add("covers", strconv.FormatBool(a.Overlaps(b) && a.Bits() <= b.Bits()), a.String(), b.String())
	}
	write("cidr")
}

func pickInt(from ...int) int { return from[random.Intn(len(from))] }

func urlText(s string, request bool) string {
	parse := url.Parse
	if request {
		parse = url.ParseRequestURI
	}
	u, err := parse(s)
	if err != nil {
		return "!" + err.Error()
	}
	q := u.Query()
	keys := []string{}
	for k := range q {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	query := ""
	for _, k := range keys {
		query += k + "=" + strings.Join(q[k], ",") + ";"
	}
	return strings.Join([]string{u.Scheme, u.Host, u.Hostname(), u.Port(), u.EscapedPath(), u.RawQuery, u.EscapedFragment(), u.String(), query}, "|")
}

func urls() {
	hard := []string{"", "/", "//", "///", "////a", "a", "a/b", "../a", "./a:b", "a:b", "a%3Ab{", "1a:b", ":", ":a", "*", "*?a", "?", "#", "?#", "?a=b#c?d", "http:", "http:/", "http://", "http:///p", "http:a/b",
		"HTTP://EXAMPLE.com/", "http://h", "http://h:", "http://h:80", "http://h:080/", "http://h:x/", "http://h:80:90/", "ftp://a:1,b:2/db", "http://a:1,b:2/", "http://user@h/", "http://user:@h/", "http://:pw@h/",
		"http://us%65r:p%40ss@h/", "http://us er@h/", "http://a\"@h/", "http://a@b@c/", "http://u:p:q@h/", "http://[::1]/", "http://[::1]:80/", "http://[::1]:x/", "http://[::1/", "http://::1]/", "http://a[::1]/", "http://[::1]a/",
		"http://[fe80::1%25en0]/", "http://[fe80::1%25]/", "http://[fe80::1%en0]/", "http://[fe80::1%25e%20n]/", "http://[1.2.3.4]/", "http://[::ffff:1.2.3.4]/", "http://[::g]/", "http://[]/", "http://h%41/", "http://h%e4/",
		"http://h%2f/", "http://h%zz/", "http://h%", "http://a b/", "http://a<b>/", "http://é/", "http://h/é", "http://h/a b", "http://h/a%20b/%2f", "http://h/a%2", "http://h/%zz", "http://h/{}|^`\\", "http://h/a;b=c,d", "http://h/a?b c", "http://h/?a=1&a=2&b=3&a=4",
		"http://h/?%zz=1&b=2", "http://h/?a;b=1&c=2", "http://h/?a+b=c%20d+e", "http://h/?&&a&=b&=", "http://h/?a=b=c", "http://h?x", "http://h#f", "http://h/#a b", "http://h/#%zz", "http://h/#a#b", "http://h/#%41{", "http://h/?q#f", "mailto:a@b.c", "mailto:a@b.c?x=y",
		"urn:a:b", "a+b-c.1://h", "a_b://h", "http//h", "http://h/\x01", "http://h/\x7f", "\x00", " http://h", "http://h /", "http://h\\a", "//h/p", "//u@h:1/p?q", "///p", "/a:b", "a/b:c", "/a//b", "x:/p", "x://", "x:///p", "x:?q", "x:p?q#f", "/p?", "http://h/?", "http://h?#", "http://h/p#",
		"file:///etc/passwd", "file:etc", "http://h/!$&'()*+,;=:@[]", "http://h/%21%24", "http://h/[a]", "http://h.:80/", "http://-/", "http://h:65536/", "http://h:99999999999/", "https://[2001:db8::1]:8443/a?b#c", "jdbc:mysql://h:1/d", "http://%68/", "http://h/%", "http://h/a%00b", "%", "%41:b", "http://h/a/./../b"}
	for _, s := range hard {
		add("parse", urlText(s, false), s)
		add("request", urlText(s, true), s)
	}
	for i := 0; i < 260; i++ {
		s := pick("http", "https", "HTTPS", "ftp", "a+b", "", "", "unix") + pick("://", "://", "://", ":", "//", "")
		s += pick("", "", "u@", "u:p@", "%41:b%20@", "@") + pick("h", "example.com", "EX.com", "[::1]", "[fe80::1%25en0]", "1.2.3.4", "a,b", "h%41", "")
		s += pick("", "", ":80", ":", ":x") + pick("", "/", "/a/b", "/a%20b", "/a b", "/é", "/a%2Fb{", "//x", "/..", "a:b")
		s += pick("", "", "?", "?a=1&b=2&a=3", "?a=%41+b", "?%zz", "?a;b", "?x y") + pick("", "", "#", "#f", "#a b", "#%41", "#%zz", "#é{")
		add("parse", urlText(s, false), s)
		if i%2 == 0 {
			s = mutate(s, ":/?#[]@%&=;+ aZ0.,<\"\\")
			add(pick("parse", "request"), urlText2(s), s)
		}
	}
	for i := range rows { // the operation was chosen at random above
		rows[i].want = urlText(rows[i].args[0], rows[i].op == "request")
	}
	write("url")
}

func urlText2(string) string { return "" }

func quantityText(q resource.Quantity) string {
	number, suffix := q.CanonicalizeBytes(nil)
	i, ok := q.AsInt64()
	whole := "-"
	if ok {
		whole = strconv.FormatInt(i, 10)
	}
	return fmt.Sprintf("%s%s %d %s %.17e", number, suffix, q.Sign(), whole, q.AsApproximateFloat64())
}

func quantities() {
	hard := []string{"", "0", "-0", "+0", "00", "0.0", ".", "-", "+", "1.", ".5", "-.5", "1..2", "1.2.3", "5", "+5", "-5", "005", "5n", "1500m", "1.5", "1.500", "0.1n", "0.0000000001", "-0.0000000001", "0.1m", "1.0000000001", "1m", "999n", "1u", "1k", "1M", "1G", "1T", "1P", "1E", "10E", "1000E", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "99999999999999999999",
		"1Ki", "1.5Gi", "1023Ki", "1024Ki", "1048576Ki", "0.5Ki", "0.1Ki", "0.0001Ki", "1Ei", "7Ei", "8Ei", "9Ei", "-8Ei", "-9Ei", "1.5Ei", "0.3Mi", "1024", "1000Ki", "512", "-1Ki", "1000Mi", "1e3", "1E3", "1e-3", "1e+3", "1e0", "1e", "e3", "1e3.5", "1e-9", "1e-10", "1e-30", "1e-400", "12e-3", "1e18", "1e19", "1e30", "1e100", "1.5e3", "123456789e10", "0e5", "1K", "1mi", "1Kib", "1 k", " 1", "1 ", "1i", "1ei", "1m1", "1n5", "1Ki5", "1e3k", "NaN", "Inf", "0x10", "1_000", "1,5",
		"123456789012345678", "1234567890123456789", "0.123456789", "0.1234567891", "12345678901234567890.123456789", "0.000000000000000000000", "999999999999999999k", "999999999999999999E", "0.9999999999", "1.0000000005Ki", "1E1", "1Ee", "100000000000000000000000000000n", "-1.5Ki", "-0.1Ki", "+.5e1", "1.e2", "000000000000000000000000001", "0.5m", "2.5n", "-2.5n", "0Ki", "0.0Ki", "1025", "1536Mi", "1Mi", "3e-2", "33e-1", "1e21", "1e22", "1e-1Ki", "+Pi", "Pi", ".Pi", "0.Pi", "Ti", ".Ti", "-Ei", ".m", "m", "+e3", ".5Pi"}
	values := []string{}
	for i := 0; i < 150; i++ {
		s := pick("", "", "-", "+") + digits(pickInt(2, 5, 19, 25)) + pick("", "", "."+digits(pickInt(2, 9, 12))) + pick("", "", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "e3", "e-5", "E6", "e-12", "e20")
		values = append(values, s)
	}
	for _, s := range append(hard, values...) {
		q, err := resource.ParseQuantity(s)
		if err != nil {
			add("parse", "!"+err.Error(), s)
			continue
		}
		add("parse", quantityText(q), s)
	}
	for _, s := range values[:60] {
		s = mutate(s, "0123456789.eEkKMimn+- ")
		if _, after, found := strings.Cut(strings.ToLower(s), "e"); found && len(strings.TrimLeft(after, "+-")) > 2 {
			continue // texts of a megabyte
		}
		q, err := resource.ParseQuantity(s)
		if err != nil {
			add("parse", "!"+err.Error(), s)
		} else {
			add("parse", quantityText(q), s)
		}
	}
	good := []string{}
	for _, s := range append(hard, values...) {
		if _, err := resource.ParseQuantity(s); err == nil {
			good = append(good, s)
		}
	}
	for i := 0; i < 160; i++ {
		a, b := pick(good...), pick(good...)
		x, y := resource.MustParse(a), resource.MustParse(b)
		sum := x.DeepCopy()
		sum.Add(y.DeepCopy())
		add("add", quantityText(sum), a, b)
		difference := x.DeepCopy()
		difference.Sub(y.DeepCopy())
		add("sub", quantityText(difference), a, b)
		copied := x.DeepCopy()
		add("compare", strconv.Itoa(copied.Cmp(y.DeepCopy())), a, b)
	}
	for _, pair := range [][2]string{{"0", "-9223372036854775808"}, {"5", "-9223372036854775808"}, {"-5", "-9223372036854775808"}, {"1m", "-9223372036854775808"}, {"1Ki", "9223372036854775807"}, {"1e30", "9223372036854775807"}, {"0", "5"}, {"-1Ki", "1024"}, {"9Ei", "1"}, {"999999999999999999E", "5"}} {
		for _, op := range []string{"add", "sub"} {
			x := resource.MustParse(pair[0])
			i, _ := strconv.ParseInt(pair[1], 10, 64)
			y := *resource.NewQuantity(i, resource.DecimalExponent)
			out := x.DeepCopy()
			if op == "add" {
				out.Add(y)
			} else {
				out.Sub(y)
			}
			add(op+"Int", quantityText(out), pair[0], pair[1])
		}
	}
	write("quantity")
}

func versions() {
	parse := func(s string) string {
		v, err := semver.Parse(s)
		if err != nil {
			return "!" + err.Error()
		}
		return v.String()
	}
	hard := []string{"", "1", "1.2", "1.2.3", "1.2.3.4", "v1.2.3", "01.2.3", "1.02.3", "1.2.03", "0.0.0", "00.0.0", "1.2.3-", "1.2.3+", "1.2.3-alpha", "1.2.3-alpha.1", "1.2.3-alpha..1", "1.2.3-01", "1.2.3-0", "1.2.3-0a", "1.2.3-a_b", "1.2.3+b_c", "1.2.3+001", "1.2.3-a+b", "1.2.3+a-b", "1.2.3-a+b+c", "1.2.3--", "1.2.3-+",
		"18446744073709551615.0.0", "18446744073709551616.0.0", "1.2.3-18446744073709551616", "1.2.3-18446744073709551615", "-1.2.3", "1.-2.3", "1.2.-3", "1..3", ".2.3", "1.2.", "a.b.c", "1.b.3", "1.2.c", "1.2.3 ", " 1.2.3", "1.2.3\n", "v", "vv1.2.3", "v1", "v01.002", "1.2-a", "1-a", "1.2+b", "1.2.003-a.01", "000", "0", "1.2.3-é", "V1.2.3", "1.00.000", "1.2.0003+0", "v1.2.3-rc.1+b.2", "01", "1.", "1.x", "0x1", "00x"}
	values := []string{}
	for i := 0; i < 120; i++ {
		s := pick("0", "1", "2", "10", digits(3)) + "." + pick("0", "1", "2", digits(2)) + "." + pick("0", "1", digits(2)) + pick("", "", "-alpha", "-alpha.1", "-alpha.beta", "-1", "-2.3", "-rc.1", "-rc.10", "-x.7.z.92", "-0", "-A") + pick("", "", "", "+b1", "+001.x")
		values = append(values, s)
	}
	for i, s := range append(hard, values...) {
		add("parse", parse(s), s)
		if i < len(hard)+60 {
			add("normalized", evaluate("semver(a, true)", []any{s}, cel.StringType), s)
		}
		if i > len(hard) {
			s = mutate(s, "0123456789.-+av ")
			add("parse", parse(s), s)
		}
	}
	for i := 0; i < 200; i++ {
		a, errA := semver.Parse(pick(values...))
		b, errB := semver.Parse(pick(values...))
		if errA == nil && errB == nil {
			if i%3 == 0 {
				b.Major, b.Minor, b.Patch = a.Major, a.Minor, a.Patch
			}
			add("compare", strconv.Itoa(a.Compare(b)), a.String(), b.String())
		}
	}
	write("semver")
}

func stampText(layout, s string) string {
	t, err := time.Parse(layout, s)
	if err != nil {
		return "!" + err.Error()
	}
	_, offset := t.Zone()
	return fmt.Sprintf("%d %d %d %s", t.Unix(), t.Nanosecond(), offset, t.Format(time.RFC3339Nano))
}

func times() {
	duration := func(s string) string {
		d, err := time.ParseDuration(s)
		if err != nil {
			return "!" + err.Error()
		}
		return fmt.Sprintf("%d %s", int64(d), d.String())
	}
	words := func(s string) string {
		d, err := strfmt.ParseDuration(s)
		if err != nil {
			return "!"
		}
		return strconv.FormatInt(int64(d), 10)
	}
	hard := []string{"", "0", "+0", "-0", "00", "1", "1h", "1h-", "-1h", "+1h", "--1h", "1h30m", "1h 30m", "1.5h", "1.h", ".5h", ".h", "h", "1hh", "1d", "1w", "1us", "1µs", "1μs", "1ms", "1ns", "1.5ns", "0.5ns", "0.9999999999s", "1.23456789012345678901s", "9223372036854775807ns", "9223372036854775808ns", "-9223372036854775808ns", "-9223372036854775809ns", "2562047h47m16.854775807s", "2562047h47m16.854775808s", "-2562047h47m16.854775808s", "2562048h", "9223372036.854775807s", "99999999999999999999h", "1e3s", "1s1s1s", "3m2.5s", "100000h", "1h1", "1H", "1 s", " 1s", "1s ", "0s", "0h0m0s", "-0.5s", "1é", "1\x00s", "1\"", "1\\", "1\xffs", "\xff", "0.1h", "0.333333333333333h", "1.1.1s", "1m1h", "9007199254740993ns", "0.9223372036854775807h", "0.99999999999999999999999h", "1day", "3 days", "1 week 2 hrs", "2w3d", "5 min", "1 Hour", "1.5 days", "10 sec", "abc", "12", "1 month", "- 3 days", "3  days", "3\tdays", "1nanosecond", "1 wk", "1weeks", "200000000 weeks", "-29.7070477413150819136427167.9445194230ms", "9223372036854775807 ns 1day", "9223372036854775808 ns 1day", "9223372036854775808 1day"}
	for i := 0; i < 150; i++ {
		s := pick("", "", "-", "+")
		for n := 1 + random.Intn(3); n > 0; n-- {
			s += digits(pickInt(2, 4, 12)) + pick("", "", "."+digits(pickInt(3, 10, 19))) + pick("ns", "us", "ms", "s", "m", "h", "h", "m", "s", "d", "")
		}
		hard = append(hard, s)
		if i%3 == 0 {
			hard = append(hard, mutate(s, "0123456789.hmsnu+- "))
		}
	}
	for _, s := range hard {
		add("parse", duration(s), s)
		add("words", words(s), s)
	}
	for i := 0; i < 60; i++ {
		d := time.Duration(random.Int63() >> random.Intn(62))
		if i%2 == 0 {
			d = -d
		}
		add("format", d.String(), strconv.FormatInt(int64(d), 10))
	}
	write("duration")

	stamps := []string{"", "2024-01-01T00:00:00Z", "2024-01-01T00:00:00z", "2024-01-01t00:00:00Z", "2024-01-01 00:00:00Z", "2024-01-01T1:02:03Z", "2024-01-01T01:2:03Z", "2024-01-01T24:00:00Z", "2024-01-01T23:60:00Z", "2016-12-31T23:59:60Z", "2024-02-29T00:00:00Z", "2023-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2000-02-29T00:00:00Z", "2024-04-31T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-32T00:00:00Z", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59-01:00", "0001-01-01T00:00:00+01:00", "10000-01-01T00:00:00Z", "-001-01-01T00:00:00Z",
		"2024-01-01T00:00:00.1Z", "2024-01-01T00:00:00,5Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00.1234567891Z", "2024-01-01T00:00:00.999999999999Z", "2024-01-01T00:00:00.000Z", "2024-01-01T00:00:00+00:00", "2024-01-01T00:00:00-00:00", "2024-01-01T00:00:00+23:59", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+24:60", "2024-01-01T00:00:00+25:00", "2024-01-01T00:00:00+01:61", "2024-01-01T00:00:00*25:00", "2024-01-01T00:00:00*01:00", "2024-01-01T00:00:00+0100", "2024-01-01T00:00:00+01", "2024-01-01T00:00:00+1:00", "2024-01-01T00:00:00+01:0", "2024-01-01T00:00:00+01:000", "2024-01-01T00:00:00", "2024-01-01T00:00Z", "2024-01-01", "2024-1-01", "2024-01-1", "24-01-01", "2024/01/01", "20240101", "2024-01-01Z", "2024-01-01T", " 2024-01-01", "2024-01-01 ", "2024-01-01T00:00:00Zx", "2024-01-01T00:00:00.5", "2024-01-01T00:00:00 Z", "x", "é", "2024-01-01T00:00:00\"", "2024-01-01T00:00:00\x00", "1970-01-01T00:00:00Z", "1969-12-31T23:59:59.5Z", "1900-03-01T12:00:00+05:30", "2024-01-01T+1:00:00Z", "2024-01-01T-1:00:00Z", "2024-01-01T00:00:00.-1Z", "2024-01-01T00:00:00+-1:00", "2024-12-31T9:59:59+14:00", "2024-02-30", "2024-13-45", "2024-01-01T00:00:00ZZ", "2024-01-01T00:00:00+aa:bb", "2024-01-01T00:00:00+2a:bb"}
	for i := 0; i < 160; i++ {
		t := time.Unix(random.Int63n(253402300800+62135596800)-62135596800, random.Int63n(1e9)).In(time.FixedZone("", 60*(random.Intn(1680)-840)))
		s := t.Format(pick(time.RFC3339, time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02", "2006-01-02T15:04:05.000Z07:00"))
		stamps = append(stamps, s)
		if i%2 == 0 {
			stamps = append(stamps, mutate(s, "0123456789-+:TZ., "))
		}
	}
	for i, s := range stamps {
		add("rfc3339", stampText(time.RFC3339, s), s)
		if i%3 == 0 || len(s) < 20 {
			add("unzoned", stampText("2006-01-02T15:04:05", s), s)
			add("date", stampText(time.DateOnly, s), s)
		}
	}
	write("timestamp")

	names := []string{"", "UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Sydney", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca", "Europe/Dublin", "Asia/Kathmandu", "Pacific/Apia", "America/Sao_Paulo", "Antarctica/Troll", "Etc/GMT+5", "EST5EDT", "Asia/Tehran", "Pacific/Kiritimati", "Africa/Monrovia"}
	moments := []int64{-62135596800, -5000000000, -2717650800, -1633280400, 0, 253402300799, 4102444800, 1325242800, 1300000000}
	for year := 2024; year <= 2025; year++ { // the gaps and folds, to the second
		for _, text := range []string{"-03-10T07:00:00Z", "-11-03T06:00:00Z", "-03-31T01:00:00Z", "-10-27T01:00:00Z", "-10-05T15:30:00Z", "-04-06T15:00:00Z", "-10-05T16:00:00Z"} {
			t, _ := time.Parse(time.RFC3339, strconv.Itoa(year)+text)
			moments = append(moments, t.Unix()-1, t.Unix(), t.Unix()+1)
		}
	}
	for _, name := range names {
		location, err := time.LoadLocation(name)
		if err != nil {
			panic(err)
		}
		for i := 0; i < 14; i++ {
			at := moments[random.Intn(len(moments))]
			if i < 4 {
				at = random.Int63n(8000000000) - 3000000000
			}
			_, offset := time.Unix(at, 0).In(location).Zone()
			add("offset", strconv.Itoa(offset), name, strconv.FormatInt(at, 10))
		}
	}
	for _, name := range []string{"Mars/Olympus", "../etc", "/etc/localtime", "\\x", "a..b", "Europe", "Europe/", "europe/berlin\x00", "Europe/Berlin/x", "utc ", "é", "."} {
		if _, err := time.LoadLocation(name); err != nil {
			add("offset", "!"+err.Error(), name, "0")
		}
	}
	write("time_zone")
}

func formats() {
	texts := []string{"", "a", "A", "a.b", "-a", "a-", "a-.", "a_b", "1a", "a1", "a..b", "a/b", "a/b/c", "/a", "a/", "Example.com/Name_1", "example.com/" + strings.Repeat("a", 64), strings.Repeat("a", 63), strings.Repeat("a", 64), strings.Repeat("a.", 126) + "a", strings.Repeat("a.", 127) + "a", "é", "a b", "a\n", "a-b-", "ab-", "--", "-", "Abc-", "1-", "http://h/", "/p", "http://h:x/", "a:b", "p q", "d9428888-122b-11e1-b85c-61cd3cbb3210", "d9428888122b11e1b85c61cd3cbb3210", "d9428888-122b-11e1-b85c-61cd3cbb321", "D9428888-122B-11E1-B85C-61CD3CBB3210", "aGk=", "aGk", "aGk==", "a-_=", "a+/=", "====", "aG k=", "2024-01-01", "2024-13-01", "2024-02-30", "2024-1-1", "2024-01-01T00:00:00Z", "2024-01-01T00:00:00z", "2024-01-01t00:00:00.5+01:00", "2024-01-01T25:00:00Z", "2024-01-01T00:00:00", "2024-01-01 00:00:00Z", "2016-12-31T23:59:60Z", "true", "1.2.3", "a.b-"}
	names := []string{}
	for name := range library.ConstantFormats {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		for _, s := range texts {
			add("check", strings.Join(library.ConstantFormats[name].ValidateFunc(s), "\n"), name, s)
		}
		for i := 0; i < 6; i++ {
			s := mutate(pick(texts...), "aA1-._/ ")
			add("check", strings.Join(library.ConstantFormats[name].ValidateFunc(s), "\n"), name, s)
		}
	}
	write("named_format")
}

func quotedList(items []string) string {
	quoted := []string{}
	for _, s := range items {
		quoted = append(quoted, strconv.Quote(s))
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

func regexes() {
	patterns := []string{"", "a", "a*", "a*?", "a+", "(a|b)*", "x*", "\\b", "^", "$", "^$", "(?m)^", "(?m)$", "(?m)^b", "(?s).", ".", "(?i)AB", "(?i:a)B", "(?U)a+", "(?-i)a", "\\pL", "\\p{Greek}", "\\PL+", "\\p{^L}", "[[:alpha:]]+", "[^[:space:]]", "[\\d\\-]+", "\\d{2,3}", "a{0}", "a{2}", "a{,2}", "(?P<n>a)(?P<m>b)", "(?<n>a)", "(?P<n>a)(?P<n>b)", "\\Qa.b\\E", "\\x{1F600}", "\\x41", "\\101", "[a-z&&[^b]]", "a|b|", "|a", "é", "[é-ü]+", "\\w+", "\\W", "\\s*", "\\A", "\\z", "\\Z", "\\B", "()", "(|a)*", "(a*)*", "(?:a+)+$", "[^\\x00]", "\\C", "(?i)k", "(?i)ſ", "\\p{Lu}\\p{Ll}*",
		"(", ")", "[", "]", "[a", "[]a]", "[z-a]", "a**", "a{1001}", "a{1000}", "(?", "(?P<", "(?P<>a)", "(?P<1>a)", "(?P=n)", "(?z)a", "(?i", "(?=a)", "(?!a)", "(?<=a)", "\\1", "\\8", "\\", "\\q", "\\x{110000}", "\\x{", "\\pX", "\\p{Nope}", "\\p", "*a", "+", "?", "a??", "a???", "{", "{1}", "a{1}{2}", "a{2,1}", "[[:nope:]]", "[[:alpha:]", "\xff", "a\xffb", "(?i)(?-i)(?i", "(a", "a)", "((a)", "x{2}{3}", "[a-\\d]", "[\\d-a]", "[--a]", "\\Q", "\\Qab", "(?s-m:.)", "\\cA", "\\G", "\\u0041", "[\\b]", "$a", "a^", "(?m)a$", "x{0,1000}", "((a{100}){100}){100}", "\\pN", "\\d+\\.\\d+", "\\.", "[.]", "[^a]", "[^]a]", "[]-a]"}
	texts := []string{"", "a", "aaa", "baaab", "ab\nab\n", "AbaB", "éüx", "a.b", "123-45 6", "😀x😀", "a\x00b", "\xffa\xfe", "foo bar  baz", "αβΓ", "xxax", "K\u212ak", "\n", "a\n"}
	for _, s := range []string{"xéx", "é", "αβ aΓ", "αxβΓ", "xéxx", "\xffé"} { // where Go sees no place inside of a code point
		for _, p := range []string{"\\B", "\\B\\z", "(?:\\B|q)a*", "x\\B", "\\Bx", "\\b"} {
			re := regexp.MustCompile(p)
			add("matches", strconv.FormatBool(re.MatchString(s)), s, p)
			add("findAll", quotedList(re.FindAllString(s, -1)), s, p, "-1")
		}
	}
	for i, p := range patterns {
		re, err := regexp.Compile(p)
		for n := 0; n < 3; n++ {
			s := texts[(i*3+n*5)%len(texts)]
			if n == 2 {
				s = mutate(s, "ab xé1\n.")
			}
			if err != nil {
				add("find", "!Illegal regex: "+err.Error(), s, p)
				add("matches", "!"+err.Error(), s, p)
				break
			}
			add("find", strconv.Quote(re.FindString(s)), s, p)
			add("matches", strconv.FormatBool(re.MatchString(s)), s, p)
			for _, limit := range []int{-1, pickInt(0, 1, 2, 3, -7)} {
				add("findAll", quotedList(re.FindAllString(s, limit)), s, p, strconv.Itoa(limit))
			}
		}
	}
	for i := 0; i < 150; i++ {
		p := mutate(pick(patterns...)+pick("", pick(patterns...)), "ab.*+?|()[]^$\\d{}1,")
		s := pick(texts...) + pick(texts...)
		re, err := regexp.Compile(p)
		if err != nil {
			add("find", "!Illegal regex: "+err.Error(), s, p)
			continue
		}
		add("findAll", quotedList(re.FindAllString(s, -1)), s, p, "-1")
	}
	write("regex")
}
