/** The URL of a page without ending and trailing slash: `/guide/install`, `/` for the home page. */
export function toPageUrl(path: string): string {
  const url = `/${path}`.replace(/\.md$/, '').replace(/(?<=\/)index$/, '')
  return url === '/' ? url : url.replace(/\/$/, '')
}

/** True for a page whose parameters a file beside it lists: `[pkg].md`, `guide/[name]/index.md`. */
export const isDynamic = (path: string): boolean => /\[[^\]/]+\]/.test(path)
