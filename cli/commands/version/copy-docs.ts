import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { checkSitePath } from '../../gate/write-site-file.ts'
import { createVariants } from '../../config/schema/doc-variants.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { findWorkingVersion } from '../../config/schema/working-version.ts'

/** Where the docs of a version are unless the config says otherwise, as in Docusaurus. */
export const versionFolder = (name: string): string => `versioned_docs/version-${name}`

/** Copy the docs that authors work on in all languages; returns the new folders, relative to the site's. */
export function copyDocs(config: ResolvedConfig, name: string): readonly string[] {
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
    copyTree({ siteDir, from, to }, isOther)
    return [target]
  })
}

interface Copy {
  readonly siteDir: string
  readonly from: string
  readonly to: string
}

function copyTree({ siteDir, from, to }: Copy, isLeftOut: (path: string) => boolean): void {
  const filter = (path: string, target: string): boolean => {
    if (isLeftOut(path)) return false
    checkSitePath(siteDir, target)
    return true
  }
  // A folder can't be copied into itself in one step.
  for (const entry of readdirSync(from))
    if (filter(join(from, entry), join(to, entry)))
      cpSync(join(from, entry), join(to, entry), { recursive: true, filter })
}
