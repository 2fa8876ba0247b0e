// All code that runs in threads. Becomes dist/threads.cjs, one script whose compiled code can be kept.
export { provideImport } from '../primitives/modules/import-module.ts'

/** Run until the thread is no longer needed. `keepCode`: to be called when most code has run. */
export type ThreadProgram = (keepCode: () => void) => Promise<void>

/** By the name of the file in dist/ that starts the thread. */
export const programs: Readonly<Record<string, ThreadProgram>> = {
  'command-thread': async (keepCode) => {
    const { runCommandThread } = await import('./command-thread.ts')
    return runCommandThread(keepCode)
  },
  'page-worker': async () => {
    const { runPageWorker } = await import('../pipeline/compiling/page-worker.ts')
    return runPageWorker()
  },
  'build-thread': async (keepCode) => {
    const { runBuildThread } = await import('../commands/serve/threads/build-thread.ts')
    return runBuildThread(keepCode)
  },
}
