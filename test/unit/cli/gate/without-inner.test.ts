import { expect, it } from 'vitest'
import { reportRefusal, withoutInner } from '../../../../cli/gate/report-refusal.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'

const unreadable = (path: string) => reportRefusal(path as ContentPath, 'unreadable')
const hidden = (path: string) => reportRefusal(path as ContentPath, 'hidden')

it.each([
  ['what a folder might contain', [unreadable('docs'), unreadable('docs/tags.yml')], ['docs']],
  ['folders in folders', [unreadable('a/b/c'), unreadable('a')], ['a']],
])('leaves out %s', (_, found, kept) => {
  expect(withoutInner(found).map(({ place }) => place?.path)).toEqual(kept)
})

it.each([
  ['files beside each other', [unreadable('docs/a.md'), unreadable('docs/b.md')]],
  ['names that begin alike', [unreadable('docs'), unreadable('docs-old/a.md')]],
  ['findings of other rules', [unreadable('docs'), unreadable('x'), hidden('docs/.env')]],
  ['a single finding', [unreadable('docs/a.md')]],
])('keeps %s', (_, found) => {
  expect(withoutInner(found)).toEqual(found)
})
