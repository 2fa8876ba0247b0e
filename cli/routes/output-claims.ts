import { toRedirectOutput } from '../model/output-path.ts'
import type { Site } from '../model/site.ts'
import type { AssetFile } from '../model/source-file.ts'
import { toPlace } from '../report/diagnostic.ts'
import { frontMatterPlace } from '../report/front-matter-place.ts'
import type { OutputClaim } from './check-outputs.ts'
import type { Doc } from './doc-index.ts'

/**
 * Every file of the site and its owner. Pages come first, so that a collision is reported at the
 * other file.
 */
export function claimOutputs(input: {
  readonly site: Site
  readonly docs: readonly Doc[]
  readonly assets: readonly AssetFile[]
}): OutputClaim[] {
  const { site, docs, assets } = input
  return [
    ...site.generatedFiles
      .filter(({ isReserved }) => isReserved)
      .map(({ path }): OutputClaim => ({
        output: path,
        owner: 'a file that docs-ssg generates',
        kind: 'file',
      })),
    ...site.staticRoutes.map(({ output, source, kind }): OutputClaim => ({
      output,
      owner: source === undefined ? `the ${kind} page` : `\`${source}\``,
      kind: 'page',
      ...(source ? { place: toPlace(source, { line: 1, column: 1 }) } : {}),
    })),
    ...docs.map(({ output, page }): OutputClaim => ({
      output,
      owner: `\`${page.source}\``,
      kind: 'page',
      place: frontMatterPlace(page, 'slug', 'id'),
    })),
    ...claimAssets(assets),
    ...claimRedirects(site),
  ]
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
      owner: `the redirect from \`${redirect.from.replace(/(.)\/$/, '$1')}\``,
      kind: 'redirect',
      place: redirect.place,
      to: redirect.to,
    }))
}
