import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

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

describe('the phrases of a section', () => {
  const [plain, told] = [[], ['leave the app, end the session', 'state of the visitor']].map(
    (phrases) =>
      createEngine([
        page('/start', 'Start', [['The session', 'A visitor has a session, which has an end.']]),
        {
          ...page('/users', 'Users', []),
          s: [
            [
              'log-out',
              1,
              'Log out',
              'Remove the cookie.',
              ['removeCookie', ...phrases].join('\n'),
            ],
          ],
        },
      ]),
  )

  it.each(['leave the app', 'end the session', 'leave the ap', 'visitor state'])(
    'C: finds the section whose phrases say `%s`',
    (query) => {
      const best = (engine: typeof told) => engine?.search(query, 5).groups[0]?.hits[0]?.href
      expect(best(told)).toBe('/users#log-out')
      expect(best(plain)).not.toBe('/users#log-out')
    },
  )

  it('C: shows the text and the names of a section, and not its phrases', () => {
    const [hit] = told?.search('leave the app', 5).groups[0]?.hits ?? []
    expect(hit?.snippet.map(({ text }) => text).join('')).toBe('Remove the cookie.')
  })
})

describe('the words that readers use for what the site calls something else', () => {
  const other = page('/other', 'Others', [['', 'What it is.']])
  const wanted = page('/wanted', 'GraphQL', [['', 'What it costs.']])
  const said = (names: string): SearchDataPage => ({
    ...page('/phrases', 'Requests', []),
    s: [['', 0, '', 'How to send them.', names]],
  })

  it.each([
    ['nothing', [], said('')],
    ['a phrase of a section', [], said('\ngql over http')],
    ['a synonym of the config', [['gql', 'send']], said('')],
  ])('C: `gql` finds GraphQL beside %s that contains it', (_, synonyms, more) => {
    const engine = createEngine([other, wanted, more], synonyms)
    const hrefs = engine
      .search('gql', 20)
      .groups.flatMap(({ hits }) => hits.map(({ href }) => href))
    expect(hrefs).toContain('/wanted')
  })

  it('C: finds the word alone where a text contains it', () => {
    const text = page('/text', 'Requests', [['', 'Write gql here.']])
    const { groups } = createEngine([other, wanted, text]).search('gql', 20)
    expect(groups.flatMap(({ hits }) => hits.map(({ href }) => href))).toEqual(['/text'])
  })
})
