import { isRecord } from '../primitives/is-record.ts'
import type { CheckedConfig } from './validation/check-config.ts'

/** Bring options into the form that all other code expects. `written` lacks the defaults. */
export function normalizeConfig(config: CheckedConfig, written: unknown): CheckedConfig {
  const { origin } = new URL(config.url)
  const path = config.baseUrl.split('/').filter((part) => part !== '')
  const colorMode = isRecord(written) ? written['colorMode'] : undefined
  // A site that chooses a mode wants readers to see it, unless the system may decide too.
  const isChosen =
    isRecord(colorMode) &&
    colorMode['defaultMode'] !== undefined &&
    colorMode['respectPrefersColorScheme'] === undefined
  return {
    ...config,
    url: origin,
    baseUrl: path.length === 0 ? '/' : `/${path.join('/')}/`,
    ...(isChosen && { colorMode: { ...config.colorMode, respectPrefersColorScheme: false } }),
  }
}
