import { taxDocumentTypes } from '@basejuris/domain'
import type { TaxDocumentIssuer } from '../../../services.ts'

/** The issuer of trials with the payment simulator. Its documents exist nowhere else, and their folios say so. */
export const simulatedIssuer: TaxDocumentIssuer = {
  name: 'simulador',
  issue: async ({ key, kind }) => ({ folio: `PRUEBA-${taxDocumentTypes[kind]}-${key.slice(0, 8).toUpperCase()}` }),
}
