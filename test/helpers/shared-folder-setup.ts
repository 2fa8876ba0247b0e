import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the folders of `shareFolder`; lives as long as the test run. */
    readonly sharedFolder: string
  }
}

/** By which Node and other programs find the folder for temporary files, in every system. */
const variables = ['TMPDIR', 'TEMP', 'TMP']

/** Browsers end later than the tests. */
const ofBrowsers = /^(?:playwright|\.?org\.chromium)/

/**
 * Give a run a folder for all its temporary files before the first test, and remove it after the last one. What a
 * test or the product left in it is listed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docs-ssg-tests-')))
  for (const name of variables) process.env[name] = folder
  const shared = join(folder, 'shared')
  await mkdir(shared)
  project.provide('sharedFolder', shared)
  return async () => {
    const left = (await readdir(folder)).filter(
      (name) => name !== 'shared' && !ofBrowsers.test(name),
    )
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    if (left.length === 0) return
    console.error(`Left in the folder for temporary files: ${left.toSorted().join(', ')}`)
  }
}
