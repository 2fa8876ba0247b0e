import { writeFile } from 'node:fs/promises'
import { build, type Metafile } from 'esbuild'

const entry = '<stdin>'

/** True when all that a file imports, at any depth, is a module of a package; neither CommonJS nor a module of Node. */
function isPlain(path: string, inputs: Metafile['inputs'], seen: Set<string>): boolean {
  if (seen.has(path)) return true
  seen.add(path)
  const input = inputs[path]
  if (input?.format !== 'esm') return false
  return input.imports.every(
    (found) => found.external !== true && isPlain(found.path, inputs, seen),
  )
}

/**
 * Write the packages that are plain modules as one script, chosen as Node chooses their files: its value is an object whose
 * functions each evaluate a package and resolve to what it exports. `folder` is where they are looked up. Resolves to the
 * names that the script has; to none where a package can't be bundled.
 */
export async function bundlePackages(
  folder: string,
  names: readonly string[],
  outfile: string,
): Promise<ReadonlySet<string>> {
  const list = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`)
  try {
    const { metafile } = await build({
      stdin: { contents: `export default { ${list.join()} }`, resolveDir: folder },
      outfile,
      metafile: true,
      bundle: true,
      platform: 'node',
      conditions: ['module-sync'],
      mainFields: ['main'],
      format: 'iife',
      globalName: 'packages',
      banner: { js: '(() => {' },
      footer: { js: 'return packages.default\n})()' },
      logLevel: 'silent',
    })
    const found = metafile.inputs[entry]?.imports ?? []
    return new Set(
      found.flatMap(({ path, original, external }) =>
        external !== true && original !== undefined && isPlain(path, metafile.inputs, new Set())
          ? [original]
          : [],
      ),
    )
  } catch {
    await writeFile(outfile, '({})')
    return new Set()
  }
}
