import type { Link } from '../model/page.ts'
import type { Diagnostic, DiagnosticInput } from '../model/diagnostic.ts'
import { didYouMean } from '../report/suggest.ts'
import type { LinkOrigin } from './link-origin.ts'
import type { NearestTarget } from './nearest-target.ts'
import type { Resolution } from './resolve-reference.ts'
import type { TargetIndex } from './target-index.ts'
import { describeRefusedFile } from './describe-refused-file.ts'
import { meantUrl, withSlashes, writtenHref } from './written-href.ts'
import { linkRules } from './link-rules.ts'

/** A link that was resolved. */
export interface FoundLink {
  readonly link: Pick<Link, 'kind' | 'href'>
  readonly origin: LinkOrigin
  readonly resolution: Resolution
  /** How the message begins: `Link`, `` `navbar.items[0].to` ``. */
  readonly subject?: string
}

/** Undefined when the link works. The caller adds the place. */
export function describeBrokenLink(
  found: FoundLink,
  index: TargetIndex,
  nearest: NearestTarget,
): Diagnostic | undefined {
  const { link, origin, resolution } = found
  const isAsset = link.kind === 'asset'
  const subject = found.subject ?? (isAsset ? 'File' : 'Link to')
  const rule = linkRules[isAsset ? 'broken-asset' : 'broken-link']
  const href = link.href
  const data = { actual: href }
  switch (resolution.problem) {
    case 'empty':
      return rule.report({
        message: `${subject} \`${href}\` has no target, so it goes nowhere.`,
        help: `Add ${href === '' ? 'the path of a page or file' : 'the address or the number'}, or remove the link.`,
        data,
      })
    case 'draft':
      return rule.report({
        message: `${subject} \`${writtenHref(href)}\` points to a draft, which is not part of the built site.`,
        help: 'Publish the draft, or remove the link.',
        data,
      })
    case 'refused':
      return resolution.refused && describeRefusedFile(found, resolution.refused)
    case 'missing': {
      const url = meantUrl(href)
      const near = url ? undefined : nearest(link.kind, withSlashes(resolution.path), origin)
      if (resolution.isOnDomain) return notInBuild(found, near)
      const isPlainAsset = isAsset && found.subject === undefined
      const reason = isAsset ? 'which does not exist' : 'which is not a page or file of this site'
      const written = writtenHref(href)
      const message = isPlainAsset
        ? `${subject} \`${written}\` does not exist.`
        : `${subject} \`${written}\`, ${reason}.`
      const elsewhere = found.subject === undefined ? {} : createIt(found, index)
      return rule.report({ message, ...elsewhere, ...repair(written, url), ...suggest(href, near) })
    }
    case 'anchor':
      return describeAnchor(found, subject, index)
    default:
      return undefined
  }
}

/**
 * Something else may publish files on the site's domain, so the build can't tell whether this is an
 * error.
 */
function notInBuild({ link, subject }: FoundLink, near: string | undefined): Diagnostic {
  const what = `\`${writtenHref(link.href)}\``
  const suggested = suggest(link.href, near)
  return linkRules['not-in-build'].report({
    message: `${subject === undefined ? what : `${subject} ${what}, which`} is on this site's own domain, but the build makes no such page or file.`,
    help: 'If something else publishes it, ignore this; otherwise link to a page or file of the site.',
    ...suggested,
  })
}

function describeAnchor(
  { link, resolution }: FoundLink,
  subject: string,
  index: TargetIndex,
): Diagnostic {
  const { url, id = '', path } = resolution
  const where = path === '' ? 'this page' : `\`${url === '/' ? url : url?.slice(0, -1)}\``
  const message = `${subject} \`#${id}\`, but ${where} has no element with that id.`
  const anchors = [...((url && index.anchorsOf(url)) ?? [])]
  const same = anchors.find((one) => one.normalize() === id.normalize())
  if (same !== undefined)
    return linkRules['broken-anchor'].report({
      message: `${message} One looks the same, but is written in another Unicode form, and browsers compare code points.`,
      help: `Write the link as the heading is written (${formOf(same)}; the link is ${formOf(id)}), or give the heading an id of plain letters: \`{#name}\`.`,
      data: { actual: link.href, expected: [`#${same}`] },
    })
  const near = didYouMean(id, anchors)
  const listed = near === undefined ? listIds(anchors) : {}
  return linkRules['broken-anchor'].report({
    message,
    ...listed,
    ...suggest(link.href, near === undefined ? undefined : `#${near}`),
  })
}

const listedIds = 6

/** The ids that a link may name, if they are few. */
function listIds(ids: readonly string[]): Pick<DiagnosticInput, 'help'> {
  if (ids.length === 0) return { help: 'The page has no ids; link to it without one.' }
  if (ids.length > listedIds) return {}
  return { help: `Expected one of ${ids.map((id) => `\`#${id}\``).join(', ')}.` }
}

/** The name of a Unicode form. https://unicode.org/reports/tr15/ */
function formOf(text: string): string {
  if (text === text.normalize('NFC')) return 'NFC, composed'
  return text === text.normalize('NFD') ? 'NFD, decomposed' : 'a mixed form'
}

/** How to write a link that is neither a path nor a URL yet. */
function repair(written: string, url: string | undefined): Pick<DiagnosticInput, 'help'> {
  if (url !== undefined)
    return {
      help: `Write the whole URL, \`${url}\`; otherwise, browsers look for a file of this site.`,
    }
  if (!written.includes('\\')) return {}
  return { help: `URLs have \`/\` between folders, on Windows too: \`${withSlashes(written)}\`.` }
}

/** How to make the target of a value in the config. */
function createIt({ link }: FoundLink, { site }: TargetIndex): Pick<DiagnosticInput, 'help'> {
  const written = writtenHref(link.href)
  const folder = site.config.staticDirectories[0]
  if (link.kind !== 'asset' || folder === undefined || !written.startsWith('/'))
    return { help: `Fix the path, or create the ${link.kind === 'asset' ? 'file' : 'page'}.` }
  return { help: `Create the file \`${folder}${written}\`, or fix the path.` }
}

/** The same suggestion for people (`help`) and for machines (`data.expected`). */
function suggest(actual: string, near: string | undefined): Pick<DiagnosticInput, 'help' | 'data'> {
  if (near === undefined) return { data: { actual } }
  return { help: `Did you mean \`${near}\`?`, data: { actual, expected: [near] } }
}
