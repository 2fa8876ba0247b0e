import { resolve } from 'node:path'
import { loadConfig, type LoadConfigOptions } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { insertEntry, insertList } from './insert-version.ts'
import { importOf, type NewVersion, toEntry } from './version-entry.ts'

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
  const entry = toEntry(version)
  const list = `versions: [{ name: 'current', label: 'Next' }, ${entry}]`
  const byHand: AddedVersion = {
    isAdded: false,
    text: `Add this to ${configFile ?? 'site.config.ts'}, after the entry of the current version:\n\n  ${config.optionPlaces.has('versions') ? entry : list},\n${importOf(version, configFile)}`,
  }
  const place = config.optionPlaces.get('versions[0]') ?? config.optionPlaces.get('')
  if (configFile === undefined || place === undefined) return byHand
  const hasVersions = config.optionPlaces.has('versions')
  const file = resolve(siteDir, place.path)
  const before = readRegularText(file)
  const after = hasVersions ? insertEntry(before, place, entry) : insertList(before, place, list)
  if (after === undefined) return byHand
  writeSiteFile(siteDir, file, `${importOf(version, place.path)}${after}`)
  const loaded = await loadConfig(version.site)
  const found =
    loaded.kind === 'loaded' && loaded.config.versions.some(({ name }) => name === version.name)
  if (found)
    return {
      isAdded: true,
      text: `Added the version to ${place.path}. Its pages are below /${version.name}/.`,
    }
  writeSiteFile(siteDir, file, before)
  return byHand
}
