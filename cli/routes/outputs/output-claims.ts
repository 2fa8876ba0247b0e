import { expandSplat } from '../../../runtime/shared/urls/redirect-rule.ts'
import { encodePath } from '../../../runtime/shared/urls/url.ts'
import { manifestName, toRedirectOutput } from '../../model/paths/output-path.ts'
import type { Redirect } from '../../model/navigation.ts'
import type { Site } from '../../model/site.ts'
import type { AssetFile } from '../../model/source-file.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { frontMatterPlace } from '../../report/places/front-matter-place.ts'
import type { Doc } from '../doc-index.ts'
import type { OutputClaim } from './output-claim.ts'

/**
 * Every file of the site and its owner, except the Markdown of pages, which gives way to any other.
 * Pages come first, so that a collision is reported at the other file.
 */
export function claimOutputs(input: {
  readonly site: Site
  readonly docs: readonly Doc[]
  readonly assets: readonly AssetFile[]
}): OutputClaim[] {
  const { site, docs, assets } = input
  const outputs = new Set<string>(assets.map(({ output }) => output))
  return [
    ...claimGenerated(site, outputs),
    ...site.staticRoutes.map(({ output, url, source, kind }): OutputClaim => ({
      output,
      url: encodePath(url),
      owner: source === undefined ? `the ${kind} page` : `\`${source}\``,
      kind: 'page',
      ...(source
        ? { place: toPlace(source, { line: 1, column: 1 }), rename: 'Rename the file.' }
        : {}),
    })),
    ...docs.map(({ output, url, page, origin }): OutputClaim => ({
      output,
      url: encodePath(url),
      owner: origin?.owner ?? `\`${page.source}\``,
      kind: 'page',
      place: origin ? origin.place : frontMatterPlace(page, 'slug', 'id'),
      rename: origin?.rename ?? 'Rename the file, or give the page a `slug` in its front matter.',
    })),
    ...claimAssets(assets),
    ...claimRedirects(site),
    ...claimSplats(site),
  ]
}

/** Files of docs-ssg. A static file takes the place of most of them. */
function claimGenerated(site: Site, outputs: ReadonlySet<string>): OutputClaim[] {
  const names = site.generatedFiles
    .filter(({ path, isReserved }) => isReserved || !outputs.has(path))
    .map(({ path }) => path)
  return [...names, manifestName].map((path) => ({
    output: path,
    owner: `the file \`${path}\` of docs-ssg`,
    kind: 'file',
  }))
}

function claimAssets(assets: readonly AssetFile[]): OutputClaim[] {
  const statics = assets.filter((asset) => asset.besideDocs !== true)
  // The names of files beside pages contain the hash of their contents, so two of one name are the
  // same file.
  const beside = new Map(
    assets.filter((asset) => asset.besideDocs === true).map((asset) => [asset.output, asset]),
  )
  return [...statics, ...beside.values()].map((asset) => ({
    output: asset.output,
    owner: `\`${asset.source}\``,
    kind: 'file',
    place: toPlace(asset.source, { line: 1, column: 1 }),
  }))
}

function claimRedirects(site: Site): OutputClaim[] {
  return site.redirects
    .filter((redirect) => !redirect.from.endsWith('*'))
    .map((redirect) => ({
      output: toRedirectOutput(redirect.from, site.config.trailingSlash),
      owner: ownerOf(redirect),
      kind: 'redirect',
      place: redirect.place,
      to: redirect.to,
      ...(redirect.isOfPage !== true && { isOfOwner: true }),
      ...(redirect.untranslated && { isDerived: true }),
    }))
}

/** The pages of redirects with `*`, each for one page that it redirects to. */
function claimSplats({ redirects, routes, staticRoutes, config }: Site): OutputClaim[] {
  const splats = redirects.filter(({ from }) => from.endsWith('*'))
  if (splats.length === 0) return []
  const urls = [...routes.keys(), ...staticRoutes.map(({ url }) => url)]
  return splats.flatMap((redirect) =>
    expandSplat(redirect, urls).map(({ from, to }) => ({
      output: toRedirectOutput(from, config.trailingSlash),
      owner: ownerOf(redirect),
      kind: 'splat',
      place: redirect.place,
      to: encodePath(to),
      isOfOwner: true,
    })),
  )
}

const ownerOf = ({ from }: Redirect): string =>
  `the redirect from \`${from.replace(/(.)\/$/, '$1')}\``
