import type { Draft } from './draft.ts'
import type { Fence } from './read-code.ts'

/** Languages that the compiler of docs-ssg reads; plugins of VitePress have compilers for others. */
const compiled = /^[ \t]*(?:tsx?|typescript|jsx?|javascript)(?![\w+#.-])/
const word = /[ \t]+twoslash\b/
/** The name of a sample that others include. */
const named = /(?<=\btwoslash)[ \t]+include[ \t]+([\w-]+)/
const include = /^[ \t]*\/\/[ \t]*@include:[ \t]*([\w-]+)[ \t]*$/gm

/**
 * The words of a fence's meta that docs-ssg understands; `lost` is the word that requests types in
 * another language.
 */
export function withoutTwoslash(info: string): { readonly info: string; readonly lost?: string } {
  if (!word.test(info)) return { info }
  if (compiled.test(info)) return { info: info.replace(named, '') }
  return { info: info.replace(word, '').replace(/(?<=\S)[ \t]+$/, ''), lost: 'twoslash' }
}

/** Replace the includes between samples with the samples that they name. */
export function insertSamples(draft: Draft): void {
  const samples = new Map(
    draft.fences.flatMap((fence) => {
      const [, name] = named.exec(fence.info) ?? []
      return name === undefined ? [] : [[name, codeOf(fence, draft).code] as const]
    }),
  )
  for (const fence of draft.fences) {
    if (!word.test(fence.info) || !compiled.test(fence.info)) continue
    const { start, code } = codeOf(fence, draft)
    for (const { 0: whole, 1: name = '', index } of code.matchAll(include)) {
      const sample = samples.get(name)
      const at = start + index
      draft.replace(at, at + whole.length, sample?.replace(/\r?\n$/, '') ?? '')
      draft.note(at, {
        what: 'included sample',
        ...(sample === undefined && { lost: `the sample \`${name}\`` }),
      })
    }
  }
}

/** The lines between the marks of a fence. */
function codeOf(
  { infoStart, info, end }: Fence,
  { source }: Draft,
): { readonly start: number; readonly code: string } {
  const start = source.indexOf('\n', infoStart + info.length) + 1
  const code = source.slice(start, end)
  return { start, code: code.replace(/[ \t>]*(?:`{3,}|~{3,})[ \t]*$/, '') }
}
