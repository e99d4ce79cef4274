import { docketFilterSchema, partialDateSchema, readingSchema, sortSchema } from '@basejuris/contract'
import { fictionalWords } from '@basejuris/domain/fictional-mode'
import { splitValues } from './list-values.ts'
import type { AddressParameters } from './parse-address.ts'
import { modeWords } from './results-state.ts'
import { parseScope } from './scopes.ts'

interface Parameter {
  readonly name: string
  readonly takes: (value: string) => boolean
  /** What it takes, in Spanish. */
  readonly allowed: string
}

const oneOf = (values: readonly string[]): Omit<Parameter, 'name'> => ({
  takes: (value) => values.includes(value),
  allowed: values.join(', '),
})
const date = {
  takes: (value: string) => partialDateSchema.safeParse(value).success,
  allowed: 'un año, un mes (2024-03) o un día (2024-03-15)',
}

const parameters: readonly Parameter[] = [
  { name: 'orden', ...oneOf(sortSchema.options) },
  { name: 'modo', ...oneOf([...Object.values(modeWords), ...Object.keys(modeWords)]) },
  { name: 'lectura', ...oneOf(readingSchema.options) },
  { name: 'ficticias', ...oneOf(Object.values(fictionalWords)) },
  { name: 'bases', takes: (value) => parseScope(value) !== null, allowed: 'los identificadores de las bases, separados por comas' },
  { name: 'desde', ...date },
  { name: 'hasta', ...date },
  { name: 'rol', takes: (value) => docketFilterSchema.safeParse(value).success, allowed: 'roles como 12345-2020 o C-364-2020' },
  { name: 'pagina', takes: (value) => /^[1-9]\d{0,4}$/u.test(value), allowed: 'un número desde 1' },
]
const maxShown = 40

/** Says of each parameter of a results page that cannot be read what it takes: the search did not apply it. */
export function unreadParameters(address: AddressParameters): string[] {
  return parameters.flatMap(({ name, takes, allowed }) => {
    const written = address[name]
    const values = splitValues(written === undefined ? [] : typeof written === 'string' ? [written] : written)
    const [unread] = values.filter((value) => !takes(value))
    return unread === undefined
      ? []
      : [`La dirección pide «${name}=${unread.slice(0, maxShown)}», que no se aplicó. Se admite: ${allowed}.`]
  })
}
