import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namedManifests } from '../../../../../cli/content/twoslash/named-manifests.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

/** The manifests for a text in `site/`, and whether each exists. */
async function manifestsFor(text: string): Promise<Readonly<Record<string, boolean>>> {
  const top = await siteOf({
    'package.json': '{}',
    'node_modules/hoisted/package.json': '{}',
    'site/node_modules/own/package.json': '{}',
    'site/node_modules/own/part/package.json': '{}',
  })
  const found = namedManifests([text], join(top, 'site'))
  // The folder of a test may be inside of others that are packages.
  const inside = found.filter(({ path }) => !path.startsWith('../../'))
  return Object.fromEntries(inside.map(({ path, hash }) => [path, hash !== '']))
}

const missing = (name: string): Readonly<Record<string, boolean>> => ({
  [`node_modules/${name}/package.json`]: false,
  [`../node_modules/${name}/package.json`]: false,
})

it.each([
  ["import a from 'late'", { ...missing('late'), ...missing('@types/late') }],
  ["import a from 'late/part'", { ...missing('late'), ...missing('@types/late') }],
  ["import a from '@a/late/part'", { ...missing('@a/late'), ...missing('@types/a__late') }],
  ["import a from 'own/part'", { 'node_modules/own/package.json': true, ...missing('@types/own') }],
  [
    "import a from 'hoisted'",
    {
      'node_modules/hoisted/package.json': false,
      '../node_modules/hoisted/package.json': true,
      ...missing('@types/hoisted'),
    },
  ],
  ["import a from './late'", {}],
  ["import a from 'node:fs'", {}],
  ['const a = 1', {}],
])('%s depends on the manifests that its imports may find', async (text, expected) => {
  expect(await manifestsFor(text)).toEqual(expected)
})
