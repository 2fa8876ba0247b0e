import type { Diagnostic, DiagnosticInput, Place } from '../../model/diagnostic.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { hashReads } from '../../cache/hash-reads.ts'
import { recordedReads, recordReads } from '../../cache/record-reads.ts'
import type { CompiledConfig } from './compile-config.ts'
import { describeStop } from '../../threads/describe-stop.ts'
import { duringAsync } from '../../threads/during.ts'
import { StoppedError } from '../../threads/stopped-error.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { configRules } from '../config-rules.ts'
import type { ToSource } from './locate-options.ts'
import { createSourceLocator } from './source-place.ts'
import { importModule } from '../../primitives/modules/import-module.ts'

type EvaluationResult =
  | { readonly kind: 'evaluated'; readonly value: unknown }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

const throwHelp = 'The config is a program that runs before the build; fix the line that throws.'

/** Run a compiled config and return its default export; a function is called, a promise awaited. */
export async function evaluateConfig(
  { code, map }: CompiledConfig,
  configPlace: { readonly siteDir: string; readonly configFile: string },
): Promise<EvaluationResult> {
  const { configFile } = configPlace
  const start = toPlace(configFile, { line: 1, column: 1 })
  const work = { kind: 'config', subject: configFile } as const
  try {
    // Node runs the same URL once, so that `serve` would keep values of files that have changed.
    const state = hashReads(recordedReads(), '/')
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}#${state}`
    const module: unknown = await duringAsync(work, () => recordReads(() => importModule(url)))
    if (!isRecord(module) || module['default'] === undefined) {
      return invalid({
        message: `\`${configFile}\` has no default export, so it configures nothing.`,
        help: 'Write `export default defineConfig({ ... })`.',
        place: start,
      })
    }
    const exported = module['default']
    const value: unknown =
      typeof exported === 'function'
        ? await duringAsync(work, () => recordReads(() => exported()))
        : await duringAsync(work, () => exported)
    return { kind: 'evaluated', value }
  } catch (error) {
    if (error instanceof StoppedError)
      return { kind: 'invalid', diagnostics: [describeStop(error.stopped)] }
    const message = toErrorMessage(error)
    return invalid({
      message: `\`${configFile}\` throws an error: ${message}`,
      help: requireHelp(message) ?? commonJsHelp(message) ?? throwHelp,
      place: throwPlace(error, createSourceLocator(map, configPlace)) ?? start,
      cause: error,
    })
  }
}

function invalid(input: DiagnosticInput): EvaluationResult {
  return { kind: 'invalid', diagnostics: [configRules['config-failed'].report(input)] }
}

/** Where the config threw, in the file its author wrote; the stack names the compiled module. */
function throwPlace(error: unknown, toSource: ToSource): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  // Code that the bundler adds, such as that of `require`, comes from no file.
  return [...stack.matchAll(/data:text\/javascript[^\s)]*?:(\d+):(\d+)/g)]
    .map(([, line, column]) => toSource({ line: Number(line), column: Number(column) - 1 }))
    .find((place) => place !== undefined)
}

/** The replacement for `require`, which only works for files of the site. */
function requireHelp(message: string): string | undefined {
  const [, name] = /^Dynamic require of "([^"]+)" is not supported$/.exec(message) ?? []
  if (name === undefined) return undefined
  // A package is known by the URL of its file.
  const instead = name.startsWith('file:') ? 'import' : `import … from '${name}'`
  return `A config is an ES module: write \`${instead}\` instead of \`require\`.`
}

/** The replacements for the other names that only CommonJS has. */
function commonJsHelp(message: string): string | undefined {
  const [, name = ''] =
    /^(module|exports|__dirname|__filename) is not defined\b/.exec(message) ?? []
  if (name === '') return undefined
  return name.startsWith('__')
    ? `A config is an ES module, which has no \`${name}\`: write paths from the site’s folder, such as \`./docs\`.`
    : 'A config is an ES module: write `export default defineConfig({ ... })` instead of `module.exports`, and `import` instead of `require`.'
}
