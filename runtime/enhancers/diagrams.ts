// The chunk that draws Mermaid diagrams. A diagram that cannot be drawn keeps its source.
import { findAll } from '../dom/queries.ts'
import { root } from '../dom/document.ts'
import { selectors } from '../dom/selectors.ts'
import { loadMermaid } from './site-mermaid.ts'

interface Mermaid {
  readonly initialize: (options: Readonly<Record<string, unknown>>) => void
  readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>
}

/** Draw every diagram of the page that is not drawn yet, in the color mode of the page. */
export async function drawDiagrams(): Promise<void> {
  const mermaid = toMermaid(await loadMermaid?.())
  if (!mermaid) return
  const theme = root().getAttribute('data-theme') === 'dark' ? 'dark' : 'default'
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme })
  for (const [index, figure] of findAll(selectors.diagram).entries()) {
    const source = figure.querySelector('pre')
    if (!source) continue
    try {
      const { svg } = await mermaid.render(`docs-ssg-diagram-${String(index)}`, source.textContent)
      source.replaceWith(toImage(svg, source.textContent))
    } catch (error) {
      console.warn('A diagram could not be drawn, so the page shows its source.', error)
    }
  }
}

/** In an image, SVG can neither run scripts nor change the page. */
function toImage(svg: string, source: string): HTMLImageElement {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  image.alt = source
  return image
}

function toMermaid(module: unknown): Mermaid | undefined {
  const found: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined
  return isMermaid(found) ? found : undefined
}

function isMermaid(value: unknown): value is Mermaid {
  return typeof value === 'object' && value !== null && 'render' in value && 'initialize' in value
}
