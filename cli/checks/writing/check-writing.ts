// Faults that a reader or a screen reader stumbles over. Enters: one page. Leaves: warnings at the line of the source.
// Must not know other pages.
import { parseHref } from '../../../runtime/shared/url.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { toLinkFix } from '../../links/fix-link.ts'
import { writingRules } from './writing-rules.ts'

const vague = new Set([
  'here',
  'click here',
  'this',
  'link',
  'this link',
  'this page',
  'read more',
  'more',
  'page',
])
const isLocal = /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/i

function warn(
  rule: keyof typeof writingRules,
  place: Place,
  [message, help, href]: readonly [string, string, string?],
): Diagnostic {
  return writingRules[rule].report({
    message,
    help,
    place,
    ...(href === undefined ? {} : { data: { actual: href } }),
  })
}

function checkHeadings({ headings }: Page): Diagnostic[] {
  return headings.flatMap(({ depth, text, place }, index) => {
    const before = headings[index - 1]?.depth ?? depth
    if (depth <= before + 1) return []
    return [
      warn('heading-jump', place, [
        `The heading \`${text}\` has level ${depth}, but the one before it has level ${before}.`,
        `Make it level ${before + 1}: who reads by headings looks for the missing level.`,
      ]),
    ]
  })
}

function checkUrls(
  { links }: Page,
  { siteUrl, references, withoutDomain }: Surroundings,
): Diagnostic[] {
  return links.flatMap(({ href, place }, index) => {
    if (isLocal.test(href))
      return [
        warn('localhost-link', place, [
          `\`${href}\` leads to the reader's own machine.`,
          'Link to a public address, or write it as code.',
          href,
        ]),
      ]
    if (href.startsWith('http:') && parseHref(href).path.length > 2)
      return [
        warn('insecure-link', place, [`\`${href}\` is not encrypted.`, 'Use `https:`.', href]),
      ]
    // What the build lacks has a finding of its own.
    const isOwn = href === siteUrl || href.startsWith(`${siteUrl}/`)
    if (/^http:\/\/localhost(?:\/|$)/.test(siteUrl) || !isOwn || references[index]?.isMissing)
      return []
    const diagnostic = warn('own-domain-link', place, [
      `\`${href}\` is a page of this site, written with its domain.`,
      'Link by file or path, so that it works in a preview too.',
      href,
    ])
    return [{ ...diagnostic, ...toLinkFix(diagnostic, withoutDomain(href)) }]
  })
}

function checkLinkTexts({ links }: Page): Diagnostic[] {
  return links.flatMap(({ text, place }) =>
    text !== undefined && vague.has(text.toLowerCase())
      ? [vagueLink(text.toLowerCase(), place)]
      : [],
  )
}

function vagueLink(text: string, place: Place): Diagnostic {
  return warn('vague-link', place, [
    `The link says \`${text}\`, which tells nothing to who hears links one by one.`,
    'Let the link name what it leads to.',
  ])
}

/** What a page alone does not know. */
interface Surroundings {
  /** URL of the site with its base path, without a slash at its end. */
  readonly siteUrl: string
  /** What became of the links of the page, in their order. */
  readonly references: readonly { readonly isMissing?: true }[]
  /** The path of a URL with the site's domain; undefined when the site has no such page. */
  readonly withoutDomain: (href: string) => string | undefined
}

/** Headings that skip a level, links that say "here" or lead to the wrong kind of address. */
export function checkWriting(page: Page, surroundings: Surroundings): Diagnostic[] {
  return [...checkHeadings(page), ...checkUrls(page, surroundings), ...checkLinkTexts(page)]
}
