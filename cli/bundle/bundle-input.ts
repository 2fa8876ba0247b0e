import { relative } from 'node:path'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { listBlogs } from '../schema/blog.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { hashOf } from '../primitives/hash.ts'
import type { Messages } from './texts/load-messages.ts'
import type { SiteIsland } from './islands/site-island.ts'
import { isRareEverywhere } from './styles/part-styles.ts'
import { type ScriptOptions, toScriptOptions } from './script-options.ts'
import type { ThemeStyles } from './styles/theme-styles.ts'
import { findInSite } from './licenses/site-packages.ts'
import { type SiteValues, toSiteValues } from './site-values.ts'

/** The browser code found while compiling the site's code. */
export interface SiteParts {
  /** The style sheets that code of the site imports, relative to the site's folder. */
  readonly stylesheets: readonly string[]
  /** The texts of components in other languages. */
  readonly messages: Messages
}

/**
 * Everything that the browser's files are made from, besides the files that are bundled. The
 * bundler sees nothing else of the configuration, so the hash of this object covers every option
 * that can change the bundle. Plain data.
 */
export interface BundleInput
  extends
    SiteParts,
    Pick<ResolvedConfig, 'siteRoot' | 'baseUrl' | 'minify' | 'staticDirectories' | 'customCss'> {
  /** Absolute. */
  readonly siteDir: string
  /** Absolute. */
  readonly packageDir: string
  /** The colors of the site as CSS; undefined for those of docs-ssg. */
  readonly palette: string | undefined
  /** Other CSS from the options of `theme`. */
  readonly theme: string
  readonly preloads: ThemeStyles['preloads']
  readonly look: ResolvedConfig['theme']['look']
  readonly scriptOptions: ScriptOptions
  readonly searchProvider: ResolvedConfig['search']['provider']
  readonly islands: readonly SiteIsland[]
  /** Undefined without islands: only their code reads these values. */
  readonly siteValues: SiteValues | undefined
  /**
   * The style sheet of the KaTeX that the site has installed, relative to its folder; undefined
   * without formulas.
   */
  readonly katexStylesheet: string | undefined
  /** The site draws diagrams and has installed Mermaid. */
  readonly hasMermaid: boolean
  /** Absent without a blog. */
  readonly hasBlog?: true
  /** Absent without an announcement above the navbar. */
  readonly hasAnnouncement?: true
  /** The style sheet of every page contains the part `rare`. */
  readonly isRareEverywhere?: true
}

/** Take from the configuration what the bundle depends on. */
export function toBundleInput(
  config: ResolvedConfig,
  islands: readonly SiteIsland[],
  {
    stylesheets,
    messages,
    palette,
    theme,
    preloads,
  }: SiteParts & Pick<BundleInput, 'palette' | 'theme' | 'preloads'>,
): BundleInput {
  const { siteDir, packageDir, siteRoot, baseUrl, minify, staticDirectories, customCss } = config
  const { math, mermaid } = config.markdown
  const hasIslands = islands.length > 0
  const katex = math ? findInSite('katex/dist/katex.min.css', siteDir) : undefined
  return {
    siteDir,
    packageDir,
    siteRoot,
    baseUrl,
    minify,
    staticDirectories,
    customCss,
    palette,
    theme,
    preloads,
    look: config.theme.look,
    scriptOptions: toScriptOptions(config),
    searchProvider: config.search.provider,
    islands,
    stylesheets,
    messages: hasIslands ? messages : {},
    siteValues: hasIslands ? toSiteValues(config) : undefined,
    katexStylesheet: katex && posixRelative(siteDir, katex),
    ...(listBlogs(config).length > 0 && { hasBlog: true as const }),
    ...(config.announcementBar !== undefined && { hasAnnouncement: true as const }),
    ...(isRareEverywhere(config) && { isRareEverywhere: true as const }),
    hasMermaid: mermaid && findInSite('mermaid', siteDir) !== undefined,
  }
}

/**
 * Hash the input of a bundle with SHA-256, as hex. Only the path from one folder to the other
 * counts, so that a cache survives a move of the site. `form`: how the files are divided.
 */
export function hashBundleInput({ siteDir, packageDir, ...input }: BundleInput, form = ''): string {
  return hashOf('bundle', form, relative(siteDir, packageDir), JSON.stringify(input))
}
