import { configureStore, createAction, createReducer, nanoid } from '@reduxjs/toolkit'
import type { ReactElement } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { defineExample } from '../example.ts'

const reviewAdded = createAction('shop/reviewAdded', (productId: string, stars: number) => ({
  payload: { id: nanoid(), productId, stars },
  meta: { source: 'product page' },
}))
type Action = ReturnType<typeof reviewAdded>

export const example = defineExample({
  controls: {
    product: {
      label: 'productId',
      value: 'mug',
      choices: ['mug', 'shirt', 'poster'],
      code: /reviewAdded\('(\w+)'/,
    },
    stars: { label: 'stars', value: 5, min: 1, max: 5, code: /reviewAdded\('\w+', (\d)\)/ },
  },
  start({ logger }) {
    const initialState: readonly Action[] = []
    const store = configureStore({
      reducer: createReducer(initialState, (builder) =>
        builder.addCase(reviewAdded, (state, action) => void state.push(action)),
      ),
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })

    interface ReviewsProps {
      readonly product: string
      readonly stars: number
    }
    function Reviews({ product, stars }: ReviewsProps): ReactElement {
      const dispatch = useDispatch()
      const reviews = useSelector((state: readonly Action[]) => state)
      return (
        <>
          <p className="live__buttons">
            <button type="button" onClick={() => dispatch(reviewAdded(product, stars))}>
              Add a review
            </button>
          </p>
          <ul aria-label="Reviews">
            {reviews.map(({ payload }) => (
              <li key={payload.id}>
                {payload.productId}: {payload.stars} of 5 stars
              </li>
            ))}
          </ul>
        </>
      )
    }
    return {
      store,
      render: (values) => <Reviews {...values} />,
      view: () => ({ title: 'The last action', value: store.getState().at(-1) ?? null }),
    }
  },
})
