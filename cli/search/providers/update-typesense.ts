// Sends only the records that have changed to a Typesense server.
// https://typesense.org/docs/latest/api/documents.html
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { type IndexedRecords, type RecordChanges, toBatches } from './compare-records.ts'
import {
  aliasPath,
  createTypesenseApi,
  importRecords,
  readAlias,
  type TypesenseOptions,
} from './push-to-typesense.ts'
import { PushError, type ServiceApi } from './service-api.ts'

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
  return new Map(lines.map(parseLine))
}

function parseLine(line: string): readonly [string, string] {
  const document = tryParseJson(line)
  if (isRecord(document)) return [String(document['id']), String(document['hash'] ?? '')]
  throw new PushError(
    `The search service exported something other than JSON: ${line.slice(0, 200)}`,
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
  await importRecords([...added, ...changed], target, api)
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
