// The chunk that draws Mermaid diagrams. A diagram that cannot be drawn keeps its source.
import { findAll } from '../dom/queries.ts'
import { root } from '../dom/document.ts'
import * as selectors from '../dom/selectors.ts'
import { loadMermaid } from './site-mermaid.ts'
import { releaseStyles, withStylesByScript } from './styles-by-script.ts'

interface Mermaid {
  readonly initialize: (options: Readonly<Record<string, unknown>>) => void
  /** Rejects when the source has an error. Older versions of Mermaid lack it. */
  readonly parse?: (source: string) => Promise<unknown>
  readonly render: (id: string, source: string) => Promise<{ readonly svg: string }>
}

/** A diagram that is wider than this, in pixels, shrinks to the width of the column. */
const readableWidth = 720

/** Mermaid has one theme at a time, so a page waits until the one before has been drawn. */
const turns = { last: Promise.resolve() }

const colorMode = (): string | null => root().getAttribute('data-theme')

/** Draw the diagrams of the page in its color mode, and again when the reader changes the mode. */
export async function drawDiagrams(): Promise<void> {
  const mermaid = toMermaid(await loadMermaid?.())
  if (!mermaid) return
  const figures = findAll(selectors.diagram)
  let drawn: string | null | undefined
  const drawInTurn = async (): Promise<void> => {
    if (drawn === colorMode()) return
    drawn = colorMode()
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      // Otherwise Mermaid adds an error image to the end of the page.
      suppressErrorRendering: true,
      theme: drawn === 'dark' ? 'dark' : 'default',
    })
    for (const [index, figure] of figures.entries())
      await drawDiagram(mermaid, figure, `docs-ssg-diagram-${String(index)}`)
  }
  const draw = (): Promise<void> => (turns.last = turns.last.then(drawInTurn))
  await draw()
  const observer = new MutationObserver(() => {
    // The reader has gone to another page, which has its own observer.
    if (figures.some(({ isConnected }) => isConnected)) void draw()
    else observer.disconnect()
  })
  observer.observe(root(), { attributeFilter: ['data-theme'] })
}

/** Show the image in front of its source, which stays in the page, hidden, to be drawn again. */
async function drawDiagram(mermaid: Mermaid, figure: HTMLElement, id: string): Promise<void> {
  const source = figure.querySelector('pre')
  if (!source) return
  try {
    const { svg } = await withStylesByScript(async () => {
      await mermaid.parse?.(source.textContent)
      return mermaid.render(id, source.textContent)
    })
    figure.querySelector('img')?.remove()
    figure.prepend(toImage(releaseStyles(svg), source.textContent))
    source.hidden = true
    figure.dataset['diagramState'] = 'drawn'
  } catch (error) {
    figure.dataset['diagramState'] = 'failed'
    console.error('A diagram can’t be drawn, so the page shows its source:', error)
  }
}

/** In an image, SVG can neither run scripts nor change the page. */
function toImage(svg: string, source: string): HTMLImageElement {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  image.alt = source
  // Mermaid sets the width to 100 %, so only the view box has the size of the drawing.
  const [, width = 0, height = 0] =
    /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  if (width > 0 && height > 0) {
    image.width = Math.ceil(width)
    image.height = Math.ceil(height)
    // On a phone the diagram scrolls instead of shrinking until it can't be read.
    image.style.minWidth = `${String(Math.min(Math.ceil(width), readableWidth))}px`
  }
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
