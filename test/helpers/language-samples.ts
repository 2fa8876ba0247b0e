/** Code in which languages contain others; every grammar finds something in them. */
export const forms: readonly string[] = [
  '---\ntitle: A\nlist: [1, true]\n---\n\n# T\n\n```js\nlet a = 1 // b\n```\n\n- **b** [c](d) `e`\n',
  '<p style="color: red" onclick="f(1)">{{ a | b }}</p><style>p { color: #fff }</style><script>let a = `b ${1}`</script>',
  '<?php /** @param int $a */ echo "<b>$a[0] {$b}</b>"; ?><p><%= link_to "a", 1 %></p><% if (a) { %>b<% } %>',
  'const q = gql`query A { b(c: 1) }`, s = sql`select 1 from a`, h = html`<b>${c}</b>`, r = /[a-z]+(?:b)/gi\n/** @type {A} b */\n',
  '/// <summary>A <c>b</c></summary>\nclass A<B> extends C { async d(e: string): Promise<F> { return <G h={1}>i {j}</G> } }\n',
  'GET /a?b=1 HTTP/1.1\nContent-Type: application/json\nAuthorization: Bearer x\n\n{"a": [1, true, null], "b": "c"}\n',
  '%p.a#b{:c => "d"}= e\n:markdown\n  # F\n:javascript\n  let a = 1\n- if a\n  p(b=1) #{c}\n',
  '{% if a == "b" %}{{ c | upper }}{% endif %}{# d #}{assign var=a value=1}{$b}{literal}c{/literal}{{#each d}}{{e}}{{/each}}',
  '== T ==\n\n*b* _i_ +c+ "l":http://a.b\n\n[source,ruby]\n----\ndef a; "#{b}"; end\n----\n<nowiki>x</nowiki>[[y|z]]\n',
  '@use "a";\n$b: 1px;\n.c { &:hover { color: darken($b, 10%); } @media (min-width: 1px) { d: e } }\n@f: 1;\n.g() when (@f) { h: url(i.png) }\n',
  'def a(b, *c):\n    """d {e!r}"""\n    return f"{b:>{c}} {a(\'x\')}"  # g\n\n$ npm i && echo "$HOME ${A:-b}" | grep -E \'c\'\n',
  'fn a<\'b>(c: &\'b str) -> Result<(), D> { let e = |f: u8| { f + 1 }; println!("{e}"); }\n#include <a.h>\n#define B(c) (c + 1)\n%<-*-C-*- int a = 1; %>\n',
  '<%@ Page Language="C#" %>\n<#@ template #>\n<# for (int i = 0; i < 1; i++) { #>\n<%-- a --%>\n@{ var b = 1; }<b>@b</b>\nselect * from a where b = \'c\' -- d\n',
  '2024-01-01 12:00:00 ERROR a.b.C - d\njava.lang.Exception: e\n\tat a.b.C.d(C.java:1)\n@startuml\nA -> B : c\n@enduml\ndigraph { a -> b [label=<<b>c</b>>] }\n',
]
