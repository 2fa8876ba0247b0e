import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Import a TypeScript module of this repository, by its path from the top. */
export async function importBundled(file) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const [{ text }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}
