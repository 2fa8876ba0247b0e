import type { ReactElement } from 'react'
import { ErrorLookup } from '../components/error-lookup.tsx'
import { type ErrorMessage, readErrorMessages } from './_read-error-messages.ts'

export const meta = {
  title: 'Error Messages',
  description:
    'The full text behind every error number that Redux Toolkit prints in a production build.',
}

/** Reads the messages out of the installed package, so that the table is the one of its version. */
export async function load({
  siteDir,
}: {
  readonly siteDir: string
}): Promise<readonly ErrorMessage[]> {
  return readErrorMessages(siteDir)
}

interface ErrorsProps {
  readonly data: readonly ErrorMessage[]
}

/** The catalog of production errors; `?code=7` shows one of them on top. */
export default function Errors({ data }: ErrorsProps): ReactElement {
  return (
    <div className="markdown page--narrow">
      <h1>Error Messages</h1>
      <p>
        To stay small, production builds of Redux Toolkit carry numbers instead of error texts. The
        link in such an error leads here, to the text behind its number. A development build prints
        the same text in the console, with the stack that led to it.
      </p>
      <div data-island="ErrorLookup" data-wake="query" data-props="{}">
        <ErrorLookup />
      </div>
      <h2 id="all-error-codes">All error codes</h2>
      <p>
        Names in braces stand for values that are known only when the error happens. The codes of
        retired errors are not given to others.
      </p>
      <div className="table-wrap">
        <table className="error-table">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ code, message }) => (
              <tr key={code} id={`error-${code}`}>
                <td>
                  <a href={`#error-${code}`}>{code}</a>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
