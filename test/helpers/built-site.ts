import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CliRun, runCli } from './run-cli.ts'
import { shareFolder } from './share-folder.ts'

export interface BuiltSite {
  readonly siteDir: string
  /** What `docs-ssg build` printed, and its exit code. */
  readonly run: CliRun
}

/** A site of these files, text by path, built once for all tests that read it; none of them may change it. */
export async function builtSite(files: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const folder = await shareFolder(JSON.stringify(files), async (shared) => {
    for (const [path, contents] of Object.entries(files)) {
      const file = join(shared, 'site', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
    const run = await runCli(['build', join(shared, 'site')])
    await writeFile(join(shared, 'run.json'), JSON.stringify(run))
  })
  const run: CliRun = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'))
  return { siteDir: join(folder, 'site'), run }
}
