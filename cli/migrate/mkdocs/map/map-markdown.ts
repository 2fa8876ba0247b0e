import { toRecord, toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** Extensions whose syntax docs-ssg reads, or that `--rewrite` replaces. */
const covered =
  /^(?:abbr|admonition|attr_list|callouts|codehilite|def_list|extra|fenced_code|footnotes|markdown_include(?:\.include|_variants)|md_in_html|mdx_include|meta|nl2br|pymdownx\.(?:b64|betterem|blocks\.(?:admonition|details|tab)|caret|critic|details|emoji|extra|fancylists|highlight|inlinehilite|keys|magiclink|mark|saneheaders|smartsymbols|snippets|striphtml|superfences|tabbed|tasklist|tilde)|sane_lists|smarty|tables|toc|wikilinks)$/

const full = (name: string): string => name.replace(/^markdown\.extensions\./, '')

/** The Markdown dialect: the ids of headings, formulas, diagrams and variables. */
export function mapMarkdown({ site, pages, report }: MapParts): MappedConfig {
  const { extensions, plugins, config } = site
  for (const [name] of extensions)
    if (!covered.test(full(name)) && !/^pymdownx\.arithmatex$/.test(name))
      report(
        'markdown_extensions',
        `\`${name}\` has no counterpart. What it replaces is shown as plain text, or reported.`,
      )
  if (extensions.has('pymdownx.arithmatex') || extensions.has('mdx_math'))
    report(
      'markdown_extensions',
      'For the formulas of `pymdownx.arithmatex`, install `katex` and set `markdown: { math: true }`.',
    )
  if (extensions.has('nl2br'))
    report(
      'markdown_extensions',
      'With `nl2br`, each line was a line for readers. Write a backslash at its end.',
    )
  const variables = plugins.has('macros')
    ? {
        ...toVariables(withoutTheme(toRecord(config['extra'])), ''),
        ...listUsed(toVariables(config, 'config.'), pages),
      }
    : {}
  if (toRecord(extensions.get('pymdownx.magiclink'))['repo_url_shorthand'] === true)
    report(
      'markdown_extensions',
      '`pymdownx.magiclink` linked `@name` and `#12`, which are text now. Write links in their place.',
    )
  const hasDiagrams = usesMermaid(extensions.get('pymdownx.superfences'))
  if (hasDiagrams)
    report(
      'markdown_extensions',
      'Install the package `mermaid`. Without it, diagrams are shown as code.',
    )
  return {
    headingIds: toHeadingIds(
      toRecord(extensions.get('toc') ?? extensions.get('markdown.extensions.toc')),
    ),
    variables: Object.keys(variables).length > 0 ? variables : undefined,
    mermaid: hasDiagrams || undefined,
  }
}

/** The slugs of PyMdown Extensions keep letters of all languages, as GitHub’s do. */
function toHeadingIds({ slugify }: MappedConfig): string {
  return toText(slugify)?.startsWith('python:pymdownx.slugs') === true ? 'github' : 'mkdocs'
}

/** True if fences with the language `mermaid` were diagrams. */
function usesMermaid(superfences: MappedConfig | undefined): boolean {
  return JSON.stringify(superfences?.['custom_fences'] ?? '').includes('"mermaid"')
}

/** Of all values, those whose name is on a page: the config has many more. */
function listUsed(
  values: Readonly<Record<string, string>>,
  pages: MapParts['pages'],
): Readonly<Record<string, string>> {
  const isUsed = (name: string): boolean =>
    pages.some(({ source }) => source.includes(`{{ ${name} }}`) || source.includes(`{{${name}}}`))
  return Object.fromEntries(Object.entries(values).filter(([name]) => isUsed(name)))
}

/** Without the values that only the theme reads. */
const withoutTheme = (values: MappedConfig): MappedConfig =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => !/^(?:analytics|social|version)$/.test(key)),
  )

/** Texts and numbers in `extra`, which pages write as `{{ name }}`. */
function toVariables(values: MappedConfig, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): (readonly [string, string])[] => {
      const name = `${prefix}${key}`
      if (!/^[A-Za-z_][\w.-]*$/.test(name)) return []
      if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]]
      return prefix.length < 100 ? Object.entries(toVariables(toRecord(value), `${name}.`)) : []
    }),
  )
}
