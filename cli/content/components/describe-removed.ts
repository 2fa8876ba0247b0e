import { dangerousUrl } from '../reporting/dangerous-url.ts'
import type { MessageInput } from '../reporting/report-message.ts'
import type { RemovedProp } from './safe-props.ts'

/** The report about a prop that a component of a page did not receive. */
export function describeRemoved(component: string, { key, unsafe }: RemovedProp): MessageInput {
  const removed = `\`${key}\` was removed from the props of \`<${component}>\``
  if (unsafe.kind === 'url') return { ...dangerousUrl(unsafe.url), word: key }
  if (unsafe.kind === 'element')
    return {
      rule: 'unsafe-prop',
      reason: `${removed}, because a component that creates the element \`${unsafe.tagName}\` from it would run, load or send something for the page.`,
      help: 'Name an element that raw HTML in pages may contain. If you trust all authors, set `markdown.rawHtml` to `trust`.',
      word: key,
    }
  if (unsafe.kind === 'style')
    return {
      rule: 'unsafe-prop',
      reason: `${removed}, because one of its values could load something, change other rules, or cover the rest of the page.`,
      help: 'Move the style to a style sheet that `customCss` names.',
      word: key,
    }
  if (key === '__proto__')
    return {
      rule: 'unsafe-prop',
      reason: `${removed}, because JavaScript reads it as the prototype of the props, not as one of them.`,
      help: 'Give the prop another name.',
      word: key,
    }
  return {
    rule: 'unsafe-prop',
    reason: `${removed}, because a component that passes it on to an element would insert HTML or run a script from the page.`,
    help: 'Write the content between the tags. If you trust all authors, set `markdown.rawHtml` to `trust`.',
    word: key,
  }
}
