import type { BrowserContext, Page } from 'playwright-core'
import type { CallResult, CallValues, PageCall } from '../../../runtime/shared/page-check.ts'
import { readProgram } from '../../programs/read-program.ts'

/** Give every page of the context the program that `callPage` calls. */
export async function installPageCheck(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: readProgram('page-check') })
}

/** Call a function of the page's program; fails when the page is left before the call returns. */
export function callPage<Name extends PageCall>(
  page: Page,
  name: Name,
  ...values: CallValues<Name>
): Promise<CallResult<Name>> {
  const list = values.map((value) => JSON.stringify(value)).join()
  return page.evaluate<CallResult<Name>>(`docsSsgCheck.${name}(${list})`)
}
