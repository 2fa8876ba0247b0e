/** The description of the search in a language, relative to the output folder: `de/opensearch.xml`. */
export const openSearchPath = (localePath: string): string =>
  `${localePath.replace(/^\/+|\/+$/g, '')}/opensearch.xml`.replace(/^\//, '')
