// Room: where a finding is: option, front matter, generated copy, file of the repository
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Place } from '../../model/diagnostic.ts'
import { toPlace } from '../diagnostic.ts'

/**
 * Where the option with a key such as `navbar.items[0].to` is written: for an option that code
 * computes, the nearest one around it; when there is none, the start of the config file. Undefined
 * when the site has no config file.
 */
export function placeOfOption(
  { configFile, optionPlaces }: Pick<ResolvedConfig, 'configFile' | 'optionPlaces'>,
  key: string,
): Place | undefined {
  if (configFile === undefined) return undefined
  for (let written = key; written !== ''; written = parentOf(written)) {
    const place = optionPlaces.get(written)
    if (place) return place
  }
  return optionPlaces.get('') ?? toPlace(configFile, { line: 1, column: 1 })
}

/** The same as the field of a diagnostic; no field when the site has no config file. */
export function atOption(
  config: Parameters<typeof placeOfOption>[0],
  key: string,
): { readonly place?: Place } {
  const place = placeOfOption(config, key)
  return place ? { place } : {}
}

const parentOf = (key: string): string =>
  key.slice(0, Math.max(key.lastIndexOf('.'), key.lastIndexOf('['), 0))
