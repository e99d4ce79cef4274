import type { HistoryEntry, SearchParameters } from '@basejuris/contract'
import { dayLabel, timeLabel } from '../../format/days.ts'
import { type SearchChip, savedSearchChips } from '../../search-address/chips/saved-search-chips.ts'
import { savedSearchState } from '../../search-address/saved-search-state.ts'
import { writeAddress } from '../../search-address/write-address.ts'

/** A history entry as its row shows it. */
export interface SearchRow {
  readonly id: string
  readonly query: string
  readonly name: string
  readonly href: string
  readonly chips: readonly SearchChip[]
  readonly count: number | null
  readonly instant: string
  readonly day: string
  readonly time: string
  readonly parameters: SearchParameters
}

export function searchRow({ historyId, userMessage, nombre, parametros, total, createdAt }: HistoryEntry, now: Date): SearchRow {
  const state = savedSearchState(userMessage, parametros)
  return {
    id: historyId,
    query: userMessage,
    name: nombre ?? '',
    href: writeAddress(state),
    chips: savedSearchChips(state),
    count: total,
    instant: createdAt,
    day: dayLabel(createdAt, now),
    time: timeLabel(createdAt),
    parameters: parametros,
  }
}
