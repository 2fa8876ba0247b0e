import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toHtml } from 'hast-util-to-html'
import type { ReactElement, ReactNode } from 'react'
import { refractor } from 'refractor/core'
import tsx from 'refractor/tsx'
import { CodeWindow, InstallLine } from './_code-window.tsx'

interface HomeData {
  /** The samples as highlighted HTML. */
  readonly slice: string
  readonly query: string
}

/** The samples are modules in the same folder, so the site's type check includes them. */
export async function load({ siteDir }: { readonly siteDir: string }): Promise<HomeData> {
  refractor.register(tsx)
  const highlight = async (file: string): Promise<string> => {
    const code = await readFile(join(siteDir, 'content/pages', file), 'utf8')
    return toHtml(refractor.highlight(code.trim(), 'tsx'))
  }
  return { slice: await highlight('_slice-sample.ts'), query: await highlight('_query-sample.tsx') }
}

interface HomeProps {
  readonly data: HomeData
  readonly site: { readonly title: string; readonly tagline: string }
  readonly href: (path: string) => string
}

/** The landing page. */
export default function Home({ data, site, href }: HomeProps): ReactElement {
  return (
    <>
      <section className="hero">
        <div className="hero__inner">
          <div>
            <h1 className="hero__title">{site.title}</h1>
            <p className="hero__tagline">{site.tagline}</p>
            <div className="hero__actions">
              <a className="button button--primary" href={href('/introduction/getting-started')}>
                Get started
              </a>
              <a className="button" href={href('/tutorials/quick-start')}>
                Quick start
              </a>
            </div>
            <InstallLine command="npm install @reduxjs/toolkit react-redux" />
          </div>
          <CodeWindow
            samples={[
              { id: 'sample-slice', label: 'createSlice', html: data.slice },
              { id: 'sample-query', label: 'RTK Query', html: data.query },
            ]}
          />
        </div>
      </section>
      <section className="band" aria-label="What it does">
        <div className="features">
          <Feature title="Concise" icon="M12 3l9 5-9 5-9-5 9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5">
            <strong>createSlice</strong> generates the actions, the reducer and their types from one
            description, so a feature fits in a single file.
          </Feature>
          <Feature
            title="Safe"
            icon="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5l-2 5-5 2 2-5 5-2Z"
          >
            <strong>configureStore</strong> sets up thunks and Redux DevTools, and reports mutated
            state and other common mistakes while you develop.
          </Feature>
          <Feature title="Readable" icon="M4 20l1-4L16 5l3 3L8 19l-4 1ZM13 8l3 3">
            You write plain assignments in reducers, and <strong>Immer</strong> turns them into
            immutable updates.
          </Feature>
          <Feature title="Connected" icon="M7 7h11l-3-3M17 17H6l3 3M18 7l-3 3M6 17l3-3">
            <strong>RTK Query</strong> loads, caches and refetches server data, and generates the
            React hooks to use it with.
          </Feature>
        </div>
      </section>
      <section className="band band--tinted" aria-label="Video course">
        <p className="promotion">
          <a href="https://redux.dev" rel="noopener noreferrer">
            <strong>Learn Redux in a video course</strong>
          </a>
          <span>From the first action to a whole app, on redux.dev</span>
        </p>
      </section>
      <section className="band" aria-labelledby="family">
        <h2 className="band__title" id="family">
          Other packages of the Redux family
        </h2>
        <div className="cards">
          <Sibling name="Redux" href="https://redux.js.org">
            The core library, with guides and tutorials about everything that isn't specific to
            Redux Toolkit.
          </Sibling>
          <Sibling name="React-Redux" href="https://react-redux.js.org">
            The hooks and the provider with which React components read the store and dispatch
            actions.
          </Sibling>
        </div>
      </section>
    </>
  )
}

interface FeatureProps {
  readonly title: string
  /** SVG path data in a 24 by 24 view box. */
  readonly icon: string
  readonly children: ReactNode
}

function Feature({ title, icon, children }: FeatureProps): ReactElement {
  return (
    <div className="feature">
      <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  )
}

interface SiblingProps {
  readonly name: string
  readonly href: string
  readonly children: ReactNode
}

function Sibling({ name, href, children }: SiblingProps): ReactElement {
  return (
    <div className="card">
      <h3 className="card-title">
        <a href={href} rel="noopener noreferrer">
          {name}
        </a>
      </h3>
      <p>{children}</p>
    </div>
  )
}
