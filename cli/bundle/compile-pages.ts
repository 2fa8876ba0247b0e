import { join, relative } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import type { ResolvedConfig } from '../config/schema.ts'
import type { Diagnostic } from '../model.ts'
import { createDiagnostic, toPlace } from '../report/diagnostic.ts'

/** The pages' folder compiled: CommonJS text by the path of the page relative to the site's folder, Posix. */
export interface CompiledPages {
  readonly code: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Bundle each page with what it imports; `provided` modules and Node's own stay `require` calls. */
export async function compilePages(
  files: readonly string[],
  config: ResolvedConfig,
  provided: readonly string[],
): Promise<CompiledPages> {
  if (files.length === 0) return { code: new Map(), diagnostics: [] }
  const { build } = await import('esbuild')
  try {
    const result = await build({
      absWorkingDir: config.siteDir,
      entryPoints: [...files],
      outdir: join(config.siteDir, '.pages'),
      outbase: config.siteDir,
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20.19',
      jsx: 'automatic',
      external: [...provided],
      loader: { '.svg': 'text' },
      tsconfigRaw: {},
      logLevel: 'silent',
    })
    const code = new Map(
      result.outputFiles.map(({ path, text }) => {
        const name = relative(join(config.siteDir, '.pages'), path).replaceAll('\\', '/')
        return [name.replace(/\.js$/, ''), text]
      }),
    )
    const byFile = files.map(
      (file) => [file, code.get(file.replace(/\.[jt]sx$/, '')) ?? ''] as const,
    )
    return { code: new Map(byFile), diagnostics: [] }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return { code: new Map(), diagnostics: error.errors.map(toDiagnostic) }
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

function toDiagnostic({ text, location }: Message): Diagnostic {
  return createDiagnostic({
    rule: 'page-syntax',
    message: `The page cannot be read: ${text}.`,
    hint: 'Mend the file; the pages of the site are not built without it.',
    // esbuild counts columns from 0.
    ...(location
      ? { place: toPlace(location.file, { line: location.line, column: location.column + 1 }) }
      : {}),
  })
}
