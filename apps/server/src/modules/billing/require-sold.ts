import { type BaseId, getBase, isPremium, joinWords, soldBases } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'

/** What may be chosen instead of a base that is not sold. */
export const soldWords = `elija entre ${joinWords(soldBases.map((id) => getBase(id).name))}`

/** Bases that are free, always or as the switches stand, cannot be subscribed to: `payment.not_premium` names each that is never sold. */
export async function requireSold({ flags }: Pick<Services, 'flags'>, bases: readonly BaseId[]): Promise<void> {
  const details = bases.flatMap((base, at) =>
    soldBases.includes(base) ? [] : [{ field: `bases.${at}`, message: `la base ${getBase(base).name} no se vende: ${soldWords}` }],
  )
  if (details.length > 0) throw new ServiceError('payment.not_premium', { details })
  const switches = await flags()
  if (bases.some((base) => !isPremium(getBase(base).price, switches))) throw new ServiceError('payment.not_premium')
}
