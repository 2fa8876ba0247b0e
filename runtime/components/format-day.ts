/** How a day is written in a locale: "August 9, 2026", in UTC. */
export function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Format `2026-08-09T…` as "August 9, 2026", in UTC and as usual in the locale. */
export function formatDay(iso: string, locale: string): string {
  return dayFormat(locale).format(new Date(iso))
}
