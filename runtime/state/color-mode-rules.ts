export type ColorMode = 'light' | 'dark'
export type ColorChoice = ColorMode | 'system'

export interface ColorModeOptions {
  readonly defaultMode: ColorMode
  /** Readers who made no choice see the mode of their system. */
  readonly followsSystem: boolean
}

/**
 * The choice that a stored text represents; the default of the site when it is not a color mode.
 */
export function parseChoice(
  stored: string | null | undefined,
  options: ColorModeOptions,
): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored
  return options.followsSystem ? 'system' : options.defaultMode
}

/** The choice after a click on the switch: one of two modes, or the system as a third choice. */
export function nextChoice(
  choice: ColorChoice,
  shown: ColorMode,
  options: ColorModeOptions,
): ColorChoice {
  if (!options.followsSystem) return shown === 'dark' ? 'light' : 'dark'
  if (choice === 'system') return 'light'
  return choice === 'light' ? 'dark' : 'system'
}
