import { Document, isMap } from 'yaml'
import { expect, it } from 'vitest'
import { createUniqueSlugs, openDocument } from '../../../../cli/integrations/open-api/document.ts'
import { placeReleases } from '../../../../cli/integrations/changelog/date-releases.ts'
import { readReleases } from '../../../../cli/integrations/changelog/read-releases.ts'
import { toDocstring } from '../../../../cli/integrations/python/docstring-markdown.ts'
import type { PythonObject } from '../../../../cli/integrations/python/python-object.ts'
import {
  createPairFinder,
  createTargets,
} from '../../../../cli/integrations/open-api/follow-reference.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

const objectWith = (text: string): Pick<PythonObject, 'docstring' | 'parameters'> => ({
  docstring: [{ kind: 'text', title: '', text }],
  parameters: [],
})

/** Parts of a changelog. */
const many = 20_000
const numbers = Array.from({ length: many }, (_, index) => index)

const count = 3000
const refTo = (index: number): string => `#/components/schemas/S${index}`
/** Each schema is a reference to the next one. */
const chain = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [`S${index}`, { $ref: refTo(index + 1) }]),
)
const root = { components: { schemas: chain } }

/** Where the time grows with the square or the cube of the size, each takes longer than a test may. */
const works: Readonly<Record<string, () => void>> = {
  'a chain of references is followed': () => {
    const { resolve } = openDocument(root)
    for (const schema of Object.values(chain)) expect(resolve(schema)).toEqual({})
  },
  'the targets of references are found': () => {
    const hasTarget = createTargets(new Document(root))
    for (let index = 0; index <= count; index += 1)
      expect(hasTarget(refTo(index))).toBe(index < count)
  },
  'releases of one day and their links are read': () => {
    const entries = numbers.map((index) => `## [1.0.${index}] - 2026-01-01\n\n- a`)
    const links = numbers.map((index) => `[1.0.${index}]: https://a.example/${index}`)
    const text = [...entries, '[1.0.7] and [1.0.5]', ...links].join('\n\n')
    const releases = placeReleases(readReleases(text))
    expect(releases).toHaveLength(many)
    expect(releases.at(-1)?.content).toBe(
      '- a\n\n[1.0.7] and [1.0.5]\n\n[1.0.5]: https://a.example/5\n[1.0.7]: https://a.example/7',
    )
    expect(releases.at(-2)?.moment).toBe('2026-01-01T00:01:00Z')
  },
  'releases without a day get one': () => {
    const text = numbers.map((index) => `## 1.0.${index}\n\n- a`).join('\n')
    expect(placeReleases(readReleases(text)).map(({ date }) => date)).toEqual(
      numbers.map(() => undefined),
    )
  },
  'brackets without an end are read': () => {
    const text = `## 1.0.0\n\n${'['.repeat(1_000_000)}\n\n[a]: b\n`
    expect(readReleases(text)).toHaveLength(1)
  },
  'fences and sessions of a docstring are read': () => {
    for (const part of ['```a\nb\n```\n', '```a\n', '>>> a\n', '>>>  ', '!!! note\n\n']) {
      const object = objectWith(part.repeat(40_000))
      expect(toDocstring(object, (type) => type)).toHaveLength(1)
    }
    const [long] = toDocstring(objectWith(`!!! ${'a'.repeat(300_000)}!`), (type) => type)
    expect(long).toContain('!!!')
  },
  'operations with one name get ids': () => {
    const uniqueSlug = createUniqueSlugs(['index'])
    const slugs = Array.from({ length: 20_000 }, () => uniqueSlug('a'))
    expect(new Set(slugs).size).toBe(20_000)
    expect(slugs.slice(0, 3)).toEqual(['a', 'a-2', 'a-3'])
  },
}

it.each(Object.keys(works))(
  'in a hostile document, %s in time that grows with its length',
  (name) => {
    countAttempts(1)
    works[name]?.()
  },
)

it('the keys of a map are read once, whatever number of places is asked for', () => {
  const document = new Document(root)
  const map = document.getIn(['components', 'schemas'])
  if (!isMap(map)) throw new Error('The document has schemas.')
  const { items } = map
  let reads = 0
  Object.defineProperty(map, 'items', {
    get: () => {
      reads += 1
      return items
    },
  })
  const findPair = createPairFinder(document)
  for (const name of Object.keys(chain)) expect(findPair(map, name)).toBeDefined()
  expect(reads).toBe(1)
})
