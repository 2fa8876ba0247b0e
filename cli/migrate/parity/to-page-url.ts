/**
 * The target of a link without query, hash and trailing slash, which is how pages are identified
 * here.
 */
export const toPageUrl = (target: string): string =>
  target.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
