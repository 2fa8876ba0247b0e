/** The target of a link without query, hash and trailing slash, which identifies pages here. */
export const toPageUrl = (target: string): string =>
  target.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
