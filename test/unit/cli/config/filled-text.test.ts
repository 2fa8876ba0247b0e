import { expect, it } from 'vitest'
import { findings, load } from './load-fixture.ts'

const filled = 'expected text that isn’t empty.'
const algolia = "search: { provider: 'algolia', appId: 'a', apiKey: 'k', indexName: 'i'"
const typesense = "search: { provider: 'typesense', hosts: ['https://a.example'], apiKey: 'k'"
const meilisearch = "search: { provider: 'meilisearch', host: 'https://a.example', apiKey: 'k'"

it.each<[option: string, config: string, expected: string]>([
  ['title', "title: ''", filled],
  ['title', "title: ' '", filled],
  ['redirects[0].to', "redirects: [{ from: '/a', to: '' }]", filled],
  ['navbar.logo.src', "navbar: { logo: { src: '' } }", filled],
  ['versions[0].name', "versions: [{ name: '', label: 'A' }]", filled],
  ['versions[0].label', "versions: [{ name: 'a', label: '' }]", filled],
  ['search.appId', `${algolia}, appId: '' }`, filled],
  // What a variable of the environment is that CI doesn't have.
  ['search.apiKey', `${algolia}, apiKey: process.env.NO_SUCH_KEY ?? '' }`, filled],
  ['search.indexName', `${algolia}, indexName: '' }`, filled],
  ['search.apiKey', `${typesense}, collection: 'c', apiKey: '' }`, filled],
  ['search.collection', `${typesense}, collection: '' }`, filled],
  ['search.hosts[0]', `${typesense}, collection: 'c', hosts: [''] }`, filled],
  [
    'search.hosts',
    `${typesense}, collection: 'c', hosts: [] }`,
    'expected a list with at least one address.',
  ],
  ['search.host', `${meilisearch}, indexUid: 'i', host: '' }`, filled],
  ['search.indexUid', `${meilisearch}, indexUid: '' }`, filled],
  ['theme.radius', "theme: { radius: '4' }", 'expected a length, such as `0`, `4px` or `0.75rem`.'],
])('`%s` in `%s`: %s', async (option, config, expected) => {
  const all = findings(await load({ 'site.config.mjs': `export default { ${config} }\n` }))
  expect(all).toHaveLength(1)
  expect(all[0]).toMatch(/^1:\d+ config-value /)
  expect(all[0]).toContain(`\`${option}\` is `)
  expect(all[0]?.endsWith(expected)).toBe(true)
})
