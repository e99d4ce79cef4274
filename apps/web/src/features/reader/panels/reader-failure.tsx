import { MessagePage } from '../../../components/states/message-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { backHref, type QuerySwitches } from '../reader-address.ts'

interface ReaderFailureProps {
  readonly message: string
  readonly requestId: string | null
  readonly retryHref: string
  readonly query: string
  readonly switches?: QuerySwitches
}

/** The service answered without the ruling. */
export function ReaderFailure({ message, requestId, retryHref, query, switches = {} }: ReaderFailureProps) {
  return (
    <MessagePage
      title="No pudimos abrir la sentencia."
      actions={
        <>
          <a className={buttonClass('primary')} href={retryHref}>
            Intentar de nuevo
          </a>
          <a className={buttonClass('line')} href={backHref(query, switches)}>
            {query === '' ? 'Ir al inicio' : 'Volver a los resultados'}
          </a>
        </>
      }
      {...(requestId === null ? {} : { note: `Código para soporte: ${requestId}` })}
    >
      {message}
    </MessagePage>
  )
}
