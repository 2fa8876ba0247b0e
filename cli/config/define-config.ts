import type { SiteConfig } from './schema/schema.ts'

/** Gives `site.config.ts` its types; returns what it is given. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}

export type { SiteConfig }
