import type { ReactElement } from 'react'
import type { SiteView } from '../shared/views/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface AnnouncementBarProps {
  readonly announcement: NonNullable<SiteView['announcementBar']>
}

/**
 * A notice above the navbar. A dismissed one is hidden before the first paint, so the layout does
 * not shift.
 */
export function AnnouncementBar({ announcement }: AnnouncementBarProps): ReactElement {
  const translations = useTranslations()
  return (
    <section
      className="announcement"
      aria-label={translations.announcement}
      data-announcement=""
      data-announcement-id={announcement.id}
    >
      <div className="announcement__text" dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.isCloseable ? (
        <button
          type="button"
          className="icon-button announcement__close"
          data-announcement-close=""
          data-requires-js=""
        >
          <Icon name="close" />
          <HiddenText>{translations.dismissAnnouncement}</HiddenText>
        </button>
      ) : null}
    </section>
  )
}
