import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bundleRuntime } from '../../../cli/bundle/bundle-runtime.ts'
import { prebuiltFile } from '../../../cli/bundle/prebuilt/prebuilt-format.ts'
import { loadConfig } from '../../../cli/config/load-config.ts'
import { siteOf } from '../../helpers/site-of.ts'

const root = resolve('.')

/** A copy of the package, in which sources can be changed. */
export async function copyPackage(): Promise<string> {
  const copy = await siteOf({})
  await mkdir(join(copy, 'dist'))
  for (const path of ['package.json', 'runtime', prebuiltFile, 'LICENSE'])
    await cp(join(root, path), join(copy, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

interface Files {
  readonly [path: string]: Uint8Array | string
}

/** The browser's files of a site. `packageDir`: the copy of docs-ssg that makes them. */
export async function bundleWith(
  packageDir: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Files> {
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', ...files })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded.diagnostics))
  const { bundle } = await bundleRuntime({ ...loaded.config, packageDir })
  if (!bundle) throw new Error('There is no bundle.')
  const { files: made, ...urls } = bundle
  const texts = made.map(({ path, contents }) => [path, Buffer.from(contents).toString('latin1')])
  return { ...Object.fromEntries(texts), urls: JSON.stringify(urls) }
}

/** The paths of the browser's files that differ, once with the prebuilt ones and once without. */
export async function findUnequalFiles(
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const copy = await copyPackage()
  const quick = await bundleWith(copy, files)
  await rm(join(copy, prebuiltFile))
  const bundled = await bundleWith(copy, files)
  const paths = new Set([...Object.keys(quick), ...Object.keys(bundled)])
  return [...paths].filter((path) => quick[path] !== bundled[path])
}
