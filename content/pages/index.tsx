import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toHtml } from 'hast-util-to-html'
import type { ReactElement, ReactNode } from 'react'
import { refractor } from 'refractor/core'
import typescript from 'refractor/typescript'

interface HomeData {
  /** The sample as highlighted HTML. */
  readonly sample: string
}

/** The sample is a module in the same folder, so the site's type check includes it. */
export async function load({ siteDir }: { readonly siteDir: string }): Promise<HomeData> {
  const code = await readFile(join(siteDir, 'content/pages/_sample.ts'), 'utf8')
  refractor.register(typescript)
  return { sample: toHtml(refractor.highlight(code.trim(), 'typescript')) }
}

interface HomeProps {
  readonly data: HomeData
  readonly site: { readonly title: string; readonly tagline: string }
  readonly href: (path: string) => string
  readonly asset: (path: string) => string
}

/** The landing page. */
export default function Home({ data, site, href, asset }: HomeProps): ReactElement {
  return (
    <>
      <section className="hero">
        <div className="hero__inner">
          <div>
            <img
              src={asset('img/logo-white.svg')}
              alt=""
              width={72}
              height={72}
              fetchPriority="low"
            />
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
          </div>
          <figure className="code-block on-dark" data-code="">
            <figcaption className="code-title">store.ts</figcaption>
            <pre className="code">
              <code className="language-ts" dangerouslySetInnerHTML={{ __html: data.sample }} />
            </pre>
          </figure>
        </div>
      </section>
      <section className="band" aria-label="What it does">
        <div className="features">
          <Feature title="Concise" icon="M12 3l9 5-9 5-9-5 9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5">
            <strong>One function per slice</strong> writes the actions, the reducer and their types,
            so a feature fits in a single file.
          </Feature>
          <Feature
            title="Guided"
            icon="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5l-2 5-5 2 2-5 5-2Z"
          >
            <strong>Sound defaults are switched on</strong>: thunks, developer tools, and checks
            that catch stray mutations while you work.
          </Feature>
          <Feature title="Forgiving" icon="M4 20l1-4L16 5l3 3L8 19l-4 1ZM13 8l3 3">
            Write a plain assignment and get an <strong>immutable update</strong>, because every
            reducer runs through Immer.
          </Feature>
          <Feature title="Connected" icon="M7 7h11l-3-3M17 17H6l3 3M18 7l-3 3M6 17l3-3">
            <strong>RTK Query</strong> fetches, caches and refreshes server data, and generates the
            React hooks that read it.
          </Feature>
        </div>
      </section>
      <section className="band band--tinted" aria-labelledby="family">
        <h2 className="band__title" id="family">
          Part of a family
        </h2>
        <div className="cards">
          <Sibling name="Redux" href="https://redux.js.org">
            The store itself: one state, changed by actions, the same everywhere it runs.
          </Sibling>
          <Sibling name="React-Redux" href="https://react-redux.js.org">
            The bindings that let React components read the store and dispatch actions to it.
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
      <svg className="icon" width="60" height="60" viewBox="0 0 24 24" aria-hidden="true">
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
