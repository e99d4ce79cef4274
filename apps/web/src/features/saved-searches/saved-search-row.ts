import type { DigestFrequency, SavedSearch } from '@basejuris/contract'
import { capitalizeFirst } from '@basejuris/domain/spanish-format'
import { dayLabel, timeLabel } from '../../format/days.ts'
import { type SearchChip, savedSearchChips } from '../../search-address/chips/saved-search-chips.ts'
import { savedSearchState } from '../../search-address/saved-search-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'

/** A saved search as its card shows it. */
export interface SavedSearchRow {
  readonly id: string
  readonly name: string
  readonly query: string
  readonly href: string
  readonly chips: readonly SearchChip[]
  readonly frequency: DigestFrequency
  /** It is an alert on norms, or on what else its filters include without words: a case, a judge, a subject, a court. */
  readonly alert: boolean
  /** «Hoy, 07:00»; null before the first mail. */
  readonly lastSent: string | null
}

export function savedSearchRow(
  { savedSearchId, nombre, consulta, parametros, frecuencia, normas, ultimoEnvio }: SavedSearch,
  now: Date,
): SavedSearchRow {
  const state = savedSearchState(consulta, parametros)
  const label = new Map(normas.map(({ clave, etiqueta }) => [clave, etiqueta]))
  const named = savedSearchChips({ ...state, filtros: { ...state.filtros, norma: [] } })
  const norms = (state.filtros.norma ?? []).map((key) => ({
    kind: key.startsWith('-') ? 'sin norma' : 'norma',
    text: label.get(key.replace(/^-/, '')) ?? key,
    excluded: key.startsWith('-'),
  }))
  return {
    id: savedSearchId,
    name: capitalizeFirst(nombre),
    query: consulta,
    href: writeAddress(state),
    chips: [...norms, ...named],
    frequency: frecuencia,
    alert: consulta === '' || normas.length > 0,
    lastSent: ultimoEnvio === null ? null : `${dayLabel(ultimoEnvio, now)}, ${timeLabel(ultimoEnvio)}`,
  }
}
