import { Island } from 'docs-ssg/components'
import type { ReactElement } from 'react'
import { ErrorLookup } from '../components/error-lookup.tsx'
import { errorHelp, retiredMessages } from './_error-help.ts'
import { ErrorText } from './_error-text.tsx'
import { type ErrorMessage, readErrorMessages } from './_read-error-messages.ts'

export const meta = {
  title: 'Error Messages',
  description:
    'The full text, the cause and the fix of every error number that Redux Toolkit prints in a production build.',
}

/** Reads the messages from the installed package, so that the table matches its version. */
export async function load({
  siteDir,
}: {
  readonly siteDir: string
}): Promise<readonly ErrorMessage[]> {
  const current = await readErrorMessages(siteDir)
  const retired = retiredMessages
    .filter(([code]) => current.every((message) => message.code !== code))
    .map(([code, message]) => ({ code, message }))
  return [...current, ...retired].toSorted((a, b) => a.code - b.code)
}

interface ErrorRowProps extends ErrorMessage {
  readonly href: (path: string) => string
}

function ErrorRow({ code, message, href }: ErrorRowProps): ReactElement {
  const help = errorHelp[code]
  const isRetired = retiredMessages.some(([retired]) => retired === code)
  return (
    <tr id={`error-${code}`}>
      <td>
        <a href={`#error-${code}`}>Error {code}</a>
      </td>
      <td>
        <p className="error-message">
          <ErrorText text={message} />
          {isRetired && ' (retired)'}
        </p>
        {help && (
          <>
            <dl className="error-help">
              <div>
                <dt>Cause</dt>
                <dd>
                  <ErrorText text={help.cause} />
                </dd>
              </div>
              <div>
                <dt>Fix</dt>
                <dd>
                  <ErrorText text={help.fix} />
                </dd>
              </div>
            </dl>
            <p className="error-see">
              See <a href={href(help.page[0])}>{help.page[1]}</a>.
            </p>
          </>
        )}
      </td>
    </tr>
  )
}

interface ErrorsProps {
  readonly data: readonly ErrorMessage[]
  readonly href: (path: string) => string
}

/** The catalog of production errors; `?code=7` shows one of them on top. */
export default function Errors({ data, href }: ErrorsProps): ReactElement {
  return (
    <div className="markdown page--narrow">
      <h1>Error Messages</h1>
      <p>
        To stay small, production builds of Redux Toolkit contain numbers instead of error messages.
        The link in such an error opens this page, which shows the full message. A development build
        prints the same message in the console, with a stack trace.
      </p>
      <Island name="ErrorLookup" props={{}} wake="query">
        <ErrorLookup />
      </Island>
      <h2 id="all-error-codes">All minified Redux Toolkit errors</h2>
      <p>
        Words in angle brackets, such as <var>‹action type›</var>, represent values that are known
        only when the error happens. Codes of retired errors are not reused. For warnings and other
        problems that have no code, see <a href={href('/usage/troubleshooting')}>Troubleshooting</a>
        .
      </p>
      <div className="table-wrap">
        <table className="error-table">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Message, cause and fix</th>
            </tr>
          </thead>
          <tbody>
            {data.map((message) => (
              <ErrorRow key={message.code} {...message} href={href} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
