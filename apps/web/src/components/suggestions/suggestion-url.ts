import type { Suggestion } from '@basejuris/contract'
import { joinValues } from '../../search-address/list-values.ts'

type Fields = readonly (readonly [name: string, value: string])[]

const withQuery = (path: string, fields: Fields): string => {
  const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]))
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * Where a suggestion leads: a ruling, the results of a query, or everything under its filters. `fields` are the fields that the search
 * keeps.
 */
export function suggestionUrl({ docId, consulta, filtros, texto }: Suggestion, fields: Fields): string {
  if (docId !== undefined) return withQuery('/sentencia', [['id', docId]])
  if (filtros === undefined) return withQuery('/resultados', [['q', consulta ?? texto], ...fields])
  const filters = Object.entries(filtros).map(([name, values]): [string, string] => [name, joinValues(values ?? [])])
  const others = fields.filter(([name]) => !(name in filtros))
  return withQuery('/resultados', [...(consulta === undefined ? [] : [['q', consulta] as const]), ...others, ...filters])
}
