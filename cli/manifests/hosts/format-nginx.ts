// The headers as directives of nginx. Variables are used instead of a `location`, which would replace
// those of the site.
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
  quoteValue,
  type SiteHeaders,
} from './host-headers.ts'
import type { Site } from '../../model/site.ts'
import { escapePattern } from '../../primitives/text/escape-pattern.ts'

/** `nginx-headers.conf`, which the `server` block of a site includes. */
export function formatNginx({ all, hashed, hasMarkdown }: SiteHeaders, { config }: Site): string {
  const cache = hashed.headers.map(([, value]) => value).join(', ')
  return [
    '# Include this file in the `server` block of the site. A `location` that has its own',
    '# `add_header` has to include it again.',
    ...all.headers.map(([name, value]) => `add_header ${name} ${quoteValue(value)} always;`),
    'set $docs_ssg_cache "";',
    `if ($uri ~ "^${escapePattern(hashed.folder)}") {`,
    `  set $docs_ssg_cache "${cache}";`,
    '}',
    // An empty value adds nothing.
    'add_header Cache-Control $docs_ssg_cache;',
    ...(hasMarkdown ? formatMarkdown(all, toPageForm(config.trailingSlash)) : []),
    '',
  ].join('\n')
}

function formatMarkdown({ folder }: HeaderBlock, { suffix, file }: PageForm): readonly string[] {
  const base = escapePattern(folder)
  const index = String.raw`^${base}(?:index\.html)?`
  const link = (url: string): string => quoteValue(`<${url}>; ${alternateParameters}`)
  return [
    '',
    '# Pages that have a Markdown file: `Accept: text/markdown` requests it.',
    'set $docs_ssg_markdown "";',
    'set $docs_ssg_html "";',
    'set $docs_ssg_link "";',
    // A capture with a number would be percent-encoded.
    `if ($uri ~ "^(?<docs_ssg_page>${base}.+?)${suffix}$") {`,
    '  set $docs_ssg_markdown "$docs_ssg_page.md";',
    `  set $docs_ssg_html "$docs_ssg_page${file}";`,
    '}',
    `if ($uri ~ "${index}$") {`,
    `  set $docs_ssg_markdown "${folder}index.md";`,
    `  set $docs_ssg_html "${folder}index.html";`,
    '}',
    ...when(
      String.raw`$request_uri ~ "^(?<docs_ssg_url>${base}${safeCharacters}+?)${suffix}(?:\?|$)"`,
      'link',
      link('$docs_ssg_url.md'),
    ),
    ...when(String.raw`$request_uri ~ "${index}(?:\?|$)"`, 'link', link(`${folder}index.md`)),
    '# Other files may have such a name too.',
    'if (!-f $document_root$docs_ssg_html) {',
    '  set $docs_ssg_markdown "";',
    '}',
    'set $docs_ssg_vary "Accept";',
    'if (!-f $document_root$docs_ssg_markdown) {',
    '  set $docs_ssg_markdown "";',
    '  set $docs_ssg_link "";',
    '  set $docs_ssg_vary "";',
    '}',
    'add_header Vary $docs_ssg_vary;',
    'add_header Link $docs_ssg_link;',
    '',
    '# Weights as four digits, such as 0900.',
    ...formatWeight('markdown', markdownRanges),
    ...formatWeight('html', htmlRanges),
    '',
    '# The Markdown itself is served whatever the request accepts.',
    String.raw`if ($uri ~ "^(?!.*/\.).+\.md$") {`,
    '  set $docs_ssg_markdown $uri;',
    '  set $docs_ssg_markdown_weight "1000";',
    '  set $docs_ssg_html_weight "0000";',
    '}',
    'set $docs_ssg_choice "";',
    'if (-f $document_root$docs_ssg_markdown) {',
    '  set $docs_ssg_choice "$docs_ssg_markdown_weight $docs_ssg_html_weight";',
    '}',
    `if ($docs_ssg_choice ~ "${atLeastPattern()}") {`,
    '  rewrite ^ /docs-ssg-markdown$docs_ssg_markdown last;',
    '}',
    'location ^~ /docs-ssg-markdown/ {',
    '  internal;',
    '  rewrite ^/docs-ssg-markdown(/.*)$ $1 break;',
    '  types { }',
    '  default_type text/markdown;',
    '  charset utf-8;',
    '  charset_types text/markdown;',
    '  gzip_types text/markdown;',
    '  expires -1;',
    '}',
  ]
}

function when(condition: string, name: string, value: string): readonly string[] {
  return [`if (${condition}) {`, `  set $docs_ssg_${name} ${value};`, '}']
}

/** The last condition that holds decides, so the ranges are in the reverse order. */
function formatWeight(name: string, ranges: readonly RangePatterns[]): readonly string[] {
  const set = (pattern: string, value: string): readonly string[] =>
    when(`$http_accept ~* "${pattern}"`, `${name}_weight`, value)
  return [
    `set $docs_ssg_${name}_weight "0000";`,
    ...ranges
      .toReversed()
      .flatMap(({ named, weighted, whole }) => [
        ...set(named, '"0000"'),
        ...set(weighted, '"$1$2000"'),
        ...set(whole, '"1000"'),
      ]),
  ]
}

/** Matches two weights if the first isn't zero and isn't less than the second. */
function atLeastPattern(): string {
  const greater = [9, 8, 7, 6, 5, 4, 3, 2, 1].map(
    (digit) => String.raw`${digit}\d* \2[0-${digit - 1}]`,
  )
  return String.raw`^(?!0000)(?:(\d{4})\d* \1|(\d{0,3})(?:${greater.join('|')}))`
}
