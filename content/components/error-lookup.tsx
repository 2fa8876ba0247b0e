'use client'
import { type ReactElement, useEffect, useState } from 'react'

interface Found {
  readonly code: string
  readonly message: string | undefined
  readonly help: string | undefined
}

/** Reads the row of a code from the table on the page. */
function findRow(code: string): Found {
  const row = document.getElementById(`error-${code}`)
  const read = (selector: string) => row?.querySelector(selector)?.textContent ?? undefined
  return { code, message: read('.error-message'), help: read('.error-help') }
}

/** The error that `?code=` names, or a hint if there is no such code. */
export function ErrorLookup(): ReactElement | null {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get('code') ?? ''
    if (/^\d{1,4}$/.test(code)) setFound(findRow(String(Number(code))))
  }, [])

  if (found === undefined) return null
  return (
    <section className="error-lookup" aria-label="The error from the link">
      <p className="error-lookup__code">Error {found.code}</p>
      <p className="error-lookup__message">
        {found.message ??
          'This version of the documentation has no error with this code. The app may use another version of Redux Toolkit.'}
      </p>
      {found.help !== undefined && (
        <p>
          {found.help} <a href={`#error-${found.code}`}>Show the error in the table</a>
        </p>
      )}
    </section>
  )
}

export default ErrorLookup
