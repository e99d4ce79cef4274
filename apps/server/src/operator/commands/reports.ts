import {
  type Database,
  findRulingReports,
  listContentHashes,
  listFacts,
  listRulingReports,
  type RulingReport,
  resolveRulingReport,
} from '@basejuris/database'
import { reportResolutionSchema } from '@basejuris/domain'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { rulingUrl } from '../../modules/rulings/ruling-url.ts'
import { defineCommand } from '../define-command.ts'

const maxListed = 500
/** A reference or its prefix, at least the eight characters that readers see. */
const referenceSchema = z.string().regex(/^[0-9a-f-]{8,36}$/i)

export const listReports = defineCommand({
  request: z.object({ state: z.enum(['open', 'closed']) }),
  run: async ({ state }, { platform }) => {
    const { db } = platform.services
    return describe(db, await listRulingReports(db, { state, limit: maxListed }))
  },
})

export const showReport = defineCommand({
  request: z.object({ reference: referenceSchema }),
  run: async ({ reference }, { platform: { services } }) => describeOne(services.db, await getReport(services.db, reference)),
})

/** Answers the report as it was, with the e-mail that closing erases. */
export const resolveReport = defineCommand({
  request: z.object({ reference: referenceSchema, resolution: reportResolutionSchema }),
  run: async ({ reference, resolution }, { platform }) => {
    const { db } = platform.services
    const { id } = await getReport(db, reference)
    const closed = await resolveRulingReport(db, { id, resolution, at: new Date() })
    if (closed === null) throw new OperatorError(`El reporte ${reference} ya estaba cerrado.`)
    return describeOne(db, closed)
  },
})

async function getReport(db: Database, reference: string): Promise<RulingReport> {
  const [report, other] = await findRulingReports(db, reference.toLowerCase())
  if (report === undefined) throw new OperatorError(`No hay un reporte ${reference}.`)
  if (other !== undefined) throw new OperatorError(`Hay varios reportes que comienzan con ${reference}: escriba la referencia completa.`)
  return report
}

/** Reports with the facts of their rulings, and whether these changed since. */
async function describe(db: Database, reports: readonly RulingReport[]) {
  const docIds = [...new Set(reports.map(({ docId }) => docId))]
  const [facts, hashes] = await Promise.all([listFacts(db, docIds), listContentHashes(db, docIds)])
  const rulings = new Map(facts.map((ruling) => [ruling.docId, ruling]))
  return reports.map(({ contentHash, ...report }) => {
    const ruling = rulings.get(report.docId)
    return {
      ...report,
      receivedAt: report.receivedAt.toISOString(),
      resolvedAt: report.resolvedAt?.toISOString() ?? null,
      court: ruling?.court ?? null,
      docketNumber: ruling?.docketNumber ?? ruling?.rit ?? null,
      decidedOn: ruling?.decidedOn ?? null,
      changedSince: hashes.get(report.docId) !== contentHash,
      url: `${rulingUrl(report.docId)}${report.anchor === null ? '' : `#${report.anchor}`}`,
    }
  })
}

async function describeOne(db: Database, report: RulingReport) {
  const [described] = await describe(db, [report])
  if (described === undefined) throw new Error('The report was not described')
  return described
}
