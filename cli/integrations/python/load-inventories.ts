// Inventories that the config names. Those of URLs are downloaded once and kept in the cache of the
// site, so that later builds need no network.
import { join } from 'node:path'
import { readChosenBytes } from '../../gate/read-chosen-file.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import { fetchRedirected } from '../../primitives/urls/follow-redirects.ts'
import { hashOf } from '../../primitives/hash.ts'
import { limitTime } from '../../primitives/time/limit-time.ts'
import { readBody, toFetchReason } from '../../primitives/urls/responses.ts'
import { MAX_INVENTORY_BYTES, MAX_INVENTORY_LINES, readInventory } from './inventory.ts'
import type { PythonInventory, PythonOptions } from './python-options.ts'
import type { Problem } from './problem.ts'

interface Site {
  readonly siteDir: string
  readonly config: Readonly<Record<string, unknown>>
}

interface LoadedInventories {
  /** Absolute URLs of objects by their names; of several, the first. */
  readonly urls: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/** Milliseconds after which a download is given up. */
const TIMEOUT = 20_000

/** Load inventories in their order; one that fails is a problem, and the others still count. */
export async function loadInventories(
  inventories: NonNullable<PythonOptions['inventories']>,
  site: Site,
): Promise<LoadedInventories> {
  const urls = new Map<string, string>()
  const problems: Problem[] = []
  for (const one of inventories) {
    const { from, baseUrl } = toInventory(one)
    const loaded = await loadOne(from, site)
    if (typeof loaded === 'string') {
      problems.push({
        rule: 'no-inventory',
        message: `The inventory \`${from}\` can’t be read, so references to its objects are text: ${loaded}`,
        help: 'Check its path or URL. An inventory has the name `objects.inv`.',
      })
      continue
    }
    for (const [name, uri] of loaded) {
      const href = toWebUrl(uri, baseUrl)
      if (!urls.has(name) && href !== undefined) urls.set(name, href)
    }
  }
  return { urls, problems }
}

/** Undefined for a URI with another protocol, such as `javascript:`: the file comes from elsewhere. */
function toWebUrl(uri: string, baseUrl: string): string | undefined {
  if (!URL.canParse(uri, baseUrl)) return undefined
  const { href, protocol } = new URL(uri, baseUrl)
  return /^https?:$/.test(protocol) ? href : undefined
}

const unreadable = `It is not a Sphinx inventory of version 2, or has more than ${MAX_INVENTORY_LINES} lines.`

const isUrl = (from: string): boolean => /^https?:\/\//.test(from)

function toInventory(one: string | PythonInventory): PythonInventory {
  return typeof one === 'string'
    ? { from: one, baseUrl: isUrl(one) ? new URL('.', one).href : '' }
    : one
}

/** The entries of an inventory, or the reason why there are none. */
async function loadOne(from: string, site: Site): Promise<ReadonlyMap<string, string> | string> {
  try {
    const data = isUrl(from) ? await download(from, site.siteDir) : readFile(from, site)
    if (typeof data === 'string') return data
    return readInventory(data) ?? unreadable
  } catch (cause) {
    return toFetchReason(cause)
  }
}

function readFile(from: string, site: Site): Uint8Array | string {
  const found = readChosenBytes(site, from)
  return 'refusal' in found ? 'docs-ssg may not read this file.' : found.bytes
}

async function download(url: string, siteDir: string): Promise<Uint8Array | string> {
  const file = join(siteDir, '.docs-ssg', 'python', `${hashOf(url)}.inv.base64`)
  const kept = tryReadText(file)
  if (kept !== undefined) return Buffer.from(kept, 'base64')
  const response = await fetchRedirected(url, { signal: limitTime(TIMEOUT) })
  if (!response.ok) {
    await response.body?.cancel()
    return `The server responded with the status ${String(response.status)}.`
  }
  const data = await readBody(response, MAX_INVENTORY_BYTES)
  if (data === undefined) return 'It has more than 32 MB.'
  if (readInventory(data) !== undefined) writeSiteFile(siteDir, file, data.toString('base64'))
  return data
}
