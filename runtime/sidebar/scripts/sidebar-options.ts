import type { SidebarOptions } from '../sidebar-html.ts'
import * as sidebarAttributes from '../sidebar-attributes.ts'
import { menuClasses } from '../sidebar-names.ts'
import { find } from '../../dom/queries.ts'
import { sidebarTranslations } from '../../i18n/sidebar.ts'
import { t } from '../../i18n/t.ts'

/** How the page writes its sidebar: in its language, and with the class of its links. */
export function sidebarOptions(): SidebarOptions {
  const { link } = menuClasses
  const hasClass = find(`[${sidebarAttributes.sidebar}] .${link}`) !== undefined
  return {
    texts: {
      pagesOf: t(sidebarTranslations, 'pagesOf'),
      leavesSite: t(sidebarTranslations, 'leavesSite'),
    },
    linkClass: hasClass ? link : undefined,
  }
}
