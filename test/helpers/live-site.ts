import { rm } from 'node:fs/promises'
import { writeFiles } from './islands-site.ts'
import { temporaryFolder } from './site-of.ts'

/** Components in each place where a site can use them; nothing but their code says that they are live. */
export const liveSite: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'site.config.ts': `export default {
  title: 'Live',
  url: 'https://live.example',
  favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  theme: { slots: { docFooter: 'slots/footer.tsx', navbarEnd: 'slots/end.tsx' } },
}
`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/components/Counter.tsx': `import { useState } from 'react'
interface Props { readonly start?: number; readonly label: string }
export default function Counter({ start = 0, label }: Props) {
  const [count, setCount] = useState(start)
  return <button type="button" data-testid={label} onClick={() => setCount(count + 1)}>{label} {count}</button>
}
export function Badge({ text }: { readonly text: string }) {
  return <b className="own-badge">{text}</b>
}
export const Named = (props: Props) => {
  const [count, add] = useCount(props.start ?? 0)
  return <button type="button" data-testid={props.label} onClick={add}>{props.label} {count}</button>
}
function useCount(start: number): [number, () => void] {
  const [count, setCount] = useState(start)
  return [count, () => setCount(count + 1)]
}
`,
  'src/components/Types.tsx': `import { useState } from 'react'
export default function Types({ left = 'default', ...props }: Record<string, unknown>) {
  const [clicks, setClicks] = useState(0)
  const press = () => setClicks(clicks + 1)
  return <button type="button" data-testid="types" data-clicks={clicks} onClick={press}>{JSON.stringify({ ...props, left })}</button>
}
`,
  'docs/types.md': `# Types

import Types from '@site/src/components/Types'

<Types n={7} yes no={false} list={[1, 'a', null]} of={{ a: [2] }} none={null} text="7" left={undefined} />

::types{n=7 yes no=false list=[1,2] none=null text="7"}

See [home](./index.md).
`,
  'src/components/Section.tsx': `import Counter from './Counter'
export function Section({ title, children }: { readonly title: string; readonly children?: unknown }) {
  return <section><h2>{title}</h2><Counter start={5} label="nested" />{children}</section>
}
`,
  'slots/footer.tsx': `import Counter from '../src/components/Counter'
export default function Footer({ page }: { readonly page: { readonly title: string } }) {
  return <p>About {page.title}: <Counter start={1} label="slot" /></p>
}
`,
  'slots/end.tsx': `import { useState } from 'react'
export default function End() {
  const [count, setCount] = useState(0)
  return <button type="button" data-testid="end" onClick={() => setCount(count + 1)}>end {count}</button>
}
`,
  'pages/team.tsx': `import { readFileSync } from 'node:fs'
import { useState } from 'react'
import Counter, { Badge } from '@site/src/components/Counter'
export const meta = { title: 'Team', description: 'The people behind the project' }
export const load = () => ({ size: readFileSync('package.json', 'utf8').length })
function Local({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start)
  return <button type="button" data-testid="local" onClick={() => setCount(count + 1)}>local {count}</button>
}
export default function Team() {
  return <main><h1>Team</h1><Counter start={2} label="react" /><Local start={9} /><Badge text="new" /></main>
}
`,
  'docs/index.md': `# Home

import Counter, { Badge, Named as Other } from '@site/src/components/Counter'
import * as All from '../src/components/Counter.tsx'
import { Section } from '/src/components/Section'
import Note from './_note.md'

<Counter start={7} label="page" />

<Other label="named" /> and <Badge text="new" />

<All.Named start={4} label="member" />

<Note />

<Section title="Nested">Text in the section.</Section>
`,
  'docs/_note.md': `import C from '../src/components/Counter'

In a partial: <C start={3} label="partial" />
`,
  'docs/plain.md': `# Plain

import { Badge } from '@site/src/components/Counter'

See [home](./index.md) and [types](./types.md). <Badge text="new" />
`,
}

/** The site in a temporary folder; `extra` adds files, or replaces those of the site. */
export async function temporarySite(
  extra: Readonly<Record<string, string>> = {},
): Promise<{ readonly siteDir: string; readonly remove: () => Promise<void> }> {
  const siteDir = await temporaryFolder()
  await writeFiles(siteDir, { ...liveSite, ...extra })
  return { siteDir, remove: async () => rm(siteDir, { recursive: true, force: true }) }
}
