import { toList, toRecord, toText } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** What to do about a plugin. */
const advice: Readonly<Record<string, string>> = {
  awesome: 'The order of pages in its files is not migrated. Write `sidebars`.',
  'literate-nav': 'Its navigation is not migrated. Write `sidebars`.',
  'gen-files':
    'The pages that its scripts write are not migrated. Write them to files before the build, or write an integration.',
  mkdocstrings:
    "To fill the blocks `::: name` and to link references, record the packages with `griffe dump --full --output griffe.json`, and add `python({ file: 'griffe.json' })` of `docs-ssg/python` to `integrations`.",
  mike: 'Versions that mike published stay on their branch. To build them with docs-ssg, add them to `versions`.',
  social: 'Set `socialCards: true` and install `@takumi-rs/core` for images of link previews.',
  llmstxt: 'docs-ssg writes `llms.txt`. Set `llms: { full: true }` for `llms-full.txt`.',
}
/** Plugins that are mapped or built in, or that only change how fast a build is. */
const covered = new Set([
  'blog',
  'search',
  'redirects',
  'tags',
  'meta',
  'i18n',
  'macros',
  'autorefs',
  'minify',
  'optimize',
  'git-revision-date',
  'git-revision-date-localized',
  'section-index',
  'awesome-nav',
  'awesome-pages',
  'exclude',
  'include-markdown',
  'privacy',
  'offline',
])

const shortName = (plugin: string): string => plugin.replace(/^material\//, '')

/** True for a plugin that, as far as we know, doesn't replace values in pages. */
export const isKnownPlugin = (plugin: string): boolean =>
  covered.has(shortName(plugin)) || Object.hasOwn(advice, shortName(plugin))

/** Options that are mapped elsewhere, or that only concern MkDocs itself. */
const coveredKeys =
  /^(?:site_name|site_url|site_description|repo_url|repo_name|edit_uri|edit_uri_template|copyright|docs_dir|site_dir|nav|theme|plugins|markdown_extensions|extra|extra_css|exclude_docs|draft_docs|not_in_nav|use_directory_urls|strict|dev_addr|watch|validation|remote_branch|remote_name|pages)$/

/** Notes on everything in the config that has no counterpart. */
export function reportLost({ site, report }: MapParts): void {
  const { config, plugins } = site
  for (const name of plugins.keys()) {
    const short = shortName(name)
    if (covered.has(short)) continue
    report(
      'plugins',
      `\`${name}\`: ${ownValue(advice, short) ?? 'This plugin has no counterpart.'}`,
    )
  }
  for (const hook of toList(config['hooks']))
    report('hooks', `\`${String(hook)}\` is Python code, so what it changes is lost.`)
  for (const path of toList(config['extra_javascript'])) {
    const name = toText(path) ?? String(toRecord(path)['path'])
    report(
      'extra_javascript',
      `\`${name}\` is not migrated, because scripts for MkDocs rely on its theme. Add it to \`scripts\` if it works without.`,
    )
  }
  for (const name of toList(config['extra_templates']))
    report('extra_templates', `The template \`${String(name)}\` is not migrated.`)
  for (const key of Object.keys(config))
    if (!coveredKeys.test(key) && !/^(?:hooks|extra_javascript|extra_templates)$/.test(key))
      report(key, 'This option has no counterpart.')
  reportExtra(toRecord(config['extra']), report)
}

const coveredExtra = /^(?:social|analytics|generator|homepage|version|tags|annotate)$/

function reportExtra(extra: ReturnType<typeof toRecord>, report: MapParts['report']): void {
  const { provider } = toRecord(extra['analytics'])
  if (provider !== undefined && provider !== 'google')
    report(
      'extra.analytics',
      `The provider \`${String(provider)}\` is not migrated. Set \`analytics\`, or add its script to \`scripts\`.`,
    )
  if (toRecord(extra['version'])['provider'] === 'mike')
    report('extra.version', advice['mike'] ?? '')
  if (toRecord(extra['analytics'])['feedback'] !== undefined)
    report('extra.analytics.feedback', 'Set `feedback` to ask readers whether a page was helpful.')
  for (const [key, value] of Object.entries(extra))
    if (!coveredExtra.test(key) && typeof value === 'object' && value !== null)
      report(
        `extra.${key}`,
        'Only templates of the theme and macros read it, so it is not migrated.',
      )
}
