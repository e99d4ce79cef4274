import type { DataOf, historyEndpoint } from '@basejuris/contract'
import { SearchX, Telescope } from 'lucide-react'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { buttonClass } from '../../components/ui/button.tsx'
import { ListFilter } from '../../components/workspace/list-filter.tsx'
import { ListPager } from '../../components/workspace/list-pager.tsx'
import { ClearHistory } from './clear-history.tsx'
import { type HistoryAddress, historyHref, historyPath } from './history-address.ts'
import { HistoryList } from './history-list.tsx'
import { searchRow } from './search-row.ts'

interface HistorySectionProps {
  readonly userId: string
  readonly history: DataOf<typeof historyEndpoint>
  readonly address: HistoryAddress
  readonly now: Date
}

function EmptyHistory() {
  return (
    <EmptyState
      icon={Telescope}
      title="Aquí quedará lo que busque."
      actions={
        <a className={buttonClass('primary')} href="/resultados">
          Buscar sentencias
        </a>
      }
    >
      <p>Cada búsqueda se guarda con sus filtros y la cantidad de sentencias, para repetirla cuando quiera. Solo usted la ve.</p>
      <p>Lo que busque dentro de una carpeta reservada no queda aquí.</p>
    </EmptyState>
  )
}

/** The search history, newest first. */
export function HistorySection({ userId, history: { entradas, total, pagina, tamano }, address, now }: HistorySectionProps) {
  const filtered = address.text !== ''
  return (
    <section aria-labelledby="historial">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-4 md:px-6">
        <h2 id="historial" className="font-serif text-20 font-semibold text-paper-ink">
          Historial
        </h2>
        <p aria-live="polite" className="figures grow text-13 text-ink-2">
          {total > 0 && `${total}${filtered ? ' con ese texto' : ''}`}
        </p>
        {(total > 0 || filtered) && (
          <>
            {total > 0 && !filtered && <ClearHistory userId={userId} total={total} />}
            <ListFilter label="Filtrar el historial" path={historyPath} value={address.text} />
          </>
        )}
      </div>
      {entradas.length > 0 && <HistoryList userId={userId} rows={entradas.map((entry) => searchRow(entry, now))} />}
      <ListPager
        label="Páginas del historial"
        page={pagina}
        size={tamano}
        total={total}
        one="búsqueda"
        many="búsquedas"
        hrefOf={(page) => historyHref({ ...address, page })}
      />
      {total === 0 && (
        <div className="px-5 md:px-6">
          {filtered ? (
            <EmptyState
              icon={SearchX}
              title={`Ninguna búsqueda dice «${address.text}».`}
              actions={
                <a className={buttonClass('line')} href={historyPath}>
                  Ver todo el historial
                </a>
              }
            >
              <p>Se buscó en las palabras de cada búsqueda y en los nombres que usted les dio.</p>
            </EmptyState>
          ) : (
            <EmptyHistory />
          )}
        </div>
      )}
    </section>
  )
}
