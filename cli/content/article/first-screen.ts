import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'

/** Characters of running text that a window of 1280 × 1024 pixels shows below the title. */
const screen = 2000
/** Characters that as much space as a line of code, or as an image, would hold. */
const codeLine = 80
const image = 750
const smallImage = 100

/** How much of an article comes before a place in it, in characters of running text. */
export interface FirstScreen {
  readonly addText: (text: string) => void
  readonly addCode: (code: Element) => void
  /** Returns true if readers may see the image before they scroll. */
  readonly addImage: (element: Element) => boolean
}

/**
 * Estimate which images readers see first. Browsers fetch a lazy image only after the layout, so it
 * would appear late. The estimate is rather low, because too many early images would delay each
 * other.
 */
export function createFirstScreen(): FirstScreen {
  let above = 0
  return {
    addText: (text) => {
      above += text.length
    },
    addCode: (code) => {
      above += toString(code).split('\n').length * codeLine
    },
    addImage: ({ properties }) => {
      const isFirst = above < screen
      // Badges and icons, many of which fit into a line.
      above += /\.svg\b/.test(String(properties.src)) ? smallImage : image
      return isFirst
    },
  }
}
