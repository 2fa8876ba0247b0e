// The redirects of a site as maps of nginx, which finds one of 100,000 as fast as one of ten.
// https://nginx.org/en/docs/http/ngx_http_map_module.html
import { decodePath, parseHref } from '../../../runtime/shared/urls/url.ts'
import type { Redirect } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'
import { redirectFrom, redirectHref, redirectTo } from '../route-manifest.ts'
import { quoteValue } from './host-headers.ts'
import { escapePattern } from '../../primitives/text/escape-pattern.ts'

/** `nginx-redirects.conf`, for the `http` block of nginx. */
export function formatNginxRedirects(site: Site): string {
  const exact = site.redirects.filter(({ from }) => !from.endsWith('*'))
  const toMap = (redirects: readonly Redirect[]): ReadonlyMap<string, string> =>
    new Map(redirects.flatMap((one) => toEntries(one, site)))
  const plain = toMap(exact.filter(({ untranslated }) => !untranslated))
  const untranslated = toMap(exact.filter((one) => one.untranslated?.kind === 'rules'))
  const splats = site.redirects.filter(({ from }) => from.endsWith('*'))
  // A call can't have an argument for each of some hundred thousand redirects.
  const longest = [...plain.keys(), ...untranslated.keys()].reduce(
    (most, key) => Math.max(most, Buffer.byteLength(key)),
    0,
  )
  const size = Math.max(plain.size, untranslated.size)
  return [
    '# Include this file in the `http` block, and redirect in the `server` block of the site:',
    '# if ($docs_ssg_redirect) { return 301 $docs_ssg_redirect; }',
    ...(untranslated.size === 0
      ? []
      : ['# if ($docs_ssg_untranslated) { return 302 $docs_ssg_untranslated; }']),
    `map_hash_bucket_size ${powerOfTwo(longest + 32, 64)};`,
    `map_hash_max_size ${powerOfTwo(size * 2, 2048)};`,
    '# Rules with `*`, which see the URL as the reader sent it.',
    'map $request_uri $docs_ssg_rule {',
    '  default "";',
    ...splats.map((redirect) => toRule(redirect, site)),
    '}',
    ...formatMap('redirect', '$docs_ssg_rule', plain),
    ...(untranslated.size === 0 ? [] : formatMap('untranslated', '""', untranslated)),
    '',
  ].join('\n')
}

function formatMap(
  name: string,
  fallback: string,
  entries: ReadonlyMap<string, string>,
): readonly string[] {
  return [
    `map $uri $docs_ssg_${name} {`,
    `  default ${fallback};`,
    ...[...entries].map(([from, to]) => `  ${quoteValue(from)} ${to};`),
    '}',
  ]
}

/** Readers may type a slash at the end. */
function toEntries(redirect: Redirect, site: Site): readonly (readonly [string, string])[] {
  const from = decodePath(redirectFrom(redirect, site)).replace(/\/$/, '')
  const to = toTarget(redirectHref(redirect, site))
  return (from.endsWith('.html') ? [from] : [from, `${from}/`])
    .filter((path) => path !== '')
    .map((path) => [path, to] as const)
}

function toRule(redirect: Redirect, site: Site): string {
  const from = escapePattern(redirectFrom(redirect, site).slice(0, -1))
  const to = toTarget(redirectTo(redirect.to, site)).replaceAll(':splat', () => '${docs_ssg_splat}')
  // Two slashes at the start of a target would name another host.
  return String.raw`  "~^${from}[/\\\\]*(?<docs_ssg_splat>[^?]*)" ${to};`
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
