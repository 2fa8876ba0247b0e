// The redirects of a site as maps of nginx, which finds one of 100,000 as fast as one of ten.
// https://nginx.org/en/docs/http/ngx_http_map_module.html
import { decodePath, parseHref } from '../../../runtime/shared/url.ts'
import type { Redirect } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'
import { redirectFrom, redirectTo } from '../route-manifest.ts'
import { quoteValue } from './host-headers.ts'
import { escapePattern } from '../../primitives/escape-pattern.ts'

/** `nginx-redirects.conf`, for the `http` block of nginx. */
export function formatNginxRedirects(site: Site): string {
  const plain = new Map(
    site.redirects.filter(({ from }) => !from.endsWith('*')).flatMap((one) => toEntries(one, site)),
  )
  const splats = site.redirects.filter(({ from }) => from.endsWith('*'))
  // A call can't have an argument for each of some hundred thousand redirects.
  const longest = [...plain.keys()].reduce((most, key) => Math.max(most, Buffer.byteLength(key)), 0)
  return [
    '# Include this file in the `http` block, and redirect in the `server` block of the site:',
    '# if ($docs_ssg_redirect) { return 301 $docs_ssg_redirect; }',
    `map_hash_bucket_size ${powerOfTwo(longest + 32, 64)};`,
    `map_hash_max_size ${powerOfTwo(plain.size * 2, 2048)};`,
    '# Rules with `*`, which see the URL as the reader sent it.',
    'map $request_uri $docs_ssg_rule {',
    '  default "";',
    ...splats.map((redirect) => toRule(redirect, site)),
    '}',
    'map $uri $docs_ssg_redirect {',
    '  default $docs_ssg_rule;',
    ...[...plain].map(([from, to]) => `  ${quoteValue(from)} ${to};`),
    '}',
    '',
  ].join('\n')
}

/** Readers may type a slash at the end. */
function toEntries(redirect: Redirect, site: Site): readonly (readonly [string, string])[] {
  const from = decodePath(redirectFrom(redirect, site)).replace(/\/$/, '')
  const to = toTarget(redirectTo(redirect.to, site))
  return (from.endsWith('.html') ? [from] : [from, `${from}/`])
    .filter((path) => path !== '')
    .map((path) => [path, to] as const)
}

function toRule(redirect: Redirect, site: Site): string {
  const from = escapePattern(redirectFrom(redirect, site).slice(0, -1))
  const to = toTarget(redirectTo(redirect.to, site)).replaceAll(':splat', () => '${docs_ssg_splat}')
  return String.raw`  "~^${from}(?<docs_ssg_splat>[^?]*)" ${to};`
}

/** The query of the reader is kept unless the target has its own. A dollar sign would be a variable. */
function toTarget(to: string): string {
  const { query, hash } = parseHref(to)
  const end = hash === undefined ? '' : `#${hash}`
  const path = to.slice(0, to.length - end.length)
  const safe = (text: string): string =>
    text.replace(/[$"\\\s]/g, (char) => encodeURIComponent(char))
  return `"${safe(path)}${query === '' ? '$is_args$args' : ''}${safe(end)}"`
}

function powerOfTwo(wanted: number, least: number): number {
  return Math.max(least, 2 ** Math.ceil(Math.log2(Math.max(1, wanted))))
}
