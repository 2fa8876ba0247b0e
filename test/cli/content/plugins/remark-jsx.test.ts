import { toHtml } from 'hast-util-to-html'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { remarkJsx } from '../../../../cli/content/plugins/remark-jsx.ts'

const components = [
  'Tabs',
  'TabItem',
  'Badge',
  'YouTube',
  'Card',
  'DetailedExplanation',
  'CodeBlock',
]
const data: Readonly<Record<string, string>> = {
  '../codes.json': '{ "codes": ["a < b", "c"], "names": { "1": "one" }, "on": true }',
  '@site/broken.json': '{',
  './sample.ts': "const a = '<b>'\n",
}
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkJsx, { components, read: (path: string) => data[path] })
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

function run(
  markdown: string,
  path = 'a.md',
): { html: string; messages: string[]; styles: unknown } {
  const file = new VFile({ value: markdown, path })
  const html = toHtml(processor.runSync(processor.parse(file), file))
    .replaceAll('&#x22;', "'")
    .replace(/\n/g, '')
  const messages = file.messages.map(
    (message) => `${message.line}:${message.column} ${message.ruleId}`,
  )
  return { html, messages, styles: file.data.styles }
}
const mdx = (markdown: string) => run(markdown, 'a.mdx')
const part = (name: string, props: string, inside = ''): string =>
  `<docs-component data-name="${name}"${props && ` data-props="${props}"`}>${inside}</docs-component>`

