import { describe, expect, it } from 'vitest'
import {
  checkLock,
  formatLock,
  parseLock,
  type DocsLock,
} from '../../../../../cli/checks/lock/check-lock.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'

const lockOf = (pages: DocsLock['pages']): DocsLock => ({ version: 1, pages })
const before = lockOf({
  '/guide/': { install: 'Install', 'first-steps': 'First steps' },
  '/old/': { one: 'One', two: 'Two', three: 'Three' },
})

function check(now: DocsLock['pages'], redirected: string[] = []) {
  const text = formatLock(before)
  const path = 'docs.lock.json' as ContentPath
  return checkLock({
    lock: before,
    current: lockOf(now),
    redirected: new Set(redirected),
    path,
    text,
  })
}

describe('checkLock', () => {
  it('F1: is silent when nothing is lost and when things are added', () => {
    expect(
      check({ ...before.pages, '/new/': {}, '/old/': { ...before.pages['/old/'], four: '' } }),
    ).toEqual([])
  })
  it('F1: holds no ids that are numbered while the page is built, and forgets those of older locks', () => {
    const numbered = lockOf({ '/guide/': { install: 'Install', 'docs-ssg-tab-1-1': '' } })
    expect(formatLock(numbered)).not.toContain('docs-ssg-tab')
    const heading = lockOf({ '/guide/': { 'docs-ssg-build': 'docs-ssg build' } })
    expect(parseLock(formatLock(heading))).toEqual(heading)
    expect(parseLock(JSON.stringify(numbered))).toEqual(
      lockOf({ '/guide/': { install: 'Install' } }),
    )
  })
  it('F1: reports a lost page at its line of the lock, and where it seems to have moved', () => {
    const found = check({
      '/guide/': before.pages['/guide/'] ?? {},
      '/moved/': { two: 'Two', three: 'Three' },
    })
    expect(found).toEqual([
      {
        severity: 'error',
        rule: 'lost-page',
        message:
          '`/old/` was published, but this build has no such page or redirect, so links to it break.',
        help: 'It was probably moved: add a redirect to `/moved/`, or `redirect_from: [/old/]` to the front matter of that page.',
        data: { actual: '/old/', expected: ['/moved/'] },
        place: { path: 'docs.lock.json', line: 8, column: 5 },
      },
    ])
  })
  it.each([
    ['the page of the same name', { two: '', one: '' }, '/cookbook/auth/', '/cookbook/cache/'],
    ['the only page of the same name without its headings', {}, '/cookbook/auth/', '/other/'],
    ['a page with its headings', { one: '', two: '' }, '/cookbook/login/', '/cookbook/auth-2/'],
  ])('suggests %s for a page of a folder that was moved', (_, ids, moved, other) => {
    const lock = lockOf({ '/recipes/auth/': { one: 'One', two: 'Two' } })
    const others = moved.endsWith('/auth/') ? ids : {}
    const found = checkLock({
      lock,
      current: lockOf({ [other]: others, [moved]: ids }),
      redirected: new Set(),
      path: 'docs.lock.json' as ContentPath,
      text: formatLock(lock),
    })
    expect(found[0]?.data?.expected).toEqual([moved])
  })
  it('reports a lost page that was not moved', () => {
    expect(check({ '/guide/': before.pages['/guide/'] ?? {} })).toMatchObject([
      {
        rule: 'lost-page',
        help: 'Add a redirect, or run `docs-ssg check --update-lock` if the page was removed on purpose.',
        data: { actual: '/old/' },
      },
    ])
  })
  it('F1: accepts a lost page that a redirect answers', () => {
    expect(check({ '/guide/': before.pages['/guide/'] ?? {} }, ['/old/'])).toEqual([])
  })
  it('F1: reports a lost id and suggests the id that took over its text', () => {
    const [diagnostic] = check({
      ...before.pages,
      '/guide/': { install: 'Install', start: 'First steps' },
    })
    expect(diagnostic).toMatchObject({
      rule: 'lost-anchor',
      message:
        '`/guide/#first-steps` was published, but the page no longer has this id, so links to it go to the top of the page.',
      help: "Add `aliases: { first-steps: start }` to the page's front matter.",
      data: { actual: '/guide/#first-steps', expected: ['/guide/#start'] },
      place: { line: 5 },
    })
  })
  it('F1: does not take inherited names for ids', () => {
    const lock = lockOf({ '/a/': { constructor: 'x' } })
    const input = {
      lock,
      current: lockOf({ '/a/': {} }),
      redirected: new Set<string>(),
      path: 'l' as ContentPath,
      text: '',
    }
    expect(checkLock(input)).toHaveLength(1)
  })
})

describe('parseLock', () => {
  it('F1: reads what formatLock wrote, sorted whatever the order', () => {
    const shuffled = lockOf(Object.fromEntries(Object.entries(before.pages).toReversed()))
    expect(formatLock(shuffled)).toBe(formatLock(before))
    expect(parseLock(formatLock(before))).toEqual(before)
  })
  it.each(['', '[]', '{"version":2,"pages":{}}', '{"version":1}'])('F1: refuses %s', (text) => {
    expect(parseLock(text)).toBeUndefined()
  })

  it('F1: holds 20,000 pages against the lock in one pass', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `/part/page-${index}/`)
    const pages = Object.fromEntries(names.map((name) => [name, { a: 'A', b: 'B' }]))
    const { '/part/page-9/': _, ...rest } = pages
    const text = formatLock(lockOf(pages))
    const found = checkLock({
      lock: parseLock(text) ?? lockOf({}),
      current: lockOf({ ...rest, '/part/page-19999/': { a: 'A' } }),
      redirected: new Set(),
      path: 'docs.lock.json' as ContentPath,
      text,
    })
    expect(found.map(({ data, place }) => [data?.actual, place?.line])).toEqual([
      ['/part/page-19999/#b', linesBefore(names, 19_999) + 3],
      ['/part/page-9/', linesBefore(names, 9) + 1],
    ])
  })
})

/** Of the lock's text: three at its head, four a page, in the order of the sorted names. */
const linesBefore = (names: readonly string[], index: number): number =>
  3 + 4 * names.toSorted().indexOf(names[index] ?? '')
