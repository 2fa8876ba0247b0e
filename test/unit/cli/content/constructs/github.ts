import { type Construct, fence, finds, keeps, key, shows } from './construct.ts'

const alert = (type: string): Construct =>
  shows(`> [!${type}]\n> Text`, `admonition-${type.toLowerCase()}"`)

const notes: readonly Construct[] = [
  ...['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'].map(alert),
  finds('> [!QUESTION]\n> Text', 'unknown-admonition'),
  shows('> **Note**\n> Text', '<strong>Note</strong>'),
  shows('- [ ] Open\n- [x] Done', 'type="checkbox"'),
  shows('Foot[^1]\n\n[^1]: Note', 'Note'),
  finds('[^1]: Unused note', 'unused-footnote'),
  finds('Foot[^gone]', 'undefined-reference'),
]

const prose: readonly Construct[] = [
  shows('~del~', '<del>del</del>'),
  shows('https://example.com', '<a href="https://example.com"'),
  shows('me@example.com', 'mailto:me@example.com'),
  shows(':+1:', '👍'),
  finds(':octocat:', 'foreign-syntax'),
  keeps('@user', 'GitHub links names only on its own pages.'),
  keeps('#123 and GH-123', 'GitHub links issues only on its own pages.'),
  keeps('a5c3785ed8d6a35868bc169f07e40e889087fd2e', 'GitHub links commits only on its own pages.'),
  keeps('costs $5 and $6', 'Dollar signs are common in prose.'),
  keeps('[ref]', 'Brackets alone are common in prose.'),
  keeps('| a |\n| 1 |', 'Without a line of hyphens, GitHub shows no table either.'),
  finds('[Text][ref]', 'undefined-reference'),
  finds('[ref][]', 'undefined-reference'),
  finds('![A][img]', 'undefined-reference'),
  finds('** bold** text', 'unparsed-emphasis'),
  shows('[Text][ref]\n\n[ref]: https://example.com', 'href="https://example.com"'),
  shows('Line\\\nbreak', '<br>'),
  shows('&copy; &#169;', '© ©'),
]

const formulas: readonly Construct[] = [
  finds('$x^2$', 'math-off'),
  finds('$`x^2`$', 'foreign-syntax'),
  finds('$$x^2$$', 'math-off'),
  finds('Inline $$x$$ math', 'math-off'),
  finds(fence('math', 'x^2'), 'code-language'),
  finds(fence('mermaid', 'graph TD'), 'mermaid-off'),
  finds(fence('stl', 'solid'), 'code-language'),
  finds(fence('suggestion', 'a'), 'code-language'),
  shows(fence('geojson', '{"a": 1}'), 'token property'),
]

const removed = [
  '<font color="red">Text</font>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<script>alert(1)</script>',
  '<style>a{}</style>',
  '<form action="/a"><input name="b"></form>',
  '<input type="text">',
  '<textarea>a</textarea>',
  '<select><option>A</option></select>',
  '<object data="a"></object>',
  '<embed src="a">',
  '<link rel="stylesheet" href="a">',
  '<meta name="a" content="b">',
  '<base href="/">',
  '<title>A</title>',
  '<noscript>Text</noscript>',
  '<canvas></canvas>',
  '<dialog open>Text</dialog>',
  '<marquee>Text</marquee>',
  '<unknown>Text</unknown>',
  '<div onclick="a()">Text</div>',
  '<div contenteditable>Text</div>',
  '<label>T</label>',
  '<button type="submit">Go</button>',
  '<img src="a.png" alt="A" onerror="x()">',
  '<math><mi>x</mi></math>',
]

const html: readonly Construct[] = [
  ...removed.map((written) => finds(written, 'html-removed')),
  finds('<a href="javascript:a()">T</a>', 'dangerous-url'),
  shows('H<sub>2</sub>O<sup>2</sup>', 'H<sub>2</sub>O<sup>2</sup>'),
  shows('<ins>a</ins> <del>b</del> <mark>c</mark>', '<mark>c</mark>'),
  shows('<details><summary>S</summary>\n\nText\n\n</details>', '<summary>S</summary>'),
  shows('<p align="center">Text</p>', '<p class="align-center">Text</p>'),
  shows('<img src="a.png" alt="A" width="100" align="right">', 'class="align-right"'),
  shows(
    '<picture>\n<source media="(prefers-color-scheme: dark)" srcset="d.png">\n<img src="l.png" alt="A">\n</picture>',
    'srcset="d.png"',
  ),
  shows('<a name="anchor"></a>\n\nText', '<a name="anchor">'),
  shows('<video src="a.mp4" controls></video>', '<video src="a.mp4"'),
  shows('<ruby>a<rt>b</rt></ruby>', '<ruby>a<rt>b</rt></ruby>'),
  shows('<span style="color:red">Text</span>', '<span class="s-'),
  shows('![A](a.png#gh-dark-mode-only)', 'src="a.png#gh-dark-mode-only"'),
  shows('![A](a.png#gh-light-mode-only)', 'src="a.png#gh-light-mode-only"'),
  finds('![A](a.png#dark)', 'foreign-syntax'),
  finds('![A](a.png#gh-light)', 'foreign-syntax'),
]

const blocks = [
  '{% hint style="info" %}\nText\n{% endhint %}',
  '{% tabs %}\n{% tab title="A" %}\nText\n{% endtab %}\n{% endtabs %}',
  '{% code title="a.js" %}\n```js\nlet a\n```\n{% endcode %}',
  '{% embed url="https://example.com" %}',
  '{% content-ref url="a.md" %}\n[a.md](a.md)\n{% endcontent-ref %}',
  '{% file src="a.pdf" %}',
  '{% swagger src="a.yaml" path="/a" method="get" %}\n{% endswagger %}',
  '{% stepper %}\n{% step %}\nText\n{% endstep %}\n{% endstepper %}',
  '{% columns %}\n{% column %}\nText\n{% endcolumn %}\n{% endcolumns %}',
  '{% include "a.md" %}',
  '{% raw %}\n{{ x }}\n{% endraw %}',
  '{% highlight js %}\na\n{% endhighlight %}',
  '{{ book.title }}',
  '[Text]({% link a.md %})',
  '[Text]({{ site.url }}/a)',
  '* TOC\n{:toc}',
  '{: .note }\n> Text',
]

const gitbook: readonly Construct[] = [
  ...blocks.map((written) => finds(written, 'foreign-syntax')),
  shows('<mark style="color:red;">Text</mark>', '<mark class="s-'),
  shows('<table data-view="cards"><tbody><tr><td>A</td></tr></tbody></table>', '<td>A</td>'),
  shows('<figure><img src="a.png" alt="A"><figcaption><p>Cap</p></figcaption></figure>', 'Cap'),
  shows('<a href="https://example.com" class="button primary">Go</a>', 'class="button primary"'),
  shows('[a.md](a.md "mention")', 'title="mention"'),
]

const unknown = [
  'icon: x',
  'cover: a.png',
  'coverY: 0',
  'hidden: true',
  'if: x',
  'permalink: /a/',
  'nav_order: 1',
  'parent: A',
  'has_children: true',
  'published: false',
  'categories: a',
]

/** Every construct of GitHub, GitBook and Jekyll. */
export const github: readonly Construct[] = [
  ...notes,
  ...prose,
  ...formulas,
  ...html,
  ...gitbook,
  ...unknown.map((yaml) => finds(key(yaml), 'unknown-front-matter')),
  finds(key('layout: {title: {visible: true}}'), 'no-effect'),
  shows(key('redirect_from: /a'), '<p>Text</p>'),
]
