// Room: the parts of layouts; content/: those that Markdown may use
import { createContext, type ComponentType, type ReactNode, useContext } from 'react'
import type { DocPageView, PageView, SiteView } from '../shared/views/site-view.ts'
import type { DocSlot, PartSlot, SiteSlot } from '../shared/views/slot-names.ts'

interface CommonProps {
  readonly site: SiteView
  /** Converts a path of the site, such as `/errors#code`, to the `href` of a link. */
  readonly href: (path: string) => string
  /** Converts the path of a file in a static folder to the `href` of a link. */
  readonly asset: (path: string) => string
  /** The default content, to leave out or to wrap; `null` in places that are empty. */
  readonly children: ReactNode
}

interface PageProps<Page> extends CommonProps {
  /** In the slots of navbar, sidebar and footer it is one of the pages that share them. */
  readonly page: Page
}

/**
 * The props of a component that fills a slot: `SlotProps<'tocBottom'>`. The slots of a doc have the
 * doc as `page`; those of navbar, sidebar and footer have none, because many pages share them.
 */
export type SlotProps<Name extends PartSlot = never> = [Name] extends [never]
  ? PageProps<PageView>
  : Name extends SiteSlot
    ? CommonProps
    : PageProps<Name extends DocSlot ? DocPageView : PageView>

/** The components of a site by theme slot, and the functions for their links. */
export interface SlotTable extends Pick<SlotProps, 'href' | 'asset'> {
  readonly parts: Readonly<Record<string, ComponentType<SlotProps> | undefined>>
}

const unchanged = (path: string): string => path
const Table = createContext<SlotTable>({ parts: {}, href: unchanged, asset: unchanged })

interface SlotInput {
  readonly name: Exclude<PartSlot, 'head'>
  readonly site: SiteView
  readonly page: PageView
  /** Class of an element around what the site adds to an empty place. */
  readonly className?: string
  /** The default content; none in an empty place. */
  readonly children?: ReactNode
}

function Slot({ name, site, page, className, children = null }: SlotInput): ReactNode {
  const { parts, href, asset } = useContext(Table)
  const Part = parts[name]
  if (Part === undefined) return children
  const part = (
    <Part site={site} page={page} href={href} asset={asset}>
      {children}
    </Part>
  )
  return className === undefined ? part : <div className={className}>{part}</div>
}

/** Whether the site has a component for the slot. */
export function useHasPart(name: PartSlot): boolean {
  return useContext(Table).parts[name] !== undefined
}

/**
 * `slots.Place` wraps a part of the layout that a site may replace, or is an empty place. `slots.Table`
 * provides the site's components.
 */
export const slots = { Place: Slot, Table: Table.Provider }
