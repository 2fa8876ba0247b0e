// Files that configure hosts. Enters: Site. Leaves: OutputFile[].
// Must stay optional: the site also works on a host that ignores them.
import { joinBase } from '../../runtime/shared/url.ts'
import type { Redirect } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createContentPolicy, type PolicyInput } from './content-policy.ts'
import { createFile } from './output-file.ts'
import { redirectFrom, redirectTo } from './route-manifest.ts'

/** What the content security policy must allow for the code of the site. */
export type PolicyParts = Pick<PolicyInput, 'scriptHashes' | 'hasStyles'>

/** Make `_redirects`, `_headers` and `.nojekyll`. */
export function createHostFiles(site: Site, policy: PolicyParts): OutputFile[] {
  return [
    ...createRedirectsFile(site),
    createFile('_headers', headersText(site, policy)),
    // Otherwise GitHub Pages leaves out files whose names begin with an underscore.
    createFile(
      '.nojekyll',
      'This file makes GitHub Pages publish the site as it is. Other hosts ignore it.\n',
    ),
  ]
}

const redirectsNote = `# Redirects for hosts that read this file, such as Netlify and Cloudflare Pages. On other
# hosts, the pages at the old URLs redirect.
`

const headersNote = `# Headers for hosts that read this file, such as Netlify and Cloudflare Pages. On other hosts,
# configure these headers there.
`

function createRedirectsFile(site: Site): OutputFile[] {
  const lines = [
    ...site.redirects.map((redirect) => redirectLine(redirect, site)),
    ...(site.hostRules ?? []),
  ]
  if (lines.length === 0) return []
  return [createFile('_redirects', `${redirectsNote}${lines.join('\n')}\n`)]
}

function redirectLine(redirect: Redirect, site: Site): string {
  if (redirect.line !== undefined) return redirect.line
  return `${redirectFrom(redirect, site)} ${redirectTo(redirect.to, site)} 301`
}

function headersText({ config }: Site, parts: PolicyParts): string {
  const policy = createContentPolicy({ config, ...parts, target: 'header' })
  const headers = [
    ...(config.contentSecurityPolicy.headers ? [`Content-Security-Policy: ${policy}`] : []),
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ]
  const assets = joinBase(config.baseUrl, 'assets/*')
  return [
    headersNote.trimEnd(),
    joinBase(config.baseUrl, '*'),
    ...headers.map((header) => `  ${header}`),
    assets,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
