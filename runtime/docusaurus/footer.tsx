// Replaces `@theme/Footer` in pages with their own layout, because the shell has one already.
import type { ReactElement } from 'react'

/** A hidden element that tells the style sheet to show the footer of the shell. */
export default function Footer(): ReactElement {
  return <div data-own-footer="" hidden />
}
