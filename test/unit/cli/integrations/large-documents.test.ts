import { Document } from 'yaml'
import { expect, it } from 'vitest'
import { createUniqueSlugs, openDocument } from '../../../../cli/integrations/open-api/document.ts'
import { createTargets } from '../../../../cli/integrations/open-api/follow-reference.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

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
