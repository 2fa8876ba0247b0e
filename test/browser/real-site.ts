import { buildSite } from '../cli/site/built-site.ts'
import { type Served, serveFolder } from './serve-folder.ts'

/** This repository's documentation, served. */
export interface RealSite extends Served {
  readonly folder: string
}

/** Build the site, or take the built one that `DOCS_SSG_SITE` names, and serve it. */
export async function startRealSite(): Promise<RealSite> {
  const folder = process.env['DOCS_SSG_SITE'] ?? (await buildSite()).folder
  return { folder, ...(await serveFolder(folder)) }
}
