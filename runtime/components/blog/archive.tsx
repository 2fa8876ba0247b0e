import type { ReactElement } from 'react'
import type { BlogPostView } from '../../shared/views/blog-view.ts'
import type { SiteView } from '../../shared/views/site-view.ts'
import { writtenDay } from '../format-day.ts'

interface ArchiveProps {
  readonly site: Pick<SiteView, 'locale'>
  readonly posts: readonly BlogPostView[]
}

/** All posts by year, in the order of the blog; those without a date are in a list below. */
export function Archive({ site, posts }: ArchiveProps): ReactElement {
  const years = new Map<string, BlogPostView[]>()
  for (const post of posts) {
    const year = post.date?.slice(0, 4) ?? ''
    years.set(year, [...(years.get(year) ?? []), post])
  }
  const format = new Intl.DateTimeFormat(site.locale.code, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <>
      {[...years]
        .toSorted(([a], [b]) => Number(a === '') - Number(b === ''))
        .map(([year, ofYear]) => (
          <section key={year} className="blog-year">
            {year === '' ? null : <h2 id={year}>{year}</h2>}
            <ul>
              {ofYear.map(({ href, title, date }) => (
                <li key={href}>
                  {date === undefined ? null : (
                    <time dateTime={date}>{format.format(writtenDay(date))}</time>
                  )}
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}
