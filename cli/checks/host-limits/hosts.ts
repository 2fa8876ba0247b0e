// What each host accepts, with the page of its manual that says so. A new host is a name in the
// schema and a row here.
import type { HostName } from '../../schema/values/hosts.ts'

/** The limits of a host; one that is left out is not known or doesn't exist. */
export interface HostLimits {
  /** As its maker writes it. */
  readonly label: string
  /** Pages of its manual, in the order of the limits. */
  readonly sources: readonly string[]
  /** Files of a site. */
  readonly files?: number
  readonly filesInFolder?: number
  readonly bytesOfFile?: number
  readonly bytes?: number
  /** False: rules with a `*` and rules of `_redirects` that aren't redirects do nothing. */
  readonly readsRedirects: boolean
  /** Rules of `_redirects` without `*` and placeholders, and all others. */
  readonly redirects?: { readonly plain: number; readonly dynamic: number }
  /** Rules of `_redirects` from which the host recommends another way. */
  readonly manyRedirects?: number
  /** Characters of a rule of `_redirects`. */
  readonly redirectLength?: number
  /** Blocks of `_headers`. */
  readonly headerRules?: number
  /** Characters of a line of `_headers`. */
  readonly headerLength?: number
}

const mebibyte = 1024 * 1024

/** By the name that the config uses. */
export const hostLimits: Readonly<Record<HostName, HostLimits>> = {
  'cloudflare-pages': {
    label: 'Cloudflare Pages',
    sources: [
      'https://developers.cloudflare.com/pages/platform/limits/',
      'https://developers.cloudflare.com/pages/configuration/redirects/',
      'https://developers.cloudflare.com/pages/configuration/headers/',
    ],
    // Of the free plan; a paid one has 100,000.
    files: 20_000,
    bytesOfFile: 25 * mebibyte,
    readsRedirects: true,
    redirects: { plain: 2000, dynamic: 100 },
    redirectLength: 1000,
    headerRules: 100,
    headerLength: 2000,
  },
  'github-pages': {
    label: 'GitHub Pages',
    sources: [
      'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    ],
    bytes: 1_000_000_000,
    readsRedirects: false,
  },
  netlify: {
    label: 'Netlify',
    sources: [
      'https://docs.netlify.com/deploy/deploy-overview/',
      'https://docs.netlify.com/manage/routing/redirects/overview/',
    ],
    filesInFolder: 54_000,
    readsRedirects: true,
    manyRedirects: 10_000,
  },
  vercel: {
    label: 'Vercel',
    sources: ['https://vercel.com/docs/routing/redirects/configuration-redirects'],
    readsRedirects: false,
  },
}
