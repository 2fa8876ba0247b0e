import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CliRun, runCli } from './run-cli.ts'
import { shareFolder } from './share-folder.ts'

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url))

export interface BuiltSite {
  readonly siteDir: string
  /** What `docs-ssg build` printed, and its exit code. */
  readonly run: CliRun
}

/**
 * A site of these files, text by path, built once for all tests that read it; none of them may change it.
 * With `hasPackages`, it has installed what docs-ssg itself has.
 */
export async function builtSite(
  files: Readonly<Record<string, string>>,
  { hasPackages = false } = {},
): Promise<BuiltSite> {
  const key = JSON.stringify(hasPackages ? [files, 'packages'] : files)
  const folder = await shareFolder(key, async (shared) => {
    for (const [path, contents] of Object.entries(files)) {
      const file = join(shared, 'site', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
    if (hasPackages) await symlink(nodeModules, join(shared, 'site/node_modules'))
    const run = await runCli(['build', join(shared, 'site')])
    await writeFile(join(shared, 'run.json'), JSON.stringify(run))
  })
  const run: CliRun = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'))
  return { siteDir: join(folder, 'site'), run }
}
