// The response headers of the site, and the files that hosts read them from. A new host is a row in
// the table.
import { joinBase } from '../../runtime/shared/url.ts'
import type { HostFile } from '../config/schema/hosting.ts'
import type { Site } from '../model/site.ts'
import { createContentPolicy, type PolicyInput } from './content-policy.ts'

/** The sources that the content security policy must allow for the code of the site. */
export type PolicyParts = Pick<PolicyInput, 'scriptHashes' | 'styleHashes' | 'hasStyles'>

type Header = readonly [name: string, value: string]

/** The headers of the files below one path. */
interface HeaderBlock {
  /** With base path and a slash at the end. */
  readonly folder: string
  readonly headers: readonly Header[]
}

/** The headers of all files, then those of files whose names contain a hash. */
type SiteHeaders = readonly [all: HeaderBlock, hashed: HeaderBlock]

/** The headers that every response should have, and those of files that never change. */
export function createSiteHeaders({ config }: Site, parts: PolicyParts): SiteHeaders {
  const policy = createContentPolicy({ config, ...parts, target: 'header' })
  const all: Header[] = [
    ...(config.contentSecurityPolicy.headers ? [['Content-Security-Policy', policy] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ]
  return [
    { folder: config.baseUrl, headers: all },
    {
      folder: joinBase(config.baseUrl, 'assets/'),
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
  ]
}

const headersNote = `# Headers for hosts that read this file, such as Netlify and Cloudflare Pages. On other hosts,
# configure these headers there.
`

/** `_headers`, which Netlify and Cloudflare Pages read, and the preview server too. */
export function formatHeadersFile(blocks: SiteHeaders): string {
  const lines = blocks.flatMap(({ folder, headers }) => [
    `${folder}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${headersNote}${lines.join('\n')}\n`
}

/** The file of each other host: its name in the output folder, and what it contains. */
export const hostFiles: Readonly<
  Record<HostFile, { readonly name: string; readonly format: (blocks: SiteHeaders) => string }>
> = {
  vercel: { name: 'vercel.json', format: formatVercel },
  azure: { name: 'staticwebapp.config.json', format: formatAzure },
  nginx: { name: 'nginx-headers.conf', format: formatNginx },
  caddy: { name: 'headers.caddy', format: formatCaddy },
}

/** https://vercel.com/docs/project-configuration#headers: `source` is a pattern. */
function formatVercel(blocks: SiteHeaders): string {
  const headers = blocks.map((block) => ({
    source: `${block.folder.replaceAll(/[!()+]/g, String.raw`\$&`)}(.*)`,
    headers: block.headers.map(([key, value]) => ({ key, value })),
  }))
  return toJson({ headers })
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration */
function formatAzure([all, hashed]: SiteHeaders): string {
  const routes = [{ route: `${hashed.folder}*`, headers: Object.fromEntries(hashed.headers) }]
  return toJson({ globalHeaders: Object.fromEntries(all.headers), routes })
}

/**
 * A variable instead of a `location`, which would replace those of the site. An `add_header` with
 * an empty value adds nothing.
 */
function formatNginx([all, hashed]: SiteHeaders): string {
  const cache = hashed.headers.map(([, value]) => value).join(', ')
  return [
    '# Include this file in the `server` block of the site. A `location` that has its own',
    '# `add_header` has to include it again.',
    ...all.headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    'set $docs_ssg_cache "";',
    `if ($uri ~ "^${hashed.folder.replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`)}") {`,
    `  set $docs_ssg_cache "${cache}";`,
    '}',
    'add_header Cache-Control $docs_ssg_cache;',
    '',
  ].join('\n')
}

function formatCaddy([all, hashed]: SiteHeaders): string {
  return [
    '# Import this file in the site block of the Caddyfile.',
    'header {',
    ...all.headers.map(([name, value]) => `  ${name} "${value}"`),
    '}',
    ...hashed.headers.map(([name, value]) => `header ${hashed.folder}* ${name} "${value}"`),
    '',
  ].join('\n')
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
