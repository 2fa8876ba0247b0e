import { isRecord } from '../primitives/is-record.ts'
import { toErrorMessage } from '../primitives/error-message.ts'

type Plugins = Readonly<Record<string, unknown>>

/** Let the errors of plugins say which integration they belong to. Entries are plugins or `[plugin, options]`. */
export function namePlugins(plugins: Plugins, integration: string): Plugins {
  return Object.fromEntries(
    Object.entries(plugins).map(([key, list]) => [
      key,
      Array.isArray(list) ? list.map((item: unknown) => nameItem(item, integration)) : list,
    ]),
  )
}

function nameItem(item: unknown, integration: string): unknown {
  if (typeof item === 'function') return nameAttacher(item, integration)
  if (!Array.isArray(item)) return item
  const [plugin, ...options]: unknown[] = item
  return [typeof plugin === 'function' ? nameAttacher(plugin, integration) : plugin, ...options]
}

function nameAttacher(plugin: Function, integration: string): Function {
  const about = `plugin${plugin.name === '' ? '' : ` \`${plugin.name}\``} of the integration \`${integration}\``
  const attach = function (this: unknown, ...options: unknown[]): unknown {
    const transformer: unknown = naming(about, () => Reflect.apply(plugin, this, options))
    if (typeof transformer !== 'function') return transformer
    const run = function (this: unknown, ...parameters: unknown[]): unknown {
      return naming(about, () => Reflect.apply(transformer, this, parameters))
    }
    // unified passes a callback to transformers with three parameters.
    return Object.defineProperty(run, 'length', { value: transformer.length })
  }
  // The source decides whether pages have to be compiled again.
  return Object.assign(attach, { toString: () => `${integration} ${plugin.toString()}` })
}

/** Run a function that may return a promise. */
function naming(about: string, run: () => unknown): unknown {
  try {
    const result = run()
    return result instanceof Promise ? result.catch((cause: unknown) => fail(about, cause)) : result
  } catch (cause) {
    return fail(about, cause)
  }
}

/** A message with a place, from `file.fail`, stays as it is. */
function fail(about: string, cause: unknown): never {
  if (isRecord(cause) && 'reason' in cause) throw cause
  throw new Error(`the ${about} throws an error: ${toErrorMessage(cause)}`, { cause })
}
