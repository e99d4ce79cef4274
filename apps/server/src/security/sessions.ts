import { randomUUID } from 'node:crypto'
import { addSession, type Database, findLiveSession, isStorageFull, type NewSession, touchSession } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** Days until a token and its cookie expire. */
export const sessionDays = 7
const algorithm = 'HS256'
const issuer = 'basejuris'
/** The last use is stored at most once a minute, so that most reads do not write. */
const touchEveryMs = 60_000

const claimsSchema = z.object({ sub: z.uuid(), jti: z.uuid() })

export interface OpenedSession {
  readonly token: string
  readonly sessionId: string
  readonly expiresAt: Date
}

export interface Sessions {
  /** Null for a token that is forged, expired, closed or of a disabled user. Never throws for a client's input. */
  readonly findActor: (token: string) => Promise<UserActor | null>
  /** `keep` stores the session's row; without it the row is inserted at once. */
  readonly open: (
    session: { readonly userId: string; readonly device: string; readonly address: string },
    keep?: (session: NewSession) => Promise<void>,
  ) => Promise<OpenedSession>
}

/** Tokens are JWT (RFC 7519) that name a row of `sessions`: closing the row revokes the token at once. */
export function createSessions(db: Database, key: Uint8Array, now: () => Date = () => new Date()): Sessions {
  return {
    async findActor(token) {
      const claims = await readToken(token, key, now())
      if (claims === null) return null
      const session = await findLiveSession(db, claims.jti, now())
      if (session === null || session.userId !== claims.sub) return null
      if (now().getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(db, session.id, now()).catch(unlessFull)
      return { kind: 'user', userId: session.userId, sessionId: session.id }
    },
    async open({ userId, device, address }, keep = (session) => addSession(db, session)) {
      const [sessionId, createdAt] = [randomUUID(), now()]
      const expiresAt = new Date(createdAt.getTime() + sessionDays * dayMs)
      const signed = new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(createdAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      const [token] = await Promise.all([signed, keep({ id: sessionId, userId, createdAt, expiresAt, device, address })])
      return { token, sessionId, expiresAt }
    },
  }
}

/** On a full disk people stay signed in; the last use is not stored. */
function unlessFull(error: unknown): void {
  if (!isStorageFull(error)) throw error
}

async function readToken(token: string, key: Uint8Array, currentDate: Date): Promise<z.infer<typeof claimsSchema> | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer, currentDate })
    return claimsSchema.safeParse(payload).data ?? null
  } catch {
    return null
  }
}
