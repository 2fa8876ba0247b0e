/** The result of a migration: the new config, and the steps that are left for a person. */
export interface Migration {
  readonly config: Readonly<Record<string, unknown>>
  readonly notes: readonly Note[]
}

/** Something that could not be migrated. */
export interface Note {
  /** An option of the old config or a file of the old site. */
  readonly subject: string
  /** The finding, why it was not migrated, and what to do instead. */
  readonly advice: string
}
