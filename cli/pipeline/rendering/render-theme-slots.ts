import type { RenderedSlot } from '../../model/rendered-site.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { createPageRenderer, type PageRenderer } from '../../render/render-pages.tsx'
import { toPlace } from '../../report/diagnostic.ts'
import { type CodeMaps, endWithThrown } from '../../primitives/text/code-frames.ts'
import { bundleRules } from '../../bundle/bundle-rules.ts'
import { explainDefaultProps } from '../../bundle/components/explain-default-props.ts'

interface SoundRenderer {
  readonly renderer: PageRenderer
  /** The HTML of the site's own layout parts, page by page. */
  readonly slots: readonly RenderedSlot[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Create a renderer of pages that leaves out and reports a part of the layout that throws. */
export function createSoundRenderer(
  input: Parameters<typeof createPageRenderer>[0],
  maps: CodeMaps,
): SoundRenderer {
  const renderer = createPageRenderer(input)
  const rendered = [...renderer.renderSlots()]
  const faults = new Map(
    rendered.flatMap(({ slot, error }) => (error === undefined ? [] : [[slot, error] as const])),
  )
  if (faults.size === 0) return { renderer, slots: rendered, diagnostics: [] }
  const files = new Map(Object.entries(input.site.config.theme.slots))
  const sound = new Map([...(input.slots ?? [])].filter(([slot]) => !faults.has(slot)))
  return {
    renderer: createPageRenderer({ ...input, slots: sound }),
    slots: rendered.filter(({ error }) => error === undefined),
    diagnostics: [...faults].map(([slot, cause]) => {
      const path = (files.get(slot) ?? '').replace(/^\.\//, '')
      return bundleRules['slot-failed'].report({
        message: `\`${path}\` cannot be used for the slot \`${slot}\`: ${endWithThrown(cause, maps)}`,
        help:
          explainDefaultProps(cause, { maps, siteDir: input.site.config.siteDir }) ??
          'Fix the error that it throws while a page is rendered.',
        place: toPlace(path, { line: 1, column: 1 }),
        cause,
      })
    }),
  }
}
