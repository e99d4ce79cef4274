'use client'
import type { closeSessionEndpoint, DataOf, logoutAllEndpoint, sessionsEndpoint } from '@basejuris/contract'
import { Laptop } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callFromBrowser } from '../../../../api/browser-call.ts'
import { failureOf } from '../../../../components/form/failure.ts'
import { Button } from '../../../../components/ui/button.tsx'
import { formatInstant } from '../../../../format/instants.ts'
import { notify } from '../../../../notifications/notify.ts'
import { clearBrowser } from '../../../../session/device/device-folders.ts'

type OpenSession = DataOf<typeof sessionsEndpoint>['sesiones'][number]

const notifyError = (error: unknown) => notify(failureOf(error).message)

/** Open sessions, each of which can be closed. */
export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const router = useRouter()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const close = async ({ id, dispositivo }: OpenSession) => {
    setClosed((before) => new Set([...before, id]))
    try {
      await callFromBrowser<typeof closeSessionEndpoint>('DELETE', `/v1/auth/sessions/${encodeURIComponent(id)}`, undefined)
      notify(`Sesión cerrada: ${dispositivo}.`)
      router.refresh()
    } catch (error) {
      setClosed((before) => new Set([...before].filter((each) => each !== id)))
      notifyError(error)
    }
  }
  const closeAll = async () => {
    try {
      await callFromBrowser<typeof logoutAllEndpoint>('POST', '/v1/auth/logout-all', undefined)
      await clearBrowser()
      location.assign('/')
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <>
      <ul>
        {sessions
          .filter(({ id }) => !closed.has(id))
          .map((session) => (
            <li key={session.id} className="flex items-center gap-3.5 border-b border-paper-rule py-3 first:pt-0">
              <Laptop size={20} strokeWidth={1.5} aria-hidden className="text-ink-3" />
              <div className="min-w-0 grow">
                <p className="font-[540] break-words">{session.dispositivo}</p>
                <p className="figures text-13 text-ink-2">
                  {session.actual ? 'En uso ahora' : `Último uso: ${formatInstant(session.ultimoUso)}`} · {session.direccion}
                </p>
              </div>
              {session.actual ? (
                <span className="shrink-0 rounded-xs bg-yes-wash px-2 py-1 text-13 text-yes">Esta sesión</span>
              ) : (
                <Button variant="line" size="sm" aria-label={`Cerrar la sesión de ${session.dispositivo}`} onClick={() => close(session)}>
                  Cerrar
                </Button>
              )}
            </li>
          ))}
      </ul>
      <Button variant="line" className="mt-4" onClick={closeAll}>
        Cerrar todas las sesiones
      </Button>
      <p className="mt-2 text-13 text-ink-2">También esta: tendrá que iniciar sesión de nuevo.</p>
    </>
  )
}
