// Stands for `@theme/Footer` in pages with a layout of their own: the shell has one already.
import type { ReactElement } from 'react'

/** Nothing to be seen; it says that the footer of the shell is wanted. */
export default function Footer(): ReactElement {
  return <div data-own-footer="" hidden />
}
