// Which mode is shown. Enters: the choice, the site's options, the system. Leaves: a mode.

export type ColorMode = 'light' | 'dark'
export type ColorChoice = ColorMode | 'system'

export interface ColorModeOptions {
  readonly defaultMode: ColorMode
  /** Readers who chose nothing see what their system shows. */
  readonly followsSystem: boolean
}

/** What a stored text stands for; anything but the three words is no choice. */
export function parseChoice(
  stored: string | null | undefined,
  options: ColorModeOptions,
): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored
  return options.followsSystem ? 'system' : options.defaultMode
}

/** The next choice of the switch: two modes, or the system's as a third. */
export function nextChoice(
  choice: ColorChoice,
  shown: ColorMode,
  options: ColorModeOptions,
): ColorChoice {
  if (!options.followsSystem) return shown === 'dark' ? 'light' : 'dark'
  if (choice === 'system') return 'light'
  return choice === 'light' ? 'dark' : 'system'
}
