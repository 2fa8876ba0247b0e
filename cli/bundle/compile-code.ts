import { join, resolve } from 'node:path'
import type { Message } from 'esbuild'
import { type CodeGraph, emptyGraph, toCodeGraph } from '../cache/code-graph.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { codeFolder, type CodeMaps } from '../primitives/text/code-frames.ts'
import { checkReactCopies } from './components/check-react-copies.ts'
import { docusaurusImports, toMissingExport } from './docusaurus-imports.ts'
import { assetImports, toInputFile, toSourceFile } from './asset-imports.ts'
import { failedInputs } from './failed-inputs.ts'
import { findIslands } from './islands/find-islands.ts'
import type { EntryFacts, SiteIsland, WantedPart } from './islands/site-island.ts'
import { islandsModule, registerIslands } from './islands/register-islands.ts'
import { isReactModule, oneReact } from './components/one-react.ts'
import { sharedModules } from './components/shared-modules.ts'
import { collectStylesheets } from './styles/site-styles.ts'
import { bundleRules } from './bundle-rules.ts'
import { isBuildFailure } from '../primitives/is-build-failure.ts'
import { toUnknownFile } from './unknown-file.ts'
import { refuseSpecialFiles } from '../gate/refuse-special-files.ts'
import { missingModuleHelp } from '../primitives/modules/missing-module.ts'
import { isRecord } from '../primitives/is-record.ts'
import { toPlace } from '../report/diagnostic.ts'
import { importEsbuild } from '../primitives/modules/import-module.ts'

/**
 * Everything that compiling depends on besides the files. The compiler sees nothing else of the
 * configuration, so the hash of this object covers every option that can change the code.
 */
export interface CodeCompilerInput extends Pick<
  ResolvedConfig,
  'siteDir' | 'packageDir' | 'siteRoot' | 'baseUrl' | 'staticDirectories' | 'components'
> {
  /** Names of the modules that the code receives when it runs instead of bundling them: `react`. */
  readonly externals: readonly string[]
}

/** Take from the configuration what compiling depends on. */
export function toCodeCompilerInput(
  config: ResolvedConfig,
  externals: readonly string[],
): CodeCompilerInput {
  const { siteDir, packageDir, siteRoot, baseUrl, staticDirectories, components } = config
  return { siteDir, packageDir, siteRoot, baseUrl, staticDirectories, components, externals }
}

/** Pages, slots and components of a site, compiled. */
export interface CompiledCode {
  /** CommonJS by the path of the file relative to the site's folder, Posix. */
  readonly code: ReadonlyMap<string, string>
  /** Source maps of the code, by the same paths. */
  readonly maps: CodeMaps
  readonly diagnostics: readonly Diagnostic[]
  /** Every file that was compiled, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** The style sheets among them, in order. */
  readonly stylesheets: readonly string[]
  /** The components that pages render and the browser runs. */
  readonly islands: readonly SiteIsland[]
  /** The islands among the components of pages, by the names that pages know. */
  readonly islandOf: ReadonlyMap<string, SiteIsland>
  /** Names of wanted components that their files don't export. */
  readonly unknown: readonly string[]
  /** The pages and slots that need the browser themselves. */
  readonly liveEntries: readonly EntryFacts[]
  readonly graph: CodeGraph
}

const nothing: CompiledCode = {
  code: new Map(),
  maps: new Map(),
  diagnostics: [],
  inputs: [],
  stylesheets: [],
  islands: [],
  islandOf: new Map(),
  unknown: [],
  liveEntries: [],
  graph: emptyGraph,
}

/**
 * Bundle each file with what it imports; `externals` and Node's own modules stay `require` calls.
 */
export async function compileCode(
  files: readonly string[],
  input: CodeCompilerInput,
  wanted: readonly WantedPart[] = [],
): Promise<CompiledCode> {
  const { siteDir } = input
  if (files.length === 0) return nothing
  const { build } = await importEsbuild()
  const found = await findIslands(files, input, wanted)
  const registered = input.externals.includes(islandsModule) ? found.declared : []
  try {
    const result = await build({
      absWorkingDir: siteDir,
      entryPoints: [...files],
      outdir: join(siteDir, codeFolder),
      outbase: siteDir,
      bundle: true,
      write: false,
      metafile: true,
      sourcemap: 'external',
      sourcesContent: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20.19',
      jsx: 'automatic',
      // esbuild would leave `react/compiler-runtime` external too, as a part of `react`.
      external: input.externals.filter((name) => !isReactModule(name)),
      // As in Docusaurus: `@site/src/…`.
      alias: { '@site': join(siteDir, input.siteRoot) },
      plugins: [
        refuseSpecialFiles(siteDir),
        oneReact(input),
        docusaurusImports(input),
        assetImports(input),
        sharedModules(input),
        registerIslands(registered, siteDir),
      ],
      // Components of Docusaurus sites are JSX in `.js` files.
      loader: { '.js': 'jsx' },
      tsconfigRaw: {},
      logLevel: 'silent',
    })
    const texts = new Map(result.outputFiles.map(({ path, text }) => [path, text]))
    const outputOf = new Map(
      Object.entries(result.metafile.outputs).flatMap(([path, { entryPoint }]) =>
        entryPoint === undefined ? [] : [[entryPoint, resolve(siteDir, path)] as const],
      ),
    )
    // In the order of the files, not in the one in which esbuild finished them.
    const byFile = (ending: '' | '.map'): Map<string, string> =>
      new Map(files.map((file) => [file, texts.get(`${outputOf.get(file)}${ending}`) ?? '']))
    return {
      code: byFile(''),
      maps: byFile('.map'),
      diagnostics: checkReactCopies(result.metafile, input),
      inputs: Object.keys(result.metafile.inputs).map(toInputFile),
      stylesheets: collectStylesheets(result.metafile, files),
      islands: found.needed,
      islandOf: found.byPart,
      unknown: found.unknown,
      liveEntries: found.entries,
      graph: toCodeGraph(result.metafile, siteDir, toSourceFile),
    }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const inputs = failedInputs(error.errors, files, input.siteRoot)
    return { ...nothing, inputs, diagnostics: error.errors.map(toDiagnostic) }
  }
}

/** The data that our own plugins add to an error. */
function detailOf(
  detail: unknown,
  text: string,
): {
  readonly rule: keyof typeof bundleRules
  readonly help: string
} {
  const { rule, help }: Partial<Record<string, unknown>> = isRecord(detail) ? detail : {}
  return {
    rule: rule === 'docusaurus-import' || rule === 'image-in-code' ? rule : 'page-syntax',
    help:
      typeof help === 'string'
        ? help
        : (missingModuleHelp(text) ?? "Fix the file; pages can't be built without it."),
  }
}

function toDiagnostic({ location, ...message }: Message): Diagnostic {
  const { text, detail } = toMissingExport(message.text) ?? toUnknownFile(message.text) ?? message
  const { rule, help } = detailOf(detail, text)
  return bundleRules[rule].report({
    help,
    message: `The file can't be compiled: ${text}.`,
    // esbuild counts columns from 0.
    ...(location
      ? { place: toPlace(location.file, { line: location.line, column: location.column + 1 }) }
      : {}),
  })
}
