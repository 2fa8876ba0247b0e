/** The domain in the text of a `CNAME` file; undefined if it contains none. */
export function parseDomain(text: string): string | undefined {
  const domain = text.trim().toLowerCase()
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/.test(domain) ? domain : undefined
}
