import 'server-only'
import { ApiError, type DataOf, linesEndpoint } from '@basejuris/contract'
import { guestApi } from '../../api/server-client.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { textParameter } from '../../search-address/text-parameter.ts'

export type LineView = DataOf<typeof linesEndpoint>

/** Parameters of the page, with the names of the interface. */
const lineParameters = [
  'norma',
  'numeral',
  'inciso',
  'letra',
  'q',
  'tribunal',
  'sala',
  'recurso',
  'coleccion',
  'desde',
  'hasta',
  'ficticias',
  'orden',
  'pagina',
] as const
export type LineAddress = Readonly<Partial<Record<(typeof lineParameters)[number], string>>>

const maxValueLength = 300

/** The parameters that are present. Unknown ones are dropped. */
export function parseLineAddress(parameters: AddressParameters): LineAddress {
  return Object.fromEntries(
    lineParameters.flatMap((name) => {
      const text = textParameter(parameters, name)
      return text === '' ? [] : [[name, text.slice(0, maxValueLength)]]
    }),
  )
}

/** The line, or the sentence that says why there is none. Asked as a guest: so no text of a base for subscribers is answered. Throws ApiError. */
export async function loadLine(address: LineAddress): Promise<LineView | string> {
  const query = linesEndpoint.query.safeParse(address)
  if (!query.success) return query.error.issues[0]?.message ?? 'Indique un artículo o una pregunta.'
  try {
    return await guestApi().call(linesEndpoint, { query: query.data })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return error.message
    throw error
  }
}
