import { emptyState, modeWords, type ResultsState } from '../results-state.ts'
import { sortOptions } from '../sort-options.ts'
import { interpretationChips } from './interpretation-chips.ts'
import { normLabel } from './norm-label.ts'

export interface SearchChip {
  readonly kind: string
  readonly text: string
  readonly excluded: boolean
}

/** How a saved search differs from its query alone. */
export function savedSearchChips(state: ResultsState): SearchChip[] {
  const filters = interpretationChips(state, [], {}).map(({ kind, text, excluded }) => ({
    kind,
    text: kind === 'norma' || kind === 'sin norma' ? normLabel(text) : text,
    excluded,
  }))
  const order = sortOptions.find(({ sort }) => sort === state.orden)?.label ?? state.orden
  return [
    ...filters,
    ...(state.modo === emptyState.modo ? [] : [{ kind: 'modo', text: modeWords[state.modo], excluded: false }]),
    ...(state.literal ? [{ kind: 'palabras', text: 'tal como se escribieron', excluded: false }] : []),
    ...(state.orden === emptyState.orden ? [] : [{ kind: 'orden', text: order.toLowerCase(), excluded: false }]),
  ]
}
