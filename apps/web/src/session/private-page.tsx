import 'server-only'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { currentSession } from './current-session.ts'
import { LoadingCover } from './loading-cover.tsx'
import type { PageUser } from './session.ts'
import { loginUrl } from './sign-in-redirect.ts'

interface PrivatePageProps {
  /** Path of the page with its query, to which the login returns. */
  readonly path: string
  readonly children: (user: PageUser) => ReactNode | Promise<ReactNode>
}

/** A page for signed-in users. Guests are redirected to the login. A cover shows while the session is unknown. */
export async function PrivatePage({ path, children }: PrivatePageProps) {
  const { state, user } = await currentSession()
  if (user !== null) return children(user)
  if (state === 'unknown') return <LoadingCover />
  redirect(loginUrl(path, state === 'expired' ? 'expirada' : undefined))
}
