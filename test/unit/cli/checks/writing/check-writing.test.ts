import { describe, expect, it } from 'vitest'
import { checkImages } from '../../../../../cli/checks/images/check-images.ts'
import { checkWriting } from '../../../../../cli/checks/writing/check-writing.ts'
import { noComponents } from '../../../../../cli/bundle/compile-components.ts'
import { createPageCompiler } from '../../../../../cli/pipeline/page-compiler.ts'
import { loadConfig } from '../../../../../cli/config/load-config.ts'
import { compilePage } from '../../../../../cli/pipeline/compile-page.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'
import { toUrlPath } from '../../../../../runtime/shared/url.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

async function check(markdown: string, siteUrl = 'https://docs.example') {
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
  const { page } = await compilePage(source, await createPageCompiler(loaded.config, noComponents))
  if (!page) throw new Error('The page is sound.')
  // As if every file of the site but SVG could be measured, and one were missing.
  const references = page.links.map(({ href }) => {
    if (/missing/.test(href)) return { isMissing: true as const }
    return href.endsWith('.svg') || /^https?:/.test(href) ? {} : { width: 20, height: 10 }
  })
  const surroundings = { siteUrl, references, withoutDomain: () => undefined }
  const found = [...checkWriting(page, surroundings), ...checkImages(page, references)]
  return found.map(({ rule, place }) => [rule, place?.line, place?.column])
}

const faults = `# Title

#### Too deep

Read more [here](./b.md), [**This page**](https://example.org/x) or at http://example.org/plain.

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
  it('F2: finds every seeded fault at its line and column', async () => {
    expect((await check(faults)).toSorted()).toEqual(
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
  it('F2: a picture that is missing is no picture without a size', async () => {
    expect(await check('# Pier\n\n![A pier](./missing.png)\n')).toEqual([])
  })
  it('F2: what the site lacks on its own domain is no link to one of its pages', async () => {
    expect(await check('# Pier\n\n[Map](https://docs.example/missing)\n')).toEqual([])
  })
  it("F2: what stands on its domain beside its base path is somebody else's", async () => {
    const address = 'https://docs.example/pier'
    expect(await check('# Pier\n\n[Try](https://docs.example/quay)\n', address)).toEqual([])
    expect(await check('# Pier\n\n[In](https://docs.example/pier/b)\n', address)).toHaveLength(1)
  })
  it('F2: finds the text of a link whose URL holds an escaped entity', async () => {
    const found = await check('# Title\n\n[here](https://a.example/?a=&amp;quot;b)\n')
    expect(found).toEqual([['vague-link', 3, 1]])
  })
  it('F2: finds nothing on a clean page', async () => {
    expect(await check(clean)).toEqual([])
  })
})
