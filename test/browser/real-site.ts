import { buildSite } from '../cli/site/built-site.ts'
import { type Served, serveFolder } from './serve-folder.ts'

/** This repository's documentation, served. */
export interface RealSite extends Served {
  readonly folder: string
}

/** Build the site, or take the built one that `DOCS_SSG_SITE` names, and serve it. */
export async function startRealSite(): Promise<RealSite> {
  const given = process.env['DOCS_SSG_SITE']
  const built = given === undefined ? await buildSite() : undefined
  const folder = built?.folder ?? given ?? ''
  const server = await serveFolder(folder)
  const close = async (): Promise<void> => {
    await server.close()
    built?.remove()
  }
  return { origin: server.origin, folder, close }
}
