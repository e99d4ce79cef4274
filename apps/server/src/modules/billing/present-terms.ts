import { createHash } from 'node:crypto'
import { termsOfService } from '@basejuris/contract/terms'
import type { AcceptedTerms } from '@basejuris/database'
import type { Services } from '../../services.ts'

/** The terms that whoever agrees now agrees to. */
export function presentTerms({ site }: Pick<Services, 'site'>): AcceptedTerms {
  const { version, sections } = termsOfService({ companyLine: site.companyLine ?? null, supportEmail: site.supportEmail })
  return { version, sections, hash: createHash('sha256').update(JSON.stringify(sections)).digest('hex') }
}
