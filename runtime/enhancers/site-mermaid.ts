/** Fetches the Mermaid that a site has installed; undefined here, filled when a site that draws diagrams is bundled. */
export const loadMermaid: (() => Promise<unknown>) | undefined = undefined
