// Redirects for hosts that don't support any. Given Site, it returns one small page for each old
// URL. It must not contain an inline script: the policy forbids it.
import { escapeAttribute, escapeHtml } from '../../runtime/shared/escape.ts'
import { translationsOf } from '../../runtime/i18n/translations-of.ts'
import { expandSplat } from '../../runtime/shared/redirect-rule.ts'
import { joinBase, parseHref, toHref } from '../../runtime/shared/url.ts'
import type { OutputFile } from '../model/output.ts'
import { toRedirectOutput } from '../model/output-path.ts'
import type { Site } from '../model/site.ts'
import { integrityOf } from '../primitives/hash.ts'
import { createFile, createHashedFile } from './output-file.ts'
import { redirectTo } from './route-manifest.ts'

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
  const script = createHashedFile('redirect.js', forwardingScript, 'script')
  const scriptHref = joinBase(site.config.baseUrl, script.path)
  const integrity = site.config.assetIntegrity ? integrityOf(forwardingScript) : undefined
  const pages = new Map<string, OutputFile>()
  for (const { from, to } of flatRedirects(site)) {
    const output = toRedirectOutput(from, site.config.trailingSlash)
    if (taken.has(output) || pages.has(output)) continue
    pages.set(
      output,
      createFile(output, renderRedirect({ to, scriptHref, integrity, site, policy }), 'redirect'),
    )
  }
  return pages.size === 0 ? [] : [...pages.values(), script]
}

function flatRedirects(site: Site): { readonly from: string; readonly to: string }[] {
  const urls = [...site.routes.keys(), ...site.staticRoutes.map((route) => route.url)]
  const rules = site.redirects.filter(({ from }) => from.endsWith('*'))
  return [
    ...site.redirects
      .filter(({ from }) => !from.endsWith('*'))
      .map(({ from, to }) => ({ from, to: redirectTo(to, site) })),
    ...rules.flatMap((rule) =>
      expandSplat(rule, urls).map(({ from, to }) => ({ from, to: toHref(to, site.config) })),
    ),
  ]
}

function renderRedirect(parts: {
  readonly to: string
  readonly scriptHref: string
  readonly integrity: string | undefined
  readonly site: Site
  readonly policy: string | undefined
}): string {
  const { config } = parts.site
  const target = escapeAttribute(parts.to)
  const code = config.locales[0]?.code ?? 'en'
  const words = translationsOf(config.locales, code)
  const link = `<a href="${target}">${target}</a>`
  const isExternal = parseHref(parts.to).scheme !== ''
  const canonical = escapeAttribute(isExternal ? parts.to : config.url + parts.to)
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(code)}">
<head>
<meta charset="utf-8">${parts.policy === undefined ? '' : `\n${parts.policy}`}
<title>${escapeHtml(words.pageMoved)}</title>
<link rel="canonical" href="${canonical}">
<script src="${escapeAttribute(parts.scriptHref)}"${parts.integrity === undefined ? '' : ` integrity="${parts.integrity}"`} data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>${escapeHtml(words.pageMovedTo).replace('{page}', () => link)}</p>
</body>
</html>
`
}

// The query and fragment of the old URL are kept: `/Errors?code=3` redirects to `/errors?code=3`.
const forwardingScript = `(function () {
  var to = new URL(document.currentScript.getAttribute('data-to'), location.href)
  if (location.search) to.search += (to.search ? '&' : '?') + location.search.slice(1)
  if (!to.hash) to.hash = location.hash
  location.replace(to.href)
})()
`
