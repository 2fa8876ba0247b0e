// Files that configure hosts. Enters: Site. Leaves: OutputFile[].
// Must stay optional: the site also works on a host that ignores them.
import type { Redirect } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createFile } from './output-file.ts'
import {
  createSiteHeaders,
  formatHeadersFile,
  hostFiles,
  type PolicyParts,
} from './response-headers.ts'
import { redirectFrom, redirectTo } from './route-manifest.ts'

/** Make `_redirects`, `_headers`, `.nojekyll`, and the files of the hosts that the config names. */
export function createHostFiles(site: Site, policy: PolicyParts): OutputFile[] {
  const headers = createSiteHeaders(site, policy)
  return [
    ...createRedirectsFile(site),
    createFile('_headers', formatHeadersFile(headers)),
    // Otherwise GitHub Pages leaves out files whose names begin with an underscore.
    createFile('.nojekyll', ''),
    ...[...new Set(site.config.hostFiles)].map((host) => {
      const { name, format } = hostFiles[host]
      return createFile(name, format(headers))
    }),
  ]
}

function createRedirectsFile(site: Site): OutputFile[] {
  const lines = [
    ...site.redirects.map((redirect) => redirectLine(redirect, site)),
    ...(site.hostRules ?? []),
  ]
  return lines.length === 0 ? [] : [createFile('_redirects', `${lines.join('\n')}\n`)]
}

function redirectLine(redirect: Redirect, site: Site): string {
  if (redirect.line !== undefined) return redirect.line
  return `${redirectFrom(redirect, site)} ${redirectTo(redirect.to, site)} 301`
}
