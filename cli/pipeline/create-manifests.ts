import { createHostFiles } from '../manifests/host-files.ts'
import { createLlmsText } from '../manifests/llms.ts'
import { createPageMarkdown } from '../manifests/page-markdown.ts'
import { createRobots } from '../manifests/robots.ts'
import { createRouteManifest } from '../manifests/route-manifest.ts'
import { createSearchConfig } from '../manifests/search-config.ts'
import { createSearchData } from '../manifests/search-data.ts'
import { createSitemap } from '../manifests/sitemap.ts'
import type { ResolvedLinks } from '../model/links.ts'
import type { ClientBundle, OutputFile } from '../model/output.ts'
import type { StaticSections } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'
import { createBodyReader } from './read-page-body.ts'

interface ManifestsInput {
  readonly site: Site
  readonly bundle: ClientBundle
  readonly scriptHash: string
  readonly hasStyles: boolean
  readonly staticSections: StaticSections
  readonly references: ResolvedLinks['hrefs']
}

/** Everything that is generated besides pages; a site's own `robots.txt` and the like win. */
export function createManifests(input: ManifestsInput): OutputFile[] {
  const { site, bundle, scriptHash, hasStyles, staticSections, references } = input
  const data = createSearchData(site, staticSections)
  const dataHrefs = Object.fromEntries(data.map(({ key, href }) => [key, href]))
  return [
    createRouteManifest(site),
    ...data.map(({ path, contents }) => ({ path, contents })),
    createSearchConfig(site, dataHrefs, bundle.searchWorkerUrl),
    createSitemap(site),
    createRobots(site),
    createLlmsText(site),
    ...createPageMarkdown({ site, references, bodyOf: createBodyReader(site.config.siteDir) }),
    ...createHostFiles(site, { scriptHashes: [scriptHash], hasStyles }),
  ].filter(({ path }) => !site.assets.has(path))
}
