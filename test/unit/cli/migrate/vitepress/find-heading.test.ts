import { expect, it } from 'vitest'
import { createHeadingFinder } from '../../../../../cli/migrate/vitepress/rewrite/find-heading.ts'

const page = {
  path: 'guide.md',
  target: 'guide.md',
  url: '/guide',
  locale: '',
  title: 'Guide',
  frontMatter: {},
  source:
    '# Guide\n\n## Direct Download / CDN\n\n## オプション\n\n## Ready {#Set_Up}\n\n<a id="Own_Place"></a>\n\n## Own place\n',
}

it.each([
  ['Direct-Download-CDN', 'direct-download-cdn'],
  ['direct-download-cdn', undefined],
  ['direct_download_cdn', 'direct-download-cdn'],
  ['オプション', 'オプション'.normalize('NFKD')],
  [encodeURI('オプション'), 'オプション'.normalize('NFKD')],
  ['Set_Up', undefined],
  ['Own_Place', undefined],
  ['gone', undefined],
  ['%zz', undefined],
])('a link to `#%s` opens the heading `%s`', (fragment, id) => {
  expect(createHeadingFinder()(page, fragment)).toBe(id)
})
