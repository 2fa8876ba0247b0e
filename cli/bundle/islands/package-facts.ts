import { basename, dirname } from 'node:path'
import { isReactModule } from '../components/one-react.ts'
import { importEsbuild } from '../../primitives/modules/import-module.ts'

/** The behavior of a package's export, besides rendering. */
export interface PackageFacts {
  readonly hasState: boolean
  readonly hasEffects: boolean
}

const STATE = /\buse(?:State|Reducer|Optimistic|ActionState|Transition)\b|\bsetState\b/
const EFFECTS =
  /\buse(?:Effect|LayoutEffect|InsertionEffect|SyncExternalStore)\b|\bcomponentDid(?:Mount|Update)\b/

/**
 * Look for hooks in the code that an export of a package reaches. Code of packages is compiled in too
 * many ways to be understood, so a hook that is there counts.
 */
export async function readPackageExport(file: string, name: string): Promise<PackageFacts> {
  const { build } = await importEsbuild()
  const from = JSON.stringify(`./${basename(file)}`)
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: name === '*' ? `export * from ${from}` : `export { ${name} } from ${from}`,
        resolveDir: dirname(file),
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      loader: {
        '.js': 'jsx',
        '.css': 'empty',
        '.svg': 'empty',
        '.woff2': 'empty',
        '.png': 'empty',
      },
      tsconfigRaw: {},
      logLevel: 'silent',
      plugins: [
        {
          name: 'external-react',
          setup: (own) => {
            own.onResolve({ filter: /^(?:react|scheduler)/ }, ({ path }) =>
              isReactModule(path) ? { path, external: true } : undefined,
            )
          },
        },
      ],
    })
    const code = outputFiles.map(({ text }) => text).join('\n')
    return { hasState: STATE.test(code), hasEffects: EFFECTS.test(code) }
  } catch {
    return { hasState: false, hasEffects: false }
  }
}
