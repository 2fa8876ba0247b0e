import type { OptionPath } from '../../schema/option-key.ts'

/** An option whose value is a text. */
export interface OptionText {
  readonly path: OptionPath
  /** The last part of the path that isn't an index. */
  readonly name: string
  readonly value: string
}

/** Values of the site's own, which docs-ssg only passes on. */
const OPAQUE = new Set(['customFields', 'markdown', 'options'])

/** Every text of a config, at any depth, in its order. */
export function listOptionTexts(config: object, path: OptionPath = []): readonly OptionText[] {
  const isList = Array.isArray(config)
  return Object.entries(config).flatMap(([key, value]: [string, unknown]) => {
    if (OPAQUE.has(key)) return []
    const own = [...path, isList ? Number(key) : key]
    if (typeof value === 'object' && value !== null) return listOptionTexts(value, own)
    const name = String(own.findLast((part) => typeof part === 'string'))
    return typeof value === 'string' ? [{ path: own, name, value }] : []
  })
}
