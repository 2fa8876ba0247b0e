// A timestamp of YAML 1.1, with groups for its parts.
// https://yaml.org/type/timestamp.html
const TIMESTAMP =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|\s+)(\d\d?):(\d\d)(?::(\d\d)(\.\d+)?)?\s*(Z|[+-]\d\d?(?::?\d\d)?)?)?$/

/**
 * Write a date in ISO 8601 that lacks zeros or has more spaces than it needs, as YAML allows:
 * `2024-5-31 9:05:00` becomes `2024-05-31T09:05:00Z`. A time without a zone is in UTC, so that every
 * machine builds the same site. Other text stays as it is.
 */
export function toIsoDate(written: string): string {
  const [
    found,
    year = '',
    month = '',
    day = '',
    hour,
    minute = '',
    second = '00',
    part = '',
    zone = 'Z',
  ] = TIMESTAMP.exec(written.trim()) ?? []
  if (found === undefined) return written
  const date = `${year}-${pad(month)}-${pad(day)}`
  if (hour === undefined) return date
  return `${date}T${pad(hour)}:${minute}:${second}${part}${toZone(zone)}`
}

const pad = (digits: string): string => digits.padStart(2, '0')

/** `+1`, `+01`, `+0130` or `+01:30` in the last form. */
function toZone(zone: string): string {
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? []
  return sign === undefined ? zone : `${sign}${pad(hours)}:${minutes}`
}
