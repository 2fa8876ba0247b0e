import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCli } from '../helpers/run-cli.ts'
import { serveFolder } from './serve-folder.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

export interface ShellSite {
  /** Origin and base path: `http://127.0.0.1:4711/`. */
  readonly url: string
  readonly siteDir: string
  readonly outDir: string
  /** Build again, after changes to the site. */
  readonly build: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface ShellOptions {
  readonly baseUrl?: string
  /** Folder below `test/fixtures`; `shell` when left out. */
  readonly fixture?: string
  /** More lines for the configuration, each ending in a comma. */
  readonly config?: string
  /** Served with the policy of its `_headers` instead of the strictest there is. */
  readonly policy?: 'own'
}

/** Build a fixture and serve it as a static host does, under a strict policy. */
export async function startShellSite(options: ShellOptions = {}): Promise<ShellSite> {
  const { baseUrl = '/', config = '', fixture = 'shell' } = options
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'docs-ssg-shell-')))
  await cp(join(fixtures, fixture), siteDir, { recursive: true })
  const file = join(siteDir, 'site.config.ts')
  const text = await readFile(file, 'utf8')
  const added = `defineConfig({\n  baseUrl: '${baseUrl}',\n  ${config}\n`
  await writeFile(file, text.replace('defineConfig({\n', added))
  const build = async (): Promise<void> => {
    const run = await runCli(['build', siteDir])
    if (run.exitCode !== 0) throw new Error(run.stdout + run.stderr)
  }
  await build()
  const outDir = join(siteDir, 'build')
  const server = await serveFolder(outDir, {
    baseUrl,
    ...(options.policy ? { policy: options.policy } : {}),
  })
  const close = async (): Promise<void> => {
    await server.close()
    await rm(siteDir, { recursive: true, force: true })
  }
  return { url: `${server.origin}${baseUrl}`, siteDir, outDir, build, close }
}
