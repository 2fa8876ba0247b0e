// What can be mended without a person. Enters: a site and its findings. Leaves: changed sources, and what was done.
// Knows which findings have a fix; not how one works.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckExtras } from '../command-line/check-extras.ts'
import { applyEdits, type Edit } from './edit.ts'
import { fixAliases } from './fix-alias.ts'
import { fixHeadings } from './fix-headings.ts'
import { fixLink, type FixTargets } from './fix-links.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import type { Site } from '../model/site.ts'
import { createSourceReader } from '../pipeline/read-source-text.ts'

type ReadSource = (path: ContentPath) => string | undefined

function targetsOf({ config, routes, assets }: Site): FixTargets {
  const sources = [...routes.values()].map(({ page }) => page.source)
  const urls = new Set<string>(routes.keys())
  return {
    paths: [...new Set<string>([...routes.keys(), ...sources, ...assets.keys()])],
    own: config.url.replace(/\/+$/, '') + config.baseUrl,
    isPage: (url) => urls.has(url),
  }
}

/** The lock knows a renamed id by its text; the message names both. */
function aliasEdits(found: readonly Diagnostic[], site: Site, readSource: ReadSource): Edit[] {
  const bySource = new Map<ContentPath, (readonly [string, string])[]>()
  for (const { rule, target = '', hint = '' } of found) {
    const [path = '', old = ''] = target.split('#')
    const renamed = /^Add `aliases: \{ .+: (.+) \}` to the page's front matter\.$/.exec(hint)?.[1]
    const source = [...site.routes.values()].find(({ url }) => url === path)?.page.source
    if (rule !== 'lost-anchor' || renamed === undefined || source === undefined) continue
    bySource.set(source, [...(bySource.get(source) ?? []), [old, renamed]])
  }
  return [...bySource].flatMap(([path, pairs]) => {
    const text = readSource(path)
    return text === undefined ? [] : (fixAliases({ path, text, pairs }) ?? [])
  })
}

function headingEdits(site: Site, readSource: ReadSource): Edit[] {
  // A doc that stands for its missing translations is one file.
  const pages = new Map([...site.routes.values()].map(({ page }) => [page.source, page]))
  return [...pages.values()].flatMap((page) => {
    const text = readSource(page.source)
    const own = page.headings.filter(({ place }) => place.path === page.source)
    return text === undefined ? [] : fixHeadings(text, own)
  })
}

/** Mend the sources; returns a line about each change, by file. */
export function fixSite(
  site: Site,
  found: readonly Diagnostic[],
  what: CheckExtras['fix'],
): readonly string[] {
  if (what === 'nothing') return []
  const readSource = createSourceReader(site.config.siteDir)
  const targets = targetsOf(site)
  const edits = [
    ...found.flatMap((diagnostic) => {
      const text = diagnostic.place && readSource(diagnostic.place.path)
      return text === undefined ? [] : (fixLink(diagnostic, text, targets) ?? [])
    }),
    ...aliasEdits(found, site, readSource),
    ...(what === 'headings' ? headingEdits(site, readSource) : []),
  ]
  for (const path of new Set(edits.map((edit) => edit.path))) {
    const own = edits.filter((edit) => edit.path === path)
    const text = readSource(path) ?? ''
    writeFileSync(join(site.config.siteDir, path), applyEdits(text, own))
  }
  return edits.map((edit) => edit.what)
}
