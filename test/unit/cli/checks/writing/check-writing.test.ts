import { describe, expect, it } from 'vitest'
import { checkImages } from '../../../../../cli/checks/images/check-images.ts'
import { checkWriting } from '../../../../../cli/checks/writing/check-writing.ts'
import { noComponents } from '../../../../../cli/bundle/components/compile-components.ts'
import { createPageCompiler } from '../../../../../cli/pipeline/compiling/page-compiler.ts'
import { splitMarkdownConfig } from '../../../../../cli/content/markdown-input.ts'
import { toPageCompilerInput } from '../../../../../cli/pipeline/compiling/page-compiler-input.ts'
import { loadConfig } from '../../../../../cli/config/load-config.ts'
import { compilePage } from '../../../../../cli/pipeline/compiling/compile-page.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

async function report(markdown: string, siteUrl = 'https://docs.example') {
  const siteDir = await siteOf({ 'docs/a.md': markdown })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config is sound.')
  const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }
  const source = {
    path: 'docs/a.md' as ContentPath,
    docPath: 'a.md',
    variant,
    bytes: Buffer.from(markdown),
  }
  const input = toPageCompilerInput(loaded.config, noComponents)
  const compiler = await createPageCompiler(
    input,
    splitMarkdownConfig(loaded.config.markdown).plugins,
  )
  const { page } = await compilePage(source, compiler)
  if (!page) throw new Error('The page is sound.')
  // Every file but SVG has a known size, and one is missing.
  const references = page.links.map(({ href }) => {
    if (/missing/.test(href)) return { isMissing: true as const }
    return href.endsWith('.svg') || /^https?:/.test(href) ? {} : { width: 20, height: 10 }
  })
  return [
    ...checkWriting(page, {
      siteUrl,
      references,
      withoutDomain: () => undefined,
      isGenerated: false,
      namesOf: () => [],
    }),
    ...checkImages(page, references, () => markdown),
  ]
}

const check = async (markdown: string, siteUrl?: string) =>
  (await report(markdown, siteUrl)).map(({ rule, place }) => [rule, place?.line, place?.column])

const problems = `# Title

#### Too deep

Read more [here](./b.md), [**This page**](https://example.org/x) or at http://www.w3.org/plain.

![](./picture.png) ![A ferry](./ferry.png)

Open [your machine](http://localhost:3000/x), [the docs](https://docs.example/guide).

![](https://a.example/x.png?a=1&b=2) text <img src="https://a.example/y.png" alt="Y" width="20">

<img src="./no-size.svg" alt="Z" height="20"> <img src="./ferry.png" alt="F" width="50%">
`

const clean = `# Title

## Second

### Third

## Second again

Read [the guide](./b.md), or [https://example.org](https://example.org/x).

![A ferry at the pier](./ferry.png) <img src="./ferry.png" alt="A ferry" width="300">

<img src="https://a.example/x.png" alt="X" width="20" height="10"> <img src="./no-size.svg" alt="Y" width="1" height="2">

<img src="https://a.example/y.png" alt="Y" style="width: 3em; height: 2em"> ![Z](data:image/gif;base64,R0lGODlhAQABAAAAACw=)

\`![](https://a.example/z.png)\` is code.

\`http://localhost:3000\` is code, and [docs elsewhere](https://docs.example.org/guide) are elsewhere.
`

