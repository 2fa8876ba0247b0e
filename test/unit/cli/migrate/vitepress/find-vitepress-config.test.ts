import { expect, it } from 'vitest'
import { findVitepressConfig } from '../../../../../cli/migrate/vitepress/read/find-vitepress-config.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

it.each([
  ...['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'].flatMap((end) => [
    [`.vitepress/config.${end}`, ''],
    [`.vitepress/config/index.${end}`, ''],
  ]),
  ['docs/.vitepress/config.ts', ''],
  ['site/pages/.vitepress/config.ts', 'vitepress build site/pages --minify'],
])('finds %s', async (path = '', script = '') => {
  const folder = await siteOf({
    [path]: 'export default {}',
    'package.json': JSON.stringify({ scripts: { docs: script } }),
  })
  expect(findVitepressConfig(folder)).toBe(path)
})

it.each([
  { '.vitepress/theme/index.ts': '' },
  { '.vitepress/config.json': '{}' },
  { 'package.json': '{ "scripts": { "docs": "vitepress build ../outside" } }' },
])('finds nothing in %j', async (files) => {
  expect(findVitepressConfig(await siteOf(files))).toBeUndefined()
})
