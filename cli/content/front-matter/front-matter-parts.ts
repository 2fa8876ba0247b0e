import * as v from 'valibot'
import { isSafeUrl, type UrlUse } from '../../../runtime/shared/urls/safe-url.ts'

/** Any text. */
export const text = v.string('a string')
/** True for a text with more than spaces. */
const isWritten = (written: string): boolean => written.trim() !== ''
/** A text that names something. */
export const name = v.pipe(text, v.check(isWritten, 'a name that is not empty'))
/** The same for a path. */
export const notEmpty = v.check(isWritten, 'a path that is not empty')
const urlFor = (use: UrlUse) =>
  v.pipe(
    text,
    v.check(
      (url) => isSafeUrl(url, use) && URL.canParse(url, 'https://a.example'),
      'a path or a URL with `https:`',
    ),
  )
/** The target of a link, in a form that browsers can resolve: `//?/C:` is none. */
export const linkUrl = urlFor('follow')
/** A file that the page loads, in such a form. */
export const fileUrl = urlFor('load')

/** One value, or a list of such values; the result is a list. */
export const oneOrMore = <S extends v.GenericSchema>(schema: S, message: string) =>
  v.union(
    [
      v.array(schema),
      v.pipe(
        schema,
        v.transform((one) => [one]),
      ),
    ],
    message,
  )

/** An object with these keys and no others. */
export const group = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.path === undefined
      ? `an object with ${Object.keys(entries).join(', ')}`
      : `one of the keys ${Object.keys(entries).join(', ')}`,
  )
