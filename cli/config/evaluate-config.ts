import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '../model/diagnostic.ts'
import { toPlace } from '../report/diagnostic.ts'
import type { CompiledConfig } from './compile-config.ts'
import { isRecord } from '../primitives/is-record.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { configRules } from './config-rules.ts'

type EvaluationResult =
  | { readonly kind: 'evaluated'; readonly value: unknown }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

/** Run a compiled config and return what it exports; a function is called, a promise awaited. */
export async function evaluateConfig(
  { code, map }: CompiledConfig,
  { siteDir, configFile }: { readonly siteDir: string; readonly configFile: string },
): Promise<EvaluationResult> {
  try {
    const module: unknown = await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    )
    if (!isRecord(module) || module['default'] === undefined) {
      return invalid(configFile, {
        message: `\`${configFile}\` has no default export, so it configures nothing.`,
        help: 'Write `export default defineConfig({ ... })`.',
      })
    }
    const exported = module['default']
    const value: unknown = typeof exported === 'function' ? await exported() : await exported
    return { kind: 'evaluated', value }
  } catch (error) {
    const message = toErrorMessage(error)
    const found = originalPlace(error, map)
    return invalid(found ? toSitePath(found.file, siteDir) : configFile, {
      message: `\`${configFile}\` fails when it runs: ${message}`,
      help: 'The config is a program; mend what it throws.',
      cause: error,
      ...(found ? { at: found } : {}),
    })
  }
}

interface Failure {
  readonly message: string
  readonly help: string
  readonly cause?: unknown
  readonly at?: { readonly line: number; readonly column: number }
}

function invalid(
  path: string,
  { at = { line: 1, column: 1 }, ...failure }: Failure,
): EvaluationResult {
  const place = toPlace(path, at)
  const diagnostic = configRules['config-failed'].report({ place, ...failure })
  return { kind: 'invalid', diagnostics: [diagnostic] }
}

/** Where the config threw, in the file its author wrote; the stack names the compiled module. */
function originalPlace(
  error: unknown,
  map: string,
): { file: string; line: number; column: number } | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, line, column] = /data:text\/javascript[^\s)]*?:(\d+):(\d+)/.exec(stack) ?? []
  if (line === undefined || column === undefined || map === '') return undefined
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry)) return undefined
  return {
    file: entry.originalSource,
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}

function toSitePath(source: string, siteDir: string): string {
  return source.startsWith('file:') ? relative(siteDir, fileURLToPath(source)) : source
}
