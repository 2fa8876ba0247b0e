import { type CompiledComponents, compileComponents } from '../bundle/compile-components.ts'
import { loadMessages, type Messages } from '../bundle/load-messages.ts'
import { externalModules } from '../bundle/shared-modules.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { pageModules } from '../render/page-modules.ts'

/** The site's own components and their texts. */
export interface SiteCode {
  readonly components: CompiledComponents
  /** The texts of components in other languages, for the browser. */
  readonly messages: Messages
  /** The style sheets that code of the site imports, relative to the site's folder. */
  readonly stylesheets: readonly string[]
  /** Every file that code of the site is made from, relative to the site's folder. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Compile the components that pages may use, and read their translations. */
export async function loadSiteCode(config: ResolvedConfig, cache: Cache): Promise<SiteCode> {
  const { messages, diagnostics } = await loadMessages(config)
  const externals = [...Object.keys(pageModules), ...externalModules]
  const compiled = await compileComponents(config, { cache, externals, messages })
  return {
    components: compiled.components,
    messages,
    stylesheets: compiled.stylesheets,
    inputs: compiled.inputs,
    diagnostics: [...diagnostics, ...compiled.diagnostics],
  }
}
