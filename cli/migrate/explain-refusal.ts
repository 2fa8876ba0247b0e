import { capitalize } from '../../runtime/shared/text/capitalize.ts'
import { describeRefusal } from '../gate/report-refusal.ts'
import type { Refusal } from '../gate/refusal.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import type { Note } from './migration.ts'

/** Says why a file (absolute) is neither read nor copied; the site is in `siteDir`. */
export function explainRefusal(siteDir: string, file: string, refusal: Refusal): Note {
  const subject = posixRelative(siteDir, file)
  if (refusal === 'outside')
    return {
      subject,
      advice:
        'This file is outside the repository of the site, or is a link to such a file, so it is neither read nor copied: it could contain secrets of this machine. Copy it into the repository.',
    }
  if (refusal === 'hidden')
    return {
      subject,
      advice:
        'A page names this hidden file, which is neither read nor copied, because such files often contain secrets. Copy it to a file whose name does not begin with a dot.',
    }
  const { reason } = describeRefusal(subject, refusal)
  return { subject, advice: capitalize(reason) }
}
