import type { Link } from '../model/page.ts'
import type { Finding } from '../report/diagnostic.ts'
import { didYouMean } from '../report/suggest.ts'
import type { LinkOrigin } from './link-origin.ts'
import type { NearestTarget } from './nearest-target.ts'
import type { Resolution } from './resolve-reference.ts'
import type { TargetIndex } from './target-index.ts'

/** A link that was resolved. */
export interface FoundLink {
  readonly link: Pick<Link, 'kind' | 'href'>
  readonly origin: LinkOrigin
  readonly resolution: Resolution
  /** How the message begins: `Link`, `` `navbar.items[0].to` ``. */
  readonly subject?: string
}

/** The finding about a link; undefined when it is sound. Place and severity are the caller's. */
export function describeFault(
  found: FoundLink,
  index: TargetIndex,
  nearest: NearestTarget,
): Finding | undefined {
  const { link, origin, resolution } = found
  const isAsset = link.kind === 'asset'
  const subject = found.subject ?? (isAsset ? 'File' : 'Link to')
  const rule = isAsset ? 'broken-asset' : 'broken-link'
  const target = link.href
  switch (resolution.fault) {
    case 'empty':
      return { rule, message: `${subject} \`\` leads nowhere.`, hint: 'Name a target.', target }
    case 'draft':
      return {
        rule,
        message: `${subject} \`${target}\` leads to a draft, which is not part of the built site.`,
        hint: 'Publish the draft, or remove the link.',
        target,
      }
    case 'missing': {
      const near = nearest(link.kind, resolution.path, origin)
      if (resolution.isOnDomain) return notInBuild(found, near)
      const isPlainAsset = isAsset && found.subject === undefined
      const fault = isAsset ? 'which does not exist' : 'which is not a page or file of this site'
      const message = isPlainAsset
        ? `${subject} \`${target}\` does not exist.`
        : `${subject} \`${target}\`, ${fault}.`
      return { rule, message, target, ...hintFor(near) }
    }
    case 'anchor':
      return { ...describeAnchor(resolution, subject, index), target }
    default:
      return undefined
  }
}

/** The domain may hold files that something else puts there, so nobody here knows whether it is a fault. */
function notInBuild({ link, subject }: FoundLink, near: string | undefined): Finding {
  const what = `\`${link.href}\``
  return {
    rule: 'not-in-build',
    message: `${subject === undefined ? what : `${subject} ${what}, which`} is on this site's own domain, but the build makes no such page or file.`,
    target: link.href,
    ...(near === undefined
      ? { hint: 'Fine if something else puts it there; or else name what the site has.' }
      : hintFor(near)),
  }
}

function describeAnchor(
  { url, id = '', path }: Resolution,
  subject: string,
  index: TargetIndex,
): Finding {
  const where = path === '' ? 'this page' : `\`${url === '/' ? url : url?.slice(0, -1)}\``
  const near = url && didYouMean(id, index.anchorsOf(url) ?? [])
  return {
    rule: 'broken-anchor',
    message: `${subject} \`#${id}\`, but ${where} has no element with that id.`,
    ...hintFor(near === undefined ? undefined : `#${near}`),
  }
}

function hintFor(near: string | undefined): { readonly hint?: string } {
  return near === undefined ? {} : { hint: `Did you mean \`${near}\`?` }
}
