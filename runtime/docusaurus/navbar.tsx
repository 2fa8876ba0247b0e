// Replaces `@theme/Navbar` in pages with their own layout, because the shell has one already.
import type { ReactElement } from 'react'

/** A hidden element that tells the style sheet to show the navbar of the shell. */
export default function Navbar(): ReactElement {
  return <div data-own-navbar="" hidden />
}
