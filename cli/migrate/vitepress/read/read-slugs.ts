import { join } from 'node:path'
import { toRecord } from '../../coerce.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { createDraft } from '../rewrite/draft.ts'
import { listHeadings } from '../rewrite/rewrite-headings.ts'
import type { VitepressSite } from '../vitepress-site.ts'
import { readConfigModules } from './read-config-modules.ts'

/**
 * The ids that the site's `slugify` makes of its headings; undefined if it has no such function, so
 * that ids are those of VitePress.
 */
export async function readSlugs(
  { config, configFile, siteDir, docsDir, files }: VitepressSite,
  pages: readonly SourcePage[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const { slugify } = toRecord(toRecord(config['markdown'])['anchor'])
  if (slugify === undefined) return undefined
  const headings = pages.flatMap(({ path, source }) => {
    const list = () => listHeadings(createDraft(source))
    return files.within(join(docsDir, path), list) ?? []
  })
  const texts = [...new Set(headings)]
  const read = await readConfigModules({ configFile, siteDir, folderConfigs: new Map(), texts })
  if (read.kind === 'failed' || read.slugs === undefined) return undefined
  const { slugs } = read
  return new Map(texts.map((text, index) => [text, slugs[index] ?? text]))
}
