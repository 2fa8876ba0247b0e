import { expect, it } from 'vitest'
import { createRewrite } from '../../../../../cli/migrate/vitepress/docs/apply-rewrites.ts'

it.each([
  [{ 'en/:rest*': ':rest*' }, 'en/guide/start.md', 'guide/start.md'],
  [{ 'en/:rest*': ':rest*' }, 'de/guide/start.md', 'de/guide/start.md'],
  [{ 'packages/:pkg/src/:slug*': ':pkg/:slug*' }, 'packages/core/src/a/b.md', 'core/a/b.md'],
  [{ 'packages/:pkg/src/(.*)': ':pkg/(.*)' }, 'packages/core/src/a/b.md', 'core/a/b.md'],
  [{ 'source/page.md': 'destination/page.md' }, 'source/page.md', 'destination/page.md'],
  [{ ':name(\\d+).md': 'number-:name.md' }, '12.md', 'number-12.md'],
  [{ ':name(\\d+).md': 'number-:name.md' }, 'twelve.md', 'twelve.md'],
  [{ 'a.md': 'b.md' }, 'aXmd', 'aXmd'],
  [{ a: 'b', 'c.md': 1 }, 'c.md', 'c.md'],
])('rewrites %j make %s the page %s', (rewrites, path, target) => {
  expect(createRewrite(rewrites)(path)).toBe(target)
})
