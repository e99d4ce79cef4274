import { findMaskingReport, findRulingId } from '@basejuris/database'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { defineCommand } from '../define-command.ts'

/** What was masked in a ruling: kinds, counts, pseudonyms and places. */
export const maskingReport = defineCommand({
  request: z.object({ docId: z.string().min(1).max(200) }),
  run: async ({ docId: requested }, { platform: { services } }) => {
    const docId = await findRulingId(services.db, requested)
    if (docId === null) throw new OperatorError(`No existe la sentencia ${requested}.`)
    const report = await findMaskingReport(services.db, docId)
    if (report === null)
      throw new OperatorError(`La sentencia ${docId} se cargó antes de que se guardaran estos informes: rehágala con reprocess.`)
    return { docId, ...report }
  },
})
