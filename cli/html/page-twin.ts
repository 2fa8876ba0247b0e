import type { PageTwin } from '../model/page.ts'
import { hashOf } from '../primitives/hash.ts'

/** The Markdown of an article. */
export function toPageTwin(text: string): PageTwin {
  return { hash: hashOf(text), text }
}
