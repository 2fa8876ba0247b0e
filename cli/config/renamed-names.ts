/** A name that was replaced by a better one and still works. */
export interface RenamedName {
  readonly from: string
  readonly to: string
}

/**
 * Options by their key; `[]` stands for every entry of a list. Only the last name of a key may
 * differ.
 */
export const renamedOptions: readonly RenamedName[] = [
  { from: 'locales[].words', to: 'locales[].uiTranslations' },
  { from: 'markdown.twins', to: 'markdown.javascriptVariants' },
]

/** Flags of the command line, or values of flags, each with its command. */
export const renamedFlags: readonly (RenamedName & { readonly command: string })[] = [
  { command: 'build', from: '--samples', to: '--check' },
  { command: 'check', from: '--fix faults', to: '--fix links' },
]

/** The name that the option with this key had before: `twins`. */
export function formerNameOf(key: string): string | undefined {
  const { from } = renamedOptions.find(({ to }) => to === key) ?? {}
  return from?.slice(from.lastIndexOf('.') + 1)
}
