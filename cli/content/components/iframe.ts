import type { Element } from 'hast'
import { report } from '../plugins/report-message.ts'
import { parseProps } from './component-element.ts'
import type { LowerContext } from '../plugins/rehype-components.ts'

/** A frame needs a title, which screen readers announce, and a host the site trusts; it loads when it comes near. */
export function checkIframe(element: Element, context: LowerContext): void {
  const { src } = element.properties
  const title = element.properties.title ?? parseProps(element.properties.props).title
  if (typeof title !== 'string' || title.trim() === '') {
    report(context.file, element, {
      rule: 'iframe-title',
      reason: `The frame of \`${String(src)}\` has no title, so a screen reader cannot say what it holds.`,
      help: 'Add `title="…"`.',
    })
  }
  if (element.tagName === 'iframe') element.properties.loading ??= 'lazy'
  if (
    context.frameHosts === undefined ||
    typeof src !== 'string' ||
    isAllowed(src, context.frameHosts)
  )
    return
  delete element.properties.src
  report(context.file, element, {
    rule: 'iframe-host',
    reason: `The frame shows \`${src}\`, whose host is not allowed, so it stays empty.`,
    help: 'Add the host to the allowed ones, or link to the page.',
  })
}

function isAllowed(src: string, hosts: readonly string[]): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/:?#]+)/i.exec(src)?.[1]?.toLowerCase()
  if (host === undefined) return !/^[a-z][a-z\d+.-]*:/i.test(src)
  return hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}
