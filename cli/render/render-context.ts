import type { AssetIntegrity, ClientBundle, InlineStyles, SocialCard } from '../model/output.ts'
import type { StyledPage } from '../model/page.ts'
import type { UrlPath } from '../model/paths.ts'
import type { ReactPage, Site } from '../model/site.ts'
import { createAlternates } from './views/create-alternates.ts'
import type { Reference } from './article/fill-links.ts'
import type { HeadProgram } from '../model/compiling/head-program.ts'
import { createHeadScript, type HeadScript } from './head/head-script.ts'
import { createNavigation } from './sidebar/navigation.ts'
import { createBodyRenderer } from './render-body.tsx'
import { findThemeColors, type ThemeColors } from './head/theme-colors.ts'
import { createVariantViews, type VariantViews } from './views/variants.ts'

/** The input for rendering pages. */
export interface RendererInput {
  readonly site: Site
  readonly bundle: ClientBundle
  /** Reads the scripts in the head; pages have none when left out. */
  readonly readHeadProgram?: (name: HeadProgram) => string
  /** By URL of the page; entry i is for `page.links[i]`. */
  readonly references: ReadonlyMap<UrlPath, readonly Reference[]>
  readonly reactPages: readonly ReactPage[]
  /** Parts of the layout that the site replaces, by theme slot; none when left out. */
  readonly slots?: ReadonlyMap<string, unknown>
  /**
   * URLs of the stylesheets that a page needs in addition to the site's own; none when left out.
   */
  readonly stylesheetsOf?: (page: StyledPage) => readonly string[]
  /** The style sheets that pages contain instead of linking to them; none when left out. */
  readonly inlineStyles?: InlineStyles
  /** Hashes of scripts and style sheets that pages name; none when left out. */
  readonly integrity?: AssetIntegrity | undefined
  /** Images for link previews by URL of the page; none when left out. */
  readonly cards?: ReadonlyMap<UrlPath, SocialCard>
  /**
   * Makes the `meta` element of the content security policy from the hashes of the inline scripts;
   * none when left out.
   */
  readonly policyOf?: RenderPolicy
}

/** Makes the `meta` element for pages with these inline scripts and with forms to these origins. */
export type RenderPolicy = (
  scriptHashes: readonly string[],
  formOrigins: readonly string[],
) => string | undefined

/** The data that the pages of one site share, prepared once. */
export interface RenderContext {
  readonly input: RendererInput
  readonly headScript: HeadScript
  /** The `meta` element of a page with forms to these origins; undefined: none. */
  readonly policyFor: (formOrigins: readonly string[]) => string | undefined
  readonly themeColors: ThemeColors | undefined
  readonly variants: VariantViews
  readonly alternatesOf: ReturnType<typeof createAlternates>
  readonly navigation: ReturnType<typeof createNavigation>
  readonly renderBody: ReturnType<typeof createBodyRenderer>
}

/** Prepare everything that the pages of a site share. */
export function createRenderContext(input: RendererInput): RenderContext {
  const { site, bundle } = input
  const headScript = createHeadScript(site.config, {
    read: input.readHeadProgram ?? (() => ''),
    hasInlineStyles: (input.inlineStyles?.size ?? 0) > 0,
  })
  const variants = createVariantViews(site)
  return {
    input,
    headScript,
    policyFor: createPolicies(input, inlineScriptHashes({ input, headScript })),
    themeColors: findThemeColors(bundle),
    variants,
    alternatesOf: createAlternates(site),
    navigation: createNavigation(site, variants, bundle.buildId),
    renderBody: createBodyRenderer(input.reactPages, input.slots ?? new Map()),
  }
}

/** Makes the policy once for each list of origins; most pages have none. */
function createPolicies(
  { policyOf }: RendererInput,
  scriptHashes: readonly string[],
): RenderContext['policyFor'] {
  const made = new Map<string, string | undefined>()
  return (formOrigins) => {
    const key = formOrigins.join(' ')
    if (!made.has(key)) made.set(key, policyOf?.(scriptHashes, formOrigins))
    return made.get(key)
  }
}

/** `sha256-…` of each inline script, for the policy. */
export function inlineScriptHashes({
  headScript,
  input: { integrity },
}: Pick<RenderContext, 'headScript' | 'input'>): readonly string[] {
  return [headScript.hash, ...(integrity ? [integrity.importMapHash] : [])]
}