describe('remarkJsx', () => {
  it.each([
    ['<Badge text="a" />', part('Badge', "{'text':'a'}")],
    [
      'See <Badge text="a &amp; b"/> *here*',
      `<p>See ${part('Badge', "{'text':'a &#x26; b'}")} <em>here</em></p>`,
    ],
    ['<Badge>new</Badge>', part('Badge', '{}', 'new')],
    [
      '<Card\n  title="A"\n  wide\n  count={3}\n  off={false}\n  none={null}\n  list={["a", 1]}\n>\n\n**b**\n\n</Card>',
      part(
        'Card',
        "{'title':'A','wide':true,'count':3,'off':false,'none':null,'list':['a',1]}",
        '<p><strong>b</strong></p>',
      ),
    ],
    ['<Card>\n**b**\n</Card>', part('Card', '{}', '<p><strong>b</strong></p>')],
    [
      '<Tabs>\n    <TabItem value="a">\n\n        text\n\n    </TabItem>\n</Tabs>',
      part('Tabs', '{}', part('TabItem', "{'value':'a'}", '<p>text</p>')),
    ],
    [
      '- a\n\n  <Card>\n\n  b\n\n  </Card>',
      `<ul><li><p>a</p>${part('Card', '{}', '<p>b</p>')}</li></ul>`,
    ],
    [
      '| a |\n|---|\n| <Badge text="x"/> |',
      `<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>${part('Badge', "{'text':'x'}")}</td></tr></tbody></table>`,
    ],
  ])('reads %j alike in .md and .mdx', (markdown, html) => {
    expect(run(markdown)).toMatchObject({ html, messages: [] })
    expect(mdx(markdown)).toMatchObject({ html, messages: [] })
  })

  it('turns style into a class and className into class', () => {
    const { html, styles, messages } = run(
      '<div className="a" style={{minWidth: 0, \'overflow-y\': "auto", width: 10, background: "url(x)"}}>\n\nb\n\n</div>',
    )
    expect(html).toMatch(/^<div class="a s-[\da-f]{8}"><p>b<\/p><\/div>$/)
    expect(Object.values(styles ?? {})).toEqual(['min-width:0;overflow-y:auto;width:10px'])
    expect(messages).toEqual(['1:1 style'])
  })

  it('rewrites JSX inside a block of raw HTML', () => {
    const { html, messages } = run(
      '<table><tbody>\n<tr>\n  <td style={{whiteSpace: "nowrap"}}>{\'a < b\'}</td>\n  <td className="x"><br/>{/* no */}</td>\n</tr>\n</tbody></table>',
    )
    expect(html).toMatch(/<td class="s-[\da-f]{8}">a &#x3C; b<\/td> {2}<td class="x"><br><\/td>/)
    expect(messages).toEqual([])
  })

  it('reads a table written as JSX in .mdx, line by line', () => {
    const { html, messages } = mdx(
      '<table>\n  <tbody>\n    <tr>\n      <td>{\'{ a: 1 }\'}</td>\n      <td></td>\n      <td\n        style={{ color: "red" }}\n      >\n        **b**\n      </td>\n    </tr>\n  </tbody>\n</table>',
    )
    expect(html.replace(/ +/g, '')).toMatch(
      /^<table><tbody><tr><td>\{a:1\}<\/td><td><\/td><tdclass="s-\w+"><p><strong>b<\/strong><\/p><\/td><\/tr><\/tbody><\/table>$/,
    )
    expect(messages).toEqual([])
  })

  it('reads text and comments in braces', () => {
    expect(run('a {\'b < c\'} {"*d*"}{/* gone */} e').html).toBe('<p>a b &#x3C; c *d* e</p>')
    expect(run('{/* a\n\nb */}\n\nc').html).toBe('<p>c</p>')
    expect(run('# A {/* #id */}').html).toContain('#id')
  })

  it('leaves stray signs and plain HTML to CommonMark', () => {
    expect(run('a < b and {c} {#d} 1 <2').html).toBe('<p>a &#x3C; b and {c} {#d} 1 &#x3C;2</p>')
    expect(run('<div>\n*a*\n</div>').html).toBe('<div>*a*</div>')
    expect(run('`<Card>` {').html).toBe('<p><code>&#x3C;Card></code> {</p>')
    expect(run('```\n<Card>\n```').messages).toEqual([])
    expect(run('    <Foo>\n').html).toContain('<pre>')
  })

  it('resolves imports of theme, packages and own components and drops style sheets', () => {
    const { html, messages } = run(
      "\nimport Lite from 'react-lite-youtube-embed';\nimport 'react-lite-youtube-embed/dist/x.css'\nimport Alias from '@theme/Tabs'\nimport {\n  DetailedExplanation as D,\n} from '../components/DetailedExplanation'\n\n<Lite id=\"x\" />\n\n<Alias></Alias>\n\n<D>a</D>\n",
    )
    expect(html).toBe(
      part('YouTube', "{'id':'x'}") + part('Tabs', '{}') + part('DetailedExplanation', '{}', 'a'),
    )
    expect(messages).toEqual([])
  })

  it('D: an import may stand below other text, and is never shown', () => {
    const { html, messages } = run(
      "&nbsp;\n\nimport Alias from '@theme/Tabs'\nimport { useState } from 'react'\n\n# A\n\n<Alias></Alias>\n\nimport { TabItem as Item } from '@theme/TabItem'\n\n<Item>b</Item>\n",
    )
    expect(html).toBe(`<p>\u00A0</p><h1>A</h1>${part('Tabs', '{}')}${part('TabItem', '{}', 'b')}`)
    expect(messages).toEqual([])
    const late = mdx("a\n\nimport X from './x'\n\n<X />\n")
    expect(late.messages).toEqual(['3:1 unknown-import', '5:1 unknown-component'])
    const code =
      "```js\n\nimport a from 'a'\n\n```\n\n- x\n\n  import b from 'b'\n\nimport is a word\n"
    expect(run(code).html).toContain("import a from 'a'")
    expect(run(code).html).toMatch(/import b from.*<p>import is a word<\/p>$/)
  })

  it('D: an import of data fills attributes and text, and is read as text where Docusaurus does so', () => {
    const { html, messages } = mdx(
      "{/* codes */}\nimport all, { codes } from '../codes.json'\nimport sample from '!!raw-loader!./sample.ts'\n\n<Card of={codes} one={all.names[1]} on={all['on']} />\n\nFirst: {codes[0]}, {all.names[1]}, {3}\n\n<CodeBlock language=\"ts\">{sample}</CodeBlock>\n",
    )
    expect(html).toBe(
      part('Card', "{'of':['a < b','c'],'one':'one','on':true}") +
        '<p>First: a &#x3C; b, one, 3</p>' +
        part('CodeBlock', "{'language':'ts'}", "const a = '&#x3C;b>'"),
    )
    expect(messages).toEqual([])
    expect(
      mdx("import a from '@site/broken.json'\nimport b from './none.json'\n\n{a} {b}").messages,
    ).toEqual(['1:1 unknown-import', '2:1 unknown-import', '4:1 no-literal'])
    expect(mdx("import all from '../codes.json'\n\n<Card a={all.none.b} />").messages).toEqual([
      '3:1 no-literal',
    ])
  })

  it('D: a bare link in a page that holds braces elsewhere is no finding', () => {
    expect(mdx('(a)[https://a.example/b]\n\n```js\nimport { a } from "b"\n```\n').messages).toEqual(
      [],
    )
  })

  it('D: takes imports anywhere at the margin, but none in a paragraph or in code', () => {
    const { html, messages } = mdx(
      "# A\nimport Alias from '@theme/Tabs';\nimport D from './DetailedExplanation'\n\ntext\nimport x from 'y'\n\n```js\n\nimport z from 'z'\n```\n\n- b\n\nimport {\n  Card,\n} from './parts'\n\n<Alias><D>c</D><Card /></Alias>\n",
    )
    expect(html).toBe(
      `<h1>A</h1><p>textimport x from 'y'</p><pre><code class="language-js">import z from 'z'</code></pre><ul><li>b</li></ul>${part('Tabs', '{}', part('DetailedExplanation', '{}', 'c') + part('Card', '{}'))}`,
    )
    expect(messages).toEqual([])
  })

  it('D: opens fences of `mdx-code-block`, so that tags pair over them', () => {
    const { html, messages } = mdx(
      '```mdx-code-block\n<Card>\n```\n\n```js\na\n```\n\n```mdx-code-block\n</Card>\n```\n\n````mdx-code-block\n<Card>\n\n```js\nb\n```\n\n</Card>\n````\n\n- c\n\n  ```mdx-code-block\n  <Badge />\n  ```\n\n````md\n```mdx-code-block\nd\n```\n````\n',
    )
    const code = (text: string): string => `<pre><code class="language-js">${text}</code></pre>`
    expect(html).toBe(
      `${part('Card', '{}', code('a'))}${part('Card', '{}', code('b'))}<ul><li><p>c</p>${part('Badge', '{}')}</li></ul><pre><code class="language-md">\`\`\`mdx-code-blockd\`\`\`</code></pre>`,
    )
    expect(messages).toEqual([])
  })

  it('D: a fragment is what stands in it, in .mdx alone', () => {
    expect(mdx('a <>*b*</> c\n\n<>\n\nd\n\n</>')).toMatchObject({
      html: '<p>a <em>b</em> c</p><p>d</p>',
      messages: [],
    })
    expect(run('a <>').html).toBe('<p>a &#x3C;></p>')
  })

  it('D: a drawing that is used as a tag becomes a picture', () => {
    const { html, messages } = mdx(
      'import Boat from "./boat.svg"\n\n<Boat className="x" role="img" title="A boat" />\n\nIn <Boat /> text',
    )
    expect(html).toBe(
      '<img src="./boat.svg" alt="A boat" class="x"><p>In <img src="./boat.svg" alt=""> text</p>',
    )
    expect(messages).toEqual([])
  })

  it('D: keeps the indentation of a template literal, counted from the list or quote around it', () => {
    const lines = (markdown: string): string => {
      const file = new VFile({ value: markdown, path: 'a.mdx' })
      return toHtml(processor.runSync(processor.parse(file), file))
    }
    expect(lines('<CodeBlock>\n{`a {\n  b\n}`}\n</CodeBlock>')).toContain('a {\n  b\n}')
    expect(lines('- x\n\n  <Card>{`a {\n      b < c\n  }`}</Card>')).toContain(
      'a {\n    b &#x3C; c\n}',
    )
    expect(lines('> <Card>{`a {\n>   b\n> }`}</Card>')).toContain('a {\n  b\n}')
    expect(lines('<Card text={`a\n  b`} />')).toContain('a\\n  b')
    expect(lines('Text <Badge text={`a\n  b`} /> more')).toContain('a\\n  b')
  })

  it('D: a member of a component is a component', () => {
    const { html, messages } = mdx(
      "import { Badge as B } from './badge'\n\n<B.Small>a</B.Small> <Card.Head.Line />\n\n<Nobody.At />",
    )
    expect(html).toContain(part('Badge.Small', '{}', 'a'))
    expect(html).toContain(part('Card.Head.Line', '{}'))
    expect(messages).toEqual(['5:1 unknown-component'])
  })

  it.each([
    ['<b>two</b>', "{'$markup':'b','props':{},'children':['two']}"],
    [
      "<a href='x' onClick='y' style={{ color: 'red' }}>\n  a <i>b</i>{' '}\n  {`c`}<br/>\n</a>",
      "{'$markup':'a','props':{'href':'x'},'children':['a ',{'$markup':'i','props':{},'children':['b']},' ','c',{'$markup':'br','props':{},'children':[]}]}",
    ],
  ])('D: an attribute may hold the markup %j', (markup, json) => {
    const { html, messages } = mdx(`x <Badge text={${markup}} />`)
    expect(html).toBe(`<p>x ${part('Badge', `{'text':${json}}`)}</p>`)
    expect(messages).toEqual([])
  })

  it.each(['<script>a</script>', '<Card />', '<b>{a}</b>', '<b>', '<b></i>', '<b>a</b> c'])(
    'D: reports %j in an attribute',
    (markup) => {
      expect(mdx(`x <Badge text={${markup}} />`).messages).toEqual(['1:3 no-literal'])
    },
  )

  it('D: a closing tag in a line of its own ends what began before the paragraph', () => {
    expect(mdx('<a\n  href="x">\n  Some *text*\n</a>').html).toBe(
      '<a href="x"><p>Some <em>text</em></p></a>',
    )
    expect(mdx("<code>\n  {'a'}\n</code>").html).toBe('<code>a</code>')
    expect(mdx("{'a'}").html).toBe('a')
    expect(mdx("b {'a'}").html).toBe('<p>b a</p>')
  })

  it('puts the path of an imported picture where its name stands', () => {
    expect(run('import logo from "./logo.png"\n\n<img src={logo} alt="" />').html).toBe(
      '<img src="./logo.png" alt="">',
    )
    expect(run('<img src={require("./a.png").default} alt=\'\'/>').html).toBe(
      '<img src="./a.png" alt="">',
    )
  })

  it.each([
    ["import X from './x'\n\nan X\n", 'a.md', '1:1 unknown-import'],
    ['a\n\n<Foo bar="1">b</Foo>', 'a.mdx', '3:1 unknown-component'],
    ['a <Foo>', 'a.md', '1:3 unknown-component'],
    ['<Card {...props} />', 'a.md', '1:1 no-literal'],
    ['<div onClick={() => { go() }}></div>', 'a.md', '1:1 no-literal'],
    ['a {props.b} c', 'a.mdx', '1:1 no-literal'],
    ['export const a = b()', 'a.mdx', '1:1 no-javascript'],
    ['a\n\n<Card>\n\nb', 'a.md', '3:1 component-tag'],
    ['<head>\n  <title>a</title>\n</head>', 'a.md', '1:1 page-head'],
    ['<head>\n  <meta charSet="utf-8" />\n</head>', 'a.mdx', '1:1 page-head'],
    ['a\n\n</Card>', 'a.md', '3:1 component-tag'],
  ])('reports %j in %s as %s', (markdown, path, message) => {
    expect(run(markdown, path).messages).toEqual([message])
  })

  it('does not miss an import that the page never uses', () => {
    expect(run("import X, { Y } from './x'\n\n# Xs\n", 'a.mdx').messages).toEqual([])
  })

  it('D: an exported component that the config knows, and an exported literal, are understood anywhere in the page', () => {
    const { html, messages } = mdx(
      `# A\n\nexport const Badge = ({ text }) => (\n  <b title="it's">\n    {text}\n\n  </b>\n);\n\nexport const version = '2.1';\n\nA <Badge text={version} /> {version}.\n`,
    )
    expect(html).toBe(`<h1>A</h1><p>A ${part('Badge', "{'text':'2.1'}")} 2.1.</p>`)
    expect(messages).toEqual([])
  })

  it('D: any other export is one finding, and no text of the page', () => {
    const { html, messages } = mdx(
      'Before.\n\nexport function Gone() {\n\n  return <Nobody a={b} />\n}\n\nAfter.\n',
    )
    expect(html).toBe('<p>Before.</p><p>After.</p>')
    expect(messages).toEqual(['3:1 no-javascript'])
  })

  it('D: imports may stand further down; in code they are code', () => {
    const { html, messages } = mdx(
      "# A\n\nimport Alias from '@theme/Tabs'\n\n<Alias></Alias>\n\n- ```js\n  a\n\nimport B from './b'\n\nB\n  ```\n",
    )
    expect(html).toContain(part('Tabs', '{}'))
    expect(html).toContain("import B from './b'")
    expect(messages).toEqual([])
  })

  it('P4: stays quick on signs that never close', () => {
    // Of the processor, not of the clock: others may be at work on it.
    const before = process.cpuUsage()
    for (const piece of [
      '\n\nexport const a = {',
      '<Card a={',
      "{'",
      '<Card ',
      '{/* ',
      '<Card a="',
    ])
      run(piece.repeat(5000))
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(20_000)
  })
})
