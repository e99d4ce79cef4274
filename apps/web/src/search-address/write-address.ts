import { fictionalWords } from '@basejuris/domain/fictional-mode'
import { joinValues } from './list-values.ts'
import { emptyState, filterKeys, modeWords, type ResultsState } from './results-state.ts'

/** The non-default fields of the URL in a fixed order, so that one state has one URL. */
export function addressFields(state: ResultsState): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['q', state.q],
    ['bases', joinValues(state.bases)],
    ...filterKeys.map((key): [string, string] => [key, joinValues(state.filtros[key] ?? [])]),
    ['orden', state.orden === emptyState.orden ? '' : state.orden],
    ['modo', state.modo === emptyState.modo ? '' : modeWords[state.modo]],
    ['literal', state.literal ? '1' : ''],
    ['lectura', state.lectura ?? ''],
    ...state.exigir.map((key): [string, string] => ['exigir', key]),
    ...state.preferir.map((key): [string, string] => ['preferir', key]),
    ['ficticias', state.ficticias === null ? '' : fictionalWords[state.ficticias]],
    ['pagina', state.pagina === 1 ? '' : String(state.pagina)],
  ]
  return fields.filter(([, value]) => value !== '')
}

const encode = (value: string): string => encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%3A', ':')

/** The URL of a results page. */
export function writeAddress(state: ResultsState): string {
  const query = addressFields(state).map(([name, value]) => `${name}=${encode(value)}`)
  return query.length === 0 ? '/resultados' : `/resultados?${query.join('&')}`
}
