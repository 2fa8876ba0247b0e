import { resolve } from 'node:path'
import { loadConfig, type LoadConfigOptions } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import { findWorkingVersion } from '../../schema/values/working-version.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { planEntry } from './plan-entry.ts'
import { importOf, type NewVersion } from './version-entry.ts'

/** Whether the config has the version now, and a sentence about it. */
interface AddedVersion {
  readonly isAdded: boolean
  readonly text: string
}

/** Add the version to the config file. A config that would not load afterwards stays as it was. */
export async function addVersion(
  config: ResolvedConfig,
  version: NewVersion & { readonly site: LoadConfigOptions },
): Promise<AddedVersion> {
  const { configFile, siteDir } = config
  const plan = planEntry(config, version)
  const byHand: AddedVersion = {
    isAdded: false,
    text: `In ${configFile ?? 'site.config.ts'}, add ${plan.byHand}\n${importOf(version, configFile)}`,
  }
  const place = config.optionPlaces.get(plan.option)
  if (configFile === undefined || place === undefined) return byHand
  const file = resolve(siteDir, place.path)
  const before = readRegularText(file)
  const after = plan.edit(before, place)
  if (after === undefined) return byHand
  writeSiteFile(siteDir, file, `${importOf(version, place.path)}${after}`)
  const loaded = await loadConfig(version.site)
  const urls = loaded.kind === 'loaded' ? describeUrls(loaded.config, version.name) : undefined
  if (urls !== undefined)
    return { isAdded: true, text: `Added the version to ${place.path}. ${urls}` }
  writeSiteFile(siteDir, file, before)
  return byHand
}

/** Undefined if the config lacks the version, or if two versions have the same URLs. */
function describeUrls(config: ResolvedConfig, name: string): string | undefined {
  const docs = createVariants(config).filter(
    ({ collection, locale }) => collection === undefined && locale === config.locales[0]?.code,
  )
  const own = docs.find(({ version }) => version === name)
  const working = docs.find(({ version }) => version === findWorkingVersion(config.versions)?.name)
  const urls = new Set(docs.map(({ urlPrefix }) => urlPrefix))
  if (own === undefined || working === undefined || urls.size < docs.length) return undefined
  return `Its pages are below ${own.urlPrefix}, and those of \`${working.folder}\` below ${working.urlPrefix}.`
}
