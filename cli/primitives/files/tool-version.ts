declare const DOCS_SSG_BUILD: string | undefined

/**
 * Changes with every change of docs-ssg's own code and of its packages; part of every cache key.
 */
export const toolVersion: string = typeof DOCS_SSG_BUILD === 'string' ? DOCS_SSG_BUILD : 'source'
