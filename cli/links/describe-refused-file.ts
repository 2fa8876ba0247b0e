import { posix } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Link } from '../model/page.ts'
import type { AssetFile, RefusedFile } from '../model/source-file.ts'
import { groupBy } from '../primitives/group-by.ts'
import { writtenHref } from './written-href.ts'
import { linkRules } from './link-rules.ts'

const PLACE_OF_OWNER =
  'Move it to a folder of `staticDirectories` if you trust it, or set `docs.activeFiles` to `publish`.'

/** A link to a file that must not be published. The caller adds the place. */
export function describeRefusedFile(
  { link, subject }: { readonly link: Pick<Link, 'href'>; readonly subject?: string },
  { source, refused }: RefusedFile,
): Diagnostic {
  const name = `${subject === undefined ? '' : `${subject} `}\`${writtenHref(link.href)}\``
  const data = { actual: link.href }
  switch (refused.kind) {
    case 'type': {
      const type = posix.extname(source)
      if (type === '')
        return linkRules['active-file'].report({
          message: `${name} is not published: it has no extension, so a host may send it as any type.`,
          help: `Add an extension such as \`.txt\`. ${PLACE_OF_OWNER}`,
          data,
        })
      return linkRules['active-file'].report({
        message: `${name} is not published: pages may not link to files of the type \`${type}\`, because a browser could run such a file on your site.`,
        help: PLACE_OF_OWNER,
        data,
      })
    }
    case 'markup':
      return linkRules['active-file'].report({
        message: `${name} is not published: it begins with \`<\`, so a browser could show it as HTML and run its scripts on your site.`,
        help: `Begin it with other text. ${PLACE_OF_OWNER}`,
        data,
      })
    case 'svg': {
      const { fault, place } = refused
      return linkRules['active-file'].report({
        message: `${name} is not published: it can't be read as an SVG image (${fault}).`,
        help: `Export it again as plain SVG in UTF-8. ${PLACE_OF_OWNER}`,
        data,
        related: [{ path: source, ...place }],
      })
    }
  }
}

/** The parts that an SVG image lacks when it is published, once for each kind. */
export function describeCleanedSvg({ source, removed = [] }: AssetFile): Diagnostic[] {
  const kinds = groupBy(removed, ({ what }) => what)
  return [...kinds].flatMap(([what, [first, ...others]]) => {
    if (first === undefined) return []
    const count = others.length === 0 ? '' : ` (${others.length + 1} times)`
    const { line, column } = first
    return linkRules['active-svg'].report({
      message: `The image is published without ${what}${count}, because an image only keeps parts that are known not to run a script or load other files.`,
      help: 'Remove it from the image. If you trust the image and need this, move it to a folder of `staticDirectories`.',
      place: { path: source, line, column },
      data: { actual: what },
    })
  })
}
