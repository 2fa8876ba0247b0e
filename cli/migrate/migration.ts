/** What a migration makes of a site: the new config, and what is left for a person to do. */
export interface Migration {
  readonly config: Readonly<Record<string, unknown>>
  readonly notes: readonly Note[]
}

/** Something that could not be migrated. */
export interface Note {
  /** An option of the old config or a file of the old site. */
  readonly subject: string
  /** What was found, why it was not migrated, and what to do instead. */
  readonly advice: string
}
