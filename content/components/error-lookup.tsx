'use client'
import { type ReactElement, useEffect, useState } from 'react'

interface Found {
  readonly code: string
  readonly message: string
}

/** The message of the code in `?code=`, from the table on the page; nothing for an unknown code. */
export function ErrorLookup(): ReactElement | null {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get('code') ?? ''
    if (!/^\d{1,4}$/.test(code)) return
    const row = document.getElementById(`error-${Number(code)}`)
    const message = row?.querySelector('td:last-child')?.textContent
    if (message) setFound({ code: String(Number(code)), message })
  }, [])

  if (found === undefined) return null
  return (
    <section className="error-lookup" aria-label="The error from the link">
      <p className="error-lookup__code">Error {found.code}</p>
      <p className="error-lookup__message">{found.message}</p>
    </section>
  )
}

export default ErrorLookup
