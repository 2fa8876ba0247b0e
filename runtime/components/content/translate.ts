import type { ContentFunction } from './content-function.ts'

/** The content between the tags; the build replaces it with its text. */
export const translate: ContentFunction = ({ children }) => [...children]
