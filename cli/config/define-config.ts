import type { SiteConfig } from '../schema/schema.ts'

/** Adds types to `site.config.ts`; returns its argument. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}

export type { SocialCardProps } from '../../runtime/shared/views/social-card.ts'
export type { SiteConfig }
export type {
  CheckedPage,
  CheckHookContext,
  ConfigHookContext,
  DataPage,
  FinishHookContext,
  Integration,
  IntegrationCategory,
  IntegrationFinding,
  IntegrationHooks,
  IntegrationPage,
  MarkdownExtension,
  MarkdownPage,
  PagesHookContext,
  PageSource,
} from '../model/authored/integration.ts'
