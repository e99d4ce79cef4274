'use client'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { Session } from './page-user.ts'
import { useLostSession } from './use-lost-session.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useStoredUser } from './use-stored-user.ts'

const SessionContext = createContext<Session>({ state: 'guest', user: null })

/** Who is signed in, as the server that wrote the page knew it. */
export const useSession = (): Session => useContext(SessionContext)

interface SessionProviderProps {
  readonly session: Session
  readonly children: ReactNode
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  const lose = useLostSession()
  useStoredUser(session)
  useOtherTabs(session)
  useEffect(() => {
    if (session.state === 'expired') lose()
  }, [session.state, lose])
  return <SessionContext value={session}>{children}</SessionContext>
}
