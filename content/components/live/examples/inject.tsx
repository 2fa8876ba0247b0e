import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit'
import { type ReactElement, useState } from 'react'
import { useDispatch } from 'react-redux'
import { defineExample } from '../example.ts'

const postsSlice = createSlice({ name: 'posts', initialState: ['Hello'], reducers: {} })

const createStats = (visits: number) =>
  createSlice({
    name: 'stats',
    initialState: { visits },
    reducers: {
      visited(state) {
        state.visits += 1
      },
    },
  })

export const example = defineExample({
  controls: {
    visits: {
      label: 'Initial number of visits',
      value: 1,
      min: 0,
      max: 100,
      code: /visits: (\d+)/,
      restarts: true,
    },
  },
  start({ values, log, logger }) {
    const statsSlice = createStats(values().visits)
    const rootReducer = combineSlices(postsSlice)
    const store = configureStore({
      reducer: rootReducer,
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(logger),
    })

    function Stats(): ReactElement {
      const dispatch = useDispatch()
      const [isInjected, setIsInjected] = useState(false)
      const inject = (): void => {
        rootReducer.inject(statsSlice)
        log('rootReducer.inject(statsSlice)')
        setIsInjected(true)
      }
      return (
        <>
          <p className="live__buttons">
            <button type="button" onClick={inject}>
              inject(statsSlice)
            </button>
            <button type="button" onClick={() => dispatch(statsSlice.actions.visited())}>
              Dispatch visited()
            </button>
            <button type="button" onClick={() => dispatch({ type: 'any action' })}>
              Dispatch any action
            </button>
          </p>
          <p>The slice {isInjected ? 'is' : 'isn’t'} injected.</p>
        </>
      )
    }
    return {
      store,
      render: () => <Stats />,
      view: () => ({ title: 'State of the store', value: store.getState() }),
    }
  },
})
