import type { AnchorHTMLAttributes, ReactElement } from 'react'
import type { LinkView } from '../shared/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly link: LinkView
  /** A style sheet draws an icon: the label is for the ear alone. */
  readonly hideLabel?: boolean
}

/** A link of the shell; one that leaves the site says so to eyes and ears. */
export function SiteLink({ link, hideLabel = false, ...attributes }: SiteLinkProps): ReactElement {
  const { leavesSite } = useTranslations()
  const label = hideLabel ? <HiddenText>{link.label}</HiddenText> : link.label
  if (!link.external) {
    return (
      <a {...attributes} href={link.href}>
        {label}
      </a>
    )
  }
  return (
    <a {...attributes} href={link.href} rel="noopener noreferrer">
      {label}
      {hideLabel ? null : <Icon name="external" size={14} className="icon--external" />}
      <HiddenText>{` ${leavesSite}`}</HiddenText>
    </a>
  )
}
