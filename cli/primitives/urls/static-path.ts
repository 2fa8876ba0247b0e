/** True for a URL of another site, with or without its scheme. */
export const isElsewhere = (path: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)

/** The path of a static file from the top of the site, however it is written: `a.png`, `./a.png`, `/a.png`. */
export const toStaticPath = (path: string): string =>
  isElsewhere(path) ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`
