import { describe, expect, it } from 'vitest'
import { componentTag } from '../../../../cli/content/nodes/component-element.ts'
import { onlyTags } from '../../../../runtime/shared/html/only-tags.ts'
import { markdownTag } from '../../../../cli/twins/writer.ts'
import { articleHoles } from '../../../../runtime/layouts/article.tsx'
import { placeTags } from '../../../../runtime/shared/html/place-tags.ts'
import { configOf, found, htmlOf, make, pageOf } from './page-of.ts'

describe('title and description', () => {
  it('R2: takes the title from front matter, else from the first h1, else from the file', async () => {
    expect((await pageOf('---\ntitle: A\n---\n# B')).title).toBe('A')
    expect((await pageOf('text\n\n# B `c`')).title).toBe('B c')
    expect((await pageOf('text')).title).toBe('page')
    expect((await pageOf('text', { docPath: 'guide/index.md' })).title).toBe('guide')
    expect((await pageOf('text', { docPath: '02-moor.md' })).title).toBe('moor')
    expect((await pageOf('---\nid: mole\n---\ntext')).title).toBe('mole')
    const kept = '---\nparse_number_prefixes: false\n---\ntext'
    expect((await pageOf(kept, { docPath: '02-moor.md' })).title).toBe('02-moor')
  })

  it('R2: takes the description from the first paragraph that says something', async () => {
    const text =
      '# A\n\n&nbsp;\n\n:::tip\nnot this\n:::\n\n```\nnor this\n```\n\n- nor this\n\nThis *one*.\n'
    expect((await pageOf(text)).description).toBe('This one.')
    expect((await pageOf('---\ndescription: D\n---\ntext')).description).toBe('D')
  })

  it('R2: takes it from a box or a list when the article itself has no paragraph', async () => {
    const text = '&nbsp;\n\n# T\n\n:::tip Title\n\n- **one** `two`\n- three\n\n:::\n\n## H\n'
    expect((await pageOf(text)).description).toBe('one two')
    expect((await pageOf(`${text}\nLast.\n`)).description).toBe('Last.')
  })

  it('R2: cuts a description after a whole word and 160 characters at most', async () => {
    const { description } = await pageOf('word '.repeat(60))
    expect(description).toMatch(/word…$/)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('says whether the article brings its own h1', async () => {
    expect((await pageOf('# A')).hasTitleHeading).toBe(true)
    expect((await pageOf('## A')).hasTitleHeading).toBe(false)
    expect((await pageOf('## A\n\n# B')).hasTitleHeading).toBe(true)
  })

  it.each([
    ['text', '<h1 align="center">Kit</h1>', 'Kit'],
    ['marks', '<h1>\n  <b>A</b> &amp;\n  <code>b</code>\n</h1>', 'A & b'],
    ['a logo', '<p>\n<h1><a href="/"><img src="a.png" alt="Kit" /></a></h1>\n</p>', 'Kit'],
    [
      'a logo below text',
      'Text\n\n<h1 align="center">\n<img alt="Kit &amp; Co" src="a.png">\n</h1>\n',
      'Kit & Co',
    ],
  ])('R2: an h1 in raw HTML with %s is the title of the page', async (_, text, title) => {
    const page = await pageOf(text, { docPath: 'index.md' })
    expect(page).toMatchObject({ title, hasTitleHeading: true })
  })

  it.each(['index.md', 'README.md', 'readme.mdx'])(
    'R2: %s without a heading has no dot as its title',
    async (docPath) => {
      expect((await pageOf('text', { docPath })).title).toBe(docPath.replace(/\..*/, ''))
    },
  )
})

describe('heading ids', () => {
  it('A: are those of Docusaurus: h1 counts, repeats are numbered, code and links count as text', async () => {
    const { headings } = await pageOf(
      '# Title\n## Title\n### `a.b()` & [c](#title)\n## Title\n## Ünï côde!',
    )
    expect(headings.map(({ id }) => id)).toEqual([
      'title',
      'title-1',
      'ab--c',
      'title-2',
      'ünï-côde',
    ])
  })

  it('A: an explicit id is taken as written, in both forms, and leaves the text', async () => {
    const { headings } = await pageOf('## One {#Uno}\n## *Two* {/* #dos */}\n## Three {/*#tres*/}')
    expect(headings.map(({ id, text }) => `${id}=${text}`)).toEqual([
      'Uno=One',
      'dos=Two',
      'tres=Three',
    ])
  })

  it('D: a heading with a tag within other marks keeps the id of either version of Docusaurus', async () => {
    const { headings, html } = await pageOf('## Tides **(<ins>new</ins>)**\n\n## Winds <b>old</b>')
    expect(headings.map(({ id, text }) => `${id}=${text}`)).toEqual([
      'tides-insnewins=Tides (new)',
      'winds-old=Winds old',
    ])
    expect(html.pieces.join('').match(/id="[^"]*"/g)).toEqual([
      'id="tides-insnewins"',
      'id="tides-new"',
      'id="winds-old"',
    ])
  })

  it('A: a time or a ratio in a heading is no directive', async () => {
    expect((await pageOf('## At 10:30 a:b')).headings[0]?.id).toBe('at-1030-ab')
  })

  it('2.5: aliases put the old id beside the new one, and a wrong target is a finding', async () => {
    const text = '---\naliases:\n  old: new-id\n  lost: none\n---\n## New id'
    expect(await htmlOf(text)).toContain('<h2 id="new-id"><span id="old"')
    expect((await pageOf(text)).anchors).toEqual(['new-id', 'old'])
    expect(found(await make(text))[0]).toContain('`aliases.lost` points to `none`')
  })
})

describe('links', () => {
  it('P6: every kind of link is listed with its place in the file', async () => {
    const text = `---
title: A
---

See [a](./b.md "t") and [ref][x], <https://e.org>,
<a href="c.md">c</a> ![i](i.png)

[x]: d.md#e

<video poster="p.png"><source src="v.mp4"></video>
<img srcset="s.png 1x, l.png 2x" alt="">
`
    const { links } = await pageOf(text)
    expect(
      links.map(({ kind, href, place }) => `${place.line}:${place.column} ${kind} ${href}`),
    ).toEqual([
      '5:5 page ./b.md',
      '5:25 page d.md#e',
      '5:35 page https://e.org',
      '6:1 page c.md',
      '6:22 asset i.png',
      '10:1 asset p.png',
      '10:23 asset v.mp4',
      '11:1 asset s.png',
      '11:1 asset l.png',
    ])
  })

  it('a link inside the site becomes a slot, an external one stays and is hardened', async () => {
    const page = await pageOf('[a](b.md) [c](https://e.org)')
    expect(page.html.pieces).toEqual([
      '<p><a href="',
      '">a</a> <a href="https://e.org" rel="noopener noreferrer">c</a></p>',
    ])
    expect(page.holes).toEqual([0])
  })

  it('P18: removes addresses that run code, wherever they stand, and says where', async () => {
    const text = '[a](javascript:x)\n<a href="jAva&#10;script:x">b</a>\n[c](data:text/html,x)'
    expect(await htmlOf(text)).toBe('<p><a>a</a>\n<a>b</a>\n<a>c</a></p>')
    expect(found(await make(text)).map((line) => line.split(' The')[0])).toEqual([
      '1:1 dangerous-url',
      '2:1 dangerous-url',
      '3:1 dangerous-url',
    ])
  })

  it('an author cannot forge a slot', async () => {
    const page = await pageOf('a &#0;0&#0; [b](c.md)')
    expect(page.holes).toEqual([0])
  })
})

describe('raw HTML', () => {
  it('P19: drops scripts, handlers, styles and forms, keeps the rest', async () => {
    const text =
      '<div style="a:b" onclick="x()" class="k"><script>1</script><form><b>t</b></form></div>'
    expect(await htmlOf(text)).toMatch(/^<div class="k s-\w+"><b>t<\/b><\/div>$/)
  })

  it('P18: a component written as its own element is not taken for one', async () => {
    const html = await htmlOf(
      '<docs-component data-name="script" data-props="{}">alert(1)</docs-component>',
    )
    expect(html).not.toContain('<script')
  })

  it.each(
    [
      componentTag,
      markdownTag,
      ...[articleHoles, onlyTags, placeTags].flatMap(Object.values),
    ].flatMap((tag: string) => [tag, tag.toUpperCase()]),
  )('an author cannot write the placeholder %s, and its content stays', async (tag) => {
    for (const rawHtml of ['sanitize', 'trust'] as const)
      for (const text of [`a <${tag}>text</${tag}> b`, `<${tag}>\n\ntext\n\n</${tag}>`]) {
        const config = configOf({ markdown: { rawHtml } })
        const { html, holes } = await pageOf(text, { config })
        expect(holes).toEqual([])
        expect(html.pieces.join('')).toContain('text')
        expect(html.pieces.join('').toLowerCase()).not.toContain(`<${tag.toLowerCase()}`)
      }
  })

  it('`off` shows it as text', async () => {
    const config = configOf({ markdown: { rawHtml: 'off' } })
    expect(await htmlOf('a <b>c</b>', { config })).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>')
  })

  it('`trust` passes it through', async () => {
    const config = configOf({ markdown: { rawHtml: 'trust' } })
    expect(await htmlOf('<form><b>t</b></form>', { config })).toBe('<form><b>t</b></form>')
  })
})

describe('what search and checks read', () => {
  it('Q1: text is split at headings of depth 2 to 4, code gives identifiers', async () => {
    const { sections } = await pageOf(
      'intro\n\n## A\n\ntext *b*\n\n```js\nconst store = configureStore({ store })\n```\n\n### B\n\nmore\n\n## C\n',
    )
    expect(sections).toEqual([
      { id: '', path: [], text: 'intro', code: '' },
      { id: 'a', path: ['A'], text: 'text b', code: 'configureStore' },
      { id: 'b', path: ['A', 'B'], text: 'more', code: '' },
      { id: 'c', path: ['C'], text: '', code: '' },
    ])
  })

  it('C: a line break of the text stands before a name that a row or an item explains', async () => {
    const { sections } = await pageOf(
      'see `zero`\n\n| a | b |\n|-|-|\n| `one`, `two` | `x` |\n\n- **`three`** is it\n- not `this`\n\n## `four`\n\n- `five`\n',
    )
    expect(sections.map(({ text }) => text)).toEqual([
      'see zero a b\none,\ntwo x\nthree is it not this',
      '\nfive',
    ])
  })

  it('lists fences as written, and names in headings', async () => {
    const { fences, terms } = await pageOf('## `foo`\n\n- ```ts title="a"\n  x\n  ```')
    expect(fences).toEqual([{ lang: 'ts', meta: 'title="a"', value: 'x', line: 3, indent: 2 }])
    expect(terms.map(({ name }) => name)).toEqual(['foo'])
  })

  it('lists names in the first cell of a table row only', async () => {
    const { terms } = await pageOf('| a | b |\n|-|-|\n| `one` | `two` |')
    expect(terms.map(({ name }) => name)).toEqual(['one'])
  })
})

describe('elements', () => {
  it('P32: a task box has the name of its task', async () => {
    expect(await htmlOf('- [x] buy *milk*')).toContain('aria-label="buy milk"')
  })

  it('a table stands in a box that can scroll; alignment is a class', async () => {
    expect(await htmlOf('| a |\n|--:|\n| b |')).toMatch(
      /^<div class="table-wrap" tabindex="0" data-overflow=""><table>.*class="align-right"/,
    )
  })

  it('P32: code is a tab stop when a line may be wider than a narrow screen', async () => {
    const stop = '<pre class="code" tabindex="0" data-overflow="">'
    expect(await htmlOf(`\`\`\`js\nshort\n${'x'.repeat(40)}\n\`\`\``)).toContain(stop)
    expect(await htmlOf(`\`\`\`js\n${'漢'.repeat(20)}\n\`\`\``)).toContain(stop)
    expect(await htmlOf('```js\nshort\nlines\n```')).toContain('<pre class="code"><code')
    expect(await htmlOf(`\`\`\`js wrap\n${'x'.repeat(40)}\n\`\`\``)).not.toContain('tabindex')
  })

  it.each([
    ['the first of an article', '', true],
    ['after a screen of text', 'Words of a text. '.repeat(200), false],
    ['after a screen of code', `\`\`\`js\n${'a()\n'.repeat(40)}\`\`\``, false],
    ['after three large images', '![x](x.png) '.repeat(3), false],
    ['after five badges', '![x](x.svg) '.repeat(5), true],
    ['with a choice of its author', '', false, '<img src="b.png" alt="a" loading="lazy">'],
  ])('an image loads lazily unless it may be on the first screen: %s', async (...row) => {
    const [, before, isEarly, markup = '![a](b.png)'] = row
    const html = await htmlOf(`${before}\n\n${markup}`)
    const [image = ''] = /<img [^>]*alt="a"[^>]*>/.exec(html) ?? []
    expect(image).toContain('decoding="async"')
    expect(image.includes('loading="lazy"')).toBe(!isEarly)
  })

  it('D: a language that the site teaches Prism is colored, and may extend one of Prism', async () => {
    interface Prism {
      readonly languages: Record<string, unknown> & {
        readonly extend: (name: string, more: object) => unknown
      }
    }
    const kelp = ({ languages }: Prism): void => {
      languages['kelp'] = languages.extend('go', { keyword: /\bwave\b/ })
    }
    const config = configOf({ markdown: { grammars: [kelp] } })
    const text = '# K\n\n```kelp\nwave "x"\n```\n'
    const html = await htmlOf(text, { config })
    expect(html).toContain('<span class="token keyword">wave</span>')
    expect(html).toContain('<span class="token string">&quot;x&quot;</span>')
    expect(found(await make(text, { config }))).toEqual([])
  })

  it('emoji names become characters, other words between colons stay', async () => {
    expect(await htmlOf(':tada: a :nope: 10:30:15 `:tada:`')).toBe(
      '<p>🎉 a :nope: 10:30:15 <code>:tada:</code></p>',
    )
  })
})

describe('the format of pages', () => {
  const text =
    '<details>\n<summary>\n    <h4>In `a`</h4>\n</summary>\nSays `b` and [c](./c.md).\n\n</details>\n\n<https://x.example> 1 < 2\n'

  it('D: `.md` is CommonMark unless the site says that its pages are MDX, as those of Docusaurus 3', async () => {
    expect((await pageOf(text)).links.map(({ href }) => href)).toEqual(['https://x.example'])
    const config = configOf({ markdown: { format: 'mdx' } })
    const mdx = await pageOf(text, { config })
    expect(mdx.links.map(({ href }) => href)).toEqual(['./c.md', 'https://x.example'])
    expect(await htmlOf(text, { config })).toContain('<p>Says <code>b</code> and ')
  })

  it('D: `.mdx` is CommonMark where the site says so', async () => {
    const config = configOf({ markdown: { format: 'md' } })
    const { links } = await pageOf(text, { config, docPath: 'page.mdx' })
    expect(links.map(({ href }) => href)).toEqual(['https://x.example'])
  })
})
