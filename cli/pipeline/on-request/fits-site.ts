import { readLinkedAssets } from '../../content/sources/read-linked-assets.ts'
import { createRepositoryLinks, hasKnownLinks } from '../../content/sources/repository-links.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { readLock } from '../mark-stale.ts'

/**
 * Make the test for pages that can take the place of their outlines without a change of anything
 * else: of menus, style sheets, files and the policy.
 */
export function createFitTest(site: Site): (outline: Page, page: Page) => boolean {
  const { config } = site
  const lock = readLock(config)
  const files = [...site.assets.values(), ...(site.refusedFiles ?? [])]
  const repositoryLinksOf = createRepositoryLinks(config)
  const compiled = [...site.routes.values()].flatMap(({ page }) => (page.isOutline ? [] : page))
  const hasStyles = compiled.some((page) => page.hasStyles === true)
  const classes = new Set(compiled.flatMap(({ styles = {} }) => Object.keys(styles)))
  return (outline, page) =>
    page.title === outline.title &&
    lock?.has(page.source) !== true &&
    (hasStyles || page.hasStyles !== true) &&
    page.formOrigins === undefined &&
    page.files === undefined &&
    Object.keys(page.styles ?? {}).every((name) => classes.has(name)) &&
    readLinkedAssets([page], config, files).length === 0 &&
    hasKnownLinks(site, repositoryLinksOf([page]))
}
