// The props that a React page can have in the browser. Given a page and its data, it returns the names
// of props that are sent, or the reason why none can be.
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InsideIsland } from '../../runtime/components/content/inside-island.ts'
import type { BrowserProps } from '../model/compiling/browser-props.ts'
import { isComponent } from '../primitives/modules/is-component.ts'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { findLost, toPageFunction } from '../islands/check-props.ts'

/**
 * Render a page once to see whether it uses what only the build has: functions, the view of the site,
 * and values that JSON would change. A page that only passes its props on does not use them.
 */
export function findBrowserProps(
  page: unknown,
  props: Readonly<Record<string, unknown>>,
): BrowserProps {
  const used: string[] = []
  const watched = (name: string): unknown => watch(() => used.push(name))
  const lost = new Map(
    Object.entries(props).flatMap(([name, value]) => {
      const reason = findLost(value)
      return reason === undefined ? [] : [[name, reason] as const]
    }),
  )
  const given = Object.entries(props).map(([name, value]) => [
    name,
    lost.has(name) ? watched(name) : value,
  ])
  const inBuild = ['href', 'asset', 'site'].map((name) => [name, watched(name)])
  if (isComponent<Readonly<Record<string, unknown>>>(page))
    render(page, Object.fromEntries([...given, ...inBuild]))
  const [first] = used
  if (first === undefined) {
    const names = Object.keys(props).filter((name) => !lost.has(name) && props[name] !== undefined)
    return { kind: 'sendable', names }
  }
  const reason = lost.get(first)
  return {
    kind: 'build-only',
    reason:
      reason === undefined
        ? `its prop \`${first}\` exists only in the build`
        : `its prop \`${first}\` ${reason}, which can’t be sent there`,
  }
}

/** An error is reported when the page is rendered for its URL. */
function render(
  page: ComponentType<Readonly<Record<string, unknown>>>,
  props: Readonly<Record<string, unknown>>,
): void {
  try {
    keepPrototypes(() =>
      renderToStaticMarkup(<InsideIsland value={true}>{createElement(page, props)}</InsideIsland>),
    )
  } catch {}
}

/** A value that tells when it is called, or when something of it is read. */
function watch(onUse: () => void): unknown {
  return new Proxy(
    toPageFunction((path) => path),
    {
      apply: (call, self, values) => {
        onUse()
        return Reflect.apply(call, self, values)
      },
      get: (value, key) => {
        // `JSON.stringify` asks every value for it.
        if (typeof key === 'string' && key !== 'toJSON') onUse()
        return Reflect.get(value, key)
      },
    },
  )
}
