// Every check once, in the order in which they run. Adding one is a folder with its rules and a line here.
import { agentTestsCheck } from './agent-tests/agent-tests-check.ts'
import { agentsCheck } from './agents/agents-check.ts'
import { anchorsCheck } from './anchors/anchors-check.ts'
import { apiCheck } from './api/api-check.ts'
import { browserCheck } from './browser/browser-check.ts'
import { budgetsCheck } from './budgets/budgets-check.ts'
import type { Check } from './check.ts'
import { configLinksCheck } from './config-links/config-links-check.ts'
import { configTextsCheck } from './config-texts/config-texts-check.ts'
import { contrastCheck } from './contrast/contrast-check.ts'
import { determinismCheck } from './determinism/determinism-check.ts'
import { externalCheck } from './external/external-check.ts'
import { hostLimitsCheck } from './host-limits/host-limits-check.ts'
import { hostingCheck } from './hosting/hosting-check.ts'
import { htmlCheck } from './html/html-check.ts'
import { imagesCheck } from './images/images-check.ts'
import { inboundCheck } from './inbound/inbound-check.ts'
import { integrationsCheck } from './integrations/integrations-check.ts'
import { linksCheck } from './links/links-check.ts'
import { lockCheck } from './lock/lock-check.ts'
import { reachCheck } from './reach/reach-check.ts'
import { redirectsCheck } from './redirects/redirects-check.ts'
import { samplesCheck } from './samples/samples-check.ts'
import { searchCheck } from './search/search-check.ts'
import { sitesCheck } from './sites/sites-check.ts'
import { thirdPartyCheck } from './third-party/third-party-check.ts'
import { translationsCheck } from './translations/translations-check.ts'
import { writingCheck } from './writing/writing-check.ts'

export const allChecks: readonly Check[] = [
  linksCheck,
  anchorsCheck,
  redirectsCheck,
  configLinksCheck,
  configTextsCheck,
  imagesCheck,
  writingCheck,
  reachCheck,
  hostingCheck,
  lockCheck,
  inboundCheck,
  sitesCheck,
  translationsCheck,
  apiCheck,
  integrationsCheck,
  searchCheck,
  contrastCheck,
  samplesCheck,
  htmlCheck,
  agentsCheck,
  agentTestsCheck,
  budgetsCheck,
  hostLimitsCheck,
  thirdPartyCheck,
  externalCheck,
  browserCheck,
  determinismCheck,
]
