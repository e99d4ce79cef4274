import { type DataOf, type Desk, deskDays, type savedSearchesEndpoint } from '@basejuris/contract'
import { formatPlural } from '@basejuris/domain/spanish-format'
import type { Loaded } from '../../components/states/load-page.ts'
import { NewAlert } from './new-alert.tsx'
import { NewRulingList } from './new-ruling-list.tsx'
import { SavedSearchList } from './saved-search-list.tsx'
import { savedSearchRow } from './saved-search-row.ts'

interface SavedSearchSectionProps {
  readonly saved: Loaded<DataOf<typeof savedSearchesEndpoint>>
  readonly now: Date
}

interface SavedSearchesProps extends Pick<DataOf<typeof savedSearchesEndpoint>, 'busquedas' | 'emailVerificado'> {
  /** Alerts that found something, which is shown below each. */
  readonly news?: Desk['alertas']
  readonly now: Date
}

/** Saved searches and alerts with their mails. */
export function SavedSearches({ busquedas, emailVerificado, news = [], now }: SavedSearchesProps) {
  const mailing = busquedas.some(({ frecuencia }) => frecuencia !== 'ninguna')
  if (busquedas.length === 0)
    return (
      <div className="grid gap-2 px-5 pb-5 md:max-lg:px-6 text-14 text-pretty text-ink-2">
        <p>Guarde una búsqueda y reciba por correo solo las sentencias nuevas, cada día o cada semana.</p>
        <p>Con una alerta sabe cuándo se falla en una causa, sobre un artículo o una materia, o por quién.</p>
      </div>
    )
  return (
    <>
      {mailing && !emailVerificado && (
        <p className="mx-5 mb-2 rounded-sm bg-part-wash px-3 py-2.5 text-13 text-pretty text-part md:max-lg:mx-6">
          Los correos empiezan cuando confirme su dirección con el enlace que le enviamos. Puede pedir otro en{' '}
          <a href="/cuenta#correo" className="text-inherit underline underline-offset-3">
            su cuenta
          </a>
          .
        </p>
      )}
      <SavedSearchList
        rows={busquedas.map((search) => savedSearchRow(search, now))}
        found={Object.fromEntries(news.map((found) => [found.savedSearchId, <NewlyFound key={found.savedSearchId} found={found} />]))}
      />
    </>
  )
}

function NewlyFound({ found: { total, sentencias } }: { readonly found: Desk['alertas'][number] }) {
  return (
    <div className="px-5 pb-5 pl-11 md:max-lg:px-6 md:max-lg:pl-12">
      <p className="mb-2 text-14 font-[560]">
        {formatPlural(total, 'sentencia nueva', 'sentencias nuevas')} en {deskDays} días
      </p>
      <NewRulingList rulings={sentencias} />
    </div>
  )
}

/** Saved searches and their mails. A failure to load them does not hide the rest of the page. */
export function SavedSearchSection({ saved: { data, failure }, now }: SavedSearchSectionProps) {
  return (
    <section
      aria-labelledby="guardadas"
      className="border border-t-[1.5px] border-paper-rule border-t-ink bg-paper max-md:-mx-5 max-md:border-x-0"
    >
      <div className="flex items-center justify-between gap-3 px-5 pt-4 pb-2 md:max-lg:px-6">
        <h2 id="guardadas" className="font-serif text-20 font-semibold text-paper-ink">
          Guardadas
        </h2>
        <NewAlert />
      </div>
      {failure === null ? (
        <SavedSearches {...data} now={now} />
      ) : (
        <p role="alert" className="px-5 pb-5 text-14 text-no md:max-lg:px-6">
          {failure.message}
          {failure.requestId !== null && <span className="block text-13 text-ink-2">Código para soporte: {failure.requestId}</span>}
        </p>
      )}
    </section>
  )
}
