import type { DataOf, sessionsEndpoint } from '@basejuris/contract'
import { listLiveSessions, listSignIns } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'

const signInsShown = 20

/** Open sessions, last used first, and the latest sign-in attempts, newest first. */
export async function listSessions(
  { db, notifyNewDevices }: Pick<Services, 'db' | 'notifyNewDevices'>,
  { userId, sessionId }: UserActor,
  now: Date,
): Promise<DataOf<typeof sessionsEndpoint>> {
  const [open, attempts] = await Promise.all([listLiveSessions(db, userId, now), listSignIns(db, userId, signInsShown)])
  return {
    sesiones: open.map((session) => ({
      id: session.id,
      dispositivo: session.device,
      direccion: session.address,
      creada: session.createdAt.toISOString(),
      ultimoUso: session.lastUsedAt.toISOString(),
      actual: session.id === sessionId,
    })),
    ingresos: attempts.map(({ at, outcome, device, address }) => ({
      fecha: at.toISOString(),
      resultado: outcome === 'ok' ? 'ok' : 'rechazado',
      dispositivo: device,
      direccion: address,
    })),
    avisaEquipoNuevo: notifyNewDevices,
  }
}
