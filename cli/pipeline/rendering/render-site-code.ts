// Renders what the site's own code writes, and finds the content policy of its pages.
// Must not know how pages look.
import type { RenderedSlot } from '../../model/rendered-site.ts'
import { createPolicyElement } from '../../manifests/content-policy.ts'
import { readHtmlFacts } from '../../html/html-facts.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { CodeMaps } from '../../primitives/text/code-frames.ts'
import { readProgram } from '../../programs/read-program.ts'
import type { createPageRenderer, PageRenderer } from '../../render/render-pages.tsx'
import { renderStatics } from './render-static-pages.ts'
import type { RenderPolicy } from '../../render/render-context.ts'
import { hashesOf } from './inline-styles.ts'
import { createSoundRenderer } from './render-theme-slots.ts'

type RendererInput = Omit<
  Parameters<typeof createPageRenderer>[0],
  'policyOf' | 'readHeadProgram'
> & {
  /** Source maps of the code of pages and slots. */
  readonly maps: CodeMaps
}

interface RenderedCode {
  readonly renderer: PageRenderer
  /** The HTML of the site's own layout parts, page by page. */
  readonly slots: readonly RenderedSlot[]
  readonly statics: ReturnType<typeof renderStatics>['statics']
  /** Code of the site writes `style` attributes, which the policy then allows. */
  readonly hasStyles: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** Create the renderer of all pages, and render those that aren't docs. */
export function renderCode(input: RendererInput): RenderedCode {
  const { site } = input
  const docs = [...site.routes.values()].some(({ page }) => page.hasStyles === true)
  const first = renderOnce(input, docs)
  const others = [
    ...first.statics.map(({ facts }) => facts),
    ...first.slots.map(({ html }) => readHtmlFacts(html)),
  ].some(({ hasStyles }) => hasStyles)
  // The policy is in the pages, so it must be known before they are rendered.
  return others && !docs ? renderOnce(input, true) : first
}

function renderOnce(input: RendererInput, hasStyles: boolean): RenderedCode {
  const { config } = input.site
  const styleHashes = hashesOf(input.inlineStyles)
  const policyOf: RenderPolicy = (scriptHashes, formOrigins) =>
    createPolicyElement({ config, scriptHashes, styleHashes, hasStyles, formOrigins })
  const whole = { ...input, policyOf, readHeadProgram: readProgram }
  const sound = createSoundRenderer(whole, input.maps)
  const { statics, diagnostics } = renderStatics(input.site, sound.renderer, input.maps)
  return { ...sound, statics, hasStyles, diagnostics: [...sound.diagnostics, ...diagnostics] }
}
