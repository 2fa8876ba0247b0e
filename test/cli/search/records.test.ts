import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRecords } from '../../../cli/search/create-records.ts'
import { pushToAlgolia } from '../../../cli/search/providers/push-to-algolia.ts'
import { pushToTypesense } from '../../../cli/search/providers/push-to-typesense.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { type ServiceReply, startService } from '../../unit/cli/search/algolia-service.ts'

const adminKey = 'secret-admin-key-0123456789'
const records = createRecords(
  [
    {
      key: 'current/en',
      pages: [
        {
          u: '/b/api/x',
          t: 'X',
          c: 'API › Core',
          b: 1,
          s: [
            ['', 0, '', 'About x.', ''],
            ['a', 1, 'A', '', ''],
            ['c', 2, 'C', 'Text of c.', ''],
          ],
        },
        { u: '/b/errors', t: 'Errors', c: '', b: 2, s: [['e', 1, 'E', '', '']] },
      ],
    },
  ],
  { origin: 'https://docs.example', siteTitle: 'Site', unversioned: new Set(['/b/errors']) },
)

/** What the record of the text below `c` contains with every provider. */
const textOfC = {
  content: 'Text of c.',
  anchor: 'c',
  url: 'https://docs.example/b/api/x#c',
  url_without_anchor: 'https://docs.example/b/api/x',
  type: 'content',
  language: 'en',
  version: 'current',
  docusaurus_tag: 'docs-default-current',
}

describe('createRecords', () => {
  it('Q2: makes a record of each heading and each text, in the shape of DocSearch', () => {
    expect(
      records.map(({ type, url, content, docusaurus_tag }) => [type, url, content, docusaurus_tag]),
    ).toEqual([
      ['lvl1', 'https://docs.example/b/api/x', null, 'docs-default-current'],
      ['content', 'https://docs.example/b/api/x', 'About x.', 'docs-default-current'],
      ['lvl2', 'https://docs.example/b/api/x#a', null, 'docs-default-current'],
      ['lvl3', 'https://docs.example/b/api/x#c', null, 'docs-default-current'],
      ['content', 'https://docs.example/b/api/x#c', 'Text of c.', 'docs-default-current'],
      ['lvl1', 'https://docs.example/b/errors', null, 'default'],
      ['lvl2', 'https://docs.example/b/errors#e', null, 'default'],
    ])
    expect(records[4]).toEqual({
      objectID: expect.stringMatching(/^[\da-f]{32}$/),
      hash: expect.stringMatching(/^[\da-f]{16}$/),
      hierarchy: {
        lvl0: 'API',
        lvl1: 'X',
        lvl2: 'A',
        lvl3: 'C',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      ...textOfC,
      weight: { pageRank: 1, level: 0, position: 4 },
    })
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
  })
})

const ok = (call: { readonly method: string }): ServiceReply =>
  call.method === 'GET'
    ? { status: 200, body: { status: 'published', pendingTask: false } }
    : { status: 200, body: { taskID: 7, objectIDs: [], updatedAt: '2024-01-01T00:00:00Z' } }

async function push(answer: Parameters<typeof startService>[0]) {
  const service = await startService(answer)
  onTestFinished(service.close)
  const waits: number[] = []
  const error = await pushToAlgolia(records, {
    endpoint: service.url,
    appId: 'APP',
    indexName: 'docs',
    adminKey,
    fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
  }).then(
    () => undefined,
    (fault: Error) => fault.message,
  )
  return { calls: service.calls, waits, error }
}

describe('pushToAlgolia', () => {
  it('Q2: fills a temporary index with the old settings and moves it into place', async () => {
    const { calls, error } = await push(ok)
    expect(error).toBeUndefined()
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/1/indexes/docs_docs-ssg_tmp/clear',
      '/1/indexes/docs/operation',
      '/1/indexes/docs_docs-ssg_tmp/batch',
      '/1/indexes/docs_docs-ssg_tmp/operation',
    ])
    expect(calls.find(({ path }) => path.endsWith('/batch'))?.body).toEqual({
      requests: records.map((body) => ({ action: 'addObject', body })),
    })
    expect(calls.at(-2)?.body).toEqual({ operation: 'move', destination: 'docs' })
    expect(
      calls.every(
        ({ headers }) =>
          headers['x-algolia-api-key'] === adminKey &&
          headers['x-algolia-application-id'] === 'APP',
      ),
    ).toBe(true)
  })

  it('Q2: a first push has no index to copy from', async () => {
    const { error } = await push((call) =>
      /clear$|docs\/operation$/.test(call.path)
        ? { status: 404, body: { message: 'Index does not exist' } }
        : ok(call),
    )
    expect(error).toBeUndefined()
  })

  it('Q2: tries again with growing waits, and gives up without touching the old index', async () => {
    let failures = 0
    const passing = await push((call) =>
      call.path.endsWith('/batch') && failures++ < 2 ? { status: 503, body: {} } : ok(call),
    )
    expect(passing.error).toBeUndefined()
    expect(passing.waits).toEqual([500, 1000])
    const broken = await push((call) =>
      call.path.endsWith('/batch') ? { status: 500, body: 'down' } : ok(call),
    )
    expect(broken.error).toContain(
      'responded to `POST /1/indexes/docs_docs-ssg_tmp/batch` with status 500: down',
    )
    expect(broken.calls.some(({ body }) => JSON.stringify(body)?.includes('"move"'))).toBe(false)
  })

  it('Q2: never shows the key, not even when the service does', async () => {
    const { error } = await push(() => ({
      status: 403,
      body: { message: `Invalid key ${adminKey}` },
    }))
    expect(error).toContain('with status 403')
    expect(error).not.toContain(adminKey)
    const malformed = await push(() => ({ status: 200, body: '<html>' }))
    expect(malformed.error).toContain('with something other than JSON')
  })
})

