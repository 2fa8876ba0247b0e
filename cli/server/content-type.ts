import { lookup } from 'mrmime'

/** With a charset for text, because all files of a site are UTF-8. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return isText(type) ? `${type};charset=utf-8` : type
}

/** True for types that are worth compressing; images, fonts and archives are compressed already. */
export function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|manifest\+json)\b/.test(type)
}
