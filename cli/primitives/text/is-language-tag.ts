/** True for a BCP 47 language tag that `Intl` accepts, such as `pt-BR`. */
export function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}
