import { expect, it } from 'vitest'
import { contentComponents } from '../../../../runtime/components/content/components.ts'
import { builtInComponents } from '../../../../cli/content/nodes/built-in-components.ts'

it('A: Markdown knows exactly the components that can be rendered', () => {
  // A plugin replaces it, so nothing renders it.
  const names = Object.keys(builtInComponents).filter((name) => name !== 'TypeTable')
  expect(names.toSorted()).toEqual(Object.keys(contentComponents).toSorted())
})
