import { join } from 'node:path'
import { toUrlPath, tryDecode } from '../../../runtime/shared/urls/url.ts'
import { parseLinks } from '../../agents/parse-links.ts'
import { readRegularText } from '../../gate/regular-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { CheckContext } from '../check.ts'
import { agentsRules } from './agents-rules.ts'

/** Programs cut longer files. https://agentdocsspec.com */
export const MAX_CHARACTERS = 100_000

/**
 * Check an `llms.txt` that the site has in a static folder, which replaces the one that docs-ssg
 * writes: it must begin with a title, fit into one reading, and have links, all of them to pages and
 * files of the site.
 */
export function checkOwnList({ site, rendered }: CheckContext): readonly Diagnostic[] {
  const asset = site.assets.get(toOutputPath('llms.txt'))
  if (!asset || !site.config.llms.isOn) return []
  const text = readRegularText(join(site.config.siteDir, asset.source))
  const isKnown = createIsKnown({ site, rendered })
  const links = parseLinks(text)
  const broken = links.filter(({ url }) => {
    const path = toSitePath(url, site.config)
    return path !== undefined && !isKnown(path)
  })
  const faults = [
    ...findFaults(text, links.length),
    ...broken.map(({ url }) => ({
      line: lineOf(text, url),
      message: `\`${url}\` is neither a page nor a file of this site.`,
      help: 'Correct the link, or remove it.',
    })),
  ]
  return faults.map(({ line = 1, message, help }) =>
    agentsRules['own-llms-list'].report({
      message,
      help,
      place: toPlace(asset.source, { line, column: 1 }),
      data: { actual: message },
    }),
  )
}

interface Fault {
  readonly line?: number
  readonly message: string
  readonly help: string
}

function findFaults(text: string, links: number): readonly Fault[] {
  const untitled = {
    message: 'The list doesn’t begin with a title, which tells programs what the file is about.',
    help: 'Begin it with a line such as `# My project`.',
  }
  const long = {
    message: `The list has ${format(text.length)} characters; programs cut it after about ${format(MAX_CHARACTERS)}.`,
    help: 'Split it into files, and list those.',
  }
  const empty = {
    message: 'The list has no links, so programs can’t find any page through it.',
    help: 'Write a line such as `- [Install](https://docs.example.org/install.md)` for each page, or remove the file: docs-ssg writes one.',
  }
  return [
    ...(/^\s*# \S/.test(text) ? [] : [untitled]),
    ...(text.length > MAX_CHARACTERS ? [long] : []),
    ...(links === 0 ? [empty] : []),
  ]
}

/** True for the path of a page or file of the site, without the base path. */
function createIsKnown({
  site,
  rendered,
}: Pick<CheckContext, 'site' | 'rendered'>): (path: string) => boolean {
  const files = new Set<string>([
    ...[...rendered.twins(), ...rendered.files].map(({ path }) => path),
    ...rendered.copies.map(({ output }) => output),
    // A page also has the URL of its file: `guide.html`.
    ...[...site.routes.values(), ...site.staticRoutes].map(({ output }) => output),
  ])
  const pages = new Set<string>([...site.routes.keys(), ...site.staticRoutes.map(({ url }) => url)])
  return (path) => files.has(path.slice(1)) || pages.has(toUrlPath(path))
}

const format = (count: number): string => count.toLocaleString('en-US')

const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length

/** The decoded path below the base path; undefined for other sites and what isn't a URL. */
function toSitePath(
  written: string,
  { url, baseUrl }: { readonly url: string; readonly baseUrl: string },
): string | undefined {
  const home = new URL(baseUrl, url)
  if (!URL.canParse(written, home.href)) return undefined
  const found = new URL(written, home.href)
  if (found.origin !== home.origin) return undefined
  const path = tryDecode(found.pathname)
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path
}