describe('checkWriting', () => {
  it('F2: reports every problem of a page at its line and column', async () => {
    expect((await check(problems)).toSorted()).toEqual(
      [
        ['heading-jump', 3, 1],
        ['vague-link', 5, 11],
        ['vague-link', 5, 27],
        ['insecure-link', 5, 72],
        ['missing-alt', 7, 1],
        ['localhost-link', 9, 6],
        ['own-domain-link', 9, 47],
        ['missing-alt', 11, 1],
        ['unsized-image', 11, 1],
        ['unsized-image', 11, 43],
        ['unsized-image', 13, 1],
        ['unsized-image', 13, 47],
      ].toSorted(),
    )
  })
  it.each([
    ['<img src="./ferry.png" alt="" />', 0],
    ["<img alt='' src='./ferry.png' />", 0],
    ['Text <img src="./ferry.png" title="a > b" alt="" /> text', 0],
    ['![](./ferry.png)', 1],
    ['![](./ferry.png) alt=""', 1],
    ['<img src="./ferry.png" />', 1],
  ])('F2: of `%s`, %i image has no text that it needs', async (text, count) => {
    const found = await check(`# Pier\n\n${text}\n`)
    expect(found.filter(([rule]) => rule === 'missing-alt')).toHaveLength(count)
  })
  it.each([
    ['[http://localhost:3000/a](http://localhost:3000/a)', []],
    ['Open <http://127.0.0.1:8000>', []],
    ['http://0.0.0.0/a', []],
    ['[Localhost](http://localhost/)', []],
    ['[the guide](http://localhost:3000/guide)', ['localhost-link']],
    ['[http://localhost/](http://127.0.0.1/)', ['localhost-link']],
    ['[docs](http://192.168.99.100/docs)', []],
    [
      '[docs](http://10.1.2.3:80) [docs](http://172.31.0.1) <a href="http://[fd00::1]/">docs</a>',
      [],
    ],
    ['[docs](http://printer/) [docs](http://pier.test/a) [docs](http://a.pier.internal)', []],
    ['Write www.example.com or [one](http://api.example.net/) [two](http://a.example)', []],
    ['[docs](http://172.32.0.1) [docs](http://8.8.8.8)', ['insecure-link', 'insecure-link']],
    ['[docs](http://latest.io) [docs](http://example.io)', ['insecure-link', 'insecure-link']],
  ])('F2: of `%s`, it reports %j', async (text, rules) => {
    expect((await check(`# Pier\n\n${text}\n`)).map(([rule]) => rule)).toEqual(rules)
  })
  it('F2: does not report the size of an image that does not exist', async () => {
    expect(await check('# Pier\n\n![A pier](./missing.png)\n')).toEqual([])
  })
  it('F2: does not report a URL of the own domain that is not a page of the build', async () => {
    expect(await check('# Pier\n\n[Map](https://docs.example/missing)\n')).toEqual([])
  })
  it('F2: does not report a URL of the own domain outside the base path', async () => {
    const siteUrl = 'https://docs.example/pier'
    expect(await check('# Pier\n\n[Try](https://docs.example/quay)\n', siteUrl)).toEqual([])
    expect(await check('# Pier\n\n[In](https://docs.example/pier/b)\n', siteUrl)).toHaveLength(1)
  })
  it('says what is wrong, why it is a problem and how to fix it', async () => {
    const found = (await report(problems)).map(({ rule, message, help }) => [rule, message, help])
    const oneOfEach = new Map(found.map((texts) => [texts[0], texts.slice(1)]))
    expect(Object.fromEntries(oneOfEach)).toEqual({
      'heading-jump': [
        'The heading `Too deep` has level 4, but the previous one has level 1, which confuses people who navigate by headings.',
        'Make it a heading of level 2.',
      ],
      'vague-link': [
        'The link text `this page` means nothing out of context; screen readers list links without the text around them.',
        'Name what the link points to.',
      ],
      'insecure-link': [
        '`http://www.w3.org/plain` uses `http:`, so others can read and change what the reader receives.',
        'Use `https:`.',
      ],
      'localhost-link': [
        "`http://localhost:3000/x` points to the reader's own machine, so the link is broken for readers.",
        'Link to a public URL, or write it as code.',
      ],
      'own-domain-link': [
        '`https://docs.example/guide` is on this site, but with the domain the link leaves a preview or a local copy.',
        'Link to the file or to the path without the domain.',
      ],
      'missing-alt': [
        'The image has no alternative text, so people who use a screen reader do not know what it shows.',
        'Describe it: `![what it shows](file)`. If it only decorates, write `<img src="file" alt="" />`.',
      ],
      'unsized-image': [
        'The image `./ferry.png` has no known size, so the text below it moves when it is loaded.',
        'Write the size, as in `<img src="…" width="640" height="480" alt="…">`, or keep the file in the site.',
      ],
    })
  })
  it('F2: finds the text of a link whose URL holds an escaped entity', async () => {
    const found = await check('# Title\n\n[here](https://a.example/?a=&amp;quot;b)\n')
    expect(found).toEqual([['vague-link', 3, 1]])
  })
  it('F2: reports nothing on a page without problems', async () => {
    expect(await check(clean)).toEqual([])
  })
})

it.each(['{ src: /a.png }', '/a.png', '{ light: /a.png, dark: /b.png }'])(
  'names the key of the image of a landing page without text: %s',
  async (image) => {
    const found = await report(`---\nlayout: home\ntitle: A\nhero: { image: ${image} }\n---\n`)
    const help = found.find(({ rule }) => rule === 'missing-alt')?.help
    expect(help).toBe('Describe it with `hero.image.alt` in the front matter.')
  },
)

it.each([
  ['# A\n\n##\n\nText.', [3, 1]],
  ['# A\n\n## <!-- later -->', [3, 1]],
  ['# A\n\n## &nbsp;', [3, 1]],
  ['# A\n\n## {#here}', [3, 1]],
  ['# A\n\n<h2></h2>', [3, 1]],
  ['# A\n\n<h2><br></h2>', [3, 1]],
  ['# A\n\n## ![](./a.png)', [3, 1]],
  ['# A\n\n<h2><img src="./a.png"></h2>', [3, 1]],
  ['# A\n\n## \u200B', [3, 1]],
  ['# A\n\n## ![B](./a.png)', undefined],
  ['# A\n\n## 🎉', undefined],
  ['# A\n\n## `+`', undefined],
])('a heading without text is reported: %j', async (markdown, place) => {
  const found = (await check(markdown)).filter(([rule]) => rule === 'empty-heading')
  expect(found).toEqual(place === undefined ? [] : [['empty-heading', ...place]])
})
