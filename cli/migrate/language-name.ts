import { isLanguageTag } from '../primitives/text/is-language-tag.ts'

/** The name of a language in that language; the code itself if it is unknown. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** The language tag for the code of a language that another tool accepts: `zh-CN` for `zh_CN`. */
export function toLanguageTag(code: string): string {
  const tag = code.replaceAll('_', '-')
  if (isLanguageTag(tag)) return tag
  const parts = tag.match(/[A-Za-z\d]{1,8}/g) ?? []
  return ['und', ...(parts.length > 0 ? ['x', ...parts] : [])].join('-')
}
