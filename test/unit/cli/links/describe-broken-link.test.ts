import { expect, it } from 'vitest'
import { describeBrokenLink, type FoundLink } from '../../../../cli/links/describe-broken-link.ts'
import type { TargetIndex } from '../../../../cli/links/target-index.ts'

function helpFor(link: FoundLink['link'], problem: string, ids: readonly string[] = []) {
  const index = {
    site: { config: { staticDirectories: ['static'] } },
    anchorsOf: () => new Set(ids),
  } as unknown as TargetIndex
  const resolution = { problem, path: link.href, url: '/guide/', id: 'nope' }
  const found = { link, origin: {}, resolution, subject: '`navbar.items[0].to` is' }
  return describeBrokenLink(found as unknown as FoundLink, index, () => undefined)?.help
}
const many = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'ggg']

it.each([
  [
    'asset',
    '/img/logo.svg',
    'missing',
    [],
    'Create the file `static/img/logo.svg`, or fix the path.',
  ],
  ['asset', 'img/logo.svg', 'missing', [], 'Fix the path, or create the file.'],
  ['page', '/nope', 'missing', [], 'Fix the path, or create the page.'],
  ['page', './code.md#nope', 'anchor', ['setup', 'usage'], 'Expected one of `#setup`, `#usage`.'],
  ['page', './code.md#nope', 'anchor', [], 'The page has no ids; link to it without one.'],
  ['page', './code.md#nope', 'anchor', ['note'], 'Did you mean `#note`?'],
  ['page', './code.md#nope', 'anchor', many, undefined],
] as const)(
  'says how to fix a %s to %s that has no near target',
  (kind, href, problem, ids, help) => {
    expect(helpFor({ kind, href }, problem, ids)).toBe(help)
  },
)
