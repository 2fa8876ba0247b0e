import { expect, it } from 'vitest'
import { contentComponents } from '../../../../runtime/components/content/components.ts'
import { contentComponentNames } from '../../../../runtime/shared/text/component-names.ts'

it('A: Markdown knows exactly the components that can be rendered', () => {
  expect([...contentComponentNames].toSorted()).toEqual(Object.keys(contentComponents).toSorted())
})
