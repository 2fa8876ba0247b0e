// The licenses of all packages that the bundles contain, and the bill of materials. Given esbuild's
// metafiles, it returns files for dist/. Equal input is equal output, to the byte.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBom } from './create-bom.mjs'
import { root } from './bundles.mjs'
import { importBundled } from './import-bundled.mjs'

const { findPackageFolders, formatNotices, readNotices } = await importBundled(
  'cli/bundle/licenses/package-notices.ts',
)

const intro = `The files in this folder contain code of the packages below, each distributed under its own license.
docs-ssg itself is distributed under the license in the file LICENSE.
`

const noticesOf = async (files) =>
  readNotices(findPackageFolders(files.map((file) => join(root, file))))

/** dist/THIRD-PARTY-LICENSES.txt and dist/sbom.cdx.json. */
export async function createLicenseFiles({ inputs }) {
  const bundled = await noticesOf(Object.keys(inputs))
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const installed = await noticesOf(
    Object.keys(manifest.dependencies).map((name) => `node_modules/${name}/package.json`),
  )
  const toJson = (value) => `${JSON.stringify(value, undefined, 2)}\n`
  return Object.entries({
    'THIRD-PARTY-LICENSES.txt': formatNotices(bundled, intro),
    'sbom.cdx.json': toJson(createBom({ manifest, bundled, installed })),
  }).map(([name, contents]) => ({ path: join(root, 'dist', name), contents }))
}
