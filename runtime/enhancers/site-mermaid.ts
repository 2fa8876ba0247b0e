/**
 * Loads the Mermaid that the site has installed. Undefined here; the bundler replaces this module
 * for sites with diagrams.
 */
export const loadMermaid: (() => Promise<unknown>) | undefined = undefined
