import { Fragment, type ReactNode } from 'react'

/** What the names in braces mean. A name that is missing here is shown as it is. */
const placeholders: Readonly<Record<string, string>> = {
  type: 'action type',
  action: 'action',
  'result.path': 'path in the state',
  prop: 'key of the slice',
  expected: 'name of the argument',
  'api.reducerPath': 'reducerPath of the API',
  'hookNames.length': 'number of hooks',
  hookNames: 'names of the hooks',
  hookName: 'name of the hook',
  endpointName: 'name of the endpoint',
}

/** Values that are the same in every message. */
const constants: Readonly<Record<string, string>> = { alm: 'listenerMiddleware' }

function renderPlaceholder(name: string): ReactNode {
  const value = constants[name]
  if (value !== undefined) return value
  return <var>‹{placeholders[name] ?? name}›</var>
}

const parts = /(`[^`]+`|https:\/\/[^\s)]+|\{[\w.]+\})/

function renderPart(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  if (part.startsWith('https://')) return <a href={part}>{part}</a>
  return part.startsWith('{') ? renderPlaceholder(part.slice(1, -1)) : part
}

/** Text with code between backticks, URLs, and placeholders in braces. */
export function ErrorText({ text }: { readonly text: string }): ReactNode {
  return text.split(parts).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>)
}
