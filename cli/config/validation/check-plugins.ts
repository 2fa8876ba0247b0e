import { isRecord } from '../../primitives/is-record.ts'
import type { CheckedConfig } from './check-config.ts'
import { pluginOptions } from '../loading/name-plugins.ts'
import type { OptionPath } from '../../schema/option-key.ts'
import type { OptionProblem } from './option-problem.ts'

const problem = '; expected a plugin (a function), `[plugin, options]` or a preset'

/** Report what is listed as a Markdown plugin and isn't one, such as the name of a package. */
export function checkPlugins({ markdown }: CheckedConfig): readonly OptionProblem[] {
  return pluginOptions.flatMap((key) => checkList(markdown[key], ['markdown', key]))
}

function checkList(list: readonly unknown[], path: OptionPath): readonly OptionProblem[] {
  return list.flatMap((item, index) => checkItem(item, [...path, index]))
}

function checkItem(item: unknown, path: OptionPath): readonly OptionProblem[] {
  // `isProduction && plugin` leaves out a plugin.
  if (typeof item === 'function' || item === undefined || item === null || item === false) return []
  if (Array.isArray(item)) {
    const [plugin]: unknown[] = item
    return typeof plugin === 'function' ? [] : [report(plugin, [...path, 0])]
  }
  if (!isRecord(item) || !isPreset(item)) return [report(item, path)]
  return Array.isArray(item['plugins']) ? checkList(item['plugins'], [...path, 'plugins']) : []
}

/** https://github.com/unifiedjs/unified#preset */
function isPreset(item: Readonly<Record<string, unknown>>): boolean {
  const { plugins, settings } = item
  return (
    (plugins !== undefined || settings !== undefined) &&
    (plugins === undefined || Array.isArray(plugins)) &&
    (settings === undefined || isRecord(settings))
  )
}

function report(value: unknown, path: OptionPath): OptionProblem {
  const help = helpFor(value)
  return { path, value, problem, ...(help === undefined ? {} : { help }) }
}

function helpFor(value: unknown): string | undefined {
  if (typeof value === 'string' && /^(?:@[\w.-]+\/)?[\w.-]+$/.test(value)) {
    const name = value
      .replace(/^@/, '')
      .replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())
    return `Import the package, \`import ${name} from '${value}'\`, and list \`${name}\` without quotes.`
  }
  if (isRecord(value) && typeof value['default'] === 'function')
    return 'List the default export of the module: `import plugin from …` instead of `import * as plugin from …`.'
  if (value instanceof Promise)
    return 'Await the promise, or import the plugin at the top of the config.'
  return undefined
}
