import type { PageTwin } from '../model/page.ts'
import { hashOf } from '../primitives/hash.ts'

/** The Markdown of an article, and of what only its HTML shows. */
export function toPageTwin(text: string, forPeople = ''): PageTwin {
  return { hash: hashOf(text), text, ...(forPeople !== '' && { forPeople }) }
}
