import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { createVariants } from '../../model/variants/doc-variants.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { findWorkingVersion } from '../../schema/values/working-version.ts'
import { copyTree } from './copy-tree.ts'

/** Where the docs of a version are unless the config says otherwise, as in Docusaurus. */
export const versionFolder = (name: string): string => `versioned_docs/version-${name}`

/** A copied folder of docs; paths are relative to the site's folder. */
export interface CopiedDocs {
  readonly folder: string
  /** Symbolic links to what isn't copied, so that the version shows what becomes of it. */
  readonly links: readonly string[]
}

/** Copy the docs that authors work on in all languages. */
export function copyDocs(config: ResolvedConfig, name: string): readonly CopiedDocs[] {
  const { siteDir, locales, versions } = config
  const working = findWorkingVersion(versions)
  return createVariants(config).flatMap(({ collection, version, locale, folder }) => {
    const from = resolve(siteDir, folder)
    if (collection !== undefined || version !== working?.name || !existsSync(from)) return []
    const isFirst = locale === locales[0]?.code
    const translated = locales.find(({ code }) => code === locale)?.docsPath ?? `i18n/${locale}`
    const target = isFirst ? versionFolder(name) : `${translated}/version-${name}`
    const to = resolve(siteDir, target)
    // Translations of older versions are inside the folder, and so is the copy.
    const isOther = (path: string): boolean =>
      /^version-|^versioned_|^node_modules$|^\./.test(basename(path)) ||
      [config.outDir, config.cacheDir, to].includes(path)
    return [{ folder: target, links: copyTree({ siteDir, from, to }, isOther) }]
  })
}
