import { toList, toRecord, toText, type Values } from '../../coerce.ts'

/** A remark or rehype plugin of the docs. */
export interface MarkdownPlugin {
  /** The option that lists the plugin; docs-ssg has the same options. */
  readonly key: (typeof pluginKeys)[number]
  readonly name: string
  /**
   * The folder of the source code whose doc comments the plugin shows; undefined for other plugins.
   */
  readonly docblockFolder: string | undefined
  /** Names of its options. */
  readonly options: readonly string[]
}

const pluginKeys = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const

/** The plugins in the options of the docs plugin. */
export function listMarkdownPlugins(docs: Values): readonly MarkdownPlugin[] {
  return pluginKeys.flatMap((key) => toList(docs[key]).map((item) => toPlugin(item, key)))
}

function toPlugin(item: unknown, key: MarkdownPlugin['key']): MarkdownPlugin {
  const [plugin, options] = Array.isArray(item) ? item : [item, undefined]
  const record = toRecord(plugin)
  const name = toText(record['$package']) ?? toText(record['$function']) ?? 'a function'
  const extractor = toRecord(toRecord(options)['extractorSettings'])
  const docblockFolder = toText(extractor['basedir']) ?? toText(extractor['baseDir'])
  return { key, name, docblockFolder, options: Object.keys(toRecord(options)) }
}
