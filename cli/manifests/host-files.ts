// Files that configure hosts. Given Site, it returns OutputFile[]. It must stay optional: the site
// also works on a host that ignores them.
import type { Redirect } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { isForHosts, statusOf } from './hosts/untranslated-rules.ts'
import { createFile } from './output-file.ts'
import {
  createSiteHeaders,
  formatHeadersFile,
  hostFiles,
  type PolicyParts,
} from './response-headers.ts'
import { redirectFrom, redirectHref, redirectTo } from './route-manifest.ts'

/** Make `_redirects`, `_headers`, `.nojekyll`, and the files of the hosts that the config names. */
export function createHostFiles(site: Site, policy: PolicyParts): OutputFile[] {
  const headers = createSiteHeaders(site, policy)
  return [
    ...createRedirectsFile(site),
    createFile('_headers', formatHeadersFile(headers)),
    // Otherwise GitHub Pages leaves out files whose names begin with an underscore.
    createFile(
      '.nojekyll',
      'This file makes GitHub Pages publish the site as it is. Other hosts ignore it.\n',
    ),
    ...[...new Set(site.config.hostFiles)].map((host) => {
      const { name, format } = hostFiles[host]
      return createFile(name, format(headers, site))
    }),
  ]
}

const redirectsNote = `# Redirects for hosts that read this file, such as Netlify and Cloudflare Pages. On other
# hosts, the pages at the old URLs redirect.
`

function createRedirectsFile(site: Site): OutputFile[] {
  const lines = [
    ...site.redirects
      .filter((redirect) => !isOldFileName(redirect, site) && isForHosts(redirect))
      .map((redirect) => redirectLine(redirect, site)),
    ...(site.hostRules ?? []),
  ]
  if (lines.length === 0) return []
  return [createFile('_redirects', `${redirectsNote}${lines.join('\n')}\n`)]
}

/**
 * From `/x.html` to `/x/`. Hosts that read the file treat the two as one URL, so the rule would
 * redirect forever.
 */
function isOldFileName(redirect: Redirect, site: Site): boolean {
  const page = redirectTo(redirect.to, site).replace(/\/$/, '')
  return redirectFrom(redirect, site) === `${page}.html`
}

function redirectLine(redirect: Redirect, site: Site): string {
  if (redirect.line !== undefined) return redirect.line
  // White space ends a URL, and a new line a rule.
  const to = redirectHref(redirect, site).replace(/\s/g, encodeURIComponent)
  return `${redirectFrom(redirect, site)} ${to} ${statusOf(redirect)}`
}
