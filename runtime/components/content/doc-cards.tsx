import type { ReactElement } from 'react'
import type { ContentProps } from './content-props.ts'

/** Cards of what stands beside the page in its sidebar; the build fills them in where nothing stands between the tags. */
export function DocCardList({ className, children }: ContentProps): ReactElement {
  const classes = ['cards', className].filter(Boolean).join(' ')
  const isGiven = Array.isArray(children) ? children.length > 0 : Boolean(children)
  if (isGiven) return <div className={classes}>{children}</div>
  return <div className={classes} data-doc-cards="" />
}
