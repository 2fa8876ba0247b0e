import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A hook as libraries publish it: CommonJS, with React as a peer. */
export const library = {
  'package.json':
    '{"name":"use-clicks","version":"1.0.0","main":"index.js","peerDependencies":{"react":">=18"}}',
  'index.js': `const { useState } = require('react')
exports.useClicks = (start) => {
  const [clicks, setClicks] = useState(start)
  return [clicks, () => setClicks(clicks + 1)]
}
`,
}

/** State in an island, a page and a slot, from React and from a library. */
export const islandsSite = {
  'site.config.ts': `export default {
  title: 'Islands',
  url: 'https://islands.example',
  favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  components: { Counter: 'components/counter.tsx' },
  theme: { slots: { docFooter: 'slots/footer.tsx' } },
}
`,
  'components/counter.tsx': `'use client'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClicks } from 'use-clicks'

export default function Counter({ label }) {
  const id = useId()
  const [own, setOwn] = useState(0)
  const [clicks, click] = useClicks(0)
  const onClick = () => { flushSync(() => setOwn(own + 1)); click() }
  return <button type="button" id={id} data-testid={label} onClick={onClick}>{own} and {clicks}</button>
}
`,
  'slots/footer.tsx': `import { Island } from 'docs-ssg/components'
import { useState } from 'react'
import { useClicks } from 'use-clicks'
import Counter from '../components/counter.tsx'

export default function Footer() {
  const [label] = useState('slot')
  const [clicks] = useClicks(3)
  return <p>{clicks} <Island name="Counter" props={{ label }}><Counter label={label} /></Island></p>
}
`,
  'pages/index.tsx': `import { Island } from 'docs-ssg/components'
import { useState } from 'react'
import { useClicks } from 'use-clicks'
import Counter from '../components/counter.tsx'

export const meta = { title: 'Home', description: 'The home page' }

export default function Home() {
  const [label] = useState('page')
  const [clicks] = useClicks(5)
  return <><h1>{clicks}</h1><Island name="Counter" props={{ label }}><Counter label={label} /></Island></>
}
`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/guide.md': '# Guide\n\n<Counter label="doc" />\n',
}

/** Write text files below a folder, by path. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
