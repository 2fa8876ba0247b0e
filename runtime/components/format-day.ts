/** Format `2026-08-09T…` as "August 9, 2026", in UTC and as usual in the locale. */
export function formatDay(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(iso))
}
