// What code of the site writes, and the policy of its pages. Enters: what a renderer needs. Leaves: the renderer, the pages that
// are no docs, findings. Knows the order; not how pages look.
import type { RenderedSlot } from '../checks/links/check-slots.ts'
import { createContentPolicy } from '../manifests/content-policy.ts'
import { readHtmlFacts } from '../html/html-facts.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Site } from '../model/site.ts'
import type { createPageRenderer, PageRenderer } from '../render/render-pages.tsx'
import { renderStatics } from './render-static-pages.ts'
import { createSoundRenderer } from './render-theme-slots.ts'

type RendererInput = Omit<Parameters<typeof createPageRenderer>[0], 'policyOf'>

interface RenderedCode {
  readonly renderer: PageRenderer
  /** What the site's own parts of the layout write, page by page. */
  readonly slots: readonly RenderedSlot[]
  readonly statics: ReturnType<typeof renderStatics>['statics']
  /** Code of the site writes `style` attributes, which the policy then allows. */
  readonly hasStyles: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** Make the renderer of all pages, and render those that are no docs. */
export function renderCode(input: RendererInput): RenderedCode {
  const { site } = input
  const docs = [...site.routes.values()].some(({ page }) => page.hasStyles === true)
  const first = renderOnce(input, docs)
  const others = [
    ...first.statics.map(({ facts }) => facts),
    ...first.slots.map(({ html }) => readHtmlFacts(html)),
  ].some(({ hasStyles }) => hasStyles)
  // Pages say the policy themselves where the config wants it, so that it must be known before.
  return others && !docs ? renderOnce(input, true) : first
}

function renderOnce(input: RendererInput, hasStyles: boolean): RenderedCode {
  const sound = createSoundRenderer({ ...input, ...policyOf(input.site, hasStyles) })
  const { statics, diagnostics } = renderStatics(input.site, sound.renderer)
  return { ...sound, statics, hasStyles, diagnostics: [...sound.diagnostics, ...diagnostics] }
}

/** The policy that a page states itself, if the config wants it to. */
function policyOf(
  { config }: Site,
  hasStyles: boolean,
): { readonly policyOf?: (scriptHash: string) => string } {
  if (!config.contentSecurityPolicy.meta) return {}
  return {
    policyOf: (hash) =>
      createContentPolicy({ config, scriptHashes: [hash], hasStyles, target: 'meta' }),
  }
}
