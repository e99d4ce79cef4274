'use client'
import { Switch } from '../../components/form/switch.tsx'
import { pendingRemovals } from '../../components/workspace/pending-removals.ts'
import { useSession } from '../../session/session-provider.tsx'
import { useWatch, watchKey } from './use-watch.ts'

interface WatchSwitchProps {
  readonly folderId: string
  /** Null while its owner does not watch it. */
  readonly watchId: string | null
}

/** Watches a folder of one's own, or ends it. */
export function WatchSwitch({ folderId, watchId: initial }: WatchSwitchProps) {
  const { user } = useSession()
  const { watchId, endingId, busy, start, end } = useWatch(initial)
  const change = (): void => {
    if (busy) return
    if (watchId !== null) end()
    else if (endingId !== null) pendingRemovals.show(watchKey(endingId))
    else void start({ folderId })
  }
  return (
    <div className="max-w-[68ch] text-14 print:hidden">
      <Switch label="Vigilar" checked={watchId !== null || busy} describedBy="vigilar-carpeta" onChange={change} />
      <p id="vigilar-carpeta" aria-live="polite" className="text-13 text-pretty text-ink-2">
        {watchId === null ? (
          'Le avisamos si otra sentencia se aparta de una de estas o la deja sin efecto, si se retira o se anonimiza, y si cambia un artículo que citan.'
        ) : (
          <>
            {user?.emailVerificado === false
              ? 'Las novedades se anotan desde ahora; los correos empiezan cuando confirme su dirección.'
              : 'Las novedades se anotan desde ahora y llegan a su correo. Quienes comparten la carpeta no las reciben.'}{' '}
            <a href={`/vigilancia?vigilancia=${watchId}`}>Ver novedades</a>
          </>
        )}
      </p>
    </div>
  )
}
