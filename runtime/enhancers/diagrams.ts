// Draws diagrams in the browser; a chunk of its own. Enters: figures with Mermaid source. Leaves: drawings in them.
// Must not lose the source: what can't be drawn stays as it is written.
import { findAll } from '../dom/queries.ts'
import { root } from '../dom/document.ts'
import { marks } from '../dom/selectors.ts'
import { loadMermaid } from './site-mermaid.ts'

interface Mermaid {
  readonly initialize: (options: Readonly<Record<string, unknown>>) => void
  readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>
}

/** Draw every diagram of the page that is not drawn yet, in the colours of the mode. */
export async function drawDiagrams(): Promise<void> {
  const mermaid = toMermaid(await loadMermaid?.())
  if (!mermaid) return
  const theme = root().getAttribute('data-theme') === 'dark' ? 'dark' : 'default'
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme })
  for (const [index, figure] of findAll(marks.diagram).entries()) {
    const source = figure.querySelector('pre')
    if (!source) continue
    try {
      const { svg } = await mermaid.render(`docs-ssg-diagram-${String(index)}`, source.textContent)
      source.replaceWith(toPicture(svg, source.textContent))
    } catch (error) {
      console.warn('A diagram could not be drawn, so its source stays.', error)
    }
  }
}

/** As a picture, a drawing can neither run anything nor change the page. */
function toPicture(svg: string, source: string): HTMLImageElement {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  picture.alt = source
  return picture
}

function toMermaid(module: unknown): Mermaid | undefined {
  const found: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined
  return isMermaid(found) ? found : undefined
}

function isMermaid(value: unknown): value is Mermaid {
  return typeof value === 'object' && value !== null && 'render' in value && 'initialize' in value
}
