import { describe, expect, it } from 'vitest'
import { checkWriting } from '../../../../../cli/checks/writing/check-writing.ts'
import { targetNames } from '../../../../../cli/checks/writing/target-names.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { configOf, memorySite, pagesOf } from '../../../../helpers/memory-site.ts'

const vague = [
  'here',
  'click here',
  'this',
  'link',
  'this link',
  'this page',
  'read more',
  'more',
  'page',
]
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What is reported of a page with one link with this text to a page and a heading named `name`. */
function check(
  text: string,
  {
    name,
    href,
    isGenerated = false,
  }: { readonly name: string; readonly href: string; readonly isGenerated?: boolean },
) {
  const { site } = memorySite({
    config: configOf({ baseUrl: '/base/' }),
    pages: pagesOf({
      'a.md': {},
      'b.md': { title: name, frontMatter: { sidebar_label: `Label ${name}` }, ids: [name] },
    }),
  })
  const page = site.routes.get('/a/' as never)?.page
  if (page === undefined) throw new Error('The site has the page.')
  const place = toPlace(page.source, { line: 1, column: 1 })
  const links = [{ kind: 'page' as const, href: './b.md', text, place }]
  const surroundings = {
    siteUrl: 'https://x.example',
    references: [{}],
    withoutDomain: () => undefined,
    isGenerated,
    namesOf: () => targetNames(href, site),
  }
  return checkWriting({ ...page, links }, surroundings).map(({ rule }) => rule)
}

describe('names that are words such as “more”', () => {
  it('F2: cause no warning where a link names its page or heading', () => {
    for (const word of vague)
      for (const name of [word, capital(word), word.toUpperCase()]) {
        expect(check(name, { name, href: '/base/b' })).toEqual([])
        expect(check(name, { name, href: '/base/b/' })).toEqual([])
        expect(check(name, { name, href: `/base/b#${encodeURIComponent(name)}` })).toEqual([])
      }
  })

  it('F2: cause no warning in a page that an integration made', () => {
    for (const word of vague)
      expect(check(word, { name: 'Other', href: '/base/b', isGenerated: true })).toEqual([])
  })

  it('F2: warn in prose, and of links to anything else', () => {
    for (const word of vague) {
      expect(check(word, { name: 'Other', href: '/base/b' })).toEqual(['vague-link'])
      expect(check(word, { name: capital(word), href: '/base/b' })).toEqual(['vague-link'])
      expect(check(word, { name: word, href: '/base/b#other' })).toEqual(['vague-link'])
      expect(check(word, { name: word, href: 'https://x.example/base/b' })).toEqual(['vague-link'])
      expect(check(word, { name: word, href: '/b' })).toEqual(['vague-link'])
    }
  })
})
