import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LayoutContext, type LayoutProps } from '../../runtime/docusaurus/layout-context.ts'
import { isComponent } from '../primitives/modules/is-component.ts'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { toPageFunction } from '../islands/check-props.ts'

/** What a page passes to its `Layout` or `Head`, as far as it is text; numbers become text. */
export interface LayoutTexts {
  readonly title: string | undefined
  readonly description: string | undefined
}

/**
 * Render a React page before routing, only to see what it passes to `Layout`. Nothing is recorded
 * when the page throws before that; the error is reported when the page is rendered for its URL.
 */
export function recordLayout(
  page: unknown,
  props: { readonly data: unknown; readonly config: unknown },
): LayoutTexts {
  const recorded: LayoutProps[] = []
  if (isComponent<Readonly<Record<string, unknown>>>(page)) {
    const unchanged = toPageFunction((path) => path)
    const element = createElement(page, { ...props, href: unchanged, asset: unchanged })
    try {
      keepPrototypes(() =>
        renderToStaticMarkup(
          <LayoutContext value={(layout) => void recorded.push(layout)}>{element}</LayoutContext>,
        ),
      )
    } catch {}
  }
  const [title] = recorded.flatMap((layout) => toText(layout.title) ?? [])
  const [description] = recorded.flatMap((layout) => toText(layout.description) ?? [])
  return { title, description }
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}
