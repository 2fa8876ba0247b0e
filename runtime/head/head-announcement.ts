// Hides an announcement that the reader dismissed.
import './head-settings.ts'
import { readStored } from '../dom/storage.ts'
import { dismissKey, idKey, isDismissed } from '../state/dismissal.ts'

const { announcement = '' } = headSettings
if (isDismissed(announcement, readStored(idKey), readStored(dismissKey)))
  document.documentElement.dataset['announcementDismissed'] = ''