const site = async (host: string): Promise<string> =>
  siteOf({
    'docs/index.md': '# Home\n\nWelcome.\n\n## Part\n\nText.\n',
    'site.config.ts': `export default { title: 'T', url: 'https://t.example', search: { provider: 'algolia', appId: 'APP', apiKey: 'public', indexName: 'docs', host: '${host}' } }`,
  })

describe('docs-ssg search-records', () => {
  it('Q2: prints or writes the records; a dry run sends nothing; a push needs its key', async () => {
    const service = await startService(ok)
    onTestFinished(service.close)
    const siteDir = await site(service.url)
    const printed = await runCli(['search-records', siteDir])
    expect(JSON.parse(printed.stdout)).toMatchObject([
      { type: 'lvl1' },
      { content: 'Welcome.' },
      { anchor: 'part' },
      {},
    ])
    const file = join(siteDir, 'out/records.json')
    await runCli(['search-records', siteDir, '--out', file])
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(printed.stdout))
    const dry = await runCli(['search-records', siteDir, '--push', '--dry-run'])
    expect(dry.stdout).toContain('Would push 4 records; nothing was sent.')
    const keyless = await runCli(['search-records', siteDir, '--push'], {
      env: { ALGOLIA_ADMIN_KEY: '' },
    })
    expect([keyless.exitCode, keyless.stderr]).toEqual([
      2,
      expect.stringContaining('ALGOLIA_ADMIN_KEY'),
    ])
    expect(service.calls).toEqual([])
  })

  it('Q2: the key reaches the service and nothing else: no output, no file, no built site', async () => {
    const service = await startService(ok)
    onTestFinished(service.close)
    const siteDir = await site(service.url)
    const env = { ALGOLIA_ADMIN_KEY: adminKey }
    const pushed = await runCli(['search-records', siteDir, '--push'], { env })
    expect(pushed.stdout).toContain('Pushed 4 records to `docs`.')
    const built = await runCli(['build', siteDir], { env })
    expect(built.exitCode).toBe(0)
    expect(pushed.stdout + pushed.stderr + built.stdout + built.stderr).not.toContain(adminKey)
    expect(service.calls.every(({ headers }) => headers['x-algolia-api-key'] === adminKey)).toBe(
      true,
    )
    expect(
      service.calls.some(({ path, body }) => `${path}${JSON.stringify(body)}`.includes(adminKey)),
    ).toBe(false)
    const names = await readdir(siteDir, { recursive: true, withFileTypes: true })
    for (const entry of names.filter((found) => found.isFile()))
      expect(await readFile(join(entry.parentPath, entry.name), 'latin1')).not.toContain(adminKey)
  })
})

