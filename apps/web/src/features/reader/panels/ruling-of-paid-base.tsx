import { MessagePage } from '../../../components/states/message-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { backHref, type QuerySwitches } from '../reader-address.ts'

interface RulingOfPaidBaseProps {
  /** The catalogue's sentence. */
  readonly message: string
  readonly query: string
  readonly switches?: QuerySwitches
}

/** The text is in a base that the reader has not contracted. */
export function RulingOfPaidBase({ message, query, switches = {} }: RulingOfPaidBaseProps) {
  return (
    <MessagePage
      title="El texto de esta sentencia está en una base de pago."
      actions={
        <>
          <a className={buttonClass('primary')} href="/cobertura#bases-de-pago">
            Ver bases y precios
          </a>
          <a className={buttonClass('line')} href={backHref(query, switches)}>
            {query === '' ? 'Ir al inicio' : 'Volver a los resultados'}
          </a>
        </>
      }
    >
      {message}
    </MessagePage>
  )
}
