'use client'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { onSessionLost } from '../api/session-lost.ts'
import { isStored, storedKey } from '../storage/stored-key.ts'
import type { Session } from './session.ts'

const SessionContext = createContext<Session>({ state: 'guest', user: null })

/** The session, as the server knew it when it rendered the page. */
export function useSession(): Session {
  return useContext(SessionContext)
}

interface SessionProviderProps {
  readonly session: Session
  readonly children: ReactNode
}

/** Its handlers are loaded when something happens to the session, to keep the first page small. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const router = useRouter()
  const userId = session.user?.id
  useEffect(() => {
    const onLost = async (why?: string) =>
      (await import('./handle-session-lost.ts')).handleSessionLost({ userId: userId ?? null, refresh: router.refresh, why })
    if (session.state === 'expired') onLost()
    return onSessionLost(onLost)
  }, [session.state, userId, router])
  useEffect(() => {
    if (session.state !== 'unknown' && (session.user !== null || isStored('user')))
      import('./cross-tab.ts')
        .then(({ storeUser }) => storeUser(session))
        // Tried again with the next page.
        .catch(() => undefined)
  }, [session])
  useEffect(() => {
    const onStorage = async ({ key }: StorageEvent) => {
      if (key === null || key === storedKey('user')) (await import('./cross-tab.ts')).syncWithOtherTab(userId, router.refresh)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [userId, router])
  return <SessionContext value={session}>{children}</SessionContext>
}
