import type { ProvenanceView } from '@basejuris/contract'
import { listRulingVersions } from '@basejuris/database'
import type { Actor, Ruling } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { countMasks } from './count-masks.ts'
import { getReadableVersion } from './get-ruling.ts'
import { presentSourceFacts } from './present-source-facts.ts'
import { presentVersion } from './present-version.ts'

export interface GetProvenance {
  readonly docId: string
  /** Version whose masks are counted; undefined means the shown one. */
  readonly version?: number | undefined
}

/**
 * Versions of a ruling and the masks in one of them. Unknown: `ruling.not_found`; unreadable version: `ruling.version_not_found`; base
 * not readable by the actor: `base.premium_required`.
 */
export async function getProvenance(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf'>,
  actor: Actor,
  { docId, version }: GetProvenance,
): Promise<ProvenanceView> {
  const [shown, { readable }] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (shown === null) throw new ServiceError('ruling.not_found')
  if (!readable.has(shown.collection)) throw new ServiceError('base.premium_required')
  const ruling: Ruling = version === undefined ? shown : await getReadableVersion(services.db, shown.docId, version)
  const versions = await listRulingVersions(services.db, shown.docId)
  return { docId: shown.docId, versiones: versions.map(presentVersion), segunFuente: presentSourceFacts(ruling), ...countMasks(ruling) }
}
