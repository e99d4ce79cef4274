import type { RenderResult } from '@testing-library/react'
import { cleanup, configure, render } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { afterEach, vi } from 'vitest'
import type { Session } from '../session/session.ts'
import { SessionProvider } from '../session/session-provider.tsx'

/** Warnings of React that say nothing here: server and client renders share a process, and happy-dom does not know `<search>`. */
const noise = /multiple renderers concurrently|The tag <%s> is unrecognized|The tag <search>/
const { error } = console
console.error = (...words: unknown[]) => {
  if (!noise.test(String(words[0]))) error(...words)
}

// A busy machine may need more than the default second.
configure({ asyncUtilTimeout: 20_000 })

const guest: Session = { state: 'guest', user: null }

/** Sessions for tests. */
export const signedIn: Session = {
  state: 'user',
  user: {
    id: '0b5d1f3e-5a0c-4a57-9d4a-1f2e3d4c5b6a',
    email: 'abogada@ejemplo.cl',
    premium: false,
    managesSubscription: false,
    mayRecoverPayment: false,
    emailVerificado: true,
    segundoFactor: false,
    preferencias: {},
  },
}

/** A user whose address is not confirmed. */
export const unconfirmed: Session = { ...signedIn, user: signedIn.user && { ...signedIn.user, emailVerificado: false } }

const router: AppRouterInstance = {
  push: vi.fn(),
  replace: vi.fn(),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
} as unknown as AppRouterInstance

function Page({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return (
    <AppRouterContext value={router}>
      <PathnameContext value="/">
        <SessionProvider session={session}>{children}</SessionProvider>
      </PathnameContext>
    </AppRouterContext>
  )
}

/** Renders a client view within a session, ready for events. */
export function renderView(view: ReactNode, session: Session = guest): RenderResult {
  return render(<Page session={session}>{view}</Page>)
}

/** Renders a view as the server does, async components included. The document has no behaviour. */
export async function renderOnServer(view: ReactNode, session: Session = guest): Promise<HTMLElement> {
  const { prelude } = await prerender(<Page session={session}>{view}</Page>, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  document.body.innerHTML = await new Response(prelude).text()
  return document.body
}

// No test reaches a network, also after its end. `stubServer` answers calls.
const silence = () => void vi.stubGlobal('fetch', () => new Promise(() => {}))
silence()

afterEach(() => {
  cleanup()
  silence()
  document.body.innerHTML = ''
  localStorage.clear()
})
