/** The levels of a record: the category, the page, and the headings that contain the text. */
export const recordLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
/** One of the levels. */
export type RecordLevel = (typeof recordLevels)[number]

/** One record of the index. */
export interface SearchRecord {
  /** The same for the same location, whatever its text is. */
  readonly objectID: string
  /** Changes with everything else in the record. */
  readonly hash: string
  readonly hierarchy: Readonly<Record<RecordLevel, string | null>>
  readonly content: string | null
  readonly anchor: string | null
  /** Absolute, with its anchor. */
  readonly url: string
  readonly url_without_anchor: string
  readonly type: RecordLevel | 'content'
  readonly language: string
  readonly version: string
  readonly docusaurus_tag: string
  readonly weight: {
    readonly pageRank: number
    readonly level: number
    readonly position: number
  }
}

/** Of equally good matches, boosted pages come first, then higher headings, then earlier ones. */
export const priorityOf = ({ pageRank, level, position }: SearchRecord['weight']): number =>
  Math.round(pageRank * 1000) * 1_000_000 + level * 1000 + Math.max(0, 999 - position)
