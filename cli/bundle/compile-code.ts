import { join, resolve } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { docusaurusImports, toMissingExport } from './docusaurus-imports.ts'
import { assetImports, toInputFile } from './asset-imports.ts'
import { sharedModules } from './shared-modules.ts'
import { collectStylesheets } from './site-styles.ts'
import { bundleRules } from './bundle-rules.ts'
import { toPlace } from '../report/diagnostic.ts'

/**
 * Everything that compiling depends on besides the files. The compiler sees nothing else of the configuration, so the
 * hash of this object covers every option that can change the code.
 */
export interface CodeCompilerInput extends Pick<
  ResolvedConfig,
  'siteDir' | 'packageDir' | 'siteRoot' | 'baseUrl' | 'staticDirectories'
> {
  /** Names of the modules that the code receives when it runs instead of bundling them: `react`. */
  readonly externals: readonly string[]
}

/** Take from the configuration what compiling depends on. */
export function toCodeCompilerInput(
  { siteDir, packageDir, siteRoot, baseUrl, staticDirectories }: ResolvedConfig,
  externals: readonly string[],
): CodeCompilerInput {
  return { siteDir, packageDir, siteRoot, baseUrl, staticDirectories, externals }
}

/** Pages, slots and components of a site, compiled. */
export interface CompiledCode {
  /** CommonJS by the path of the file relative to the site's folder, Posix. */
  readonly code: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
  /** Every file the code was made from, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** The style sheets among them, in order. */
  readonly stylesheets: readonly string[]
}

/** Bundle each file with what it imports; `externals` and Node's own modules stay `require` calls. */
export async function compileCode(
  files: readonly string[],
  input: CodeCompilerInput,
): Promise<CompiledCode> {
  const { siteDir } = input
  if (files.length === 0) return { code: new Map(), diagnostics: [], inputs: [], stylesheets: [] }
  const { build } = await import('esbuild')
  try {
    const result = await build({
      absWorkingDir: siteDir,
      entryPoints: [...files],
      outdir: join(siteDir, '.pages'),
      outbase: siteDir,
      bundle: true,
      write: false,
      metafile: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20.19',
      jsx: 'automatic',
      external: [...input.externals],
      // As in Docusaurus, whose components say `@site/src/…`.
      alias: { '@site': join(siteDir, input.siteRoot) },
      plugins: [docusaurusImports(input), assetImports(input), sharedModules(input)],
      // Components of Docusaurus sites are JSX in files that end in `.js`.
      loader: { '.js': 'jsx' },
      tsconfigRaw: {},
      logLevel: 'silent',
    })
    const texts = new Map(result.outputFiles.map(({ path, text }) => [path, text]))
    const code = new Map(
      Object.entries(result.metafile.outputs).flatMap(([path, { entryPoint }]) => {
        const text = texts.get(resolve(siteDir, path))
        return entryPoint === undefined || text === undefined ? [] : [[entryPoint, text] as const]
      }),
    )
    // In the order of the files, whatever order esbuild finished them in.
    const byFile = files.map((file) => [file, code.get(file) ?? ''] as const)
    return {
      code: new Map(byFile),
      diagnostics: [],
      inputs: Object.keys(result.metafile.inputs).map(toInputFile),
      stylesheets: collectStylesheets(result.metafile, files),
    }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return {
      code: new Map(),
      diagnostics: error.errors.map(toDiagnostic),
      inputs: [],
      stylesheets: [],
    }
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** What our own plugins say beside a fault. */
function detailOf(detail: unknown): {
  readonly rule: keyof typeof bundleRules
  readonly help: string
} {
  const given: Partial<Record<string, unknown>> =
    typeof detail === 'object' && detail !== null ? { ...detail } : {}
  const { rule, help } = given
  return {
    rule: rule === 'docusaurus-import' || rule === 'image-in-code' ? rule : 'page-syntax',
    help:
      typeof help === 'string'
        ? help
        : 'Mend the file; the pages of the site are not built without it.',
  }
}

function toDiagnostic({ location, ...message }: Message): Diagnostic {
  const { text, detail } = toMissingExport(message.text) ?? message
  const { rule, help } = detailOf(detail)
  return bundleRules[rule].report({
    help,
    message: `The page cannot be read: ${text}.`,
    // esbuild counts columns from 0.
    ...(location
      ? { place: toPlace(location.file, { line: location.line, column: location.column + 1 }) }
      : {}),
  })
}
