import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SidebarItem } from '../../../../cli/model/navigation.ts'
import { createSidebar } from '../../../../cli/render/sidebar/create-sidebar.ts'
import { SidebarTree } from '../../../../runtime/sidebar/sidebar-tree.tsx'
import { toHref, toUrlPath } from '../../../../runtime/shared/urls/url.ts'

const doc = (id: string): SidebarItem => ({
  kind: 'doc',
  id,
  label: `Page ${id}`,
  url: toUrlPath(id),
})
const docs = (prefix: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => doc(`${prefix}/page-${String(index)}`))
const category = (label: string, items: SidebarItem[]): SidebarItem => ({
  kind: 'category',
  label,
  collapsible: true,
  collapsed: true,
  url: undefined,
  items,
})
const categories = (
  prefix: string,
  count: number,
  inner: (prefix: string) => SidebarItem[],
): SidebarItem[] =>
  Array.from({ length: count }, (_, index) =>
    category(`Topic ${String(index)}`, inner(`${prefix}/topic-${String(index)}`)),
  )

const shapes: Readonly<Record<string, (pages: number) => SidebarItem[]>> = {
  'a flat list': (pages) => docs('all', pages),
  'one category': (pages) => [category('All', docs('all', pages))],
  'many categories': (pages) => categories('t', pages / 10, (prefix) => docs(prefix, 10)),
  'a deep tree': (pages) =>
    categories('t', pages / 50, (prefix) => categories(prefix, 5, (inner) => docs(inner, 10))),
}

const rules = { baseUrl: '/', trailingSlash: undefined }

/** Bytes of the list in the HTML of some pages, from the first to the last one. */
function sizes(items: SidebarItem[], urls: readonly string[]): number[] {
  const sidebar = createSidebar(items, {
    toLabel: (label: string) => label,
    toHref: (url) => toHref(url, rules),
    toLink: (href) => ({ href, external: true }),
    autoCollapse: false,
    allHref: '/assets/pages-01234567.html',
    showAll: (total) => `Show all ${total}`,
  })
  return urls.map((url) => {
    const view = sidebar.viewOf(sidebar.trailOf(toUrlPath(url)))
    const html = renderToStaticMarkup(<SidebarTree items={view} />)
    expect(html).toContain(`href="${toHref(toUrlPath(url), rules)}"`)
    return html.length
  })
}

function urlsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'category' ? urlsOf(item.items) : item.kind === 'doc' ? [item.url] : [],
  )
}

for (const [shape, make] of Object.entries(shapes)) {
  it(`bounds the navigation in a page, however large the site: ${shape}`, () => {
    const [small = 0, middle = 0, large = 0] = [1000, 4000, 16_000].map((pages) => {
      const items = make(pages)
      const urls = urlsOf(items).filter((_, index) => index % 397 === 0 || index === pages - 1)
      return Math.max(...sizes(items, urls))
    })
    expect(Math.max(small, middle, large)).toBeLessThan(7500)
    // Longer numbers in URLs and labels.
    expect(large - middle).toBeLessThan(240)
  })
}
