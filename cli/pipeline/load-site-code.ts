import { join } from 'node:path'
import {
  type CompiledComponents,
  compileComponents,
} from '../bundle/components/compile-components.ts'
import type { SiteIsland } from '../bundle/islands/site-island.ts'
import { findCodeFile } from '../bundle/islands/resolve-import.ts'
import { loadMessages, type Messages } from '../bundle/texts/load-messages.ts'
import { externalModules } from '../bundle/components/shared-modules.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { findComponentImports, type PageImport } from '../content/dialect/find-component-imports.ts'
import { createGate, type Gate } from '../gate/create-gate.ts'
import { toReadableScope } from '../gate/readable-scope.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source-file.ts'
import { pageModules } from '../render/page-modules.ts'

/** The site's own components and their texts. */
export interface SiteCode {
  readonly components: CompiledComponents
  /** The texts of components in other languages, for the browser. */
  readonly messages: Messages
  /** The components that the browser runs. */
  readonly islands: readonly SiteIsland[]
  /** The style sheets that code of the site imports, relative to the site's folder. */
  readonly stylesheets: readonly string[]
  /** Every file that code of the site is made from, relative to the site's folder. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Compile the components that pages use or import, and read their translations. */
export async function loadSiteCode(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
  cache: Cache,
): Promise<SiteCode> {
  const { messages, diagnostics } = await loadMessages(config)
  const externals = [...Object.keys(pageModules), ...externalModules]
  const gate = createGate(config.siteDir, toReadableScope(config))
  const imports = findFiles(findComponentImports(sources, config, gate), config, gate)
  const compiled = await compileComponents(config, { cache, externals, messages, imports })
  return {
    components: compiled.components,
    messages,
    islands: compiled.islands,
    stylesheets: compiled.stylesheets,
    inputs: compiled.inputs,
    diagnostics: [...diagnostics, ...compiled.diagnostics],
  }
}

/** The file of each import; those without a file that may be read are left out. */
function findFiles(
  imports: readonly PageImport[],
  config: ResolvedConfig,
  gate: Gate,
): readonly (PageImport & { readonly file: string })[] {
  return imports.flatMap((one) => {
    const file = findCodeFile(join(config.siteDir, one.path))
    const isOwn = file !== undefined && !/[\\/]node_modules[\\/]/.test(file)
    return isOwn && 'path' in gate(file) ? [{ ...one, file }] : []
  })
}
