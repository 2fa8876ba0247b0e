/** How a day is written in a locale: "August 9, 2026". */
export function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** The day that its author wrote, in the time zone of the author, for a format in UTC. */
export const writtenDay = (iso: string): Date => new Date(iso.slice(0, 10))

/** Format `2026-08-09T23:30:00-05:00` as "August 9, 2026", as usual in the locale. */
export function formatDay(iso: string, locale: string): string {
  return dayFormat(locale).format(writtenDay(iso))
}
