import type { ResolvedConfig } from '../schema/schema.ts'
import { evaluatePage, type PageModule } from './react-pages/evaluate-page.ts'
import type { PageLoaderOptions } from './react-pages/page-loader-options.ts'
import { toSiteValues } from './site-values.ts'
import { dependsOnLocale, localeModules } from './texts/locale-modules.ts'

/** A module as it is in one locale. */
interface LocalModule extends PageModule {
  /** True if its code may return something else in other locales. */
  readonly differs: boolean
}

/**
 * Runs compiled code: returns its module in a locale, the default one when left out. Throws what
 * the code throws.
 */
export type CodeRunner = (code: string, path: string) => (locale?: string) => LocalModule

/** Create what runs pages and slots: once, or once for each locale if their code depends on it. */
export async function createCodeRunner(
  codes: readonly string[],
  config: ResolvedConfig,
  options: PageLoaderOptions,
): Promise<CodeRunner> {
  const [first] = config.locales
  const wantsHighlight = codes.some((code) => code.includes('require("docs-ssg/highlight")'))
  const highlight = wantsHighlight
    ? { 'docs-ssg/highlight': await options.loadHighlight?.() }
    : undefined
  return (code, path) => {
    const differs = dependsOnLocale(code) && config.locales.length > 1
    const modules = new Map<string, LocalModule>()
    return (wanted) => {
      const locale = (differs ? wanted : undefined) ?? first?.code ?? 'en'
      const known = modules.get(locale)
      if (known) return known
      const externals = {
        ...options.modules,
        ...localeModules(toSiteValues(config), locale, options.messages ?? {}),
        ...highlight,
      }
      const module = evaluatePage({ path, code }, { siteDir: config.siteDir, externals })
      modules.set(locale, { ...module, differs })
      return { ...module, differs }
    }
  }
}
