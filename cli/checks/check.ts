// The shape of every check. A check is a folder with its rules and one line in all-checks.ts.
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ResolvedLinks } from '../model/links/links.ts'
import type { OutputFile } from '../model/output.ts'
import type { ContentPath } from '../model/paths.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { RuleTable } from '../model/rule.ts'
import type { Schedule } from '../model/authored/schedule.ts'
import type { Site } from '../model/site.ts'

/**
 * When a check runs: `always`: in every build and in `serve`; `publish`: in every build and in `check`; `check`: in
 * `check` and in `build --check`; `asked`: only when a flag asks for it, because it needs a network or a browser.
 */
export type CheckPhase = 'always' | 'publish' | 'check' | 'asked'

/** A figure that a check prints below its diagnostics: `Samples: 552 compiled, 230 run.` */
export interface CheckFigure {
  /** Name of the check. */
  readonly check: string
  /** A whole sentence. */
  readonly text: string
  /** For `--stats`, by name. */
  readonly counts?: Readonly<Record<string, number>>
}

/** What checks with needs beyond the site may be asked for, and what they may do. */
export interface CheckTools {
  readonly cache: Cache
  readonly signal?: AbortSignal
  readonly onProgress?: (text: string) => void
  /** Write the lock file instead of comparing with it. */
  readonly updateLock: boolean
  /** Milliseconds for which the response of another site stays valid. */
  readonly externalTtl: number
  /** Build a site quietly. `config.outDir` says where. */
  readonly build: (config: ResolvedConfig, schedule?: Schedule) => Promise<BuildAttempt>
  /** Load the config of a copy of the site in another folder; undefined when it is invalid there. */
  readonly reload: (config: ResolvedConfig, siteDir: string) => Promise<ResolvedConfig | undefined>
  /** Serve the built site in `outDir` on loopback. */
  readonly preview: (config: ResolvedConfig) => Promise<PreviewServer>
}

/** Whether a site could be built for a check, and what was found. */
export interface BuildAttempt {
  readonly isBuilt: boolean
  readonly findings: readonly Diagnostic[]
  /** Those of them that stopped the build. */
  readonly errors: readonly Diagnostic[]
}

/** A server that runs until it is closed. */
export interface PreviewServer {
  /** URL of the home page. */
  readonly url: string
  close(): Promise<void>
}

/** Everything a check may look at. */
export interface CheckContext extends CheckTools {
  readonly site: Site
  readonly links: ResolvedLinks
  readonly rendered: RenderedSite
  /** Every file that code of the site is made from, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** Text of a file of the site; undefined when it can't be read. */
  readonly readSource: (path: ContentPath) => string | undefined
  readonly addFigure: (figure: CheckFigure) => void
}

type Diagnostics = Iterable<Diagnostic>

interface CheckBase {
  /** As in `check --only links`. */
  readonly name: string
  /** The heading of its rules in RULES.md. */
  readonly title: string
  readonly rules: RuleTable
  readonly phase: CheckPhase
  /** Without it, no option switches the check off. */
  readonly isEnabled?: (config: ResolvedConfig) => boolean
}

/** A check that looks at the whole site. */
export interface SiteCheck extends CheckBase {
  /** It reports what no page has or shows, so it is left out if a page could not be compiled, which has its own error. */
  readonly needsEveryPage?: true
  readonly run: (context: CheckContext) => Diagnostics | Promise<Diagnostics>
}

/** Finishes what was started. */
export type FinishCheck = (context: CheckContext) => Promise<Diagnostics>

/** A check whose processes begin as soon as pages have URLs, and work while the site is bundled and rendered. */
export interface StartedCheck extends CheckBase {
  readonly start: (site: Site, cache: Cache) => Promise<FinishCheck>
}

/** Looks at built pages one at a time, so that a page is rendered once for every check and for the output. */
export interface PageVisitor {
  /** `hash` identifies the contents. */
  readonly visit: (page: OutputFile, hash: string) => void
  /** After the last page. */
  readonly finish: () => Diagnostics
}

/** A check that looks at each built page. */
export interface PageCheck extends CheckBase {
  readonly visitPages: (context: CheckContext) => PageVisitor | Promise<PageVisitor>
}

export type Check = SiteCheck | StartedCheck | PageCheck
