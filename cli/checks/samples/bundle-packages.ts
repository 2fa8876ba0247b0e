import { writeFile } from 'node:fs/promises'
import { build, type Metafile, type Plugin } from 'esbuild'

const entry = '<stdin>'

/**
 * True if a file and everything it imports, at any depth, is an ES module of a package: no
 * CommonJS, no Node modules.
 */
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
 * Bundles the packages that consist of ES modules into one script, with the files that Node would
 * use. The value of the script is an object with a function for each package, which evaluates it
 * and resolves to its exports. Packages are looked up from `folder`. Resolves to the names in the
 * script, or to none if a package can't be bundled.
 */
export async function bundlePackages(
  folder: string,
  names: readonly string[],
  { outfile, guard }: { readonly outfile: string; readonly guard: Plugin },
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
      plugins: [guard],
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
