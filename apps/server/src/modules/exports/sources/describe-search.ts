import {
  collectionNames,
  type FilterName,
  facetsByName,
  filterNames,
  formatDate,
  formatDocket,
  getBase,
  joinWords,
  outcomeNames,
} from '@basejuris/domain'
import type { ExportOriginOf } from './export-source.ts'

type Searched = ExportOriginOf<'busqueda'>

const sorts = {
  relevancia: 'relevancia',
  recientes: 'más recientes primero',
  antiguos: 'más antiguas primero',
  alfabetico: 'alfabético',
  rol: 'por rol',
  'filtro-semantico': 'cercanía de sentido',
} as const
const modes = { hibrida: null, lexica: 'solo por palabras', semantica: 'solo por significado' } as const

/** The parameters of a search in words, each with its label. */
export function describeSearch({
  consulta,
  bases = [],
  colecciones = [],
  filtros,
  orden,
  modo,
  exigir = [],
  preferir = [],
}: Searched): { name: string; value: string }[] {
  const scopes = [...bases.map((id) => getBase(id).name), ...colecciones.map((id) => collectionNames[id])]
  const filters = [...docketWords(filtros), ...dateWords(filtros), ...filterNames.flatMap((name) => filterWords(name, filtros))]
  const mode = modes[modo]
  return [
    { name: 'Búsqueda', value: consulta.trim() === '' ? 'todas las sentencias' : consulta.trim() },
    ...(mode === null ? [] : [{ name: 'Modo', value: mode }]),
    ...(orden === 'relevancia' ? [] : [{ name: 'Orden', value: sorts[orden] }]),
    ...(scopes.length === 0 ? [] : [{ name: 'Bases', value: joinWords(scopes) }]),
    ...(filters.length === 0 ? [] : [{ name: 'Filtros', value: filters.join('; ') }]),
    ...switchedWords(
      'Exigido',
      exigir.filter((key) => !isExclusion(key)),
    ),
    ...switchedWords(
      'De preferencia',
      preferir.filter((key) => !isExclusion(key) && !isLeftOut(key)),
    ),
    ...switchedWords(
      'Sin considerar',
      preferir.filter(isLeftOut).map((key) => key.slice(1)),
    ),
    ...switchedWords('Excluido', exigir.filter(isExclusion).map(withoutPrefix)),
    ...switchedWords('No excluido', preferir.filter(isExclusion).map(withoutPrefix)),
  ]
}

/** What the query leaves out in plain words: `excluye:tribunal:Corte Suprema`. */
const isExclusion = (key: string): boolean => key.startsWith('excluye:')
/** A topic that the search would have preferred: `-tema:Despido indirecto`. */
const isLeftOut = (key: string): boolean => key.startsWith('-')
const withoutPrefix = (key: string): string => key.slice(key.indexOf(':') + 1)

/** Parts of the query that were switched by hand: `tribunal:Corte Suprema` → «tribunal: Corte Suprema». */
const switchedWords = (name: string, keys: readonly string[]): { name: string; value: string }[] =>
  keys.length === 0 ? [] : [{ name, value: keys.map((key) => key.replace(':', ': ')).join('; ') }]

const docketWords = ({ rol = [] }: Searched['filtros']): string[] =>
  rol.map((value) => (value.startsWith('-') ? `rol: no ${formatDocket(value.slice(1))}` : `rol: ${formatDocket(value)}`))

const dateWords = ({ desde = [], hasta = [] }: Searched['filtros']): string[] => [
  ...desde.map((date) => `desde ${formatDate(date)}`),
  ...hasta.map((date) => `hasta ${formatDate(date)}`),
]

const valueWords = (key: FilterName, value: string): string =>
  key === 'resultado' && value in outcomeNames ? outcomeNames[value as keyof typeof outcomeNames] : value

const filterWords = (name: FilterName, filters: Searched['filtros']): string[] => {
  const { label } = facetsByName[name]
  return (filters[name] ?? []).map((value) =>
    value.startsWith('-') ? `${label}: no ${valueWords(name, value.slice(1))}` : `${label}: ${valueWords(name, value)}`,
  )
}
