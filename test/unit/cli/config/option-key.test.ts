import { expect, it } from 'vitest'
import { listConfigTexts } from '../../../../cli/checks/config-texts/list-config-texts.ts'
import { listConfigLinks } from '../../../../cli/links/list-config-links.ts'
import { pruneDeadLinks } from '../../../../cli/migrate/new-site/prune-dead-links.ts'
import { formatOptionKey } from '../../../../cli/schema/option-key.ts'
import { configOf } from '../../../helpers/memory-site.ts'
import { load } from './load-fixture.ts'

const key = "sidebars['/guide/'][0]"
const sidebars = { '/guide/': [{ type: 'link' as const, label: 'A *b*', href: '/gone' }] }

it.each([
  [['navbar', 'items', 0, 'to'], 'navbar.items[0].to'],
  [['sidebars', '/guide/', 0], key],
  [['sidebars', 'über-uns', 'items'], 'sidebars.über-uns.items'],
  [['severities', 'broken-link'], 'severities.broken-link'],
  [['a', 'it’s a name'], "a['it’s a name']"],
  [['a', "it's"], String.raw`a['it\'s']`],
  [['a', 'b.c'], "a['b.c']"],
  [['a', ''], "a['']"],
])('writes %j as code would', (path, expected) => {
  expect(formatOptionKey(path)).toBe(expected)
})

it('names links, texts and errors of a sidebar in the same way', async () => {
  const config = configOf({ sidebars })
  expect(listConfigLinks(config).map((link) => link.key)).toContain(`${key}.href`)
  expect(listConfigTexts(config).map((text) => text.key)).toContain(`${key}.label`)
  const loaded = await load({
    'site.config.ts': `export default { sidebars: { '/guide/': [{ text: 'A' }] } }`,
  })
  const found = loaded.kind === 'invalid' ? loaded.diagnostics : []
  expect(found.map(({ message }) => message).join('\n')).toContain(`${key}.text`)
})

it('removes a dead link from such a sidebar after a migration', () => {
  const pruned = pruneDeadLinks({ config: { sidebars }, notes: [] }, [`${key}.href`])
  expect(pruned?.config).toEqual({ sidebars: { '/guide/': [] } })
})
