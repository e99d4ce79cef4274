import type { PetitionStatus } from '@basejuris/contract'
import { findUser } from '@basejuris/database'
import { freePetitions, type TrialStatus, trialDays, trialStatus, type UserActor } from '@basejuris/domain'
import type { Services } from '../../services.ts'

const reasons: Readonly<Record<NonNullable<TrialStatus['blockedBy']>, string>> = {
  ended: 'Su período de prueba fue cerrado.',
  days: `Pasaron los ${trialDays} días de su período de prueba.`,
  petitions: `Usó las ${freePetitions} peticiones de su período de prueba.`,
}
const unaffectedNotice =
  'Puede seguir buscando, leyendo, guardando y exportando sentencias; su historial, favoritos, carpetas y notas quedan.'

/** Reads the trial without counting a petition. */
export async function petitionStatus(
  { db, flags, payments }: Pick<Services, 'db' | 'flags' | 'payments'>,
  { userId }: UserActor,
  { at }: { readonly at: Date },
): Promise<PetitionStatus> {
  const user = await findUser(db, userId)
  const terms = { flags: await flags(), liveSubscription: await payments.hasSubscription(userId), now: at }
  const trial = trialStatus(user, terms)
  return {
    isValid: trial.valid,
    counterUse: user?.counterUse ?? 0,
    restantes: trial.remaining,
    startService: user?.startService?.toISOString() ?? null,
    hasta: trial.until?.toISOString() ?? null,
    asignacion: freePetitions,
    ilimitado: trial.unlimited,
    permitido: trial.allowed,
    motivo: trial.blockedBy === null ? null : reasons[trial.blockedBy],
    conserva: trial.blockedBy === null ? null : unaffectedNotice,
  }
}
