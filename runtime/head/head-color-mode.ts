// Room: scripts in the head of pages, which run before the first paint so that nothing flashes; each is a file of dist/programs/
import './head-settings.ts'
import { readStored } from '../dom/storage.ts'
import { choiceKey } from '../state/color-mode.ts'

const { dataset } = document.documentElement
const { mode, hasChoice } = headSettings

/** Readers and links may write anything. */
const toMode = (text: string | null | undefined): string | undefined =>
  text === 'light' || text === 'dark' ? text : undefined

// Style sheets can keep space for what an island adds for the query.
const query = (dataset['query'] = location.search)
const chosen = hasChoice
  ? (toMode(new URLSearchParams(query).get('docusaurus-theme')) ?? toMode(readStored(choiceKey)))
  : undefined
// Browsers report `light` if the reader has no preference.
const system = (): string => (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')
dataset['theme'] = chosen ?? mode ?? system()
dataset['themeChoice'] = chosen ?? 'system'
