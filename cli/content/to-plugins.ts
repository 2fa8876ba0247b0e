import { recordReads } from '../cache/record-reads.ts'
import type { Pluggable, PluggableList, Processor, Transformer } from 'unified'

/**
 * The plugins of a config for unified: plugins, `[plugin, options]` and presets; unified itself
 * rejects everything else. A plugin that is listed twice runs twice; unified would only change
 * the options of the first.
 */
export function toPlugins(list: readonly unknown[]): PluggableList {
  return list.flatMap((item) => (isPluggable(item) ? [wrapPlugin(item)] : []))
}

function isPluggable(item: unknown): item is Pluggable {
  return item !== undefined && item !== null && item !== false
}

function wrapPlugin(item: Pluggable): Pluggable {
  const [plugin, ...parameters]: readonly unknown[] = Array.isArray(item) ? item : [item]
  if (typeof plugin !== 'function' || parameters[0] === false) return item
  const own = function (this: Processor, ...options: unknown[]): Transformer | undefined {
    const made: unknown = recordReads(() => Reflect.apply(plugin, this, options))
    return typeof made === 'function' ? recordTransformer(made) : undefined
  }
  return [own, ...parameters]
}

/** The files and variables that a plugin reads while it runs count as inputs of the page. */
function recordTransformer(transformer: Function): Transformer {
  const recording: Transformer = function (this: unknown, ...parameters: unknown[]) {
    return recordReads(() => Reflect.apply(transformer, this, parameters))
  }
  // unified passes a callback to transformers with three parameters.
  return Object.defineProperty(recording, 'length', { value: transformer.length })
}
