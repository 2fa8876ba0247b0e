import { env } from 'node:process'
import type { SiteCheck } from '../check.ts'
import { checkPagesAddress } from './check-pages-address.ts'
import { hostingRules } from './hosting-rules.ts'

/** The site works at the address at which GitHub Pages or GitLab Pages serves it. */
export const hostingCheck: SiteCheck = {
  name: 'hosting',
  title: 'Hosting',
  rules: hostingRules,
  phase: 'publish',
  run: ({ site, rendered, readSource }) => {
    const cname = rendered.copies.find(({ output }) => output === 'CNAME')
    return checkPagesAddress(site.config, {
      variables: env,
      cname: cname && readSource(cname.source),
    })
  },
}
