import * as v from 'valibot'
import { expect, it } from 'vitest'
import { siteConfigSchema } from '../../../../../cli/schema/schema.ts'
import type { Route, Site } from '../../../../../cli/model/site.ts'
import { createDocView } from '../../../../../cli/render/views/create-page-view.ts'
import type { DocPageView } from '../../../../../runtime/shared/views/site-view.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'

const headings = [1, 2, 3, 4].map((depth) => ({
  id: `h${String(depth)}`,
  depth,
  html: `Heading ${String(depth)}`,
}))

/** A page with this front matter, on a site with these options. */
function viewOf(frontMatter: object, options: object = {}): DocPageView {
  const config = v.parse(siteConfigSchema, { title: 'Docs', url: 'https://x.example', ...options })
  const site = { config, navigation: new Map() } as unknown as Site
  const place = { source: 'docs/a.md', docPath: 'a.md', variant: { folder: 'docs' } }
  const page = { frontMatter, headings, title: 'A', description: '', ...place }
  const route = { url: toUrlPath('a'), page } as unknown as Route
  const alternates = { versions: [], locales: [] }
  return createDocView(route, site, { alternates, sidebar: undefined })
}

/** Depths of the headings in its contents. */
const depthsOf = (frontMatter: object, options: object = {}): number[] =>
  viewOf(frontMatter, options).toc.map(({ depth }) => depth)

it('S4: a wide page has the space of the contents, and keeps the class names that its author chose', () => {
  expect(depthsOf({ wide: true })).toEqual([])
  expect(viewOf({ wide: true }).wrapperClass).toBe('doc--wide')
  expect(viewOf({ wide: true, wrapperClassName: 'own' }).wrapperClass).toBe('doc--wide own')
  expect(viewOf({ wide: false, wrapperClassName: 'own' }).wrapperClass).toBe('own')
  expect(viewOf({}).wrapperClass).toBeUndefined()
})

it('S4: the contents hold headings of level 2 and 3', () => {
  expect(depthsOf({})).toEqual([2, 3])
})

it('S4: the config changes that for all pages, the front matter for one', () => {
  const options = { tableOfContents: { maxHeadingLevel: 4 } }
  expect(depthsOf({}, options)).toEqual([2, 3, 4])
  expect(depthsOf({ toc_max_heading_level: 2 }, options)).toEqual([2])
  expect(depthsOf({ toc_min_heading_level: 3 }, options)).toEqual([3, 4])
  expect(depthsOf({ hide_table_of_contents: true })).toEqual([])
})
