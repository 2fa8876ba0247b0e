/** What the scripts in the head of all pages of a site read: a constant that the build writes before them. */
export interface HeadSettings {
  /** The color mode of readers who made no choice; left out: that of their system. */
  readonly mode?: 'light' | 'dark'
  /** Readers can choose a color mode. */
  readonly hasChoice?: true
  /** Id of the announcement, for the script that hides it. */
  readonly announcement?: string
}

declare global {
  /** Nothing else has access to it. */
  const headSettings: HeadSettings
}
