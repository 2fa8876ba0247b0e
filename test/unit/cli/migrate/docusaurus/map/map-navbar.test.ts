import { expect, it } from 'vitest'
import { createNavbarDocs } from '../../../../../../cli/migrate/docusaurus/docs/navbar-docs.ts'
import { mapNavbar } from '../../../../../../cli/migrate/docusaurus/map/map-navbar.ts'

type Parts = Parameters<typeof mapNavbar>[0]

function itemsOf(sidebars: Readonly<Record<string, unknown>>, items: readonly unknown[]): unknown {
  const docs = createNavbarDocs({
    docs: [
      { id: 'intro', url: '/docs/intro' },
      { id: 'recipes', url: '/docs/recipes' },
    ],
    sidebars,
    folder: '/site/docs',
    base: '/docs',
  } as unknown as Parameters<typeof createNavbarDocs>[0])
  const parts = {
    themeConfig: { navbar: { items } },
    report: () => {},
    context: { docsOf: () => docs, pendingUrls: [] },
  } as unknown as Parts
  return mapNavbar(parts)['items']
}

it('D: a link of a navbar is only marked below its own path, as in Docusaurus', () => {
  const items = [
    { label: 'Recipes', to: '/docs/recipes' },
    { label: 'Docs', to: '/docs', activeBasePath: 'docs' },
    { label: 'Home', to: '/home' },
  ]
  expect(itemsOf({ docs: ['intro', 'recipes'] }, items)).toEqual([
    { label: 'Recipes', to: '/docs/recipes', activeBasePath: '/docs/recipes' },
    { label: 'Docs', to: '/docs', activeBasePath: '/docs' },
    { label: 'Home', to: '/home' },
  ])
})

it('D: an item for a sidebar is marked on all docs only if these have no other sidebar', () => {
  const items = [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }]
  expect(itemsOf({ docs: ['intro', 'recipes'] }, items)).toEqual([
    { label: 'Docs', to: '/docs/intro', activeBasePath: '/docs' },
  ])
  expect(itemsOf({ docs: ['intro'], more: ['recipes'] }, items)).toEqual([
    { label: 'Docs', to: '/docs/intro', activeBasePath: '/docs/intro' },
  ])
})
