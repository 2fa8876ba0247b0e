import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests.ts'

type Part = readonly [heading: string, prose: string]

const page = (u: string, t: string, parts: readonly Part[]): SearchDataPage => ({
  u,
  t,
  c: '',
  b: 1,
  s: parts.map(([heading, prose]) => [
    heading.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    heading === '' ? 0 : 1,
    heading,
    prose,
    '',
  ]),
})

describe('the words of a query', () => {
  it.each([
    ['gql', 'GraphQL'],
    ['oas', 'OpenAPI'],
    ['realtime', 'Streaming'],
    ['a11y', 'Accessibility'],
    ['signin', 'Login'],
    ['race', 'Overlap'],
    ['toast', 'Notifications'],
  ])('C: finds what people call `%s` by the word of the site, `%s`', (query, title) => {
    const words = createEngine([
      page('/other', 'Others', [['', 'What it is.']]),
      page('/wanted', title, [['', 'What it costs.']]),
    ])
    expect(words.search(query, 20).groups[0]?.hits[0]?.href).toBe('/wanted')
  })

  it.each([
    ['initialise state', '/start#initial-state'],
    ['mutatoin hook', '/mutations#a-mutation'],
  ])('C: prefers what `%s` means to a heading with its other word only', (query, href) => {
    const words = createEngine([
      page('/hooks', 'Functions', [['A hook', 'It is a function.']]),
      page('/use', 'Use', [['', 'A hook has a result.']]),
      page('/state', 'State', [['Late', 'We initialize the state late.']]),
      page('/start', 'Store', [['Initial state', 'What a reducer starts with.']]),
      page('/mutations', 'Requests', [['A mutation', 'It writes.']]),
    ])
    expect(words.search(query, 20).groups.flatMap(({ hits }) => hits)[0]?.href).toBe(href)
  })
})
