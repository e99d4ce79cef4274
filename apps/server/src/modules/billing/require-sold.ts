import { type BaseId, getBase, joinWords, soldBases } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'

/** What may be chosen instead of a base that is not sold. */
export const soldWords = `elija entre ${joinWords(soldBases.map((id) => getBase(id).name))}`

/** Bases that are free cannot be subscribed to: `payment.not_premium` names each of them. */
export function requireSold(bases: readonly BaseId[]): void {
  const details = bases.flatMap((base, at) =>
    soldBases.includes(base) ? [] : [{ field: `bases.${at}`, message: `la base ${getBase(base).name} no se vende: ${soldWords}` }],
  )
  if (details.length > 0) throw new ServiceError('payment.not_premium', { details })
}
