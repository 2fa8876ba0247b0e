// Stands for `@theme/Navbar` in pages with a layout of their own: the shell has one already.
import type { ReactElement } from 'react'

/** Nothing to be seen; it says that the navbar of the shell is wanted. */
export default function Navbar(): ReactElement {
  return <div data-own-navbar="" hidden />
}
