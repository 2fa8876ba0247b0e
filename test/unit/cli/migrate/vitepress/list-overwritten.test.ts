import { join } from 'node:path'
import { expect, it } from 'vitest'
import { planMigration } from '../../../../../cli/migrate/plan-migration.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const files = {
  '.vitepress/config.js': 'export default {}\n',
  'index.md': '# Home\n',
  'guide/a.md': '# A\n',
  'public/other.html': 'x',
  'public/guide/other.html': 'x',
}

it.each([
  ['public/404.html', true],
  ['public/index.html', true],
  ['public/guide/a.html', true],
  ['public/guide/404.html', false],
  ['public/guide/a/index.html', false],
  ['public/a.html', false],
])('of static files, %s is in the place of a page: %j', async (path, isOverwritten) => {
  const siteDir = await siteOf({ ...files, [path]: 'x' })
  const into = join(siteDir, '../new')
  const options = { out: undefined, hasShim: () => false, readStatements: () => [] }
  const copied = await planMigration(siteDir, { ...options, into, rewrite: true })
  const inPlace = await planMigration(siteDir, { ...options, into: undefined, rewrite: false })
  if (copied.kind === 'failed' || inPlace.kind === 'failed') throw new Error('refused')
  expect(copied.copies.some((one) => one.from.endsWith(`/${path}`))).toBe(!isOverwritten)
  expect(copied.copies.some((one) => one.from.endsWith('public/other.html'))).toBe(true)
  const adviceOf = (plan: typeof copied) =>
    plan.migration.notes.find(({ subject }) => subject === path)?.advice
  if (isOverwritten) {
    expect(adviceOf(copied)).toContain('It is not copied.')
    expect(adviceOf(inPlace)).toContain('Remove it')
  } else expect(adviceOf(copied)).toBeUndefined()
})
