import { describe, expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (markdown: string, rule: string): Promise<string[]> =>
  found(await make(markdown))
    .filter((one) => one.split(' ')[1] === rule)
    .map((one) => one.split(' ')[0] ?? '')

describe('marks in blocks of HTML are reported at their places', () => {
  it.each([
    ['<p>Text **bold** and [a](b)</p>', ['1:9', '1:22']],
    ['<p>[a](my page.md) and ![b](my shot.png#c "d")</p>', ['1:4', '1:24']],
    ['<div>\n**bold**\n</div>', ['2:1']],
    ['<div>\n# Title\n</div>', ['2:1']],
    ['<div>\n  :::note\n</div>', ['2:3']],
    ['<details>\n  <summary>A</summary>\n  ```py\n  b()\n  ```\n</details>', ['3:3']],
    ['<div>\n~~~\n- a\n~~~\n</div>', ['2:1']],
    ['<div>\n- a\n- b\n</div>', ['2:1']],
    ['<div>\n1. a\n2. b\n3. c\n</div>', ['2:1']],
    ['<div>\n| a | b |\n| - | - |\n| 1 | 2 |\n</div>', ['2:1']],
    ['<p>`code` ~~gone~~</p>', ['1:4', '1:11']],
    ['<p>![x](y.png) [a][b]</p>', ['1:4', '1:16']],
    ['<p>{{ x }} {% if %} :tada:</p>', ['1:4', '1:12', '1:21']],
    ['<details>\n<summary>*A* b</summary>\n\ntext\n\n</details>', ['2:10']],
    ['- a\n\n  <p>**b**</p>', ['3:6']],
    ['> <p>**b**</p>', ['1:6']],
    ['<p>a[^1] and [^note-2]</p>', ['1:5', '1:14']],
    ['<details>\n<summary>a[^1] $x$</summary>\n\ntext\n\n</details>', ['2:11', '2:16']],
    ['<p>$x^2$ or $$y$$</p>', ['1:4', '1:13']],
    ['<table><tr><td>__bold text__</td></tr></table>', ['1:16']],
    ['<Details>Because *this*.</Details>', ['1:18']],
    ['<p>*a*. And (*b*), *c*: *d*!</p>', ['1:4', '1:14', '1:20', '1:25']],
  ])('%j', async (text, places) => {
    expect(await run(text, 'raw-text')).toEqual(places)
  })

  it.each([
    '<p>a\n- b</p>',
    // Numbers in elements of their own.
    '<div>\n  <p>1. Mix</p>\n  <p>2. Bake</p>\n</div>',
    '<ul>\n<li class="a">- a</li>\n<li>- b</li>\n</ul>',
    '<p>$5 or $6, $HOME, and [^a]: b</p>',
    '<code>a[^1] $x$</code>',
    '<p>a | b\nc | d</p>',
    '<p>```</p>',
    '<p>2 * 3 * 4, a_b_c, snake__case and **</p>',
    '<p>*.ts, a/*.js, *.* and /*.d.ts*/, *a*.js</p>',
    '<pre>**bold**</pre>',
    '<p><code>**kwargs**</code> <kbd>[a](b)</kbd></p>',
    '<!-- **bold** -->',
    '<img alt="**bold**" src="https://x.example/a.png">',
    '<div title="<b>**bold**</b>">a</div>',
    '<div\n  data-a="{{ if a }}<red>"\n  data-b=\'<{{ b }}>\'\n>a</div>',
    "<div title=it's>a</div>",
    '<script>\nlet a = `b`\n</script>',
    '<div>\n\n**bold**\n\n</div>',
    '<b>a</b> **bold**',
    '<p>10:30:45 and a[0][1] and f(x)(y)</p>',
  ])('but not %j', async (text) => {
    expect(await run(text, 'raw-text')).toEqual([])
  })
})

describe('marks in texts of the front matter are reported at their places', () => {
  it.each([
    ['title: "A **b** [c](d)"', ['2:11', '2:17']],
    ['description: Use :tada: and {{ x }}', ['2:18', '2:29']],
    ['description: >\n  First\n  **second** line', ['4:3']],
    ['sidebar_label: "*x* {% if %}"', ['2:17', '2:21']],
    ['pagination_label: "~~a~~ <b>c</b>"', ['2:20', '2:26', '2:30']],
    ['tags: ["**a**", "`b`"]', ['2:9', '2:18']],
    ['keywords:\n  - "[a][b]"', ['3:6']],
    ['title: a &amp; b', ['2:10']],
  ])('%s', async (text, places) => {
    expect(await run(`---\n${text}\n---\n\nText.`, 'raw-text')).toEqual(places)
  })

  it.each([
    'title: "The `<b>` tag and `**kwargs`"',
    'description: 2 * 3 * 4 and snake_case, 10:30:45, a[0][1], {a}, <Link>',
    'sidebar_label: "C*, *.js and **/x"',
    'title: "A [b] (c)"',
  ])('but not in %s', async (text) => {
    expect(await run(`---\n${text}\n---\n\nText.`, 'raw-text')).toEqual([])
  })
})

describe('unclosed and misplaced marks of bold text are reported', () => {
  it.each([
    ['Some **half bold words.', ['1:6']],
    ['A **bold **text', ['1:3']],
    ['A **b **c and **d ** e', ['1:15', '1:3']],
    ['| a |\n| - |\n| x **y |', ['3:5']],
    ['Pass **kwargs to **Name.', ['1:18']],
    ['Pass **kwargs and *args, or **options.', []],
    ['2 ** 3 and a**b', []],
  ])('%j', async (text, places) => {
    expect((await run(text, 'unparsed-emphasis')).toSorted()).toEqual(places)
  })
})

describe('forms of further tools are reported at their places', () => {
  it.each([
    ['See :doc:`a` and :py:func:`b`.', ['1:5', '1:18']],
    ['See {ref}`a` and {doc}`b <c>`.', ['1:5', '1:18']],
    ['See `a <http://b>`_ now.', ['1:5']],
    ['.. note:: Text', ['1:1']],
    ['(label)=', ['1:1']],
    [':::{note}\nText\n:::', ['1:1']],
    ['?> A tip', ['1:1']],
    ['{code:java}', ['1:1']],
    ['[block:callout]', ['1:1']],
    ['image::a.png[Alt]', ['1:1']],
    ['##Title', ['1:1']],
    ['A ^[note] and %%hidden%%', ['1:3', '1:15']],
    ['%% a comment %% and b %% c %%', ['1:1', '1:23']],
    ['\\begin{align}\na &= b\n\\end{align}', ['1:1']],
    ['See \\begin{cases*} a \\end{cases*}.', ['1:5']],
    ['> \\begin{equation}\n> a\n> \\end{equation}', ['1:3']],
    ['{frontmatter.title} by {props.author}', ['1:1', '1:24']],
  ])('%j', async (text, places) => {
    expect(await run(text, 'foreign-syntax')).toEqual(places)
  })

  it.each([
    'The `{a}` and `{b}` here',
    'Use `:a:` and `:b:` here',
    'An array [^1]: and 100%% of %%',
    '`\\begin{align}` and \\begin{document}',
    'a %% b',
    '`{variable}` between `x` and `y`',
    'issue ##123 and #hash',
    'time 10:30 `x`',
    'the code `a` _b_',
    'Wait... what',
  ])('but not in %j', async (text) => {
    expect(await run(text, 'foreign-syntax')).toEqual([])
  })
})

describe('names of characters that HTML does not have are reported', () => {
  it.each([
    ['a &foo; b &Nbsp; &amp; c', ['1:3', '1:11']],
    ['| a |\n| - |\n| &hearth; |', ['3:3']],
    ['# A &mdashh; b', ['1:5']],
    ['&nbsp;&copy;&hearts;&#169;&#xA9;&CounterClockwiseContourIntegral;', []],
    ['a &copy b and &lt, c', ['1:3', '1:15']],
    ['a &#9999999; &#xD800; &#0; &#65;', ['1:3', '1:14', '1:23']],
    ['`&copy x` \\&copy x, https://a.example/?b=c&copy=1', []],
    ['AT&T; R&D; \\&foo; `&foo;` a && bcd; &foo', []],
    ['<https://a.example/?b=c&def;> [a](/b?c&def;)', []],
  ])('%j', async (text, places) => {
    expect(await run(text, 'raw-text')).toEqual(places)
  })
})
