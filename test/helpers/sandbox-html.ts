import { inflateRawSync } from 'node:zlib'

const decode = (value: string): string =>
  value
    .replaceAll(/&quot;|&#34;|&#x22;/g, '"')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The fields that the form to this URL sends, by name; empty without such a form. */
export function fieldsOf(html: string, action: string): Readonly<Record<string, string>> {
  const form = html.split('<form ').find((part) => part.includes(`action="${action}`)) ?? ''
  const inputs = [...(form.split('</form>')[0] ?? '').matchAll(/<input\b[^>]*>/g)]
  return Object.fromEntries(
    inputs.map(([input]) => [
      decode(/ name="([^"]*)"/.exec(input)?.[1] ?? ''),
      decode(/ value="([^"]*)"/.exec(input)?.[1] ?? ''),
    ]),
  )
}

/** The files of a ZIP archive by path, as its local headers list them. */
export function unzip(bytes: Buffer): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [method, packed] = [bytes.readUInt16LE(at + 8), bytes.readUInt32LE(at + 18)]
    const nameEnd = at + 30 + bytes.readUInt16LE(at + 26)
    const start = nameEnd + bytes.readUInt16LE(at + 28)
    const data = bytes.subarray(start, start + packed)
    files[bytes.toString('utf8', at + 30, nameEnd)] = (
      method === 8 ? inflateRawSync(data) : data
    ).toString('utf8')
    at = start + packed
  }
  return files
}
