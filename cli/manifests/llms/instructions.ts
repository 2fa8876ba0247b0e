import { joinBase } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { isElsewhere } from '../../primitives/urls/static-path.ts'
import { replaceLinksInText } from '../../primitives/text/text-links.ts'

/** A text for programs, which read it without a page around it: links to pages of the site become absolute. */
export const writeInstructions = (
  text: string,
  { url, baseUrl }: Pick<ResolvedConfig, 'url' | 'baseUrl'>,
): string =>
  replaceLinksInText(text.trim(), (href) =>
    href.startsWith('#') || isElsewhere(href) ? href : url + joinBase(baseUrl, href),
  )
