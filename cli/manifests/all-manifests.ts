// Room: routes.json, search data, sitemap, robots, host files
// The table of the files that the build makes besides pages and copies. A new one is a maker and a
// row here.
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { ClientBundle, GeneratedFile, OutputFile } from '../model/output.ts'
import type { ResolvedReference } from '../model/links/links.ts'
import { listVariants, toListFolder } from '../model/paths/llms-path.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
import type { UrlPath } from '../model/paths.ts'
import type { AnchorsByUrl, StaticSections } from '../model/rendered-site.ts'
import type { Route, Site } from '../model/site.ts'
import type { AssetFile } from '../model/source-file.ts'
import { createAnchors } from './inventories/anchors.ts'
import { createObjectsInventory } from './inventories/objects-inventory.ts'
import { createFeeds } from './feeds/create-feeds.ts'
import { listFeedPaths } from './feeds/feed-data.ts'
import { createHostFiles } from './host-files.ts'
import { createIcon } from './icon.ts'
import { createFullText } from './llms/llms-full.ts'
import { createLlmsText } from './llms/llms-text.ts'
import { createOpenSearch, listOpenSearchPaths, openSearchPath } from './open-search.ts'
import { hostFiles, type PolicyParts } from './response-headers.ts'
import { createPageFiles } from './page-files.ts'
import { createRobots } from './robots.ts'
import { createRouteManifest } from './route-manifest.ts'
import { createSearchFiles } from './search-config.ts'
import { listSearchPaths, type SearchUse } from './search-data.ts'
import { createSitemap } from './sitemap.ts'
import { createSkillFiles, listSkillPaths } from './skill.ts'

/** The input of manifests. */
interface ManifestInput {
  readonly site: Site
  /** Final URLs by page, in the order of `page.links`. */
  readonly references: ReadonlyMap<UrlPath, readonly ResolvedReference[]>
  /** The Markdown of a doc; undefined for a page that the layout fills. */
  readonly markdownOf: (route: Route) => string | undefined
  readonly bundle: Pick<ClientBundle, 'searchWorkerUrl'>
  /** The sources that the headers must allow. */
  readonly policy: PolicyParts
  readonly staticSections: StaticSections
  /** What happens with the data of the search. */
  readonly use?: SearchUse
  /** Keeps what takes long to make between builds; without it, everything is made. */
  readonly cache?: Cache
  /** Ids of the pages that aren't docs. */
  readonly staticAnchors: AnchorsByUrl
  /** The files that are copied into the site. */
  readonly copies: readonly AssetFile[]
  /** The HTML of an article, with final URLs. */
  readonly articleOf: (route: Route) => string
}

interface Manifest {
  /**
   * Those of its files that have a fixed name. The names of all others are hashes, or belong to
   * pages.
   */
  readonly names: readonly string[] | ((config: ResolvedConfig) => readonly string[])
  readonly isReserved: boolean
  readonly isLinkable: (config: ResolvedConfig) => boolean
  /** Pages of the language with this path link to the file of this name; none when left out. */
  readonly headLink?: {
    readonly rel: string
    readonly type: string
    readonly nameOf: (localePath: string) => string
  }
  readonly create: (input: ManifestInput) => readonly OutputFile[]
}

const always = (): boolean => true
const never = (): boolean => false

/** A file of this name for each version and language. */
const listPaths = (config: ResolvedConfig, name: string): readonly string[] =>
  listVariants(config).map((variant) => `${toListFolder(config, variant)}${name}`)

/** In the order in which they are written. */
const allManifests: readonly Manifest[] = [
  {
    names: ['routes.json'],
    isReserved: true,
    isLinkable: always,
    create: ({ site }) => [createRouteManifest(site)],
  },
  {
    names: ({ inventories }) => (inventories.includes('anchors') ? ['anchors.json'] : []),
    isReserved: false,
    isLinkable: always,
    create: createAnchors,
  },
  {
    names: ({ inventories }) => (inventories.includes('sphinx') ? ['objects.inv'] : []),
    isReserved: false,
    isLinkable: always,
    create: createObjectsInventory,
  },
  {
    names: (config) => ['search-config.json', ...listSearchPaths(config)],
    isReserved: true,
    isLinkable: always,
    create: createSearchFiles,
  },
  {
    names: listOpenSearchPaths,
    isReserved: false,
    isLinkable: always,
    headLink: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      nameOf: openSearchPath,
    },
    create: ({ site }) => createOpenSearch(site),
  },
  {
    names: [],
    isReserved: false,
    isLinkable: never,
    create: ({ site }) => createIcon(site),
  },
  {
    names: [],
    isReserved: false,
    isLinkable: never,
    create: ({ site }) => createPageFiles(site),
  },
  {
    names: ['sitemap.xml'],
    isReserved: false,
    isLinkable: always,
    create: ({ site }) => createSitemap(site),
  },
  {
    names: ['robots.txt'],
    isReserved: false,
    isLinkable: always,
    create: ({ site }) => [createRobots(site)],
  },
  {
    names: (config) => (config.llms.isOn ? listPaths(config, 'llms.txt') : []),
    isReserved: false,
    isLinkable: always,
    create: ({ site }) => createLlmsText(site),
  },
  {
    names: listSkillPaths,
    isReserved: false,
    isLinkable: always,
    create: ({ site }) => createSkillFiles(site),
  },
  {
    names: (config) => (config.llms.full === false ? [] : listPaths(config, 'llms-full.txt')),
    isReserved: false,
    isLinkable: always,
    create: ({ site, markdownOf }) => createFullText(site, markdownOf),
  },
  {
    names: listFeedPaths,
    isReserved: true,
    isLinkable: always,
    create: ({ site, articleOf, references }) => createFeeds(site, { articleOf, references }),
  },
  {
    names: ({ hostFiles: hosts }) => [
      '_redirects',
      '_headers',
      '.nojekyll',
      ...new Set(hosts.map((host) => hostFiles[host].name)),
    ],
    isReserved: false,
    isLinkable: never,
    create: ({ site, policy }) => createHostFiles(site, policy),
  },
]

/** The part of the table that routes and links need; stages never import each other. */
export function listGeneratedFiles(config: ResolvedConfig): readonly GeneratedFile[] {
  return allManifests.flatMap(({ names, isReserved, isLinkable, headLink }) =>
    (typeof names === 'function' ? names(config) : names).map((name) => ({
      path: toOutputPath(name),
      isReserved,
      isLinkable: isLinkable(config),
      headLink: headLink && {
        rel: headLink.rel,
        type: headLink.type,
        locales: config.locales
          .filter(({ path }) => headLink.nameOf(path) === name)
          .map(({ code }) => code),
      },
    })),
  )
}

/**
 * Make every manifest that the config enables; static files such as the site's own `robots.txt`
 * take precedence.
 */
export function createManifests(input: ManifestInput): readonly OutputFile[] {
  return allManifests
    .flatMap(({ create }) => create(input))
    .filter(({ path }) => !input.site.assets.has(path))
}
