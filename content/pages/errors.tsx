import type { ReactElement } from 'react'
import { ErrorLookup } from '../components/error-lookup.tsx'
import { type ErrorMessage, readErrorMessages } from './_read-error-messages.ts'

export const meta = {
  title: 'Error Messages',
  description:
    'The full text behind every error number that Redux Toolkit prints in a production build.',
}

/** Reads the messages from the installed package, so that the table matches its version. */
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
        To stay small, production builds of Redux Toolkit contain numbers instead of error messages.
        The link in such an error opens this page, which shows the full message. A development build
        prints the same message in the console, with a stack trace.
      </p>
      <div data-island="ErrorLookup" data-wake="query" data-props="{}">
        <ErrorLookup />
      </div>
      <h2 id="all-error-codes">All error codes</h2>
      <p>
        Names in braces represent values that are known only when the error happens. Codes of
        retired errors are not reused.
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
