import type { AnswerQuotation } from '@basejuris/contract'

/** What is said in the place of words that cannot be shown. Null where they are. */
export function missingWords({ estado }: Pick<AnswerQuotation, 'estado'>): string | null {
  if (estado === 'cambio')
    return 'El texto de esta sentencia cambió después de la respuesta. Las palabras que se citaban ya no están; ábrala para leer el texto de hoy.'
  if (estado === 'retirada') return 'Esta sentencia fue retirada. Sus palabras se borraron de la respuesta.'
  return estado === 'sin_acceso' ? 'Usted no tiene acceso a la base de esta sentencia. Por eso no se muestran sus palabras.' : null
}
