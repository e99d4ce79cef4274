import type { Actor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { citeRuling } from '../../rulings/cite-ruling.ts'
import { describeMissing } from '../../rulings/get-ruling.ts'
import { cardFacts } from '../../rulings/present-card.ts'
import type { ExportExtent, ExportSource } from './export-source.ts'
import { presentDecision, presentEntry, withoutEntitlement } from './present-entry.ts'

/** One ruling. Unknown: `ruling.not_found`; removed: `ruling.withdrawn` or `ruling.fictional_removed`; text that the actor may not read: `base.premium_required`. */
export async function sourceOfRuling(services: Services, actor: Actor, docId: string, { withText }: ExportExtent): Promise<ExportSource> {
  const [ruling, { readable }] = await Promise.all([services.rulings.find(docId), services.entitlementOf(actor)])
  if (ruling === null) throw await describeMissing(services.db, docId)
  if (withText && !readable.has(ruling.collection)) throw new ServiceError('base.premium_required')
  const { publicUrl } = services.site
  const shown = withText
    ? { sections: ruling.sections }
    : readable.has(ruling.collection)
      ? { decision: presentDecision(ruling, publicUrl) }
      : { warnings: [withoutEntitlement] }
  const entry = presentEntry(cardFacts(ruling, readable), publicUrl, shown)
  return {
    title: ruling.caption,
    name: citeRuling({ ...ruling, fictional: false, decidedOn: null }).corta,
    facts: [],
    notices: [],
    notes: [],
    total: 1,
    entries: (async function* () {
      yield entry
    })(),
  }
}
