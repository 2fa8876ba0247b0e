import type { OutputFile, PendingPage } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import type { PageRenderer } from '../../render/render-pages.tsx'
import type { RememberedDoc, RenderedMemory } from '../pipeline-memory.ts'

/** The input for rendering docs, besides their own pages. */
export interface DocsInput {
  readonly site: Site
  readonly renderer: PageRenderer
  /** The parts of the site that theme slots may show; undefined without slots. */
  readonly slots: string | undefined
}

/** Everything that a theme slot can link to or name: the code of the slots, titles and sidebars. */
export function describeSlots(site: Site, slotsHash: string): string {
  const titles = [...site.routes.values()].map(({ url, id, page }) => [url, id, page.title])
  return JSON.stringify([slotsHash, titles, [...site.sidebars]])
}

/** List the docs, which are rendered one at a time; unchanged ones come from memory. */
export function* listDocs(
  { site, renderer, slots }: DocsInput,
  memory: RenderedMemory | undefined,
): Iterable<PendingPage> {
  for (const route of site.routes.values()) {
    if (route.page.isOutline) continue
    const doc = renderer.openDoc(route)
    const render = (): OutputFile => {
      const { output, html } = doc.render()
      return { path: output, kind: 'page', contents: html }
    }
    yield {
      path: route.output,
      fingerprint: () => (slots === undefined ? doc.fingerprint() : undefined),
      render: () => {
        if (!memory) return render()
        const { scriptNames } = renderer
        const content = doc.content() + (slots ?? '')
        const known = memory.get(route.url)
        const file = known?.content === content ? rename(known, scriptNames) : render()
        memory.set(route.url, { content, scriptNames, file })
        return file
      },
    }
  }
}

/** The same page with the scripts of another bundle; the same object if it has these already. */
function rename({ file, scriptNames }: RememberedDoc, names: readonly string[]): OutputFile {
  const { contents } = file
  if (typeof contents !== 'string' || names.join() === scriptNames.join()) return file
  const renamed = scriptNames.reduce(
    (html, name, index) => html.replaceAll(name, () => names[index] ?? name),
    contents,
  )
  return { ...file, contents: renamed }
}
