/**
 * Elements in the tree of an article that stand for places where the build cuts its HTML, by the place.
 * They have no attributes and no content, and no page contains them.
 */
export const placeTags = {
  docCards: 'docs-ssg-doc-cards',
  excerptEnd: 'docs-ssg-excerpt-end',
} as const

/** A place that an element of the tree stands for. */
export type TaggedPlace = keyof typeof placeTags

/** The place that an element with this name stands for; undefined for all other elements. */
export function toTaggedPlace(tagName: string): TaggedPlace | undefined {
  if (tagName === placeTags.docCards) return 'docCards'
  return tagName === placeTags.excerptEnd ? 'excerptEnd' : undefined
}
