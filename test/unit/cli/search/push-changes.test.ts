import { describe, expect, it, onTestFinished } from 'vitest'
import { sendRecords } from '../../../../cli/commands/search-records/send-records.ts'
import { createRecords } from '../../../../cli/search/create-records.ts'
import { compareRecords, toBatches } from '../../../../cli/search/providers/compare-records.ts'
import { hostedIndexOf } from '../../../../cli/search/providers/hosted-providers.ts'
import {
  type Service,
  type ServiceCall,
  type ServiceReply,
  startService,
} from './algolia-service.ts'

type Document = Readonly<Record<string, unknown>>

/** Records of pages with a text each. */
const recordsOf = (texts: Readonly<Record<string, string>>) =>
  createRecords(
    [
      {
        key: 'current/en',
        pages: Object.entries(texts).map(([name, text]) => ({
          u: `/${name}`,
          t: name,
          c: '',
          b: 1,
          s: [['', 0, '', text, ''] as const],
        })),
      },
    ],
    { origin: 'https://docs.example', siteTitle: 'Site', unversioned: new Set() },
  )

const before = recordsOf({ a: 'One.', b: 'Two.', c: 'Three.', d: 'Four.' })
const after = recordsOf({ a: 'One.', b: 'Two, changed.', c: 'Three.', e: 'Five.' })

interface Stand {
  readonly service: Service
  /** The documents that readers find. */
  readonly documents: () => readonly Document[]
}

const idOf = (document: Document): string => String(document['objectID'] ?? document['id'])

/** A service with the part of the API of Algolia that a push needs, as its reference describes it. */
async function startAlgolia(): Promise<Stand> {
  const indexes = new Map<string, Map<string, Document>>()
  const answer = ({ method, path, body }: ServiceCall): ServiceReply => {
    const [, , , name = '', action = ''] = path.split('/')
    const index = indexes.get(name)
    const sent = body as Record<string, unknown>
    if (method === 'GET') return { status: 200, body: { status: 'published' } }
    if (action === 'batch') {
      const own = index ?? new Map<string, Document>()
      indexes.set(name, own)
      for (const { action: what, body: one } of sent['requests'] as {
        action: string
        body: Document
      }[])
        if (what === 'deleteObject') own.delete(idOf(one))
        else own.set(idOf(one), one)
      return { status: 200, body: { taskID: 1 } }
    }
    if (!index) return { status: 404, body: { message: 'Index does not exist' } }
    if (action === 'clear') index.clear()
    if (action === 'browse') {
      const from = Number(sent['cursor'] ?? 0)
      const hits = [...index.values()]
        .slice(from, from + 3)
        .map(({ objectID, hash }) => ({ objectID, hash }))
      const cursor = from + 3 < index.size ? { cursor: String(from + 3) } : {}
      return { status: 200, body: { hits, ...cursor } }
    }
    if (sent['operation'] === 'copy' && sent['scope'] === undefined)
      indexes.set(String(sent['destination']), new Map(index))
    if (sent['operation'] === 'move') {
      indexes.set(String(sent['destination']), index)
      indexes.delete(name)
    }
    return { status: 200, body: { taskID: 1 } }
  }
  const service = await startService(answer)
  return { service, documents: () => [...(indexes.get('docs')?.values() ?? [])] }
}

