import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { pause } from './probe.mjs'

/** @returns a store with listeners, whose reducer counts actions */
export function listening(options) {
  const made = createListenerMiddleware(options)
  const store = configureStore({
    reducer: (count = 0) => count + 1,
    devTools: false,
    middleware: (get) => get().prepend(made.middleware),
  })
  const go = (type = 'x') => store.dispatch({ type })
  return { ...made, store, go }
}

/** @returns what an effect noted, after its actions and a pause */
export async function noted(effect, act = ({ go }) => go(), options) {
  const notes = []
  const made = listening(options)
  made.startListening({ type: 'x', effect: (action, api) => effect(api, notes, action) })
  await act(made, notes)
  await pause(15)
  return notes
}
