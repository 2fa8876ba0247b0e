import * as v from 'valibot'
import { findUnusableName } from '../../primitives/urls/url-path-text.ts'

const without = (found: string | undefined): string => `a path without ${found ?? '`..`'}`

/** The URL path of a page, as an author writes it: names between slashes. */
export const urlPathText = v.pipe(
  v.string('a string'),
  v.check(
    (path) => findUnusableName(path) === undefined,
    ({ input }) => without(findUnusableName(input)),
  ),
)

/** The URL path of a page, which may be relative: without a slash at its start, it may begin with `./` or `../`. */
export const relativePathText = v.pipe(
  v.string('a string'),
  v.check(
    (path) => findUnusableName(path, { isRelativeAllowed: true }) === undefined,
    ({ input }) => without(findUnusableName(input, { isRelativeAllowed: true })),
  ),
)
