import { createContext } from 'react'

/** True for what an island renders. The island is hydrated as a whole, so it contains no other. */
export const InsideIsland = createContext(false)
