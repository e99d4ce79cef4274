import type { ParsedNorm } from '@basejuris/domain'
import { decodeText } from '../files/decode-text.ts'
import { NormProblem } from '../norm-problem.ts'
import type { NormRecord } from '../reader.ts'
import { readNorm } from '../readers/index.ts'
import { DamagedAnswer, PoliteClient, type PoliteClientOptions, ServiceFailure } from './polite-client.ts'

export interface FetchedNorm {
  readonly record: NormRecord
  readonly norm: ParsedNorm
}

/** The XML service of BCN (Ley Chile). It gives the latest text of a norm, which may enter into force later. */
export interface BcnService {
  /** @throws {ServiceFailure} */
  readonly fetchNorm: (idNorma: number, signal: AbortSignal) => Promise<FetchedNorm>
  /** idNorma of the norms of an institution. @throws {ServiceFailure} */
  readonly listCategory: (category: number, signal: AbortSignal) => Promise<number[]>
}

/** Answers that come whole on another day: the service answers a page, or part of a document, when it is busy. */
const passing = new Set(['xml_malformed', 'html_page', 'empty'])

export function openBcnService(options: PoliteClientOptions): BcnService {
  const client = new PoliteClient(options)
  return {
    fetchNorm: (idNorma, signal) => client.get(`/Consulta/obtxml?opt=7&idNorma=${idNorma}`, (bytes) => readAnswer(bytes, idNorma), signal),
    listCategory: (category, signal) => client.get(`/Consulta/obtxml?opt=6&idCategoria=${category}&down=True`, readCategory, signal),
  }
}

function readAnswer(bytes: Uint8Array, idNorma: number): FetchedNorm {
  try {
    const record = { name: `idNorma ${idNorma}`, text: decodeText(bytes) }
    const norm = readNorm(record, 'bcn-xml')
    if (norm.facts.idNorma !== idNorma) throw new ServiceFailure(`respondió la norma ${norm.facts.idNorma}`, false)
    return { record, norm }
  } catch (error) {
    throw error instanceof NormProblem ? failureOf(error) : error
  }
}

function failureOf({ code, message }: NormProblem): Error {
  return passing.has(code)
    ? new DamagedAnswer(`respuesta no válida: ${message}`)
    : new ServiceFailure(`respuesta no válida: ${message}`, false)
}

function readCategory(bytes: Uint8Array): number[] {
  const text = decodeText(bytes)
  if (!/<\/NORMAS_CONVENIO>\s*$/u.test(text)) throw new DamagedAnswer('la lista de la categoría está cortada o no es una lista')
  return readNormIds(text)
}

/** Every idNorma that a text names in an address, each once, in its order. */
export function readNormIds(text: string): number[] {
  return [...new Set([...text.matchAll(/idNorma=(\d{1,9})/gu)].map(([, id]) => Number(id)))]
}
