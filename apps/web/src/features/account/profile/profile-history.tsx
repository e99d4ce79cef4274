import type { HistoryEntry } from '@basejuris/contract'
import { formatInstant } from '../../../format/instants.ts'
import { storedSearches } from './stored-searches.ts'

const shownEntries = 3

/** The latest searches. */
export function ProfileHistory({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <section className="mt-3 border-t border-rule pt-3 text-14" aria-labelledby="perfil-busquedas">
      <h3 id="perfil-busquedas" className="font-[560]">
        Últimas búsquedas
      </h3>
      {entries.length === 0 ? (
        <p className="mt-1 text-ink-2">Todavía no hay búsquedas guardadas.</p>
      ) : (
        <ul className="mt-1">
          {storedSearches(entries.slice(0, shownEntries)).map(({ id, query, href, createdAt }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-1">
              <a href={href} className="truncate">
                {query === '' ? 'Todas las sentencias' : query}
              </a>
              <span className="figures shrink-0 text-13 text-ink-2">{formatInstant(createdAt).slice(0, 10)}</span>
            </li>
          ))}
        </ul>
      )}
      {entries.length > shownEntries && (
        <a className="mt-1 inline-block py-1" href="/mis-busquedas">
          Ver todas
        </a>
      )}
    </section>
  )
}
