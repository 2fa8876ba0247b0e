import type { Site } from '../../model/site.ts'
import { markdownType, type SiteHeaders } from './host-headers.ts'
import { listUntranslatedRules } from './untranslated-rules.ts'

/**
 * `vercel.json`. https://vercel.com/docs/project-configuration#headers: `source` is a pattern.
 * Without `cleanUrls`, Vercel serves `install.html` only under its full name.
 */
export function formatVercel({ all, hashed, hasMarkdown }: SiteHeaders, site: Site): string {
  const sourceOf = (path: string): string => path.replaceAll(/[!()+*?:{}]/g, String.raw`\$&`)
  const redirects = listUntranslatedRules(site).map(({ from, to }) => ({
    source: sourceOf(from),
    // A dollar sign with a number would be a part of the pattern.
    destination: to.replaceAll('$', '%24'),
    permanent: false,
  }))
  const type = { key: 'Content-Type', value: markdownType }
  const headers = [
    ...[all, hashed].map((block) => ({
      source: `${sourceOf(block.folder)}(.*)`,
      headers: block.headers.map(([key, value]) => ({ key, value })),
    })),
    ...(hasMarkdown
      ? [{ source: String.raw`${sourceOf(all.folder)}(.*)\.md`, headers: [type] }]
      : []),
  ]
  return toJson({
    ...(site.config.trailingSlash === false && { cleanUrls: true }),
    headers,
    ...(redirects.length > 0 && { redirects }),
  })
}

/** `staticwebapp.config.json`. https://learn.microsoft.com/azure/static-web-apps/configuration */
export function formatAzure({ all, hashed, hasMarkdown }: SiteHeaders): string {
  const routes = [{ route: `${hashed.folder}*`, headers: Object.fromEntries(hashed.headers) }]
  const globalHeaders = Object.fromEntries(all.headers)
  return toJson({
    globalHeaders,
    routes,
    ...(hasMarkdown && { mimeTypes: { '.md': markdownType } }),
  })
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
