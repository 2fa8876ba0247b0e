// Checks headings and links of a page for problems of readers, with and without a screen reader.
// Must not know other pages.
import { isBlank } from '../../primitives/text/is-blank.ts'
import { parseHref } from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { toLinkFix } from '../../links/fix-link.ts'
import { isPrivateHost } from './is-private-host.ts'
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
const isLocal = /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\])/i

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
        `The heading \`${text}\` has level ${depth}, but the previous one has level ${before}, which confuses people who navigate by headings.`,
        `Make it a heading of level ${before + 1}.`,
      ]),
    ]
  })
}

function checkEmptyHeadings({ headings }: Page): Diagnostic[] {
  return headings
    .filter(({ text }) => isBlank(text))
    .map(({ depth, place }) =>
      warn('empty-heading', place, [
        `The heading of level ${depth} has no text, so the table of contents has an empty entry, and screen readers read out nothing.`,
        'Write its text, or remove it.',
      ]),
    )
}

function checkUrls(
  { links }: Page,
  { siteUrl, references, withoutDomain }: Surroundings,
): Diagnostic[] {
  return links.flatMap(({ href, place, text = '' }, index) => {
    const [, local] = isLocal.exec(href) ?? []
    // Readers of a tutorial start a server, and see in the text that the link leads to it.
    if (local !== undefined && text.toLowerCase().includes(local.toLowerCase())) return []
    if (local !== undefined)
      return [
        warn('localhost-link', place, [
          `\`${href}\` points to the reader's own machine, so the link is broken for readers.`,
          'Link to a public URL, or write it as code.',
          href,
        ]),
      ]
    if (href.startsWith('http:') && !isPrivateHost(href) && parseHref(href).path.length > 2)
      return [
        warn('insecure-link', place, [
          `\`${href}\` uses \`http:\`, so others can read and change what the reader receives.`,
          'Use `https:`.',
          href,
        ]),
      ]
    // A page that the build does not have gets its own diagnostic.
    const isOwn = href === siteUrl || href.startsWith(`${siteUrl}/`)
    if (/^http:\/\/localhost(?:\/|$)/.test(siteUrl) || !isOwn || references[index]?.isMissing)
      return []
    const diagnostic = warn('own-domain-link', place, [
      `\`${href}\` is on this site, but with the domain the link leaves a preview or a local copy.`,
      'Link to the file or to the path without the domain.',
      href,
    ])
    return [{ ...diagnostic, ...toLinkFix(diagnostic, withoutDomain(href)) }]
  })
}

/** A text that is the name of its target, such as that of an export `More`, says where it goes. */
function checkLinkTexts({ links }: Page, { isGenerated, namesOf }: Surroundings): Diagnostic[] {
  // The words of a generated page are names in code, and texts that are written elsewhere.
  if (isGenerated) return []
  return links.flatMap(({ text, place }, index) =>
    text !== undefined && vague.has(text.toLowerCase()) && !namesOf(index).includes(text)
      ? [vagueLink(text.toLowerCase(), place)]
      : [],
  )
}

function vagueLink(text: string, place: Place): Diagnostic {
  return warn('vague-link', place, [
    `The link text \`${text}\` means nothing out of context; screen readers list links without the text around them.`,
    'Name what the link points to.',
  ])
}

/** Facts about the site that a page alone does not have. */
interface Surroundings {
  /** URL of the site with its base path, without a slash at its end. */
  readonly siteUrl: string
  /** The resolved links of the page, in their order. */
  readonly references: readonly { readonly isMissing?: true }[]
  /** The path in a URL with the site's domain; undefined when the site has no such page. */
  readonly withoutDomain: (href: string) => string | undefined
  /** An integration made the page. */
  readonly isGenerated: boolean
  /** The names of the page or heading that a link of the page points to, by the index of the link. */
  readonly namesOf: (index: number) => readonly string[]
}

/**
 * Reports headings that skip a level or have no text, links with a text like "here", and links to a wrong kind of
 * URL.
 */
export function checkWriting(page: Page, surroundings: Surroundings): Diagnostic[] {
  return [
    ...checkHeadings(page),
    ...checkEmptyHeadings(page),
    ...checkUrls(page, surroundings),
    ...checkLinkTexts(page, surroundings),
  ]
}
