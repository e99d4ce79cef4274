import {
  docketFilterSchema,
  maxChipKey,
  maxQueryLength,
  maxSwitchedChips,
  modeSchema,
  partialDateSchema,
  readingSchema,
  sortSchema,
} from '@basejuris/contract'
import { fictionalModes, fictionalWords } from '@basejuris/domain/fictional-mode'
import { splitValues } from './list-values.ts'
import { emptyState, type FilterKey, filterKeys, modeWords, type ResultsState } from './results-state.ts'
import { parseScope } from './scopes.ts'

export type AddressParameters = Readonly<Record<string, string | readonly string[] | undefined>>

const maxValues = 50
const maxValueLength = 200
const maxPage = 100_000
const maxScopes = 10

/** Values of a key that the interface takes. */
const isValue = (key: FilterKey, value: string): boolean => {
  if (value.length > maxValueLength) return false
  if (key === 'rol') return docketFilterSchema.safeParse(value).success
  return !isDate(key) || partialDateSchema.safeParse(value).success
}

const isDate = (key: FilterKey): boolean => key === 'desde' || key === 'hasta'

/** Without what the interface refuses in a text: NUL, and halves of a character that was cut in two. */
const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed()

/** Parses the URL of a results page. Drops what is unknown or malformed, so that a URL typed by hand never fails. */
export function parseAddress(parameters: AddressParameters): ResultsState {
  const all = (name: string): string[] => {
    const value = parameters[name]
    return (value === undefined ? [] : typeof value === 'string' ? [value] : [...value]).map(storable)
  }
  /** Keys of chips hold commas, so each is a parameter of its own. */
  const keys = (name: string): string[] =>
    [...new Set(all(name).map((key) => key.trim()))].filter((key) => key !== '' && key.length <= maxChipKey).slice(0, maxSwitchedChips)
  const first = (name: string): string => all(name)[0]?.trim() ?? ''

  const filtros: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of filterKeys) {
    const values = splitValues(all(key)).filter((value) => isValue(key, value))
    if (values.length > 0) filtros[key] = values.slice(0, isDate(key) ? 1 : maxValues)
  }
  const mode = Object.entries(modeWords).find(([id, word]) => first('modo') === word || first('modo') === id)?.[0]
  const fictional = fictionalModes.find((each) => fictionalWords[each] === first('ficticias'))
  const exigir = keys('exigir')
  const page = Number(first('pagina'))
  return {
    q: storable(first('q').slice(0, maxQueryLength)),
    bases: splitValues(all('bases'))
      .flatMap((id) => parseScope(id) ?? [])
      .slice(0, maxScopes),
    orden: sortSchema.safeParse(first('orden')).data ?? emptyState.orden,
    modo: modeSchema.safeParse(mode).data ?? emptyState.modo,
    pagina: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    filtros,
    literal: first('literal') === '1',
    lectura: readingSchema.safeParse(first('lectura')).data ?? null,
    exigir,
    preferir: keys('preferir').filter((key) => !exigir.includes(key)),
    ficticias: fictional ?? null,
  }
}
