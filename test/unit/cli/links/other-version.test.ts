import { expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const config = configOf({
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de' },
  ],
  versions: [
    { name: '2.0', label: '2.0' },
    { name: '1.0', label: '1.0', path: '1.0' },
    { name: 'current', label: 'Next', path: 'next' },
  ],
})
const variantOf = (version: string, locale = 'en') =>
  createVariants(config).find((one) => one.version === version && one.locale === locale)

/** What is said about a link of `guide/start.md` in a version. */
function foundIn(version: string, locale: string, href: string) {
  const pages = ['2.0', '1.0', 'current'].flatMap((name) =>
    ['en', 'de'].flatMap((code) => {
      const isOwn = name === version && code === locale
      const links = isOwn ? [href] : []
      const others = name === '2.0' ? { 'only-new.md': {} } : {}
      return pagesOf(
        { 'guide/start.md': { links }, 'cli/build.md': { ids: ['x'] }, ...others },
        variantOf(name, code),
      )
    }),
  )
  return resolveLinks(memorySite({ config, pages }).site).diagnostics.map(
    ({ rule, data }) => `${rule} ${data?.expected?.join() ?? ''}`,
  )
}

it.each([
  ['1.0', 'en', '/cli/build', ['other-version ../cli/build.md']],
  ['1.0', 'en', '/cli/build#x', ['other-version ../cli/build.md#x']],
  ['1.0', 'en', '/guide/start', ['other-version ./start.md']],
  ['1.0', 'de', '/cli/build', ['other-version ../cli/build.md']],
  ['current', 'en', '/cli/build', ['other-version ../cli/build.md']],
  // The link stays, names a version, or the version lacks the page.
  ['2.0', 'en', '/cli/build', []],
  ['1.0', 'en', '../cli/build.md', []],
  ['1.0', 'en', '../cli/build', []],
  ['1.0', 'en', '/1.0/cli/build', []],
  ['2.0', 'en', '/1.0/cli/build', []],
  ['1.0', 'en', '/next/cli/build', []],
  ['1.0', 'en', '/only-new', []],
  ['1.0', 'en', 'pathname:///cli/build', []],
  ['1.0', 'en', '//cdn.example/cli/build', []],
])('in version %s (%s), the link %s is said to leave the version: %j', (...row) => {
  const [version, locale, href, expected] = row
  expect(foundIn(version, locale, href)).toEqual(expected)
})
