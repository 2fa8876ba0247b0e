// The Markdown of pages gives way to every other file. Given a site and the claims on its files, it
// returns the site in which pages know that their Markdown isn't written.
import { capitalize } from '../../runtime/shared/text/capitalize.ts'
import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { hasMarkdown, hasStaticMarkdown, toMarkdownPath } from '../model/paths/markdown-url.ts'
import type { Site } from '../model/site.ts'
import { foldName } from '../primitives/text/fold-name.ts'
import { foldersOf } from './outputs/check-folders.ts'
import { MAX_NAME_BYTES } from '../primitives/files/name-problem.ts'
import { urlOf } from './outputs/check-outputs.ts'
import { locateOwner, type OutputClaim } from './outputs/output-claim.ts'
import { routeRules } from './route-rules.ts'

/** A page whose Markdown would be written. */
interface MarkdownPage {
  readonly url: UrlPath
  readonly path: string
  readonly owner: string
  readonly place: Place | undefined
}

interface LeftOut {
  readonly site: Site
  readonly diagnostics: readonly Diagnostic[]
}

/** Mark the pages whose Markdown can't be written, and report each. */
export function leaveOutMarkdown(site: Site, claims: readonly OutputClaim[]): LeftOut {
  if (!site.config.llms.pages) return { site, diagnostics: [] }
  const owners = findOwners(claims)
  const written = new Map<string, MarkdownPage>()
  const leftOut = new Set<UrlPath>()
  const diagnostics: Diagnostic[] = []
  for (const page of listMarkdown(site, claims)) {
    const name = foldName(page.path)
    const first = written.get(name)
    // Two pages with one URL are reported themselves.
    if (first && foldName(first.url) === foldName(page.url)) continue
    const reason = findReason(page, owners.get(name), first)
    if (reason === undefined) written.set(name, page)
    else {
      leftOut.add(page.url)
      diagnostics.push(report(page, reason))
    }
  }
  return { site: leftOut.size === 0 ? site : markPages(site, leftOut), diagnostics }
}

/** What needs a file or a folder with the name of a Markdown file, by that name. */
function findOwners(claims: readonly OutputClaim[]): ReadonlyMap<string, OutputClaim> {
  const owners = new Map<string, OutputClaim>()
  for (const claim of claims)
    for (const path of [urlOf(claim.output).slice(1), ...foldersOf(claim.output)]) {
      if (!/\.md$/i.test(path)) continue
      const name = foldName(path)
      if (!owners.has(name)) owners.set(name, claim)
    }
  return owners
}

/** The home page comes first, because a page with the URL `/index` would have the same file. */
function listMarkdown(
  { routes, staticRoutes }: Site,
  claims: readonly OutputClaim[],
): readonly MarkdownPage[] {
  const pages = claims.filter(({ kind }) => kind === 'page')
  const claimOf = new Map(pages.toReversed().map((claim) => [claim.output, claim]))
  const written = [
    ...staticRoutes.filter(hasStaticMarkdown),
    ...[...routes.values()].filter(hasMarkdown),
  ]
  const all = written.map(({ url, output }): MarkdownPage => {
    const { owner = `\`${url}\``, place } = claimOf.get(output) ?? {}
    return { url, path: toMarkdownPath(url), owner: `the Markdown of ${owner}`, place }
  })
  return [...all.filter(({ url }) => url === '/'), ...all.filter(({ url }) => url !== '/')]
}

function findReason(
  { path }: MarkdownPage,
  owner: OutputClaim | undefined,
  first: MarkdownPage | undefined,
): string | undefined {
  if (owner)
    return `${capitalize(locateOwner(owner))} needs the path \`${urlOf(owner.output).slice(1)}\``
  if (first) return `${capitalize(first.owner)} has the path \`${first.path}\``
  const name = path.slice(path.lastIndexOf('/') + 1)
  return Buffer.byteLength(name) > MAX_NAME_BYTES
    ? `The name \`${name}\` is longer than ${MAX_NAME_BYTES} bytes`
    : undefined
}

function report({ path, owner, place }: MarkdownPage, reason: string): Diagnostic {
  return routeRules['markdown-left-out'].report({
    message: `${reason}, so ${owner} is left out.`,
    data: { actual: path },
    ...(place && { place }),
  })
}

function markPages(site: Site, leftOut: ReadonlySet<UrlPath>): Site {
  const mark = <T extends { readonly url: UrlPath }>(one: T): T =>
    leftOut.has(one.url) ? { ...one, isMarkdownLeftOut: true } : one
  return {
    ...site,
    routes: new Map([...site.routes].map(([url, route]) => [url, mark(route)])),
    staticRoutes: site.staticRoutes.map(mark),
  }
}
