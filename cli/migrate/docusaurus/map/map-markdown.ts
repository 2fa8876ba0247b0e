import { formatList } from '../../../primitives/text/format-list.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import { listMarkdownPlugins, type MarkdownPlugin } from './list-markdown-plugins.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** Plugins whose features are built into docs-ssg. */
const builtIn =
  /npm2yarn|tab-blocks|typescript-tools|^(?:linkDocblocks|transpileCodeblocks)$|remark-gfm|remark-emoji|remark-directive|remark-math|rehype-katex|rehype-raw|rehype-slug/
const transpiler = /typescript-tools|^transpileCodeblocks$/

/** The options of Markdown, with plugins and languages. */
export function mapMarkdown(parts: MapParts): MappedConfig {
  const { site, context, themeConfig } = parts
  const plugins = listMarkdownPlugins(site.docs)
  reportPlugins(plugins, parts)
  reportPackages(plugins, parts)
  const markdown = toRecord(site.config['markdown'])
  const prism = toRecord(themeConfig['prism'])
  const languages = toList(prism['additionalLanguages']).map(String)
  const magicComments = toList(prism['magicComments']).filter(isCustomComment)
  const admonitions = toList(toRecord(site.docs['admonitions'])['keywords']).map(String)
  const docblockSources = mapDocblockSources(plugins, parts)
  return {
    format: mapFormat(parts),
    ...(context.hasTaggedHeadings === true ? { headingIds: 'docusaurus' } : {}),
    ...(markdown['emoji'] === false ? { emoji: false } : {}),
    ...(plugins.some(({ name }) => transpiler.test(name)) ? { javascriptVariants: true } : {}),
    ...(usesMath(plugins) ? { math: true } : {}),
    ...(markdown['mermaid'] === true ? { mermaid: true } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(magicComments.length > 0 ? { magicComments } : {}),
    ...(admonitions.length > 0 ? { admonitions } : {}),
    ...(docblockSources.length > 0 ? { docblockSources } : {}),
  }
}

const usesMath = (plugins: readonly MarkdownPlugin[]): boolean =>
  plugins.some(({ name }) => /remark-math|katex/.test(name))

function reportPlugins(plugins: readonly MarkdownPlugin[], { report }: MapParts): void {
  for (const { key, name, docblockFolder, options } of plugins) {
    if (/katex/.test(name) && options.length > 0)
      report(
        `docs.${key}`,
        `\`${name}\` accepts no options in docs-ssg, so ${formatList(options)} ${options.length === 1 ? 'is' : 'are'} not migrated.`,
      )
    if (docblockFolder === undefined && !builtIn.test(name))
      report(
        `docs.${key}`,
        `\`${name}\` is not migrated. If pages need it, import it in this file and add it to \`markdown.${key}\`.`,
      )
  }
}

function reportPackages(
  plugins: readonly MarkdownPlugin[],
  { site, context, themeConfig, report }: MapParts,
): void {
  const hasDiagrams = toRecord(site.config['markdown'])['mermaid'] === true
  if (hasDiagrams && !context.isInstalled('mermaid'))
    report(
      'markdown.mermaid',
      'Install the package `mermaid`. Without it, diagrams are shown as code.',
    )
  if (usesMath(plugins) && !context.isInstalled('katex'))
    report('markdown.math', 'Install the package `katex`. Without it, formulas are errors.')
  if (Object.keys(toRecord(themeConfig['mermaid'])).length > 0)
    report(
      'themeConfig.mermaid',
      'These options are not migrated. In docs-ssg, diagrams take no options and follow the color mode.',
    )
}

/** The folders from which doc comments are read. */
function mapDocblockSources(
  plugins: readonly MarkdownPlugin[],
  { context, report }: MapParts,
): string[] {
  const folders = [...new Set(plugins.flatMap(({ docblockFolder }) => docblockFolder ?? []))]
  for (const folder of folders.filter((one) => !context.exists(one)))
    report(
      'docblock',
      `The folder \`${folder}\` does not exist, so doc comments can't be shown. Add the folder of the source code to \`markdown.docblockSources\`.`,
    )
  return folders.filter(context.exists).map(context.toPath)
}

/**
 * False for the comments that are built into docs-ssg; Docusaurus requires sites with their own
 * comments to repeat them.
 */
function isCustomComment(item: unknown): boolean {
  const { line, block } = toRecord(item)
  const texts = [line, toRecord(block)['start']].map(toText)
  return texts.some((text) => text !== undefined && !/^highlight-(?:next-line|start)$/.test(text))
}

/**
 * Docusaurus 3 reads all pages as MDX by default; before version 3, HTML in pages was that of
 * CommonMark.
 */
function mapFormat({ site, context }: MapParts): unknown {
  // In a monorepo, the version may be in a package.json above the site.
  const files = ['', '../', '../../'].map((folder) => `${folder}package.json`)
  const [version = ''] = files.filter(context.exists).flatMap((file) => {
    const { dependencies, devDependencies } = toRecord(context.readJson(file))
    const packages = { ...toRecord(devDependencies), ...toRecord(dependencies) }
    return toText(packages['@docusaurus/core']) ?? []
  })
  const major = /\d+/.exec(version)?.[0]
  const written = toText(toRecord(site.config['markdown'])['format'])
  return written ?? (major === '1' || major === '2' ? undefined : 'mdx')
}
