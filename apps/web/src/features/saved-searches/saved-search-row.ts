import type { DigestFrequency, SavedSearch } from '@basejuris/contract'
import { capitalizeFirst, joinWords } from '@basejuris/domain/spanish-format'
import { dayLabel, timeLabel } from '../../format/days.ts'
import { type SearchChip, savedSearchChips } from '../../search-address/chips/saved-search-chips.ts'
import { savedSearchState } from '../../search-address/saved-search-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'
import { alertKinds } from './alert-kinds.ts'

/** A saved search as its card shows it. */
export interface SavedSearchRow {
  readonly id: string
  readonly name: string
  /** Empty where the name says it. */
  readonly query: string
  readonly href: string
  readonly chips: readonly SearchChip[]
  readonly frequency: DigestFrequency
  /** It is an alert on norms, or on what else its filters include without words: a case, a judge, a subject, a court. */
  readonly alert: boolean
  /** «norma y tribunal»: what an alert watches; empty for other saved searches. */
  readonly watched: string
  /** «Hoy, 07:00»; null before the first mail. */
  readonly lastSent: string | null
}

export function savedSearchRow(
  { savedSearchId, nombre, consulta, parametros, frecuencia, normas, vigila, ultimoEnvio }: SavedSearch,
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
  const alert = consulta === '' || normas.length > 0
  const name = capitalizeFirst(nombre)
  return {
    id: savedSearchId,
    name,
    query: isSaid(name, 'palabras', consulta) ? '' : consulta,
    href: writeAddress(state),
    chips: [...norms, ...named].filter(({ kind, text }) => !isSaid(name, kind, text)),
    frequency: frecuencia,
    alert,
    watched: alert ? watchedKinds(vigila) : '',
    lastSent: ultimoEnvio === null ? null : `${dayLabel(ultimoEnvio, now)}, ${timeLabel(ultimoEnvio)}`,
  }
}

/** Whether a part of the name is this filter, or these words: names that were not written are made of them, as «isapre · Corte Suprema». */
function isSaid(name: string, kind: string, text: string): boolean {
  const parts = name.toLowerCase().split(' · ')
  return [text, `${kind} ${text}`, `${kind} N° ${text}`].some((words) => parts.includes(words.toLowerCase()))
}

function watchedKinds(watched: SavedSearch['vigila']): string {
  const kinds = alertKinds.filter(({ kind }) => watched.some(({ filtro }) => filtro === kind))
  return joinWords(kinds.map(({ label }) => label.toLowerCase()))
}
