// The Markdown of all docs of a version in a language, in one file, or in one file for each section.
import { joinBase, toHref } from '../../../runtime/shared/urls/url.ts'
import { listVariants, toListFolder } from '../../model/paths/llms-path.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Route, Site } from '../../model/site.ts'
import { escapeText } from '../../primitives/text/escape-markdown.ts'
import { createFile } from '../output-file.ts'
import { createNames, type NameFile } from './file-names.ts'
import { listSections, type PageSection } from './list-sections.ts'

type TextOf = (route: Route) => string | undefined

/** The Markdown of the pages under one title. */
interface FullSection {
  readonly title: string | undefined
  readonly texts: readonly string[]
}

/** Make `llms-full.txt` for each version and language: the Markdown of the docs in the order of the sidebars. */
export function createFullText(site: Site, textOf: TextOf): OutputFile[] {
  const { config } = site
  const { full } = config.llms
  if (full === false) return []
  const namesIn = createNames(site)
  return listVariants(config).flatMap((variant, index) => {
    const sections = listSections(site, variant)
      .map((section) => toFullSection(section, site, textOf))
      .filter(({ texts }) => texts.length > 0)
    if (sections.length === 0 && index > 0) return []
    const path = `${toListFolder(config, variant)}llms-full.txt`
    if (full !== 'sections') {
      const parts = sections.flatMap(({ texts }) => texts)
      return [createFile(path, `# ${escapeText(config.title)}\n\n${parts.join('\n')}`)]
    }
    const nameFile = namesIn(path.replace(/\.txt$/, ''))
    return splitSections(sections, { path, nameFile, site })
  })
}

function toFullSection(
  { title, pages }: PageSection,
  { config, routes }: Site,
  textOf: TextOf,
): FullSection {
  const texts = pages.flatMap(({ url }) => {
    const route = routes.get(url)
    const text = route && textOf(route)
    const pageUrl = config.url + toHref(url, config)
    return text === undefined ? [] : [`---\n\nSource: ${pageUrl}\n\n${text}`]
  })
  return { title, texts }
}

interface SplitOptions {
  readonly path: string
  readonly nameFile: NameFile
  readonly site: Site
}

/** Pages outside categories are in one file. */
function splitSections(
  sections: readonly FullSection[],
  { path, nameFile, site: { config } }: SplitOptions,
): OutputFile[] {
  const loose = sections.filter(({ title }) => title === undefined).flatMap(({ texts }) => texts)
  const titled = sections.filter(({ title }) => title !== undefined)
  const all = loose.length === 0 ? titled : [{ title: undefined, texts: loose }, ...titled]
  const origin = config.url
  const files = all.map(({ title = 'Pages', texts }) => {
    const file = createFile(nameFile(title), `# ${escapeText(title)}\n\n${texts.join('\n')}`)
    const count = texts.length === 1 ? 'one page' : `${texts.length} pages`
    const url = origin + joinBase(config.baseUrl, file.path)
    return { file, line: `- [${escapeText(title)}](${url}): ${count}` }
  })
  const lines = files.map(({ line }) => line).join('\n')
  const index = `# ${escapeText(config.title)}\n\n> The text of all pages, in one file for each section.\n\n## Sections\n\n${lines}\n`
  return [createFile(path, index), ...files.map(({ file }) => file)]
}
