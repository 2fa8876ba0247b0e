import type { ReactElement } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'
import type { Attributes, ElementTree } from '../shared/html/element-tree.ts'
import type { LinkView } from '../shared/views/site-view.ts'
import { describeLink } from './link-html.ts'
import { toReact } from './to-react.ts'

interface SiteLinkProps {
  readonly link: LinkView
  readonly attributes?: Attributes
  /** Before the label. */
  readonly icon?: ElementTree | undefined
  /** There is an icon, and the label is for screen readers only. */
  readonly hideLabel?: boolean
}

/** A link outside articles, which says so when it leaves the site. */
export function SiteLink({
  link,
  attributes = {},
  icon,
  hideLabel = false,
}: SiteLinkProps): ReactElement {
  const { leavesSite } = useTranslations()
  return toReact(describeLink(link, { attributes, leavesSite, icon, hideLabel }))
}
