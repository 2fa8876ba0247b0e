import * as v from 'valibot'
import { expect, it } from 'vitest'
import { siteConfigSchema } from '../../../../cli/config/schema/schema.ts'
import type { Route, Site } from '../../../../cli/model/site.ts'
import { createDocView } from '../../../../cli/render/create-page-view.ts'
import { toUrlPath } from '../../../../runtime/shared/url.ts'

const headings = [1, 2, 3, 4].map((depth) => ({
  id: `h${String(depth)}`,
  depth,
  html: `Heading ${String(depth)}`,
}))

/** Depths of the headings in the contents of a page with this front matter, on a site with these options. */
function depthsOf(frontMatter: object, options: object = {}): number[] {
  const config = v.parse(siteConfigSchema, { title: 'Docs', url: 'https://x.example', ...options })
  const site = { config, navigation: new Map() } as unknown as Site
  const place = { source: 'docs/a.md', docPath: 'a.md', variant: { folder: 'docs' } }
  const page = { frontMatter, headings, title: 'A', description: '', ...place }
  const route = { url: toUrlPath('a'), page } as unknown as Route
  const alternates = { versions: [], locales: [] }
  const view = createDocView(route, site, { articleHtml: '', alternates, sidebar: undefined })
  return view.toc.map(({ depth }) => depth)
}

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
