import type { ResolvedConfig } from '../config/schema/schema.ts'
import { evaluatePage, type PageModule } from './evaluate-page.ts'
import type { PageLoaderOptions } from './load-react-pages.ts'
import { toSiteValues } from './site-values.ts'
import { dependsOnLocale, localeModules } from './locale-modules.ts'

/** A module as it is in one language. */
interface LocalModule extends PageModule {
  /** It may be another one in other languages. */
  readonly differs: boolean
}

/** Runs compiled code; gives its module in a language, that of the first locale when left out. Throws what the code throws. */
export type CodeRunner = (code: string, path: string) => (locale?: string) => LocalModule

/** Make what runs pages and slots: once, or once for each language where they ask for it. */
export async function createCodeRunner(
  codes: readonly string[],
  config: ResolvedConfig,
  host: PageLoaderOptions,
): Promise<CodeRunner> {
  const [first] = config.locales
  const wantsHighlight = codes.some((code) => code.includes('require("docs-ssg/highlight")'))
  const highlight = wantsHighlight
    ? { 'docs-ssg/highlight': await host.loadHighlight?.() }
    : undefined
  return (code, path) => {
    const differs = dependsOnLocale(code) && config.locales.length > 1
    const modules = new Map<string, LocalModule>()
    return (asked) => {
      const locale = (differs ? asked : undefined) ?? first?.code ?? 'en'
      const known = modules.get(locale)
      if (known) return known
      const given = {
        ...host.modules,
        ...localeModules(toSiteValues(config), locale, host.messages ?? {}),
        ...highlight,
      }
      const module = evaluatePage(code, given, { siteDir: config.siteDir, path })
      modules.set(locale, { ...module, differs })
      return { ...module, differs }
    }
  }
}
