/** A block of a page, or a part of it that stands for an object. */
export interface WrittenBlock {
  readonly path: string
  /** The lines below the first one. */
  readonly options: string
}

/** Indented lines, and blank ones between them. */
const indented = String.raw`(?:\r?\n(?:[ \t]{2,}\S[^\n]*|[ \t]*(?=\r?\n[ \t]{2,}\S)))*`
const block = new RegExp(String.raw`^[ \t]*:{3,}[ \t]+([A-Za-z_][\w.]*)[ \t]*(${indented})\s*$`)

/** Read a paragraph `::: counter.Counter`, or a comment with it, as `docs-ssg migrate` leaves it. */
export function readBlock(source: string): WrittenBlock | undefined {
  const inner = /^\s*<!--([^]*?)\s*-->\s*$/.exec(source)?.[1]
  const [, path, options = ''] = block.exec(inner ?? source) ?? []
  // Admonitions can be written with a space: `::: tip`.
  const isName = path?.includes('.') === true || inner !== undefined
  return path === undefined || !isName ? undefined : { path, options }
}

const blocks = new RegExp(
  String.raw`^[ \t]*(?:<!--[^]*?-->|:{3,}[ \t]+[A-Za-z_][\w.]*[ \t]*${indented})`,
  'gm',
)

/** The blocks of a page, without those in code. */
export function listBlocks(page: string): readonly WrittenBlock[] {
  const text = page.replaceAll(/^([ \t]*)(`{3,}|~{3,})[^]*?^[ \t]*\2[`~]*[ \t]*$/gm, '')
  return [...text.matchAll(blocks)].flatMap(([whole]) => readBlock(whole) ?? [])
}