/**
 * The responses of a Typesense server, compared with the samples in the documentation of versions 27
 * to 30 (typesense/typesense-website): documents, collections and aliases.
 */
function typesense({
  method,
  path,
}: {
  readonly method: string
  readonly path: string
}): ServiceReply {
  if (path.includes('/documents/import'))
    return { status: 200, body: records.map(() => '{"success":true}').join('\n') }
  if (method === 'POST')
    return { status: 201, body: { name: 'docs_7', num_documents: 0, created_at: 1, fields: [] } }
  if (path.startsWith('/aliases'))
    return {
      status: 200,
      body: { name: 'docs', collection_name: method === 'PUT' ? 'docs_7' : 'docs_6' },
    }
  return { status: 200, body: { name: 'docs_6', num_documents: 7, fields: [] } }
}

async function pushSelfHosted(answer: Parameters<typeof startService>[0]) {
  const service = await startService(answer)
  onTestFinished(service.close)
  const error = await pushToTypesense(records, {
    endpoint: service.url,
    collection: 'docs',
    now: 7,
    adminKey,
    fetch,
    wait: async () => undefined,
  }).then(
    () => undefined,
    (fault: Error) => fault.message,
  )
  return { calls: service.calls.map(({ method, path }) => `${method} ${path}`), service, error }
}

describe('pushToTypesense', () => {
  it('Q2: fills a new collection, moves the alias, and deletes the old collection', async () => {
    const { calls, service, error } = await pushSelfHosted(typesense)
    expect(error).toBeUndefined()
    expect(calls).toEqual([
      'GET /aliases/docs',
      'POST /collections',
      'POST /collections/docs_7/documents/import?action=upsert',
      'PUT /aliases/docs',
      'DELETE /collections/docs_6',
    ])
    const [, created, , moved] = service.calls
    expect(created?.body).toMatchObject({ name: 'docs_7', default_sorting_field: 'item_priority' })
    expect(moved?.body).toEqual({ collection_name: 'docs_7' })
    expect(service.calls.every(({ headers }) => headers['x-typesense-api-key'] === adminKey)).toBe(
      true,
    )
  })

  it('Q2: sends one line of JSON for each record, with its levels as fields', async () => {
    const { service } = await pushSelfHosted(typesense)
    const sent = service.calls.find(({ path }) => path.includes('import'))?.text ?? ''
    const lines: unknown[] = sent.split('\n').map((line) => JSON.parse(line))
    expect(lines).toHaveLength(records.length)
    expect(lines[4]).toEqual({
      id: records[4]?.objectID,
      hash: records[4]?.hash,
      'hierarchy.lvl0': 'API',
      'hierarchy.lvl1': 'X',
      'hierarchy.lvl2': 'A',
      'hierarchy.lvl3': 'C',
      ...textOfC,
      item_priority: 1_000_000_995,
    })
  })

  it('Q2: the first push has no alias yet', async () => {
    const { calls, error } = await pushSelfHosted((call) =>
      call.method === 'GET' ? { status: 404, body: { message: 'Not Found' } } : typesense(call),
    )
    expect(error).toBeUndefined()
    expect(calls.at(-1)).toBe('PUT /aliases/docs')
  })

  it('Q2: a rejected record deletes the new collection and leaves the alias, and no key is told', async () => {
    const { calls, error } = await pushSelfHosted((call) =>
      call.path.includes('import')
        ? {
            status: 200,
            body: `{"success":true}\n{"success":false,"error":"Bad JSON.","code":400}`,
          }
        : typesense(call),
    )
    expect(error).toContain('Bad JSON.')
    expect(error).not.toContain(adminKey)
    expect(calls.at(-1)).toBe('DELETE /collections/docs_7')
    expect(calls).not.toContain('PUT /aliases/docs')
  })
})
