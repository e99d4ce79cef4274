import { fictionalWords } from '@basejuris/domain'
import type { SavedSearchContent } from './saved-search-content.ts'

/** Escapes commas inside a value, because the results page splits values at commas. */
const escapeComma = (value: string): string => value.replaceAll(/%(?=2C|25)/gi, '%25').replaceAll(',', '%2C')

/** URL of a search as people share it: `/resultados?q=…&bases=a,b&orden=…` with one parameter per filter. */
export function searchUrl({ consulta, parametros }: Pick<SavedSearchContent, 'consulta' | 'parametros'>): string {
  const { bases = [], colecciones = [], filtros = {}, orden = 'relevancia', modo = 'hibrida' } = parametros
  const { literal = false, lectura = '', exigir = [], preferir = [], ficticias } = parametros
  const scopes = [...bases, ...colecciones].join(',')
  const fields: [string, string][] = [
    ['q', consulta],
    ['bases', scopes],
    ...Object.entries(filtros).map(([name, values]): [string, string] => [name, (values ?? []).map(escapeComma).join(',')]),
    ['orden', orden === 'relevancia' ? '' : orden],
    ['modo', modo === 'hibrida' ? '' : modo],
    ['literal', literal ? '1' : ''],
    ['lectura', lectura],
    ...exigir.map((key): [string, string] => ['exigir', key]),
    ...preferir.map((key): [string, string] => ['preferir', key]),
    ['ficticias', ficticias === undefined ? '' : fictionalWords[ficticias]],
  ]
  return `/resultados?${new URLSearchParams(fields.filter(([, value]) => value !== ''))}`
}
