import 'server-only'
import { pagesConfig } from '../../api/pages.config.ts'

export interface Company {
  /** Who answers for the service, as the operator wrote it; null when it was not told. */
  readonly line: string | null
  readonly email: string | null
}

export function company(): Company {
  const { companyLine, supportEmail } = pagesConfig()
  return { line: companyLine, email: supportEmail }
}
