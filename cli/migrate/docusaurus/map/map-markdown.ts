import type { MapParts } from './map-site.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

/** Plugins whose work is built in. */
const builtIn =
  /npm2yarn|tab-blocks|typescript-tools|^(?:linkDocblocks|transpileCodeblocks)$|remark-gfm|remark-emoji|remark-directive|remark-math|rehype-katex|rehype-raw|rehype-slug/

const transpiles = /typescript-tools|^transpileCodeblocks$/

/** Plugins and languages of Markdown; a plugin that docs-ssg carries itself needs no mention. */
export function mapMarkdown({
  site,
  context,
  themeConfig,
  note,
}: MapParts): Readonly<Record<string, unknown>> {
  const { emoji } = toRecord(site.config['markdown'])
  const keys = [
    'remarkPlugins',
    'rehypePlugins',
    'beforeDefaultRemarkPlugins',
    'beforeDefaultRehypePlugins',
  ]
  const plugins = keys.flatMap((key) =>
    toList(site.docs[key]).map((item) => ({ key, ...describe(item) })),
  )
  for (const { key, name, folder, options } of plugins) {
    if (/katex/.test(name) && options.length > 0)
      note(
        `docs.${key}`,
        `The options ${options.map((one) => `\`${one}\``).join(', ')} of \`${name}\` are left out.`,
      )
    if (folder === undefined && !builtIn.test(name))
      note(
        `docs.${key}`,
        `\`${name}\` runs no more; import it in this file and add it to \`markdown.${key.replace(/^before/, 'before')}\` if pages need it.`,
      )
  }
  const folders = [...new Set(plugins.flatMap(({ folder }) => folder ?? []))]
  const found = folders.filter((folder) => context.exists(folder))
  for (const folder of folders.filter((one) => !found.includes(one)))
    note(
      'docblock',
      `The sources \`${folder}\` are not there; links to doc comments stay empty until \`markdown.docblockSources\` names them.`,
    )
  const drawsDiagrams = toRecord(site.config['markdown'])['mermaid'] === true
  if (drawsDiagrams && !context.isInstalled('mermaid'))
    note('markdown.mermaid', 'Install the package `mermaid`; until then diagrams show their text.')
  const isMath = plugins.some(({ name }) => /remark-math|katex/.test(name))
  if (isMath && !context.isInstalled('katex'))
    note('markdown.math', 'Install the package `katex`; without it formulas are errors.')
  if (Object.keys(toRecord(themeConfig['mermaid'])).length > 0)
    note('themeConfig.mermaid', 'Left out: diagrams follow the color mode, and take no options.')
  const languages = toList(toRecord(themeConfig['prism'])['additionalLanguages']).map(String)
  const magicComments = toList(toRecord(themeConfig['prism'])['magicComments']).filter(isOwnComment)
  const admonitions = toList(toRecord(site.docs['admonitions'])['keywords']).map(String)
  return {
    format: mapFormat(site.config, context),
    ...(emoji === false ? { emoji } : {}),
    // Docusaurus shows code as it is, unless a plugin turns it into JavaScript.
    ...(plugins.some(({ name }) => transpiles.test(name)) ? {} : { twins: false }),
    ...(isMath ? { math: true } : {}),
    ...(drawsDiagrams ? { mermaid: true } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(magicComments.length > 0 ? { magicComments } : {}),
    ...(admonitions.length > 0 ? { admonitions } : {}),
    ...(found.length > 0 ? { docblockSources: found.map(context.toPath) } : {}),
  }
}

/** A site that has comments of its own has to repeat those that are built in. */
function isOwnComment(item: unknown): boolean {
  const { line, block } = toRecord(item)
  const words = [line, toRecord(block)['start']].map(toText)
  return words.some((word) => word !== undefined && !/^highlight-(?:next-line|start)$/.test(word))
}

/** Version 3 reads all pages as MDX unless it is told otherwise; before, HTML in pages was that of CommonMark. */
function mapFormat(config: MapParts['site']['config'], { readJson }: MapParts['context']): unknown {
  // A site in a repository of packages may have its own above it.
  const [version = ''] = ['', '../', '../../'].flatMap((folder) => {
    const { dependencies, devDependencies } = toRecord(readJson(`${folder}package.json`))
    const packages = { ...toRecord(devDependencies), ...toRecord(dependencies) }
    return toText(packages['@docusaurus/core']) ?? []
  })
  const major = /\d+/.exec(version)?.[0]
  const written = toText(toRecord(config['markdown'])['format'])
  return written ?? (major === '1' || major === '2' ? undefined : 'mdx')
}

/** Name of a plugin, names of its options, and the folder whose doc comments it shows, if it is of that kind. */
function describe(item: unknown): {
  readonly name: string
  readonly folder: string | undefined
  readonly options: readonly string[]
} {
  const [plugin, options] = Array.isArray(item) ? item : [item, undefined]
  const record = toRecord(plugin)
  const name = toText(record['$package']) ?? toText(record['$function']) ?? 'a function'
  const extractor = toRecord(toRecord(options)['extractorSettings'])
  const folder = toText(extractor['basedir']) ?? toText(extractor['baseDir'])
  return { name, folder, options: Object.keys(toRecord(options)) }
}
