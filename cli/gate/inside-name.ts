// Names of files that docs-ssg writes for content. Given a name as it is written, it returns a name
// that stays in its folder on every system, or undefined. It must not change a name that leaves.

declare const insideName: unique symbol

/** A relative POSIX path of plain segments: joined with a folder, it is a file below that folder. */
export type InsideName = string & { readonly [insideName]: true }

/** Characters of a path; deep folders and the path of the site come before it. */
const MAX_LENGTH = 200

/** Windows opens a device under these names, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Letters, digits and the signs of routers (`[id]`, `(group)`, `@slot`, `$id`); not only dots. */
const sampleSegment = /^\.?[\w@$+()[\]-](?:[\w@$+()[\].-]*[\w@$+()[\]-])?$/

/** Files that a sample may consist of: scripts, styles, data and text. */
const sampleExtension =
  /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|html|svg|txt|mdx?|gql|graphql|vue|svelte|astro|ya?ml|toml)$/i

/** Files that say how the others are compiled, which is not for a page to decide. */
const compilerFile = /^(?:(?:ts|js)config(?:\..*)?\.json|package\.json)$/i

/** In page names of integrations, which come from documents in any language. */
const pageSegment = /^[\p{L}\p{M}\p{N}_~@$+()[\]{}=,;!'#&%.\p{Join_Control} -]+(?<![. ])$/u

function toInsideName(
  written: string,
  isPlain: (segment: string) => boolean,
): InsideName | undefined {
  const segments = written.split('/')
  const isInside =
    written.length <= MAX_LENGTH &&
    segments.every((segment) => isPlain(segment) && !device.test(segment))
  return isInside ? (written as InsideName) : undefined
}

/**
 * The name of a file of a sample: `app/store.ts`, or `./app/store.ts`, which means the same.
 * Undefined for every other form, such as one that leaves the folder of the sample.
 */
export function toSampleName(written: string): InsideName | undefined {
  const name = written.replace(/^\.\//, '')
  const last = name.slice(name.lastIndexOf('/') + 1)
  if (!sampleExtension.test(last) || compilerFile.test(last)) return undefined
  return toInsideName(name, (segment) => sampleSegment.test(segment))
}

/** A path below the folder of the docs, such as `api/create-store.md`; undefined if it leaves. */
export function toPageName(written: string): InsideName | undefined {
  return toInsideName(written.replace(/^\.\//, ''), (segment) => pageSegment.test(segment))
}
