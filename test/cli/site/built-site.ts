import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteManifest } from '../../../runtime/shared/manifests/manifests.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { shareFolder } from '../../helpers/share-folder.ts'

/** The documentation of this repository, built. */
export interface BuiltSite {
  readonly folder: string
  readonly manifest: RouteManifest
  /** A file of the site as text. */
  readonly read: (path: string) => string
  /** The HTML behind a route: `/api/createSlice`. */
  readonly page: (route: string) => string
}

/** Build this repository's site once in a test run. Throws what the build printed when it fails. */
export async function buildSite(): Promise<BuiltSite> {
  const shared = await shareFolder('the site of this repository', async (folder) => {
    const { exitCode, stderr } = await runCli(['build', '--out-dir', join(folder, 'build')], {
      cwd: process.cwd(),
    })
    if (exitCode !== 0) throw new Error(stderr.slice(0, 4000))
  })
  const folder = join(shared, 'build')
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  return {
    folder,
    manifest: JSON.parse(read('routes.json')),
    read,
    page: (route) => read(`${route === '/' ? '' : `${route.slice(1)}/`}index.html`),
  }
}
