import type { AnchorHTMLAttributes, ReactElement } from 'react'
import type { LinkView } from '../shared/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'
import { useWords } from './words.ts'

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly link: LinkView
}

/** A link of the shell; one that leaves the site says so to eyes and ears. */
export function SiteLink({ link, ...attributes }: SiteLinkProps): ReactElement {
  const { leavesSite } = useWords()
  if (!link.external) {
    return (
      <a {...attributes} href={link.href}>
        {link.label}
      </a>
    )
  }
  return (
    <a {...attributes} href={link.href} rel="noopener noreferrer">
      {link.label}
      <Icon name="external" size={14} className="icon--external" />
      <HiddenText>{` ${leavesSite}`}</HiddenText>
    </a>
  )
}
