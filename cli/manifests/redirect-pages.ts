// Redirects for hosts that don't support any. Given Site, it returns one small page for each old
// URL. It must not contain an inline script: the policy forbids it.
import { escapeAttribute, escapeHtml } from '../../runtime/shared/html/escape.ts'
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import { translationsOf } from '../../runtime/i18n/translations-of.ts'
import { expandSplat } from '../../runtime/shared/urls/redirect-rule.ts'
import { joinBase, parseHref, toHref } from '../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../model/output.ts'
import { toRedirectOutput } from '../model/paths/output-path.ts'
import type { Redirect } from '../model/navigation.ts'
import type { Site } from '../model/site.ts'
import { integrityOf } from '../primitives/hash.ts'
import { readProgram } from '../programs/read-program.ts'
import { createFile, createHashedFile } from './output-file.ts'
import { redirectHref } from './route-manifest.ts'

/**
 * Make the pages; a splat becomes a page for each URL that it redirects to. `policy` is the `meta`
 * element of the content security policy, if pages have one.
 */
export function createRedirectPages(site: Site, policy?: string): OutputFile[] {
  const taken = new Set<string>([
    ...[...site.routes.values()].map((route) => route.output),
    ...site.staticRoutes.map((route) => route.output),
    ...site.assets.keys(),
  ])
  const program = readProgram('redirect-page')
  const script = createHashedFile('redirect.js', program, 'script')
  const scriptHref = joinBase(site.config.baseUrl, script.path)
  const integrity = site.config.assetIntegrity ? integrityOf(program) : undefined
  const pages = new Map<string, OutputFile>()
  for (const redirect of flatRedirects(site)) {
    const { from, untranslated } = redirect
    if (untranslated?.kind === 'rules') continue
    const output = toRedirectOutput(from, site.config.trailingSlash)
    if (taken.has(output) || pages.has(output)) continue
    const parts = { scriptHref, integrity, site, policy }
    pages.set(output, createFile(output, renderRedirect({ ...redirect, ...parts }), 'redirect'))
  }
  return pages.size === 0 ? [] : [...pages.values(), script]
}

function flatRedirects(site: Site): Pick<Redirect, 'from' | 'to' | 'untranslated'>[] {
  const urls = [...site.routes.keys(), ...site.staticRoutes.map((route) => route.url)]
  const rules = site.redirects.filter(({ from }) => from.endsWith('*'))
  return [
    ...site.redirects
      .filter(({ from }) => !from.endsWith('*'))
      .map((redirect) => ({ ...redirect, to: redirectHref(redirect, site) })),
    ...rules.flatMap((rule) =>
      expandSplat(rule, urls).map(({ from, to }) => ({ from, to: toHref(to, site.config) })),
    ),
  ]
}

function renderRedirect(parts: {
  readonly to: string
  readonly untranslated?: Redirect['untranslated']
  readonly scriptHref: string
  readonly integrity: string | undefined
  readonly site: Site
  readonly policy: string | undefined
}): string {
  const { config } = parts.site
  const target = escapeAttribute(parts.to)
  const { code, title, sentence, alternate } = parts.untranslated
    ? textsOfUntranslated(config, parts.untranslated.locale, target)
    : textsOfMoved(config, target)
  const isExternal = parseHref(parts.to).scheme !== ''
  const url = parts.untranslated ? parts.to.replace(/#.*/, '') : parts.to
  const canonical = escapeAttribute(isExternal ? url : config.url + url)
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(code)}">
<head>
<meta charset="utf-8">${parts.policy === undefined ? '' : `\n${parts.policy}`}
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${canonical}">${alternate === undefined ? '' : `\n<link rel="alternate" hreflang="${alternate}" href="${canonical}">`}
<script src="${escapeAttribute(parts.scriptHref)}"${parts.integrity === undefined ? '' : ` integrity="${parts.integrity}"`} data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>${sentence}</p>
</body>
</html>
`
}

/** The texts of a redirect page; `sentence` is HTML with a link to the target. */
interface Texts {
  readonly code: string
  readonly title: string
  readonly sentence: string
  /** The language of the target if the page has another one. */
  readonly alternate?: string
}

function textsOfMoved({ locales }: Site['config'], target: string): Texts {
  const code = locales[0]?.code ?? 'en'
  const { pageMoved: title, pageMovedTo } = translationsOf(locales, code)
  const link = `<a href="${target}">${target}</a>`
  return { code, title, sentence: escapeHtml(pageMovedTo).replace('{page}', () => link) }
}

function textsOfUntranslated({ locales }: Site['config'], code: string, target: string): Texts {
  const { code: alternate = 'en', label = '' } = locales[0] ?? {}
  const { notTranslated } = translationsOf(locales, code)
  const language = escapeAttribute(alternate)
  const link = `<a href="${target}" lang="${language}" hreflang="${language}">${escapeHtml(label)}</a>`
  return {
    code,
    title: interpolate(notTranslated, { language: label }),
    sentence: escapeHtml(notTranslated).replace('{language}', () => link),
    alternate: language,
  }
}
