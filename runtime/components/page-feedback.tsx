import type { ReactElement } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'

/** Asks readers whether the page was helpful. */
export function PageFeedback({ url }: { readonly url: string | undefined }): ReactElement {
  const { feedbackQuestion, feedbackThanks, yes, no } = useTranslations()
  const answer = (value: string, label: string): ReactElement => (
    <button className="button" type="button" data-tool="feedback" value={value}>
      {label}
    </button>
  )
  return (
    <div className="feedback" role="group" aria-labelledby="docs-ssg-feedback" data-url={url}>
      <p id="docs-ssg-feedback">{feedbackQuestion}</p>
      {answer('yes', yes)}
      {answer('no', no)}
      <p role="status" data-thanks={feedbackThanks} />
    </div>
  )
}
