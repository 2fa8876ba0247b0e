// The licenses of all packages that the bundles contain, and the bill of materials. Enters:
// esbuild's metafiles. Leaves: files for dist/. Equal input is equal output, to the byte.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBom } from './create-bom.mjs'
import { root } from './bundles.mjs'
import { importBundled } from './import-bundled.mjs'

const { findPackageFolders, formatNotices, readNotices } = await importBundled(
  'cli/bundle/package-notices.ts',
)

const intro = `The files in this folder contain code of the packages below, each distributed under its own license.
docs-ssg itself is distributed under the license in the file LICENSE.
`

const noticesOf = async (files) =>
  readNotices(findPackageFolders(files.map((file) => join(root, file))))

/** What each bundled file of dist/vendor contains, for the sites that send it to their readers. */
async function vendoredNotices({ outputs }) {
  const entries = Object.entries(outputs).map(async ([path, { inputs }]) => {
    const notices = await noticesOf(Object.keys(inputs))
    // Paths of this machine don't belong in the package.
    return [path.replace('dist/vendor/', ''), notices.map((notice) => ({ ...notice, files: [] }))]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** dist/THIRD-PARTY-LICENSES.txt, dist/sbom.cdx.json and dist/vendor/licenses.json. */
export async function createLicenseFiles(command, vendored) {
  const inputs = [command, vendored].flatMap((metafile) => Object.keys(metafile.inputs))
  const bundled = await noticesOf(inputs)
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const installed = await noticesOf(
    Object.keys(manifest.dependencies).map((name) => `node_modules/${name}/package.json`),
  )
  const toJson = (value) => `${JSON.stringify(value, undefined, 2)}\n`
  return Object.entries({
    'THIRD-PARTY-LICENSES.txt': formatNotices(bundled, intro),
    'sbom.cdx.json': toJson(createBom({ manifest, bundled, installed })),
    'vendor/licenses.json': toJson(await vendoredNotices(vendored)),
  }).map(([name, contents]) => ({ path: join(root, 'dist', name), contents }))
}
