/** Where a link leads, without query, hash and slash at its end: the address by which pages are known here. */
export const toPageUrl = (target: string): string =>
  target.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
