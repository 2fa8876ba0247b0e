import { describe, expect, it } from 'vitest'
import { mdx, part, run } from './jsx-page-of.ts'

describe('imports and exports of a page', () => {
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
    expect(late.messages).toEqual(['3:1 unknown-import'])
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
    ).toEqual(['1:1 unknown-import', '2:1 unknown-import'])
    expect(mdx("import all from '../codes.json'\n\n<Card a={all.none.b} />").messages).toEqual([
      '3:1 no-literal',
    ])
  })

  it('D: takes an import below a comment, but none below a comment in a paragraph', () => {
    const { html, messages } = mdx(
      "a\n\n{/* b\nc */}\nimport Alias from '@theme/Tabs'\n\n<Alias></Alias>\n\n{/* d */} e\nimport x from 'y'\n",
    )
    expect(html).toBe(`<p>a</p>${part('Tabs', '{}')} eimport x from 'y'`)
    expect(messages).toEqual([])
  })

  it.each([
    '!!raw-loader!./sample.ts',
    '!!raw-loader!./sample',
    'raw-loader!./sample.ts',
    '-!raw-loader?esModule=false!./sample',
    './sample.ts?raw',
  ])('D: %s is the text of the file', (source) => {
    const { html, messages } = mdx(`import a from '${source}'\n\n<CodeBlock>{a}</CodeBlock>\n`)
    expect(html).toBe(part('CodeBlock', '{}', "const a = '&#x3C;b>'"))
    expect(messages).toEqual([])
  })

  it.each(['!!raw-loader!own-loader?a=b!./sample.ts', '!!own-loader!./sample.ts'])(
    'D: names the loader of %s, whose result is unknown',
    (source) => {
      const { reasons } = mdx(`import a from '${source}'\n\n<CodeBlock>{a}</CodeBlock>\n`)
      expect(reasons[0]).toContain('passes the file through the loader `own-loader`')
    },
  )

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

  it('D: a drawing that is used as a tag becomes a picture', () => {
    const { html, messages } = mdx(
      'import Boat from "./boat.svg"\n\n<Boat className="x" role="img" title="A boat" />\n\nIn <Boat /> text',
    )
    expect(html).toBe(
      '<img src="./boat.svg" alt="A boat" class="x"><p>In <img src="./boat.svg" alt="" aria-hidden="true"> text</p>',
    )
    expect(messages).toEqual([])
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
    ['a <Foo>', 'a.md', '1:3 unknown-tag'],
    ['<Card {...props} />', 'a.md', '1:1 no-literal'],
    ['<div onClick={() => { go() }}></div>', 'a.md', '1:1 no-literal'],
    ['a {props.b} c', 'a.mdx', '1:3 expression-as-text'],
    ['export const a = b()', 'a.mdx', '1:1 no-javascript'],
    ['a\n\n<Card>\n\nb', 'a.md', '3:1 component-tag'],
    ['<head>\n  <title>a</title>\n</head>', 'a.md', '1:1 page-head'],
    ['<head>\n  <meta charSet="utf-8" />\n</head>', 'a.mdx', '1:1 page-head'],
    ['a\n\n</Card>', 'a.md', '3:1 stray-closing-tag'],
  ])('reports %j in %s as %s', (markdown, path, message) => {
    expect(run(markdown, path).messages).toEqual([message])
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
})

describe('an import that fails is one finding', () => {
  const used = [
    "import Box from './none'\n\n<Box />",
    "import Box from './none'\n\nText <Box>text</Box>",
    "import Box from './none'\n\n<Box.Item />",
    "import Box from './none'\n\n<Box><Box /></Box>",
    "import { Box } from 'some-package'\n\n<Box />",
    "import codes from './none.json'\n\n{codes} and {codes[0]}",
    "import codes from './none.json'\n\n<Card of={codes.list} />",
    "import codes from './none.json'\n\n<Card {...codes} />",
  ]
  it.each(used)('%j', (text) => expect(mdx(text).messages).toEqual(['1:1 unknown-import']))

  const unused = [
    "import Box, { Item } from './none'",
    "import Box from './none'",
    "import { Box } from '../none.tsx'",
    "import codes from './none.json'",
    "import Part from './_none.md'",
    "import code from '!!raw-loader!./none.ts'",
    "import logo from './none.png'",
    "import logo from '@site/static/none.svg'",
    "import guide from '../none.pdf'",
  ]
  it.each(unused)('%j, which nothing uses', (text) =>
    expect(run(`${text}\n\nText\n`).messages).toEqual(['1:1 unknown-import']),
  )

  it.each([
    "import logo from './here.png'\n\nText",
    "import logo from './none.png'\n\n<Card of={logo} />",
  ])('but not %j, whose file exists or whose URL is checked', (text) =>
    expect(mdx(text).messages).toEqual([]),
  )

  it('only the uses of that name are covered', () => {
    expect(mdx("import Box from './none'\n\n<Box /> <Bax />").messages).toEqual([
      '1:1 unknown-import',
      '3:9 unknown-component',
    ])
    expect(mdx("import { Box } from 'some-package'\n\nText").messages).toEqual([])
  })
})
