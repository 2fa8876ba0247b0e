import { cp, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCli, type CliRun } from './run-cli.ts'
import { temporaryFolder } from './site-of.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

export interface BuiltFixture extends CliRun {
  /** Absolute path of the copied site. */
  readonly siteDir: string
  readonly outDir: string
}

/** Copy `test/fixtures/<name>` (without `expected/`) to a temporary folder and build it there. */
export async function buildFixture(
  name: string,
  args: readonly string[] = [],
): Promise<BuiltFixture> {
  const siteDir = await temporaryFolder()
  const from = join(fixtures, name)
  const filter = (path: string): boolean => path !== join(from, 'expected')
  await cp(from, siteDir, { recursive: true, filter })
  const run = await runCli(['build', siteDir, ...args])
  return { ...run, siteDir, outDir: join(siteDir, 'build') }
}

/** All files below a folder by Posix path, sorted; contents as bytes. */
export async function readTree(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
  const files = paths.map(async (path) => [path, await readFile(join(folder, path))] as const)
  return new Map(await Promise.all(files))
}

/** The same as text, for comparing folders of sources. */
export async function readTexts(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = [...(await readTree(folder))]
  return Object.fromEntries(files.map(([path, bytes]) => [path, bytes.toString('utf8')]))
}
