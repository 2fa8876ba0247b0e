import { resolve } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { findWorkingVersion } from '../../schema/values/working-version.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'

/** Write sidebars that the config lists by hand to a separate file; undefined for generated ones. */
export function writeSidebars(config: ResolvedConfig, name: string): string | undefined {
  const sidebars = findWorkingVersion(config.versions)?.sidebars ?? config.sidebars
  if (sidebars === undefined) return undefined
  const isTyped = /\.[cm]?ts$/.test(config.configFile ?? '')
  const path = `versioned_sidebars/version-${name}.${isTyped ? 'ts' : 'mjs'}`
  const file = resolve(config.siteDir, path)
  const json = JSON.stringify(sidebars, undefined, 2)
  const text = [
    `/** The sidebars of version ${name}. */`,
    `export const sidebars = ${json}${isTyped ? ' as const' : ''}`,
    '',
  ].join('\n')
  writeSiteFile(config.siteDir, file, text)
  return path
}
