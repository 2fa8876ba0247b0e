import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the folders of `shareFolder`; lives as long as the test run. */
    readonly sharedFolder: string
  }
}

/** Create the folder before the first test of a run, and remove it after the last one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docs-ssg-shared-')))
  project.provide('sharedFolder', folder)
  return async () => rm(folder, { recursive: true, force: true })
}
