import type { SiteConfig } from './schema/schema.ts'

/** Adds types to `site.config.ts`; returns its argument. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}

export type { SiteConfig }
