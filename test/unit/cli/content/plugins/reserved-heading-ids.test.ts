import { expect, it } from 'vitest'
import { reservedIds } from '../../../../../runtime/shared/html/reserved-ids.ts'
import { pageOf } from '../page-of.ts'

it.each([...reservedIds])('P20: gives a heading `%s` a suffix', async (id) => {
  const { headings } = await pageOf(`# a\n\n## ${id.replaceAll('-', ' ')}\n\n## ${id}\n`)
  const own = headings.map((heading) => heading.id).filter((one) => one !== 'a')
  expect(own).toEqual([`${id}-1`, `${id}-2`])
})
