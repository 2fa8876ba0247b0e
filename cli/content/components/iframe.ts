import type { Element } from 'hast'
import { report } from '../reporting/report-message.ts'
import type { ComponentContext, ComponentHandler } from '../nodes/component.ts'

/**
 * A frame without a title, or with a URL that the site does not allow, is reported; such a URL is
 * removed.
 */
export const iframe: ComponentHandler = {
  prepare({ props, children, element }, context) {
    const { src, ...rest } = props
    const isShown = checkFrame({ element, src, title: props.title }, context)
    return { props: isShown ? props : rest, children }
  },
}

/** Check an `iframe` in raw HTML in the same way; it loads when the reader scrolls near it. */
export function prepareHtmlFrame(element: Element, context: ComponentContext): void {
  const { properties } = element
  const isShown = checkFrame({ element, src: properties.src, title: properties.title }, context)
  properties.loading ??= 'lazy'
  if (!isShown) delete properties.src
}

interface Frame {
  readonly element: Element
  readonly src: unknown
  readonly title: unknown
}

/** False when the frame must stay empty. */
function checkFrame(
  { element, src, title }: Frame,
  { file, frameHosts }: ComponentContext,
): boolean {
  if (typeof title !== 'string' || title.trim() === '') {
    report(file, element, {
      rule: 'iframe-title',
      reason: `${typeof src === 'string' ? `The frame of \`${src}\`` : 'A frame'} has no title, so screen readers can't announce what it contains.`,
      help: 'Add `title="…"`.',
    })
  }
  if (frameHosts === undefined || typeof src !== 'string' || isAllowed(src, frameHosts)) return true
  report(file, element, {
    rule: 'iframe-host',
    reason: `The frame shows \`${src}\`, whose host is not allowed, so it stays empty.`,
    help: 'Add the host to `markdown.frameHosts`, or link to the page instead.',
  })
  return false
}

function isAllowed(src: string, hosts: readonly string[]): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/:?#]+)/i.exec(src)?.[1]?.toLowerCase()
  if (host === undefined) return !/^[a-z][a-z\d+.-]*:/i.test(src)
  return hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}
