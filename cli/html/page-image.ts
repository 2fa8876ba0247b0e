import type { PageImage } from '../model/page.ts'

interface ImageAttributes {
  readonly alt?: string | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly classes: readonly string[]
  readonly isDecorative: boolean
}

/** An image of a page, whose URL is link `link`; what its element lacks is absent. */
export function toPageImage(
  { alt, width, height, classes, isDecorative }: ImageAttributes,
  link: number,
): PageImage {
  return {
    link,
    ...(alt !== undefined && { alt }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(classes.length > 0 && { classes }),
    ...(isDecorative && { isDecorative }),
  }
}
