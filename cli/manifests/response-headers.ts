// The response headers of the site, and the files that hosts read them from. A new host is a row in
// the table.
import { joinBase } from '../../runtime/shared/urls/url.ts'
import type { HostFile } from '../schema/hosting.ts'
import type { Site } from '../model/site.ts'
import { createContentPolicy, type PolicyInput } from './content-policy.ts'
import { formatCaddy } from './hosts/format-caddy.ts'
import { formatAzure, formatVercel } from './hosts/format-json.ts'
import { formatNginx } from './hosts/format-nginx.ts'
import { formatNginxRedirects } from './hosts/format-nginx-redirects.ts'
import { formatRedirectsModule } from './hosts/format-redirects-module.ts'
import { type Header, markdownType, type SiteHeaders } from './hosts/host-headers.ts'

/** The sources that the content security policy must allow for the code of the site. */
export type PolicyParts = Pick<
  PolicyInput,
  'scriptHashes' | 'styleHashes' | 'hasStyles' | 'formOrigins'
>

/** The headers that every response should have, and those of files that never change. */
export function createSiteHeaders({ config }: Site, parts: PolicyParts): SiteHeaders {
  const policy = createContentPolicy({ config, ...parts, target: 'header' })
  const list = joinBase(config.baseUrl, 'llms.txt')
  const all: Header[] = [
    ...(config.contentSecurityPolicy.headers ? [['Content-Security-Policy', policy] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(config.llms.isOn ? [['Link', `<${list}>; rel="llms-txt"`] as const] : []),
  ]
  return {
    all: { folder: config.baseUrl, headers: all },
    hashed: {
      folder: joinBase(config.baseUrl, 'assets/'),
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
    hasMarkdown: config.llms.pages,
  }
}

const headersNote = `# Headers for hosts that read this file, such as Netlify and Cloudflare Pages. On other hosts,
# configure these headers there.
`

/** `_headers`, which Netlify and Cloudflare Pages read, and the preview server too. */
export function formatHeadersFile({ all, hashed, hasMarkdown }: SiteHeaders): string {
  const lines = [all, hashed].flatMap(({ folder, headers }) => [
    `${folder}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  const markdown = [`${all.folder}*.md`, `  Content-Type: ${markdownType}`]
  return `${headersNote}${[...lines, ...(hasMarkdown ? markdown : [])].join('\n')}\n`
}

/** The file of each other host: its name in the output folder, and what it contains. */
export const hostFiles: Readonly<
  Record<
    HostFile,
    { readonly name: string; readonly format: (headers: SiteHeaders, site: Site) => string }
  >
> = {
  vercel: { name: 'vercel.json', format: formatVercel },
  azure: { name: 'staticwebapp.config.json', format: formatAzure },
  nginx: { name: 'nginx-headers.conf', format: formatNginx },
  'nginx-redirects': {
    name: 'nginx-redirects.conf',
    format: (_, site) => formatNginxRedirects(site),
  },
  caddy: { name: 'headers.caddy', format: formatCaddy },
  'redirects-module': {
    name: 'redirects.mjs',
    format: (_, site) => formatRedirectsModule(site),
  },
}
