import { MessagePage } from '../../../components/states/message-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { backHref, type QuerySwitches } from '../reader-address.ts'

interface RulingWithdrawnProps {
  readonly query: string
  readonly switches?: QuerySwitches
  /** Whether it was invented: no court has it. */
  readonly fictional?: boolean
}

/** The ruling was stored and is gone. */
export function RulingWithdrawn({ query, switches = {}, fictional = false }: RulingWithdrawnProps) {
  return (
    <MessagePage
      title={fictional ? 'Esta sentencia ficticia se eliminó.' : 'Esta sentencia fue retirada.'}
      actions={
        <>
          <a className={buttonClass('primary')} href={query === '' ? '/resultados' : backHref(query, switches)}>
            {query === '' ? 'Buscar sentencias' : 'Volver a los resultados'}
          </a>
          <a className={buttonClass('line')} href="/">
            Ir al inicio
          </a>
        </>
      }
    >
      {fictional
        ? 'Era una sentencia inventada de la colección de demostración, que se eliminó de BaseJuris. Ningún tribunal la dictó.'
        : 'Estuvo en BaseJuris, pero su fuente la retiró o se pidió su eliminación: su texto ya no se guarda ni se puede leer. Si la necesita, pídala al tribunal que la dictó.'}
    </MessagePage>
  )
}
