import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteManifest } from '../../../runtime/shared/manifests.ts'
import { runCli } from '../../helpers/run-cli.ts'

/** The documentation of this repository, built. */
export interface BuiltSite {
  readonly folder: string
  readonly manifest: RouteManifest
  /** A file of the site as text. */
  readonly read: (path: string) => string
  /** The HTML behind a route: `/api/createSlice`. */
  readonly page: (route: string) => string
  readonly remove: () => void
}

/** Build this repository's site into a temporary folder. Throws what the build printed when it fails. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-ssg-site-'))
  const { exitCode, stderr } = await runCli(['build', '--out-dir', join(folder, 'build')], {
    cwd: process.cwd(),
  })
  if (exitCode !== 0) throw new Error(stderr.slice(0, 4000))
  const read = (path: string): string => readFileSync(join(folder, 'build', path), 'utf8')
  return {
    folder: join(folder, 'build'),
    manifest: JSON.parse(read('routes.json')),
    read,
    page: (route) => read(`${route === '/' ? '' : `${route.slice(1)}/`}index.html`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