/** A service with the part of the API of Typesense that a push needs, as its reference describes it. */
async function startTypesense(): Promise<Stand> {
  const collections = new Map<string, Map<string, Document>>()
  const aliases = new Map<string, string>()
  const answer = ({ method, path, body, text }: ServiceCall): ServiceReply => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const [, kind, name = '', , action] = pathname.split('/')
    const own = collections.get(name)
    const target = aliases.get(name)
    if (kind === 'aliases' && method === 'PUT')
      aliases.set(name, String((body as Document)['collection_name']))
    else if (kind === 'aliases')
      return target === undefined
        ? { status: 404, body: { message: 'Not Found' } }
        : { status: 200, body: { name, collection_name: target } }
    else if (name === '') collections.set(String((body as Document)['name']), new Map())
    else if (action === 'import') {
      const lines: Document[] = text.split('\n').map((line) => JSON.parse(line))
      for (const line of lines) own?.set(idOf(line), line)
      return { status: 200, body: lines.map(() => '{"success":true}').join('\n') }
    } else if (action === 'export') {
      const lines = [...(own?.values() ?? [])].map(({ id, hash }) => JSON.stringify({ id, hash }))
      return { status: 200, body: lines.join('\n') }
    } else if (pathname.endsWith('/documents')) {
      const [, ids = ''] = /^id:\[(.*)\]$/.exec(searchParams.get('filter_by') ?? '') ?? []
      for (const id of ids.split(',')) own?.delete(id)
    } else collections.delete(name)
    return { status: 200, body: {} }
  }
  const service = await startService(answer)
  return {
    service,
    documents: () => [...(collections.get(aliases.get('docs') ?? '')?.values() ?? [])],
  }
}

/**
 * A service with the part of the API of Meilisearch that a push needs, as its reference describes it: a
 * request starts a task, which has its effect when it is asked about for the second time.
 */
async function startMeilisearch(): Promise<Stand> {
  const indexes = new Map<string, Map<string, Document>>()
  const tasks: { run: () => void; asked: number }[] = []
  const start = (run: () => void): ServiceReply => ({
    status: 202,
    body: { taskUid: tasks.push({ run, asked: 0 }) - 1, status: 'enqueued' },
  })
  const answer = ({ method, path, body }: ServiceCall): ServiceReply => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const [, kind, name = '', part, action] = pathname.split('/')
    const own = indexes.get(name)
    if (kind === 'tasks') {
      const task = tasks[Number(name)]
      if (task?.asked === 0) {
        task.asked = 1
        return { status: 200, body: { uid: Number(name), status: 'processing' } }
      }
      task?.run()
      return { status: 200, body: { uid: Number(name), status: 'succeeded' } }
    }
    if (kind === 'swap-indexes')
      return start(() => {
        const [{ indexes: [a = '', b = ''] = [] } = {}] = body as { indexes: string[] }[]
        const [first, second] = [indexes.get(a), indexes.get(b)]
        if (!first || !second) throw new Error('Only existing indexes can be swapped.')
        indexes.set(a, second).set(b, first)
      })
    if (name === '') return start(() => indexes.set(String((body as Document)['uid']), new Map()))
    if (!own) return { status: 404, body: { code: 'index_not_found' } }
    if (method === 'DELETE') return start(() => indexes.delete(name))
    if (part === 'settings') return start(() => undefined)
    if (part === undefined) return { status: 200, body: { uid: name } }
    if (action === 'delete-batch')
      return start(() => (body as string[]).forEach((id) => own.delete(id)))
    if (method === 'POST')
      return start(() => (body as Document[]).forEach((one) => own.set(idOf(one), one)))
    const offset = Number(searchParams.get('offset'))
    const results = [...own.values()].slice(offset, offset + Number(searchParams.get('limit')))
    return { status: 200, body: { results, offset, total: own.size } }
  }
  const service = await startService(answer)
  return { service, documents: () => [...(indexes.get('docs')?.values() ?? [])] }
}

