import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundle a script of this folder, so that a process of its own can run it. */
export async function bundleScript(name: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, name)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    tsconfigRaw: {},
  })
}
