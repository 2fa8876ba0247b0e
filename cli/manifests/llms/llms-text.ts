// The lists of pages for programs. Given Site, it returns `llms.txt` for each version and language, and
// a file for each section of a list that is too long for one. It must not read pages.
import { toHref } from '../../../runtime/shared/urls/url.ts'
import {
  type ListedVariant,
  listVariants,
  toListFolder,
  toListHref,
} from '../../model/paths/llms-path.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import { toMarkdownUrl } from '../../model/paths/markdown-url.ts'
import { escapeText } from '../../primitives/text/escape-markdown.ts'
import { createFile } from '../output-file.ts'
import { createNames } from './file-names.ts'
import { writeInstructions } from './instructions.ts'
import { type ListedPage, listSections } from './list-sections.ts'
import { splitList, type ListSection } from './split-list.ts'

/** Programs cut longer files. https://agentdocsspec.com */
const MAX_CHARACTERS = 50_000

/**
 * Make `llms.txt` for each version and language: a list of all of its pages for programs, in the
 * order of the sidebars. The first one also lists the others.
 * https://llmstxt.org
 */
export function createLlmsText(site: Site, max: number = MAX_CHARACTERS): OutputFile[] {
  const { config } = site
  if (!config.llms.isOn) return []
  const namesIn = createNames(site)
  const [first, ...others] = listVariants(config).map((variant) => ({
    variant,
    sections: listLines(site, variant),
  }))
  const made = others.filter(({ variant }) => hasPages(variant, site))
  const origin = config.url
  const links = made.map(
    ({ variant }) => `- [${labelOf(variant, site)}](${origin}${toListHref(config, variant)})`,
  )
  const other: ListSection = { title: 'Other versions and languages', lines: links }
  return [...(first ? [first] : []), ...made].flatMap(({ variant, sections }) => {
    const folder = toListFolder(config, variant)
    const list = {
      head: headOf(variant, site),
      sections,
      max,
      path: `${folder}llms.txt`,
      nameFile: namesIn(`${folder}llms`),
      ...(folder === '' && links.length > 0 && { tail: other }),
    }
    return splitList(list, config).map(({ path, text }) => createFile(path, text))
  })
}

/** The lines of the list of a variant by section. */
export const listLines = (site: Site, variant: ListedVariant): readonly ListSection[] =>
  listSections(site, variant).map(({ title, pages }) => ({
    title,
    lines: pages.map((page) => toLine(page, site)),
  }))

/** Every language has a list of the first version, because all of its pages link to it. */
function hasPages({ version, locale }: ListedVariant, { config, routes }: Site): boolean {
  if (version === config.versions[0]?.name) return true
  return [...routes.values()].some(
    ({ page: { variant } }) => variant.version === version && variant.locale === locale,
  )
}

function headOf(variant: ListedVariant, site: Site): string {
  const { title, tagline, llms } = site.config
  const known =
    llms.instructions === undefined
      ? ''
      : `${writeInstructions(llms.instructions, site.config)}\n\n`
  const isFirst = toListFolder(site.config, variant) === ''
  const name = isFirst ? title : `${title}: ${labelOf(variant, site)}`
  return `# ${escapeText(name)}\n\n> ${escapeText(tagline || 'The pages of this documentation.')}\n\n${known}`
}

/** The version, the language, or both if the site has several of both. */
function labelOf({ version, locale }: ListedVariant, { config }: Site): string {
  const own = config.versions.find(({ name }) => name === version)
  const language = config.locales.find(({ code }) => code === locale)
  return [
    ...(config.versions.length > 1 ? [own?.label ?? version] : []),
    ...(config.locales.length > 1 ? [language?.label ?? locale] : []),
  ].join(', ')
}

function toLine({ url, label, description, hasFile }: ListedPage, { config }: Site): string {
  const target = hasFile ? toMarkdownUrl(url, { config }) : config.url + toHref(url, config)
  const text = description === '' ? '' : `: ${escapeText(description.replaceAll('\n', ' '))}`
  return `- [${escapeText(label)}](${target})${text}`
}
