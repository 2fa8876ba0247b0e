// Sends only the records that have changed to a Typesense server.
// https://typesense.org/docs/latest/api/documents.html
import { shortenName } from '../../primitives/text/shorten-message.ts'
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { checkCount, toIndexed } from './indexed-record.ts'
import { type IndexedRecords, type RecordChanges, toBatches } from './compare-records.ts'
import {
  aliasPath,
  createTypesenseApi,
  importRecords,
  readAlias,
  type TypesenseOptions,
} from './push-to-typesense.ts'
import { PushError, type ServiceApi, withoutKey } from './service-api.ts'

/** Ids of a request that deletes records; they are part of its URL. */
const deletedAtOnce = 100

/** Ids and hashes of all records behind the alias; undefined if there is none, or the key may not export them. */
export async function readTypesense(
  options: TypesenseOptions,
): Promise<IndexedRecords | undefined> {
  const api = createTypesenseApi(options)
  const target = await findTarget(options, api)
  if (target === undefined) return undefined
  const path = `${target}/documents/export?include_fields=id,hash`
  const text = await api({
    method: 'GET',
    path,
    isText: true,
    mayBeMissing: true,
    mayBeForbidden: true,
  })
  if (text === undefined) return undefined
  const lines = String(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  checkCount(lines.length)
  return new Map(lines.map((line) => parseLine(line, options.adminKey)))
}

function parseLine(line: string, key: string): readonly [string, string] {
  const document = tryParseJson(line)
  if (isRecord(document)) return toIndexed(document['id'], document['hash'])
  throw new PushError(
    `The search service exported something other than JSON: ${withoutKey(line, key)}`,
  )
}

/** In a filter, other characters could name records that should stay. */
function checkIds(ids: readonly string[]): void {
  const odd = ids.find((id) => !/^[\w.:-]+$/.test(id))
  if (odd !== undefined)
    throw new PushError(
      `The collection has a record with the id \`${shortenName(odd)}\`, which docs-ssg did not write and can’t remove alone. Use \`--replace\`.`,
    )
}

/** Change the collection behind the alias: new and changed records first, so that readers always find something. */
export async function updateTypesense(
  { added, changed, removed }: RecordChanges,
  options: TypesenseOptions,
): Promise<void> {
  const api = createTypesenseApi(options)
  const target = await findTarget(options, api)
  if (target === undefined)
    throw new PushError(`The alias \`${options.collection}\` no longer exists.`)
  checkIds(removed)
  await importRecords([...added, ...changed], target, { api, key: options.adminKey })
  for (const ids of toBatches(removed, deletedAtOnce)) {
    const filter = encodeURIComponent(`id:[${ids.join(',')}]`)
    await api({ method: 'DELETE', path: `${target}/documents?filter_by=${filter}` })
  }
}

/** The path of the collection that the alias points to. */
async function findTarget(
  { collection }: TypesenseOptions,
  api: ServiceApi,
): Promise<string | undefined> {
  const name = await readAlias(api, aliasPath(collection))
  return name === undefined ? undefined : `/collections/${encodeURIComponent(name)}`
}
