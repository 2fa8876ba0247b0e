import { resolve } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { parsePublishedSite, type PublishedSite } from './published-site.ts'
import type { SiteText } from './request-site.ts'
import { sitesRules } from './sites-rules.ts'

/** Another site with the name that the config gives it. */
export interface NamedSite extends PublishedSite {
  readonly name: string
}

interface LoadedSites {
  readonly sites: readonly NamedSite[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The sites of `checks.sites`, and what is wrong with the files that describe them. */
export async function loadSites(
  config: ResolvedConfig,
  request: (url: string) => Promise<SiteText>,
): Promise<LoadedSites> {
  const found = await Promise.all(
    Object.entries(config.checks.sites).map(async ([name, source]) =>
      loadSite({ name, source, config, request }),
    ),
  )
  return {
    sites: found.flatMap(({ sites }) => sites),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  }
}

interface Source {
  readonly name: string
  /** A URL, or a path relative to the site's folder. */
  readonly source: string
  readonly config: ResolvedConfig
  readonly request: (url: string) => Promise<SiteText>
}

async function loadSite({ name, source, config, request }: Source): Promise<LoadedSites> {
  const key = `checks.sites.${name}`
  const place = placeOfOption(config, key)
  const isUrl = /^https?:\/\//i.test(source)
  const answer = isUrl ? await request(source) : readSite(config.siteDir, source)
  if ('failure' in answer) {
    const rule = sitesRules[isUrl ? 'unreachable-site' : 'unreadable-site']
    const message = `\`${key}\` is \`${source}\`, which can’t be read (${answer.failure}), so links to that site are not checked.`
    return { sites: [], diagnostics: [withPlace(rule.report({ message }), place)] }
  }
  const site = parsePublishedSite(answer.text)
  if (site === undefined || isUnpublished(site)) {
    const reason = site
      ? `whose \`site.url\` is \`${site.origin}\`, so the address of that site is unknown and links to it are not checked`
      : 'which is not an `anchors.json` of version 1, so links to that site are not checked'
    const help = site
      ? 'Set the option `url` of that site.'
      : 'Name the `anchors.json` of a site that docs-ssg built.'
    const found = sitesRules['unreadable-site'].report({
      message: `\`${key}\` is \`${source}\`, ${reason}.`,
      help,
    })
    return { sites: [], diagnostics: [withPlace(found, place)] }
  }
  if (answer.outdated === undefined) return { sites: [{ name, ...site }], diagnostics: [] }
  const outdated = sitesRules['unreachable-site'].report({
    message: `\`${key}\` is \`${source}\`, which can’t be read (${answer.outdated}), so links to that site are checked against the copy of an earlier run.`,
  })
  return { sites: [{ name, ...site }], diagnostics: [withPlace(outdated, place)] }
}

function readSite(siteDir: string, path: string): SiteText {
  const text = tryReadText(resolve(siteDir, path))
  return text === undefined ? { failure: 'there is no such file' } : { text }
}

/** The default of the option `url`. */
const isUnpublished = ({ origin }: PublishedSite): boolean => origin === 'http://localhost'

const withPlace = (found: Diagnostic, place: Place | undefined): Diagnostic =>
  place === undefined ? found : { ...found, place }
