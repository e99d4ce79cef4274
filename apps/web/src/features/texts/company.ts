import 'server-only'
import { pagesConfig } from '../../api/pages.config.ts'

export interface Company {
  /** Company line of the operator; null when not configured. */
  readonly line: string | null
  readonly email: string | null
}

export function company(): Company {
  const { companyLine, supportEmail } = pagesConfig()
  return { line: companyLine, email: supportEmail }
}
