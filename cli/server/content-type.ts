import { lookup } from 'mrmime'

/** With charset where the bytes are text: all our files are UTF-8. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return isText(type) ? `${type};charset=utf-8` : type
}

/** Worth compressing: text in all its forms; pictures, fonts and archives are compressed already. */
export function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|manifest\+json)\b/.test(type)
}
