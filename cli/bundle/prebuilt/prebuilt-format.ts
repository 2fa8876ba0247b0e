// The files of browsers that are the same on most sites, as the package contains them.
import * as v from 'valibot'
import { hashOf } from '../../primitives/hash.ts'
import type { BundleInput } from '../bundle-input.ts'

/** Where the package keeps them. */
export const prebuiltFile = 'dist/prebuilt.json'

const output = v.object({
  /** In the folder of assets: `client-ABCDEFGH.js`. */
  name: v.string(),
  text: v.string(),
})

const notice = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  text: v.string(),
  dependencies: v.array(v.string()),
})

const part = v.object({
  /** The required options of the site; see `scriptsKey` and `stylesKey`. */
  key: v.string(),
  outputs: v.array(output),
  notices: v.array(notice),
  /** Path in the package and SHA-256 of each file that was bundled. */
  files: v.array(v.tuple([v.string(), v.string()])),
  /** Name and version of the dependencies that were bundled. */
  packages: v.array(v.tuple([v.string(), v.string()])),
})

/** The contents of the file. */
export const prebuiltSchema = v.object({ scripts: part, styles: part })

/** The scripts or the style sheets. */
export type PrebuiltPart = v.InferOutput<typeof part>

/** The base URL in the stored files. That of the site replaces it. */
export const storedBaseUrl = '/docs-ssg-base-url/'

/** A base URL that neither scripts nor style sheets have to escape. */
const isPlainUrl = (url: string): boolean => /^[\w./~-]+$/.test(url)

/**
 * A hash of the options that scripts depend on, apart from the base URL; undefined where the site
 * has its own code.
 */
export function scriptsKey(input: BundleInput): string | undefined {
  const { baseUrl, islands, hasMermaid, minify, scriptOptions } = input
  if (islands.length > 0 || hasMermaid || !isPlainUrl(baseUrl)) return undefined
  return hashOf('scripts', JSON.stringify({ minify, scriptOptions }))
}

/**
 * A hash of the options that style sheets depend on, apart from the base URL; undefined where the
 * site has its own.
 */
export function stylesKey(input: BundleInput): string | undefined {
  const { stylesheets, customCss, katexStylesheet, preloads } = input
  const own = [...stylesheets, ...customCss, ...preloads]
  if (own.length > 0 || katexStylesheet !== undefined) return undefined
  const { baseUrl, minify, palette = '', theme, look } = input
  const { hasAnnouncement = false, hasBlog = false, isRareEverywhere = false } = input
  if (!isPlainUrl(baseUrl)) return undefined
  return hashOf(
    'styles',
    JSON.stringify({ minify, palette, theme, look, hasAnnouncement, hasBlog, isRareEverywhere }),
  )
}
