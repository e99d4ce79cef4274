import { formatCount } from '@basejuris/domain/spanish-format'
import { emptyState, modeWords, type ResultsState } from '../results-state.ts'
import { sortOptions } from '../sort-options.ts'
import { interpretationChips } from './interpretation-chips.ts'

export interface SearchChip {
  readonly kind: string
  readonly text: string
  readonly excluded: boolean
}

/** How a saved search differs from its query alone. */
export function savedSearchChips(state: ResultsState): SearchChip[] {
  const filters = interpretationChips(state, { chips: [], relajados: [], normas: [] }, {}).map(({ kind, text, excluded }) => ({
    kind,
    text: kind === 'norma' || kind === 'sin norma' ? normLabel(text) : text,
    excluded,
  }))
  const order = sortOptions.find(({ sort }) => sort === state.orden)?.label ?? state.orden
  return [
    ...filters,
    ...(state.modo === emptyState.modo ? [] : [{ kind: 'modo', text: modeWords[state.modo], excluded: false }]),
    ...(state.literal ? [{ kind: 'palabras', text: 'tal como se escribieron', excluded: false }] : []),
    ...(state.lectura === null ? [] : [{ kind: 'lectura', text: state.lectura, excluded: false }]),
    ...state.exigir.map((key) =>
      isExclusion(key)
        ? { kind: 'sin', text: excludedValue(key), excluded: true }
        : { kind: 'exige', text: valueOfKey(key), excluded: false },
    ),
    ...state.preferir.map((key) =>
      key.startsWith('-')
        ? { kind: 'sin considerar', text: valueOfKey(key), excluded: true }
        : isExclusion(key)
          ? { kind: 'no excluye', text: excludedValue(key), excluded: false }
          : { kind: 'prefiere', text: valueOfKey(key), excluded: false },
    ),
    ...(state.orden === emptyState.orden ? [] : [{ kind: 'orden', text: order.toLowerCase(), excluded: false }]),
  ]
}

/** `tribunal:Corte Suprema` → «Corte Suprema». */
const valueOfKey = (key: string): string => key.slice(key.indexOf(':') + 1)

const isExclusion = (key: string): boolean => key.startsWith('excluye:')

/** `excluye:tribunal:Corte Suprema` → «Corte Suprema», `excluye:minería` → «minería». */
const excludedValue = (key: string): string =>
  valueOfKey(key).replace(/^(?:tribunal|origen|base|ministro|recurso|resultado|sala|fecha):/, '')

/** Label of a norm's key where no facet names it: `CT:161` → «art. 161 CT», `ley-19968` → «ley 19.968». */
export function normLabel(key: string): string {
  const [norm = key, article] = key.split(':', 2)
  const name = norm.replace(/^([a-z]+)-(\d+)$/, (_, kind: string, number: string) => `${kind} ${formatCount(Number(number))}`)
  return article === undefined ? name : `art. ${article} ${name}`
}