const searches = {
  algolia: { provider: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs' },
  typesense: { provider: 'typesense', hosts: ['x'], apiKey: 'k', collection: 'docs' },
  meilisearch: { provider: 'meilisearch', host: 'x', apiKey: 'k', indexUid: 'docs' },
} as const

const stands = {
  algolia: startAlgolia,
  typesense: startTypesense,
  meilisearch: startMeilisearch,
}

describe.each(['algolia', 'typesense', 'meilisearch'] as const)('pushes to %s', (name) => {
  async function open() {
    const stand = await stands[name]()
    onTestFinished(stand.service.close)
    const index = hostedIndexOf(searches[name])
    if (!index) throw new Error(`no index for ${name}`)
    const options = { adminKey: 'secret', fetch, wait: async () => undefined }
    const service = { endpoint: stand.service.url, ...options }
    const push = async (
      records: typeof before,
      wishes: Partial<{ dryRun: true; replace: true }> = {},
    ) =>
      sendRecords(records, { index, service, wishes: { dryRun: false, replace: false, ...wishes } })
    const hashes = () => new Map(stand.documents().map((one) => [idOf(one), one['hash']]))
    const writes = () =>
      stand.service.calls.filter(
        ({ method, path }) => method !== 'GET' && !path.endsWith('/browse'),
      )
    return { stand, push, hashes, writes }
  }
  const wanted = (records: typeof before) =>
    new Map(records.map(({ objectID, hash }) => [objectID, hash]))

  it('sends only what has changed, and the index then has what a new one would have', async () => {
    const { stand, push, hashes } = await open()
    expect(await push(before)).toBe('Pushed 8 records to `docs`.')
    expect(hashes()).toEqual(wanted(before))
    stand.service.calls.length = 0
    // Page b has another text, d is gone, and e is new.
    expect(await push(after)).toBe(
      'Pushed all records to `docs`: 2 new, 1 changed and 2 removed of 8 records.',
    )
    expect(hashes()).toEqual(wanted(after))
    const edited = recordsOf({ a: 'One, changed.', b: 'Two, changed.', c: 'Three.', e: 'Five.' })
    stand.service.calls.length = 0
    expect(await push(edited)).toBe(
      'Pushed changes to `docs`: 0 new, 1 changed and 0 removed of 8 records.',
    )
    expect(hashes()).toEqual(wanted(edited))
    const sent = stand.service.calls.map(({ text }) => text).join('\n')
    expect([sent.includes('One, changed.'), sent.includes('Three.')]).toEqual([true, false])
    const shorter = recordsOf({ a: 'One, changed.', b: 'Two, changed.', c: 'Three.' })
    expect(await push(shorter)).toBe(
      'Pushed changes to `docs`: 0 new, 0 changed and 2 removed of 6 records.',
    )
    expect(hashes()).toEqual(wanted(shorter))
  })

  it('writes nothing when nothing has changed, or in a dry run', async () => {
    const { stand, push, writes } = await open()
    expect(await push(before, { dryRun: true })).toBe('Would push 8 records; nothing was sent.')
    expect(writes()).toEqual([])
    await push(before)
    stand.service.calls.length = 0
    expect(await push(before)).toBe('All 8 records of `docs` are up to date.')
    expect(await push(after, { dryRun: true })).toBe(
      'Would push 2 new, 1 changed and 2 removed of 8 records; nothing was sent.',
    )
    expect(writes()).toEqual([])
  })

  it('sends everything when it is asked to', async () => {
    const { push, hashes } = await open()
    await push(before)
    expect(await push(before, { replace: true })).toBe('Pushed 8 records to `docs`.')
    expect(hashes()).toEqual(wanted(before))
  })
})

it('a record keeps its id when its text changes, and its hash when nothing does', () => {
  const [old, now] = [recordsOf({ a: 'One.' }), recordsOf({ a: 'Two.' })]
  expect(now.map(({ objectID }) => objectID)).toEqual(old.map(({ objectID }) => objectID))
  expect(now[0]?.hash).toBe(old[0]?.hash)
  expect(now[1]?.hash).not.toBe(old[1]?.hash)
})

it('records without an indexed hash count as changed', () => {
  const [first] = before
  const indexed = new Map([[first?.objectID ?? '', '']])
  expect(compareRecords(before.slice(0, 1), indexed).changed).toHaveLength(1)
})

it('cuts lists into batches', () => {
  expect(toBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(toBatches([], 2)).toEqual([])
})
