import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { combineExtensions } from 'micromark-util-combine-extensions'
import type { Plugin } from 'unified'
import { bareUrls, shortenBareUrls } from '../scripts/bare-urls.ts'

/**
 * Read emphasis and bare URLs in text of languages without spaces, whose punctuation touches letters
 * on both sides. https://github.com/tats-u/markdown-cjk-friendly
 * Position: directly after remark-gfm, whose strikethrough and bare URLs it replaces.
 *
 * In: `**確認。**次に~~消す。~~` Out: bold and struck text, as if there were spaces around them
 */
export const remarkCjk: Plugin = function () {
  const data = this.data()
  const ofGfm = combineExtensions([gfmStrikethroughCjkFriendly(), bareUrls()])
  ;(data.micromarkExtensions ??= []).push(cjkFriendlyExtension(), ofGfm)
  ;(data.fromMarkdownExtensions ??= []).push({ transforms: [shortenBareUrls] })
}
