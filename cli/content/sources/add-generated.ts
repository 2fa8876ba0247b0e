import type { Diagnostic } from '../../model/diagnostic.ts'
import type { GeneratedContent, GeneratedText } from '../../model/authored/generated-content.ts'
import type { SourceFile, Variant } from '../../model/source-file.ts'
import { compareCodepoints } from '../../gate/walk-files.ts'
import type { CategoryText } from '../front-matter/folder-defaults.ts'
import { pushAll } from '../../primitives/long-lists.ts'

interface Sources {
  readonly sources: SourceFile[]
  readonly categories: CategoryText[]
  readonly diagnostics: Diagnostic[]
}

/** True for a text in the folder of a version or locale. */
export function isIn({ folder }: Variant, { path, docPath }: GeneratedText): boolean {
  return path === (folder === '' ? docPath : `${folder}/${docPath}`)
}

/** Add what integrations created, as if the pages were files, in the order of versions, locales and paths. */
export function addGenerated(
  { sources, categories, diagnostics }: Sources,
  generated: GeneratedContent,
  variants: readonly Variant[],
): void {
  pushAll(diagnostics, generated.diagnostics)
  for (const made of generated.texts) {
    const { kind, path, docPath, text, integration, hasLayout } = made
    const variant = variants.find((one) => isIn(one, made))
    if (variant === undefined) continue
    if (kind === 'category') categories.push({ path, docPath, variant, contents: text })
    else {
      const layout = hasLayout ? { hasLayout } : {}
      sources.push({ path, docPath, variant, bytes: Buffer.from(text), integration, ...layout })
    }
  }
  const places = new Map(variants.map((variant, index) => [variant, index]))
  const placeOf = ({ variant }: SourceFile): number => places.get(variant) ?? variants.length
  sources.sort((a, b) => placeOf(a) - placeOf(b) || compareCodepoints(a.docPath, b.docPath))
}
