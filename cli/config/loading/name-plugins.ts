// Plugins and hooks of a config, wrapped so that their errors say whose they are and where they were
// thrown. Unified calls plugins much later, deep inside the compilation of a page.
import type { Place } from '../../model/diagnostic.ts'
import { PluginError } from '../../model/compiling/plugin-error.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { StoppedError } from '../../threads/stopped-error.ts'
import { isRecord } from '../../primitives/is-record.ts'
import type { CheckedConfig } from '../validation/check-config.ts'
import { formatOptionKey, type OptionPath } from '../../schema/option-key.ts'
import { type FrameContext, siteFrames } from './site-frames.ts'

/** Where plugins were found. */
export interface NamingContext extends FrameContext {
  readonly placeOf: (key: string) => Place | undefined
  /** The integration that added them; undefined for those of the config itself. */
  readonly integration?: { readonly name: string; readonly place: Place | undefined }
}

/** The options of `markdown` that are lists of plugins. */
export const pluginOptions = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const

type Options = Readonly<Record<string, unknown>>

/** A checked config with all plugins and hooks wrapped. */
export function nameSiteCode(config: CheckedConfig, context: NamingContext): CheckedConfig {
  const integrations = config.integrations.map(({ name, hooks }) => ({
    name,
    hooks: nameHooks(hooks, context),
  }))
  return { ...config, markdown: namePlugins(config.markdown, context), integrations }
}

/** The options of `markdown` with every plugin in them wrapped. */
export function namePlugins<Markdown extends Options>(
  markdown: Markdown,
  context: NamingContext,
): Markdown {
  const lists = pluginOptions.flatMap((key) => {
    const list = markdown[key]
    return Array.isArray(list) ? [[key, nameList(list, ['markdown', key], context)] as const] : []
  })
  return { ...markdown, ...Object.fromEntries(lists) }
}

function nameList(list: readonly unknown[], path: OptionPath, context: NamingContext): unknown[] {
  return list.map((item, index) => nameItem(item, [...path, index], context))
}

/** A plugin, `[plugin, options]` or a preset. */
function nameItem(item: unknown, path: OptionPath, context: NamingContext): unknown {
  if (typeof item === 'function') return nameAttacher(item, path, context)
  if (Array.isArray(item)) {
    const [plugin, ...options]: unknown[] = item
    return typeof plugin === 'function' ? [nameAttacher(plugin, path, context), ...options] : item
  }
  if (!isRecord(item) || !Array.isArray(item['plugins'])) return item
  return { ...item, plugins: nameList(item['plugins'], [...path, 'plugins'], context) }
}

function nameAttacher(plugin: Function, path: OptionPath, context: NamingContext): Function {
  const key = formatOptionKey(path)
  const { integration } = context
  const name = plugin.name === '' ? '' : ` \`${plugin.name}\``
  const about = integration
    ? `plugin${name} of the integration \`${integration.name}\``
    : `plugin${name} in \`${key}\``
  const place = integration ? integration.place : context.placeOf(key)
  const fail = (cause: unknown, isSetUp: boolean): never => {
    // A message with a place, from `file.fail`, is passed on.
    if (isNamed(cause) || (isRecord(cause) && 'reason' in cause)) throw cause
    const message = `The ${about} throws an error: ${describe(cause, context)}`
    throw new PluginError(message, { cause, plugin: about, ...(isSetUp && place ? { place } : {}) })
  }
  const attach = function (this: unknown, ...options: unknown[]): unknown {
    const made = naming(
      () => Reflect.apply(plugin, this, options),
      (cause) => fail(cause, true),
    )
    return typeof made === 'function' ? nameTransformer(made, (cause) => fail(cause, false)) : made
  }
  // The source decides whether pages have to be compiled again.
  return Object.assign(attach, { toString: () => `${about} ${plugin.toString()}` })
}

function nameTransformer(transformer: Function, fail: (cause: unknown) => never): Function {
  const run = function (this: unknown, ...parameters: unknown[]): unknown {
    const [tree, file, next, ...rest] = parameters
    const named = typeof next === 'function' ? [tree, file, nameNext(next, fail)] : parameters
    return naming(() => Reflect.apply(transformer, this, [...named, ...rest]), fail)
  }
  // unified passes a callback to transformers with three parameters.
  return Object.defineProperty(run, 'length', { value: transformer.length })
}

/** Errors that a transformer passes to its callback also get the name of the plugin. */
function nameNext(next: Function, fail: (cause: unknown) => never): Function {
  return (error: unknown, ...results: unknown[]): unknown => {
    if (error === undefined || error === null)
      return Reflect.apply(next, undefined, [error, ...results])
    try {
      return fail(error)
    } catch (named) {
      return Reflect.apply(next, undefined, [named])
    }
  }
}

/** Run a function that may return a promise. */
function naming(run: () => unknown, fail: (cause: unknown) => never): unknown {
  try {
    const result = run()
    return result instanceof Promise ? result.catch(fail) : result
  } catch (cause) {
    return fail(cause)
  }
}

/** The hooks of an integration, wrapped so that their errors end with the frames of the site. */
export function nameHooks<Hooks extends object>(hooks: Hooks, context: FrameContext): Hooks {
  const fail = (cause: unknown): never => {
    if (isNamed(cause)) throw cause
    throw new PluginError(describe(cause, context), { cause })
  }
  const wrap = (hook: Function): Function => {
    const run = (...parameters: unknown[]): unknown =>
      naming(() => Reflect.apply(hook, hooks, parameters), fail)
    return Object.assign(run, { toString: () => hook.toString() })
  }
  const entries = Object.entries(hooks).map(([name, hook]) => [name, wrap(hook)] as const)
  return { ...hooks, ...Object.fromEntries(entries) }
}

const isNamed = (cause: unknown): boolean =>
  cause instanceof PluginError || cause instanceof StoppedError

/** The message, and below it where the error was thrown. */
const describe = (cause: unknown, context: FrameContext): string =>
  [toErrorMessage(cause), ...siteFrames(cause, context)].join('\n  ')
