import { MessagePage } from '../../../components/states/message-page.tsx'
import { buttonClass } from '../../../components/ui/button.tsx'
import { backHref, type QuerySwitches } from '../reader-address.ts'

/** The ruling existed and was withdrawn. */
export function RulingWithdrawn({ query, switches = {} }: { readonly query: string; readonly switches?: QuerySwitches }) {
  return (
    <MessagePage
      title="Esta sentencia fue retirada."
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
      Estuvo en BaseJuris, pero su fuente la retiró o se pidió su eliminación: su texto ya no se guarda ni se puede leer. Si la necesita,
      pídala al tribunal que la dictó.
    </MessagePage>
  )
}
