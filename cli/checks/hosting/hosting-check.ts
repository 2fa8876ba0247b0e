import { resolve } from 'node:path'
import { env } from 'node:process'
import type { AssetFile } from '../../model/source-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { findRepositoryRoot } from '../../report/places/repository-root.ts'
import type { CheckContext, SiteCheck } from '../check.ts'
import { siteTexts } from '../../links/site-texts.ts'
import { checkCachedPaths, listNamedFiles } from './check-cached-paths.ts'
import { checkEditUrls, type SiteRepository } from './check-edit-urls.ts'
import { checkPagesAddress } from './check-pages-address.ts'
import { hostingRules } from './hosting-rules.ts'
import { readRepositoryNames } from './repository-names.ts'

/** Checks that the site works at the address where its host serves it, and that its edit links point to its files. */
export const hostingCheck: SiteCheck = {
  name: 'hosting',
  title: 'Hosting',
  rules: hostingRules,
  phase: 'publish',
  run: async (context) => {
    const { site, rendered, readSource } = context
    const { config } = site
    const cname = rendered.copies.find(({ output }) => output === 'CNAME')
    const address = checkPagesAddress(config, {
      variables: env,
      cname: cname && readSource(cname.source),
    })
    const cached = checkCachedPaths([
      ...[...site.routes.values()].map(({ output, page }) => ({
        output,
        source: page.source,
        kind: 'page' as const,
      })),
      ...site.staticRoutes.map(({ output, source }) => ({ output, source, kind: 'page' as const })),
      ...listNamedFiles([...site.assets.values()], createIsUsed(context)),
    ])
    return [...address, ...cached, ...checkEditUrls(config, await findRepository(config))]
  },
}

/** Whether the site names a static file. Few sites have files for which that matters, so its texts are gathered late. */
function createIsUsed(context: CheckContext): (file: AssetFile) => boolean {
  let texts: readonly string[] | undefined
  return ({ output }) => {
    if (context.links.usedAssets.has(output)) return true
    texts ??= siteTexts(context)
    return texts.some((text) => text.includes(output))
  }
}

async function findRepository({ siteDir }: ResolvedConfig): Promise<SiteRepository> {
  const root = findRepositoryRoot(siteDir)
  const names = root === undefined ? new Set<string>() : await readRepositoryNames(root)
  const pathOf = (folder: string): string | undefined => {
    const path = resolve(siteDir, folder)
    // A submodule is a separate repository.
    return root !== undefined && findRepositoryRoot(path) === root
      ? posixRelative(root, path)
      : undefined
  }
  return { names, pathOf }
}
