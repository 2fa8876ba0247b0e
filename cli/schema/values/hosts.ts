import * as v from 'valibot'

/** The hosts whose limits are known. */
export const hostName = v.picklist(['cloudflare-pages', 'github-pages', 'netlify', 'vercel'])

/** A host whose limits are known. */
export type HostName = v.InferOutput<typeof hostName>
