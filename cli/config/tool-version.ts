declare const __DOCS_SSG_BUILD__: string | undefined

/** Changes with every change of docs-ssg's own code and of what it is bundled from; part of every cache key. */
export const toolVersion: string =
  typeof __DOCS_SSG_BUILD__ === 'string' ? __DOCS_SSG_BUILD__ : 'source'
