import { expectTypeOf, it } from 'vitest'
import type { SlotProps } from '../../../runtime/components/content/components.ts'
import type { DocPageView, PageView } from '../../../runtime/shared/views/site-view.ts'

it('gives each slot the props that it has', () => {
  expectTypeOf<SlotProps['page']>().toEqualTypeOf<PageView>()
  expectTypeOf<SlotProps<'head'>['page']>().toEqualTypeOf<PageView>()
  expectTypeOf<SlotProps<'tocBottom'>['page']>().toEqualTypeOf<DocPageView>()
  expectTypeOf<SlotProps<'footer'>>().not.toHaveProperty('page')
  expectTypeOf<SlotProps<'footer'>>().toHaveProperty('children')
})
