import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { root } from '../dom/document.ts'

/** Say in the title that the page broke, or take that back. */
export function setPageError(isBroken: boolean): void {
  const title = root().querySelector('head > title')
  const name = root().dataset
  if (!title) return
  if (isBroken) {
    const pageError = t(scriptTranslations, 'pageError')
    name['pageTitle'] ??= title.textContent
    const site = root().querySelector('meta[property="og:site_name"]')?.getAttribute('content')
    title.textContent = site ? `${pageError} | ${site}` : pageError
  } else if (name['pageTitle'] !== undefined) {
    title.textContent = name['pageTitle']
    delete name['pageTitle']
  }
}
