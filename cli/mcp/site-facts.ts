import * as z from 'zod'
import { tryDecode } from '../../runtime/shared/urls/url.ts'
import { isListPath } from '../agents/list-path.ts'
import type { KnownHeading } from '../agents/read-sections.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import { SiteError, type SiteFiles } from './site-files.ts'

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
export async function readSiteFacts(files: SiteFiles): Promise<SiteFacts> {
  const { site, docs } = await readJson(files, 'routes.json', routesSchema)
  const { title, baseUrl } = site
  const toName = (path: string): string => toMarkdownName(path.slice(baseUrl.length))
  return {
    title,
    origin: site.url.replace(/\/+$/, ''),
    baseUrl,
    headings: new Map(docs.map(({ path, headings }) => [toName(path), headings])),
  }
}

/** The path of the Markdown file of a page, from its encoded path below the base path; a list is its own. */
export function toMarkdownName(path: string): string {
  const bare = tryDecode(path)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:md|html)$/, '')
  return isListPath(bare) ? bare : `${bare === '' ? 'index' : bare}.md`
}

/** The message of a schema about a list that is longer than those of real sites. */
export const tooLong = 'too long'

/** Read a JSON file of the site and check its shape. */
export async function readJson<T>(
  { name, read }: SiteFiles,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const text = await read(path)
  if (text === undefined)
    throw new SiteError(
      `\`${name}\` has no \`${path}\`, so it is not a site that docs-ssg built. Check the folder or the URL.`,
    )
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
