// Hides the sidebar if the reader hid it.
import { readStored } from '../dom/storage.ts'
import { hiddenKey } from '../sidebar/scripts/hidden-key.ts'

if (readStored(hiddenKey) === 'hidden') document.documentElement.dataset['sidebarHidden'] = ''
