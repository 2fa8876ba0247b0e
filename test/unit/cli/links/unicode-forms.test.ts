import { expect, it } from 'vitest'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

it.each([
  ['café', 'NFD', 'NFC'],
  ['über', 'NFD', 'NFC'],
  ['ガイド', 'NFC', 'NFD'],
  ['한글', 'NFD', 'NFC'],
] as const)(
  'a link to %s in another Unicode form than the heading says so',
  (name, ofId, ofLink) => {
    const id = name.normalize(ofId)
    const href = `#${name.normalize(ofLink)}`
    const { site } = memorySite({ pages: pagesOf({ 'a.md': { ids: [id], links: [href] } }) })
    const { diagnostics } = resolveLinks(site)
    expect(diagnostics).toMatchObject([
      { rule: 'broken-anchor', data: { actual: href, expected: [`#${id}`] } },
    ])
    expect(diagnostics[0]?.message).toContain('another Unicode form')
    expect(diagnostics[0]?.help).toContain(`(${ofId}, `)
    expect(diagnostics[0]?.help).not.toContain('Did you mean')
  },
)
