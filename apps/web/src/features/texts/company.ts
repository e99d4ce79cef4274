import 'server-only'
import type { TermsSite } from '@basejuris/contract/terms'
import { pagesConfig } from '../../api/pages.config.ts'

/** The operator as configured; null where it is not. */
export function company(): TermsSite {
  const { companyLine, supportEmail } = pagesConfig()
  return { companyLine, supportEmail }
}
