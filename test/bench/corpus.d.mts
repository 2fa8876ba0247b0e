/** Write a site with `count` pages into `folder`; `tiny` pages have two paragraphs and no code. */
export function writeCorpus(folder: string, count: number, tiny?: boolean): void
/** Write a site of tiny pages with 20 links each and every check that needs no package. */
export function writeLinkedCorpus(folder: string, count: number): void
/** Path of page `index` below the docs folder. */
export function pagePath(index: number): string
