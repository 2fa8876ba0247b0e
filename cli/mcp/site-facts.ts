import * as z from 'zod'
import { tryDecode } from '../../runtime/shared/urls/url.ts'
import { isListPath } from '../agents/list-path.ts'
import type { KnownHeading } from '../agents/read-sections.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import { SiteError, type SiteFiles } from './site-files.ts'
import { trimEndSlashes, trimSlashes } from '../primitives/urls/trim-slashes.ts'

const routesSchema = z.object({
  site: z.object({ title: z.string(), url: z.string(), baseUrl: z.string() }),
  docs: z.array(
    z.object({
      path: z.string(),
      headings: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
})

/** What `routes.json` says of a site. */
export interface SiteFacts {
  readonly title: string
  /** `https://docs.example.org` */
  readonly origin: string
  /** Slash at both ends. */
  readonly baseUrl: string
  /** By the path of the Markdown file: `guide/install.md`. */
  readonly headings: ReadonlyMap<string, readonly KnownHeading[]>
}

/** Read what a site says of itself. Rejects with a `SiteError` if docs-ssg did not build it. */
export type ReadFacts = () => Promise<SiteFacts>

/** Characters of a `routes.json` whose facts are kept; 30,000 pages have as many. */
const mostKnown = 32_000_000

interface KnownFacts {
  /** Undefined if the site has no stamps, so that the text has to be compared. */
  readonly stamp: string | undefined
  readonly text: string
  readonly facts: SiteFacts
}

/** Make the reader of the facts of a site, which keeps them until `routes.json` changes. */
export function createFactsReader(files: SiteFiles, mostKept = mostKnown): ReadFacts {
  const path = 'routes.json'
  let known: KnownFacts | undefined
  return async () => {
    const stamp = await files.stamp?.(path)
    if (known && stamp !== undefined && stamp === known.stamp) return known.facts
    const text = await readText(files, path)
    if (text === known?.text) return known.facts
    const facts = toFacts(parseText(files, { path, text }, routesSchema))
    known = text.length > mostKept ? undefined : { stamp, text, facts }
    return facts
  }
}

function toFacts({ site, docs }: z.infer<typeof routesSchema>): SiteFacts {
  const { title, baseUrl } = site
  const toName = (path: string): string => toMarkdownName(path.slice(baseUrl.length))
  return {
    title,
    origin: trimEndSlashes(site.url),
    baseUrl,
    headings: new Map(docs.map(({ path, headings }) => [toName(path), headings])),
  }
}

/** The path of the Markdown file of a page, from its encoded path below the base path; a list is its own. */
export function toMarkdownName(path: string): string {
  const bare = trimSlashes(tryDecode(path)).replace(/\.(?:md|html)$/, '')
  return isListPath(bare) ? bare : `${bare === '' ? 'index' : bare}.md`
}

/** The message of a schema about a list that is longer than those of real sites. */
export const tooLong = 'too long'

/** Read a JSON file of the site and check its shape. */
export async function readJson<T>(
  files: SiteFiles,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  return parseText(files, { path, text: await readText(files, path) }, schema)
}

async function readText({ name, read }: SiteFiles, path: string): Promise<string> {
  const text = await read(path)
  if (text !== undefined) return text
  throw new SiteError(
    `\`${name}\` has no \`${path}\`, so it is not a site that docs-ssg built. Check the folder or the URL.`,
  )
}

function parseText<T>(
  { name }: SiteFiles,
  { path, text }: { readonly path: string; readonly text: string },
  schema: z.ZodType<T>,
): T {
  const parsed = schema.safeParse(tryParseJson(text))
  if (parsed.success) return parsed.data
  if (parsed.error.issues.some(({ message }) => message === tooLong))
    throw new SiteError(
      `\`${path}\` of \`${name}\` contains a longer list than \`docs-ssg mcp\` reads, so that a hostile site can't fill the memory. Use \`list_pages\` to find pages.`,
    )
  throw new SiteError(
    `\`${path}\` of \`${name}\` has another format. Use the version of docs-ssg that built the site.`,
  )
}
