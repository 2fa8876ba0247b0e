import { isMapping } from '../../../primitives/is-record.ts'
import { toRecord, type Values } from '../../coerce.ts'

/** Merges configs as VitePress does: objects key by key, while lists are joined. */
export function mergeConfigs(base: Values, own: Values): Values {
  const merged = Object.entries(own).map(([key, value]) => {
    const before = base[key]
    if (Array.isArray(before) && Array.isArray(value)) return [key, [...before, ...value]] as const
    const areObjects = isMapping(before) && isMapping(value)
    return [key, areObjects ? mergeConfigs(toRecord(before), toRecord(value)) : value] as const
  })
  return { ...base, ...Object.fromEntries(merged) }
}

/** Merges the `themeConfig` of a language into that of the site; lists replace lists. */
export function mergeThemes(base: Values, own: Values): Values {
  return { ...base, ...own }
}

/** The config, merged over those that it extends. */
export function withExtended(config: Values): Values {
  const { extends: base, ...own } = config
  return isMapping(base) ? mergeConfigs(withExtended(toRecord(base)), own) : config
}
