import { createContext, useContext } from 'react'
import { english, type Words } from './translations.ts'

/** The texts of the page's language; English where nobody says which. */
export const WordsContext = /* @__PURE__ */ createContext<Words>(english)

/** What docs-ssg itself says on the page that is being rendered. */
export function useWords(): Words {
  return useContext(WordsContext)
}
