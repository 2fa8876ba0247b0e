import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { type ReactElement, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { defineExample } from '../example.ts'

interface Product {
  readonly id: string
  readonly name: string
  readonly price: number
}

const comparers: Readonly<Record<string, (a: Product, b: Product) => number>> = {
  '(a, b) => a.name.localeCompare(b.name)': (a, b) => a.name.localeCompare(b.name),
  '(a, b) => a.price - b.price': (a, b) => a.price - b.price,
  '(a, b) => b.price - a.price': (a, b) => b.price - a.price,
}

const offers: readonly Product[] = [
  { id: 'p3', name: 'Lamp', price: 40 },
  { id: 'p1', name: 'Chair', price: 90 },
  { id: 'p2', name: 'Desk', price: 250 },
]

export const example = defineExample({
  controls: {
    sortComparer: {
      label: 'sortComparer',
      value: '(a, b) => a.name.localeCompare(b.name)',
      choices: [...Object.keys(comparers), 'false'],
      code: /sortComparer: (.+),\n/,
      restarts: true,
    },
  },
  start({ values, logger }) {
    const adapter = createEntityAdapter<Product>({
      sortComparer: comparers[values().sortComparer] ?? false,
    })
    const slice = createSlice({
      name: 'products',
      initialState: adapter.getInitialState(undefined, offers),
      reducers: {
        productAdded: adapter.addOne,
        productUpdated: adapter.updateOne,
        productUpserted: adapter.upsertOne,
        productRemoved: adapter.removeOne,
      },
    })
    const { productAdded, productUpdated, productUpserted, productRemoved } = slice.actions
    const store = configureStore({
      reducer: { products: slice.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })
    type RootState = ReturnType<typeof store.getState>
    const { selectAll } = adapter.getSelectors<RootState>((state) => state.products)

    function Products(): ReactElement {
      const dispatch = useDispatch()
      const products = useSelector(selectAll)
      const [draft, setDraft] = useState({ id: 'p4', name: 'Bookcase', price: '120' })
      const product = { ...draft, price: Number(draft.price) }
      return (
        <>
          <ul aria-label="Products">
            {products.map(({ id, name, price }) => (
              <li key={id}>
                {name}, ${price}{' '}
                <button
                  type="button"
                  aria-label={`+60 for ${name}`}
                  onClick={() => dispatch(productUpdated({ id, changes: { price: price + 60 } }))}
                >
                  +60
                </button>{' '}
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => dispatch(productRemoved(id))}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <p className="live__buttons">
            {(['id', 'name', 'price'] as const).map((field) => (
              <label key={field}>
                {field}{' '}
                <input
                  size={field === 'name' ? 10 : 4}
                  value={draft[field]}
                  onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
                />
              </label>
            ))}
          </p>
          <p className="live__buttons">
            <button type="button" onClick={() => dispatch(productAdded(product))}>
              addOne
            </button>
            <button type="button" onClick={() => dispatch(productUpserted(product))}>
              upsertOne
            </button>
          </p>
        </>
      )
    }
    return {
      store,
      render: () => <Products />,
      view: () => ({ title: 'state.products', value: store.getState().products }),
    }
  },
})
