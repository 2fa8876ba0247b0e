import { linkRules } from '../../links/link-rules.ts'
import type { Site } from '../../model/site.ts'
import type { SiteCheck } from '../check.ts'
import { checkRendered } from './check-rendered.ts'

/** Every link of every page, in Markdown and in React, has a target that the build emits. */
export const linksCheck: SiteCheck = {
  name: 'links',
  title: 'Links',
  rules: linkRules,
  phase: 'always',
  run: ({ site, links, rendered, readSource }) => [
    ...links.diagnostics.filter(({ rule }) => Object.hasOwn(linkRules, rule)),
    // Without any page, `no-pages` is reported, and every link of the layout would be broken.
    ...(hasNoPages(site)
      ? []
      : checkRendered({
          site,
          statics: rendered.statics,
          staticAnchors: rendered.staticAnchors,
          later: links.later,
          slots: rendered.slots,
          readSource,
        })),
  ],
}

function hasNoPages({ routes, staticRoutes }: Site): boolean {
  return routes.size === 0 && staticRoutes.every(({ source }) => source === undefined)
}
