import { expect, it } from 'vitest'
import { locateInConfig } from '../../../../cli/config/locate-in-config.ts'
import { linkRules } from '../../../../cli/links/link-rules.ts'
import { toPlace } from '../../../../cli/report/diagnostic.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const top = toPlace('site.config.ts', { line: 1, column: 1 })
const source = `export default {
  navbar: { items: [{ label: 'Gone', to: '/gone' }] },
  redirects: [{ from: "/old", to: '/nowhere' }],
}
`

it.each([
  ['its target', { data: { actual: '/gone' }, message: 'Link to `/gone/`.' }, '2:42'],
  ['a word in backticks', { message: 'The redirect from `/old` leads to `/x`.' }, '3:23'],
  ['nothing the config holds', { message: 'The redirect from `/x` is odd.' }, '1:1'],
])('S9: a finding about the config points to %s', async (_name, finding, place) => {
  const siteDir = await siteOf({ 'site.config.ts': source })
  const diagnostic = linkRules['broken-link'].report({ place: top, ...finding })
  const [found] = locateInConfig([diagnostic], { siteDir, configFile: 'site.config.ts' })
  expect(`${found?.place?.line}:${found?.place?.column}`).toBe(place)
})

it('S9: a finding in a page stays where it is', async () => {
  const siteDir = await siteOf({ 'site.config.ts': source })
  const place = toPlace('docs/a.md', { line: 1, column: 1 })
  const diagnostic = linkRules['broken-link'].report({ message: '`/gone`', place })
  expect(locateInConfig([diagnostic], { siteDir, configFile: 'site.config.ts' })).toEqual([
    diagnostic,
  ])
})
