import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { collectThirdParty } from '../../../../../cli/checks/third-party/check-third-party.ts'
import { findLoadedFiles } from '../../../../../cli/checks/third-party/find-loaded-files.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { configOf } from '../../../../helpers/memory-site.ts'

const source = toContentPath('/site', '/site/docs/a.md')
const markdown = '# A\n\nText ![Badge](https://img.example/b.svg) text.\n'

function collect(options: SiteConfig = {}) {
  const place = toPlace(toContentPath('/site', '/site/site.config.ts'), { line: 4, column: 3 })
  return collectThirdParty({
    config: configOf(
      { url: 'https://kit.example', ...options },
      { optionPlaces: new Map([['fonts[0]', place]]) },
    ),
    sources: new Map([['a/index.html', source]]),
    readSource: (path) => (path === source ? markdown : undefined),
  })
}
const show = (found: ReturnType<ReturnType<typeof collect>['finish']>) =>
  found.map(({ severity, place, message }) => [severity, place?.path, place?.line, message])

describe('files of other hosts', () => {
  it('F: are reported where a page names them (third-party-asset)', () => {
    const { addPage, finish } = collect()
    addPage(
      'a/index.html',
      '<img src="https://img.example/b.svg"><img src="/own.png"><img src="https://kit.example/c.png"><a href="https://other.example">Link</a>',
    )
    expect(show(finish())).toEqual([
      [
        'info',
        'docs/a.md',
        3,
        'The page loads an image from `img.example`: `https://img.example/b.svg`. That host sees a request from every reader.',
      ],
    ])
  })

  it('F: are reported once if the config or a component adds them to many pages', () => {
    const font = 'https://fonts.example/css?family=Inter'
    const { addPage, addStylesheet, finish } = collect({ fonts: [font] })
    const html = `<link rel="stylesheet" href="${font}"><link rel="canonical" href="https://x.example">`
    addPage('a/index.html', html)
    addPage('b/index.html', html)
    addStylesheet('assets/main.css', '@font-face{src:url(//cdn.example/i.woff2)}')
    expect(show(finish())).toEqual([
      [
        'info',
        'site.config.ts',
        4,
        `2 files, such as \`a/index.html\`, load a style sheet from \`fonts.example\`: \`${font}\`. That host sees a request from every reader.`,
      ],
      [
        'info',
        undefined,
        undefined,
        '`assets/main.css` loads a font from `cdn.example`: `//cdn.example/i.woff2`. That host sees a request from every reader.',
      ],
    ])
  })

  it('F: name the service that counts views, whose script no page contains', () => {
    const { finish } = collect({ analytics: { provider: 'plausible', id: 'kit.example' } })
    expect(show(finish())).toMatchObject([
      [
        'info',
        'site.config.ts',
        1,
        expect.stringMatching(/^Every page loads a script from `plausible\.io`/),
      ],
    ])
  })

  it.each([
    ['<script src="https://a.b/x.js"></script>', 'a script'],
    ['<iframe src="https://a.b/"></iframe>', 'a frame'],
    ['<video poster="https://a.b/p.png"></video>', 'an image'],
    ['<source srcset="/own.png 1x, https://a.b/2.png 2x">', 'an image'],
    ['<p style="background: url(\'https://a.b/p.png\')">', 'an image'],
    ['<style>@import "https://a.b/x.css";</style>', 'a style sheet'],
    ['<link rel="preload" as="font" href="https://a.b/x.woff2">', 'a font'],
    ['<link rel="preconnect" href="https://a.b">', 'a file'],
  ])('F: are found in %s', (html, kind) => {
    expect(findLoadedFiles(html).filter(({ url }) => url.includes('//a.b'))).toMatchObject([
      { kind },
    ])
  })

  it('F: links, canonical URLs and separate style sheets load nothing', () => {
    const html =
      '<a href="https://a.b">x</a><link rel="canonical" href="https://a.b"><style data-href="/x.css">a{background:url(https://a.b/c.png)}</style>'
    expect(findLoadedFiles(html)).toEqual([])
  })
})
