import { describe, expect, it } from 'vitest'
import { readAlgolia } from '../../../../cli/search/providers/update-algolia.ts'
import {
  pushToMeilisearch,
  readMeilisearch,
} from '../../../../cli/search/providers/push-to-meilisearch.ts'
import { pushToTypesense } from '../../../../cli/search/providers/push-to-typesense.ts'
import {
  readTypesense,
  updateTypesense,
} from '../../../../cli/search/providers/update-typesense.ts'
import { createServiceApi, PushError } from '../../../../cli/search/providers/service-api.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

const adminKey = 'secret-key'
type Answer = (path: string, method: string) => BodyInit | ReadableStream

/** A service that anyone may run, in this process. */
function open(answer: Answer) {
  const state = { calls: 0 }
  const fetch: typeof globalThis.fetch = async (url, { method = '' } = {}) => {
    state.calls += 1
    return new Response(answer(String(url), method))
  }
  const service = { endpoint: 'https://search.example', adminKey, fetch, wait: async () => {} }
  const names = { appId: 'a', indexName: 'docs', collection: 'docs', indexUid: 'docs', now: 7 }
  return { options: { ...service, ...names }, state }
}

const record = {
  objectID: 'a',
  hash: 'h',
  url: '/',
  content: '',
  type: 'lvl1',
  hierarchy: {},
  weight: {},
}
const odd = [
  'null',
  '1',
  'true',
  '[]',
  '{}',
  '{"toString":1,"valueOf":1}',
  '[{"toString":1,"valueOf":1}]',
  '{"__proto__":{"a":1}}',
  '{"length":4294967295}',
]
const inForms = (...forms: string[]): string[] =>
  forms.flatMap((form) => odd.map((value) => form.replaceAll('?', value)))

const alias = '{"collection_name":"docs_1"}'
const reads = {
  algolia: {
    texts: inForms('?', '{"hits":?}', '{"hits":[?]}', '{"hits":[{"objectID":?,"hash":?}]}'),
    read: (text: string) => readAlgolia(open(() => text).options),
  },
  meilisearch: {
    texts: inForms(
      '?',
      '{"results":?}',
      '{"results":[?]}',
      '{"results":[{"objectID":?,"hash":?}]}',
    ),
    read: (text: string) => readMeilisearch(open(() => text).options),
  },
  typesense: {
    texts: inForms('?', '{"id":?,"hash":?}', '{"id":"a","hash":?}'),
    read: (text: string) =>
      readTypesense(open((path) => (path.includes('/aliases/') ? alias : text)).options),
  },
  'typesense’s alias': {
    texts: inForms('?', '{"collection_name":?}'),
    read: (text: string) => readTypesense(open(() => text).options),
  },
  'meilisearch’s task': {
    texts: inForms('{"taskUid":1,"status":"failed","error":?}').concat(
      inForms('{"taskUid":1,"status":"failed","error":{"message":?}}', '{"taskUid":[?]}'),
    ),
    read: (text: string) => pushToMeilisearch([], open(() => text).options),
  },
}

describe('a hostile search service', () => {
  it.each(Object.entries(reads))(
    'that sends odd values stops no push of %s with a crash',
    async (_, { texts, read }) => {
      countAttempts(texts.length)
      for (const text of texts) {
        const result = await read(text).catch((error: unknown) => error)
        if (result instanceof Error) expect(result, text).toBeInstanceOf(PushError)
      }
    },
  )

  it.each([
    [
      'algolia with the same records',
      readAlgolia,
      (): string => '{"hits":[{"objectID":"a"}],"cursor":"c"}',
    ],
    ['algolia without records', readAlgolia, (): string => '{"hits":[],"cursor":"c"}'],
  ] as const)('whose list does not end stops no push: %s', async (_, read, answer) => {
    countAttempts(1)
    const { options, state } = open(answer)
    await expect(read(options)).rejects.toThrow('lists more than 5000000 records')
    expect(state.calls).toBeLessThan(6000)
  })

  it('that starts its list again with an empty cursor is read once', async () => {
    countAttempts(1)
    const { options, state } = open(() => '{"hits":[{"objectID":"a"}],"cursor":""}')
    expect((await readAlgolia(options))?.size).toBe(1)
    expect(state.calls).toBe(1)
  })

  it('that never ends a response does not fill the memory', async () => {
    countAttempts(1)
    let sent = 0
    const chunk = new Uint8Array(16_000_000)
    const { options, state } = open(
      (): ReadableStream =>
        new ReadableStream({
          pull(controller): void {
            sent += 1
            controller.enqueue(chunk)
          },
        }),
    )
    await expect(readAlgolia(options)).rejects.toThrow('more than 256 MB')
    expect(sent).toBeLessThan(20)
    expect(state.calls).toBe(1)
  })

  it('that sends no more is given up after the time of one response', async () => {
    countAttempts(1)
    let calls = 0
    const fetch: typeof globalThis.fetch = async (_, init) => {
      calls += 1
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    }
    const { options } = open(() => '')
    const call = createServiceApi({ ...options, fetch, timeout: 1 }, {})
    await expect(call({ method: 'GET', path: '/1' })).rejects.toThrow('Try again later.')
    expect(calls).toBe(1)
  })

  it.each([
    [
      'a rejected record',
      () =>
        pushToTypesense(
          [record as never],
          open((path) =>
            path.includes('import') ? `{"success":false,"error":"${adminKey}"}` : alias,
          ).options,
        ),
    ],
    [
      'an export',
      () => readTypesense(open((path) => (path.includes('/aliases/') ? alias : adminKey)).options),
    ],
  ])('that repeats the key in %s puts it into no message', async (_, push) => {
    countAttempts(1)
    const error: unknown = await push().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PushError)
    expect(String(error)).toContain('***')
    expect(String(error)).not.toContain(adminKey)
  })

  it.each(['a] || id:!=[b', 'a,b', '`', '*', 'a b', '', '..\u0000', '&x=1'])(
    'whose record has the id %j changes no filter',
    async (id) => {
      countAttempts(1)
      const { options, state } = open(() => alias)
      const update = updateTypesense({ added: [], changed: [], removed: ['b', id] }, options)
      await expect(update).rejects.toThrow('which docs-ssg did not write')
      expect(state.calls).toBe(1)
    },
  )
})
