/** Write a site with `count` pages into `folder`; `tiny` pages have two paragraphs and no code. */
export function writeCorpus(folder: string, count: number, tiny?: boolean): void
/** Path of page `index` below the docs folder. */
export function pagePath(index: number): string
