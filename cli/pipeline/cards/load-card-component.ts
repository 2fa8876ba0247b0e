import { posix } from 'node:path'
import type { ComponentType } from 'react'
import type { SocialCardProps } from '../../../runtime/shared/views/social-card.ts'
import { compileOnce } from '../../bundle/compile-once.ts'
import { createCodeRunner } from '../../bundle/run-code.ts'
import { externalModules } from '../../bundle/components/shared-modules.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { cardRules } from '../../cards/card-rules.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isComponent } from '../../primitives/modules/is-component.ts'
import { type CodeMaps, endWithThrown } from '../../primitives/text/code-frames.ts'
import { pageModules } from '../../render/page-modules.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { toPageOutput } from '../../model/paths/output-path.ts'

interface CardComponent {
  readonly kind: 'built-in' | 'own' | 'failed'
  readonly component?: ComponentType<SocialCardProps>
  /** Source maps of its code. */
  readonly maps: CodeMaps
  readonly diagnostics: readonly Diagnostic[]
}

/** The component at `file`, relative to the site's folder, or the built-in one. */
export async function loadCardComponent(
  file: string | undefined,
  config: ResolvedConfig,
  cache: Cache,
): Promise<CardComponent> {
  if (file === undefined) return { kind: 'built-in', maps: new Map(), diagnostics: [] }
  const path = posix.normalize(file)
  const compiled = await compileOnce([path], config, {
    externals: [...Object.keys(pageModules), ...externalModules],
    cache,
  })
  const { maps } = compiled
  const code = compiled.code.get(path)
  if (code === undefined) return { kind: 'failed', maps, diagnostics: compiled.diagnostics }
  try {
    const runner = await createCodeRunner([code], config, {
      modules: pageModules,
      toOutputPath: (url) => toPageOutput(url, config.trailingSlash),
      isExcluded: () => false,
    })
    const { component } = runner(code, path)()
    if (isComponent<SocialCardProps>(component))
      return { kind: 'own', component, maps, diagnostics: compiled.diagnostics }
    throw new Error('its default export is not a component')
  } catch (cause) {
    const finding = cardRules['social-card-failed'].report({
      message: `\`${path}\` cannot be used for social cards: ${endWithThrown(cause, maps)}`,
      help: 'Export a component as `default`.',
      place: toPlace(path, { line: 1, column: 1 }),
      cause,
    })
    return { kind: 'failed', maps, diagnostics: [...compiled.diagnostics, finding] }
  }
}
