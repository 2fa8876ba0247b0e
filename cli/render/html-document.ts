import { escapeAttribute, escapeJsonForScript } from '../../runtime/shared/html/escape.ts'
import { commonPageData, type PageData } from '../../runtime/shared/views/page-data.ts'
import type { SiteView } from '../../runtime/shared/views/site-view.ts'
import { subsetsOfLocale } from '../schema/values/font-subsets.ts'
import type { AssetIntegrity, ClientBundle, InlineStyles } from '../model/output.ts'
import type { HeadScript } from './head/head-script.ts'

interface DocumentParts {
  readonly site: SiteView
  readonly bundle: ClientBundle
  readonly headScript: HeadScript
  /**
   * The `meta` element of the content security policy, written before anything that loads; when
   * undefined, only headers contain the policy.
   */
  readonly policy: string | undefined
  readonly head: string
  /** URL of `llms.txt`; undefined without one. */
  readonly llmsHref: string | undefined
  /** The contents of `body` without scripts and data. */
  readonly body: string
  readonly data: PageData
  /** Script elements at the end of the body. */
  readonly endScripts: readonly string[]
  /** URLs of stylesheets that this page needs in addition to the site's own. */
  readonly stylesheets: readonly string[]
  /** Those that the page contains. */
  readonly inlineStyles: InlineStyles
  /** Hashes of the files that the page names. */
  readonly integrity: AssetIntegrity | undefined
  /** `doc` has a sidebar beside the article. */
  readonly layout: 'doc' | 'wide'
}

/**
 * The document around a rendered page. The head holds one inline script, whose hash the policy
 * names.
 */
export function renderDocument(parts: DocumentParts): string {
  const { site, bundle, headScript, head, body, data } = parts
  const pageData = escapeJsonForScript(JSON.stringify(withoutCommon(data)))
  return `<!DOCTYPE html>
<html class="layout-${parts.layout}" ${rootAttributes(site)}>
<head>
<meta charset="utf-8">${parts.policy === undefined ? '' : `\n${parts.policy}`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${headScript.script}</script>${expectedElement(body)}
${[bundle.stylesheetUrl, ...parts.stylesheets].map((url) => stylesheetElement(url, parts)).join('\n')}
${importMapElement(parts)}<script type="module" src="${escapeAttribute(bundle.entryUrl)}"${integrityAttribute(bundle.entryUrl, parts)}></script>${fontElements(parts)}
${head}
</head>
<body id="docs-ssg-top" data-site-title="${escapeAttribute(site.title)}">${llmsElement(parts)}
${body}
<script type="application/json" id="docs-ssg-page">${pageData}</script>${parts.endScripts.map((script) => `\n${script}`).join('')}
</body>
</html>
`
}

/**
 * Tells programs that read the page where the list of all pages in Markdown is. Hidden from readers,
 * and no link, because the skip link has to be the first thing that takes the focus.
 */
function llmsElement({ llmsHref }: DocumentParts): string {
  return llmsHref === undefined
    ? ''
    : `\n<p hidden>For AI agents: ${escapeAttribute(llmsHref)} lists all pages in Markdown.</p>`
}

const common: ReadonlyMap<string, unknown> = new Map(Object.entries(commonPageData))

function withoutCommon(data: PageData): Partial<PageData> {
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => common.get(key) !== value),
  )
}

/**
 * The links of a navbar that arrives in parts would move, so browsers that know `expect` paint nothing until the menu
 * after it begins.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
function expectedElement(body: string): string {
  return body.includes(' id="docs-ssg-menu"')
    ? '\n<link rel="expect" href="#docs-ssg-menu" blocking="render">'
    : ''
}

/** Fonts of the scripts that the language of the page is written in. */
function fontElements({ bundle: { fonts = [] }, site }: DocumentParts): string {
  const needed = subsetsOfLocale(site.locale.code)
  return fonts
    .filter(
      ({ subset }) => subset === undefined || (needed.includes(subset) && subset !== 'latin-ext'),
    )
    .map(
      ({ url }) =>
        `\n<link rel="preload" href="${escapeAttribute(url)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('')
}

/** The attribute is the name by which the script finds out whether a page has the style sheet. */
function stylesheetElement(url: string, parts: DocumentParts): string {
  const href = escapeAttribute(url)
  const inline = parts.inlineStyles.get(url)
  if (inline === undefined)
    return `<link rel="stylesheet" href="${href}"${integrityAttribute(url, parts)}>`
  return `<style data-href="${href}">${inline.css}</style>`
}

function integrityAttribute(url: string, { integrity }: DocumentParts): string {
  const hash = integrity?.hashes.get(url)
  return hash === undefined ? '' : ` integrity="${hash}"`
}

/** It has to precede every module. */
function importMapElement({ integrity }: DocumentParts): string {
  return integrity ? `<script type="importmap">${integrity.importMap}</script>\n` : ''
}

function rootAttributes({ locale, colorMode }: SiteView): string {
  const system = colorMode.respectPrefersColorScheme ? ' data-theme-system' : ''
  return (
    `lang="${escapeAttribute(locale.code)}" dir="${locale.direction}"` +
    ` data-theme="${colorMode.defaultMode}" data-theme-default="${colorMode.defaultMode}"${system}`
  )
}
