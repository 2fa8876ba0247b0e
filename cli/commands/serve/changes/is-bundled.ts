import type { SiteFile } from '../serve-contract.ts'

/** A file that is served from memory. */
export type MadeFile = Exclude<SiteFile, { from: string }>

/** A file that the bundler made, in whose name is the hash of its contents. */
export const isBundled = (file: SiteFile | undefined): file is MadeFile =>
  file !== undefined && !('from' in file) && /^assets\/[^/]+\.js$/.test(file.path)
