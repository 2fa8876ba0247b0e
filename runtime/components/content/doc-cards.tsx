import type { ReactElement } from 'react'
import type { ContentProps } from './content-props.ts'

/**
 * Cards for the entries beside the page in its sidebar. The build creates them when there is no
 * content between the tags.
 */
export function DocCardList({ className, children }: ContentProps): ReactElement {
  const classes = ['cards', className].filter(Boolean).join(' ')
  const hasContent = Array.isArray(children) ? children.length > 0 : Boolean(children)
  if (hasContent) return <div className={classes}>{children}</div>
  return <div className={classes} data-doc-cards="" />
}
