import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { root } from '../dom/document.ts'

/** Show in the title of the page that it crashed, or restore the title. */
export function setPageError(hasCrashed: boolean): void {
  const title = root().querySelector('head > title')
  const { dataset } = root()
  if (!title) return
  if (hasCrashed) {
    const pageError = t(scriptTranslations, 'pageError')
    dataset['pageTitle'] ??= title.textContent
    const site = root().querySelector('meta[property="og:site_name"]')?.getAttribute('content')
    title.textContent = site ? `${pageError} | ${site}` : pageError
  } else if (dataset['pageTitle'] !== undefined) {
    title.textContent = dataset['pageTitle']
    delete dataset['pageTitle']
  }
}
