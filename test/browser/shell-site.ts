import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCli } from '../helpers/run-cli.ts'
import { shareFolder } from '../helpers/share-folder.ts'
import { serveFolder } from './serve-folder.ts'
import { temporaryFolder } from '../helpers/site-of.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

export interface ShellSite {
  /** Origin and base path: `http://127.0.0.1:4711/`. */
  readonly url: string
  readonly outDir: string
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
  /** Changes to the copy of the fixture before it is built. */
  readonly change?: (siteDir: string) => Promise<void>
}

/**
 * Build a fixture and serve it as a static host does, under a strict policy. A site without a `change` is built once
 * for all test files that want the same.
 */
export async function startShellSite(options: ShellOptions = {}): Promise<ShellSite> {
  const { baseUrl = '/', change } = options
  const siteDir = change ? await buildOwn(options) : await buildShared(options)
  const outDir = join(siteDir, 'build')
  const policy = options.policy ? { policy: options.policy } : {}
  const server = await serveFolder(outDir, { baseUrl, ...policy })
  const close = async (): Promise<void> => {
    await server.close()
    if (change) await rm(siteDir, { recursive: true, force: true })
  }
  return { url: `${server.origin}${baseUrl}`, outDir, close }
}

async function buildOwn(options: ShellOptions): Promise<string> {
  const siteDir = await temporaryFolder()
  await buildInto(siteDir, options)
  return siteDir
}

function buildShared(options: ShellOptions): Promise<string> {
  const { fixture, baseUrl, config } = options
  const key = JSON.stringify(['shell', fixture, baseUrl, config])
  return shareFolder(key, (siteDir) => buildInto(siteDir, options))
}

async function buildInto(
  siteDir: string,
  { baseUrl = '/', config = '', fixture = 'shell', change }: ShellOptions,
): Promise<void> {
  await cp(join(fixtures, fixture), siteDir, { recursive: true })
  const file = join(siteDir, 'site.config.ts')
  const text = await readFile(file, 'utf8')
  const added = `defineConfig({\n  baseUrl: '${baseUrl}',\n  ${config}\n`
  await writeFile(file, text.replace('defineConfig({\n', added))
  await change?.(siteDir)
  const run = await runCli(['build', siteDir])
  if (run.exitCode !== 0) throw new Error(run.stdout + run.stderr)
}
