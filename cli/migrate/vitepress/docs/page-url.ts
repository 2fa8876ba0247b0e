/** The URL of a page without extension and trailing slash: `/guide/install`, or `/` for the home page. */
export function toPageUrl(path: string): string {
  const url = `/${path}`.replace(/\.md$/, '').replace(/(?<=\/)index$/, '')
  return url === '/' ? url : url.replace(/\/$/, '')
}

/** True for a page whose parameters are listed in a file beside it: `[pkg].md`, `guide/[name]/index.md`. */
export const isDynamic = (path: string): boolean => /\[[^\]/]+\]/.test(path)
