import { join } from 'node:path'
import { withRegularFile } from '../../gate/regular-file.ts'
import type { OutputFile } from '../../model/output.ts'
import type { CheckContext, PageCheck } from '../check.ts'
import { checkHostLimits, type PublishedFiles } from './check-host-limits.ts'
import { hostLimitsRules } from './host-limits-rules.ts'

type SizedFile = PublishedFiles['files'][number]

/** The hosts that the site names accept its files, redirects and headers. */
export const hostLimitsCheck: PageCheck = {
  name: 'host-limits',
  title: 'Limits of hosts',
  rules: hostLimitsRules,
  phase: 'check',
  isEnabled: ({ checks }) => checks.hosts.length > 0,
  visitPages: (context) => {
    const pages: SizedFile[] = []
    return {
      visit: (page) => void pages.push(toSized(page)),
      finish: () =>
        checkHostLimits(listPublished(context, pages), context.site.config.checks.hosts),
    }
  },
}

const toSized = ({ path, contents }: OutputFile): SizedFile => ({
  path,
  bytes: Buffer.byteLength(contents),
})

function listPublished(context: CheckContext, pages: readonly SizedFile[]): PublishedFiles {
  const { files, redirectPages, copies, twins } = context.rendered
  const made = [...files, ...redirectPages].map(toSized)
  const markdown = [...twins()].map(({ render }) => toSized(render()))
  const { siteDir } = context.site.config
  const copied = copies.map(({ output, source, contents }) => ({
    path: output,
    bytes:
      contents === undefined
        ? withRegularFile(join(siteDir, source), (_, size) => size)
        : Buffer.byteLength(contents),
  }))
  return {
    files: [...pages, ...markdown, ...made, ...copied],
    redirects: textOf('_redirects', context),
    headers: textOf('_headers', context),
  }
}

/** The text of a file that the build makes, or that the site has in a static folder instead. */
function textOf(name: string, { rendered, readSource }: CheckContext): string {
  const made = rendered.files.find(({ path }) => path === name)
  if (made !== undefined) return String(made.contents)
  const copy = rendered.copies.find(({ output }) => output === name)
  return (copy && readSource(copy.source)) ?? ''
}
