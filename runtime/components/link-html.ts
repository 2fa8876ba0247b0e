import { type Attributes, type ElementTree, describeElement } from '../shared/html/element-tree.ts'
import type { LinkView } from '../shared/views/site-view.ts'
import { describeIcon } from './icon-html.ts'

interface LinkOptions {
  /** Written before `href`. */
  readonly attributes?: Attributes
  /** Says that the link leaves the site. */
  readonly leavesSite: string
  /** Before the label. */
  readonly icon?: ElementTree | undefined
  /** There is an icon, and the label is for screen readers only. */
  readonly hideLabel?: boolean
  /** After the label. */
  readonly badge?: ElementTree | undefined
}

/**
 * A link outside articles. One that leaves the site has an icon, and a note for screen readers.
 */
export function describeLink(link: LinkView, options: LinkOptions): ElementTree {
  const { attributes, leavesSite, icon, hideLabel = false, badge } = options
  // Between the two words for screen readers.
  const gap = badge ? ' ' : undefined
  const label = hideLabel ? describeHiddenText(link.label) : link.label
  if (!link.external)
    return describeElement('a', { ...attributes, href: link.href }, icon, label, gap, badge)
  return describeElement(
    'a',
    { ...attributes, href: link.href, rel: 'noopener noreferrer' },
    icon,
    label,
    gap,
    badge,
    hideLabel
      ? undefined
      : describeIcon({ name: 'external', size: 14, className: 'icon--external' }),
    describeHiddenText(` ${leavesSite}`),
  )
}

const describeHiddenText = (text: string): ElementTree =>
  describeElement('span', { class: 'visually-hidden' }, text)
