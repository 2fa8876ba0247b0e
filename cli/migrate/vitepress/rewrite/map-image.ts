import { toRecord, toText } from '../../coerce.ts'

/**
 * An image of VitePress as docs-ssg reads it: a path, `{ src, alt }` or `{ light, dark, alt }`. VitePress also allows
 * objects in `light` and `dark`, sizes with a unit, and attributes that only say how the image is shown, such as
 * `wrap`. The same value if it has none of them.
 */
export function mapImage(written: unknown): unknown {
  const own = toRecord(written)
  const image = Object.entries(flatten(own))
  const kept = image.flatMap(([key, value]) => {
    const shown = /^(?:width|height)$/.test(key) ? toSize(value) : value
    const isShown = /^(?:src|light|dark|alt|width|height)$/.test(key) && (shown ?? null) !== null
    return isShown ? [[key, shown] as const] : []
  })
  const isSame = kept.length === image.length && kept.every(([key, value]) => own[key] === value)
  return isSame ? written : Object.fromEntries(kept)
}

/** `{ light: { src, alt }, dark: { src } }` becomes `{ alt, light, dark }`. */
function flatten(image: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inner = [image['light'], image['dark']].filter(
    (one) => typeof one === 'object' && one !== null,
  )
  const { src: _, ...others } = Object.assign({}, ...inner.toReversed())
  if (inner.length === 0) return image
  const pathOf = (one: unknown): unknown => toText(one) ?? toText(toRecord(one)['src']) ?? null
  return { ...others, ...image, light: pathOf(image['light']), dark: pathOf(image['dark']) }
}

/** A number of pixels; undefined for another unit. */
function toSize(value: unknown): number | undefined {
  const [, digits] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value)) ?? []
  return digits === undefined ? undefined : Number(digits)
}
