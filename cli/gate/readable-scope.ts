import { createVariants } from '../model/variants/doc-variants.ts'
import type { ResolvedConfig } from '../schema/schema.ts'

/** Where files may be read; plain data, paths are relative to the site's folder. */
export interface ReadableScope {
  /** Folders that the config names; one outside the site is readable because it is named. */
  readonly folders: readonly string[]
  readonly allowedPaths: readonly string[]
  readonly allowedDotFiles: readonly string[]
}

/** Collect what the gate needs from the config. */
export function toReadableScope(config: ResolvedConfig): ReadableScope {
  const { siteRoot, staticDirectories, markdown, allowedPaths, allowedDotFiles } = config
  const docs = createVariants(config).map(({ folder }) => folder)
  const folders = [siteRoot, ...docs, ...staticDirectories, ...markdown.docblockSources]
  return { folders, allowedPaths, allowedDotFiles }
}
