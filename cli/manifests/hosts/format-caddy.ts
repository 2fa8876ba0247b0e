// The headers as directives of Caddy, which calculates with the weights of `Accept`.
import { decodePath } from '../../../runtime/shared/urls/url.ts'
import {
  htmlRanges,
  markdownRanges,
  type PageForm,
  type RangePatterns,
  safeCharacters,
  toPageForm,
} from './accept-patterns.ts'
import {
  alternateParameters,
  type HeaderBlock,
  markdownType,
  quoteValue,
  type SiteHeaders,
} from './host-headers.ts'
import type { Site } from '../../model/site.ts'
import { listUntranslatedRules } from './untranslated-rules.ts'
import { escapePattern } from '../../primitives/text/escape-pattern.ts'

/** `headers.caddy`, which the block of a site imports. */
export function formatCaddy({ all, hashed, hasMarkdown }: SiteHeaders, site: Site): string {
  return [
    '# Import this file in the site block of the Caddyfile.',
    'header {',
    // Caddy applies this block last, so a link would replace those of pages.
    ...all.headers.map(
      ([name, value]) => `  ${name === 'Link' ? '+' : ''}${name} ${quoteValue(value)}`,
    ),
    '}',
    ...hashed.headers.map(([name, value]) => `header ${hashed.folder}* ${name} "${value}"`),
    ...(hasMarkdown ? formatMarkdown(all, toPageForm(site.config.trailingSlash)) : []),
    ...formatUntranslated(site),
    '',
  ].join('\n')
}

/** Two files have to exist; a matcher looks for one of those that it lists. */
const isPage = ['  file {docs_ssg_markdown}', '  not {', '    not file {docs_ssg_html}', '  }']

/** A path that no file has. */
const none = '/.docs-ssg-none'

function formatMarkdown({ folder }: HeaderBlock, { suffix, file }: PageForm): readonly string[] {
  const base = escapePattern(folder)
  const index = String.raw`^${base}(?:index\.html)?`
  const link = (url: string): string => `<${url}>; ${alternateParameters}`
  return [
    '',
    '# Pages that have a Markdown file: `Accept: text/markdown` requests it.',
    ...map('{path}', 'docs_ssg_markdown', {
      rows: [
        [`${index}$`, `${folder}index.md`],
        [String.raw`/\.`, none],
        [`^(${base}.+?)${suffix}$`, '${1}.md'],
      ],
      fallback: none,
    }),
    ...map('{path}', 'docs_ssg_html', {
      rows: [
        [`${index}$`, `${folder}index.html`],
        [`^(${base}.+?)${suffix}$`, `\${1}${file}`],
      ],
      fallback: none,
    }),
    ...map('{uri}', 'docs_ssg_link', {
      rows: [
        [String.raw`${index}(?:\?|$)`, link(`${folder}index.md`)],
        [String.raw`^(${base}${safeCharacters}+?)${suffix}(?:\?.*)?$`, link('${1}.md')],
      ],
      fallback: link(`${folder}index.md`),
    }),
    ...formatWeight('docs_ssg_markdown_weight', markdownRanges),
    ...formatWeight('docs_ssg_html_weight', htmlRanges),
    '@docs_ssg_page {',
    ...isPage,
    '}',
    'header @docs_ssg_page +Vary Accept',
    'header @docs_ssg_page +Link {docs_ssg_link}',
    '@docs_ssg_markdown {',
    ...isPage,
    '  expression `double({docs_ssg_markdown_weight}) > 0.0 && double({docs_ssg_markdown_weight}) >= double({docs_ssg_html_weight})`',
    '}',
    `header @docs_ssg_markdown Content-Type "${markdownType}"`,
    'rewrite @docs_ssg_markdown {docs_ssg_markdown}',
    '@docs_ssg_file {',
    `  path_regexp ^${base}.*\\.md$`,
    '  file {path}',
    '}',
    `header @docs_ssg_file Content-Type "${markdownType}"`,
  ]
}

/** Pages without a translation redirect to their original; Caddy compares the decoded path. */
function formatUntranslated(site: Site): readonly string[] {
  const rules = listUntranslatedRules(site)
  if (rules.length === 0) return []
  const slashes = (path: string): readonly string[] => {
    const bare = path.replace(/\/$/, '')
    return [bare, `${bare}/`]
  }
  return [
    '',
    '# Pages that are not translated: their readers get the original.',
    'map {path} {docs_ssg_original} {docs_ssg_original_hash} {',
    ...rules.flatMap(({ from, to }) =>
      slashes(decodePath(from)).map((path) => `  ${toSource(path)} ${toTargets(to)}`),
    ),
    '  default `` ``',
    '}',
    ...map('{query}', 'docs_ssg_query', { rows: [['^(.+)$', '?${1}']], fallback: '' }),
    '@docs_ssg_untranslated expression `{docs_ssg_original} != ""`',
    'redir @docs_ssg_untranslated {docs_ssg_original}{docs_ssg_query}{docs_ssg_original_hash} 302',
  ]
}

/** A target as its path and its fragment: the query of the request belongs between them. */
function toTargets(to: string): string {
  const [path = '', hash] = to.split('#')
  return `${quoteValue(path)} ${quoteValue(hash === undefined ? '' : `#${hash}`)}`
}

/** Caddy puts values in the place of names in braces, in quotes too, so they are escapes of a pattern. */
function toSource(path: string): string {
  if (!/[{}]/.test(path)) return quoteValue(path)
  const toEscape = (sign: string): string => String.raw`\x${sign.charCodeAt(0).toString(16)}`
  const pattern = path
    .split(/([{}`])/)
    .map((part) => (/^[{}`]$/.test(part) ? toEscape(part) : escapePattern(part)))
  return `\`~^${pattern.join('')}$\``
}

interface MapRows {
  /** The first pattern that matches decides. */
  readonly rows: readonly (readonly [pattern: string, value: string])[]
  readonly fallback: string
}

function map(source: string, name: string, { rows, fallback }: MapRows): readonly string[] {
  return [
    `map ${source} {${name}} {`,
    ...rows.map(([pattern, value]) => `  \`~${pattern}\` \`${value}\``),
    `  default \`${fallback}\``,
    '}',
  ]
}

function formatWeight(name: string, ranges: readonly RangePatterns[]): readonly string[] {
  const rows = ranges.flatMap(({ whole, weighted, named }) => [
    [`(?i)${whole}`, '1'] as const,
    [`(?i)${weighted}`, '${1}.${2}'] as const,
    [`(?i)${named}`, '0'] as const,
  ])
  return map('{header.Accept}', name, { rows, fallback: '0' })
}
