import { root } from './dom.ts'

const pageError = 'Page Error'

/** Say in the title that the page broke, or take that back. */
export function setPageError(isBroken: boolean): void {
  const title = root().querySelector('head > title')
  const name = root().dataset
  if (!title) return
  if (isBroken) {
    name['pageTitle'] ??= title.textContent
    const site = root().querySelector('meta[property="og:site_name"]')?.getAttribute('content')
    title.textContent = site ? `${pageError} | ${site}` : pageError
  } else if (name['pageTitle'] !== undefined) {
    title.textContent = name['pageTitle']
    delete name['pageTitle']
  }
}
