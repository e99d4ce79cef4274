import { z } from 'zod'
import { EncoderUnavailable } from './encoder-unavailable.ts'

export interface EmbeddingsCall {
  readonly url: string
  readonly model: string
  readonly key: string | null
  readonly dimensions: number | null
  readonly request: typeof fetch
}

export type EmbeddingsAnswer =
  | { readonly vectors: readonly (readonly number[])[] }
  | { readonly error: EncoderUnavailable; readonly retriable: boolean }

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
})
/** 32 vectors of 4,096 numbers in decimal notation take some 3 MB. */
const maxBytes = 32 * 2 ** 20
const busy: ReadonlySet<number> = new Set([408, 409, 425, 429])
const refusals: ReadonlySet<number> = new Set([400, 413, 422])

export interface RequestLimits {
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** One request for the vectors of some texts, in their order. Never rejects. */
export async function requestEmbeddings(
  call: EmbeddingsCall,
  texts: readonly string[],
  { timeoutMs, signal }: RequestLimits,
): Promise<EmbeddingsAnswer> {
  try {
    const response = await call.request(`${call.url.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(call.key === null ? {} : { authorization: `Bearer ${call.key}` }) },
      body: JSON.stringify({
        model: call.model,
        input: texts,
        encoding_format: 'float',
        ...(call.dimensions === null ? {} : { dimensions: call.dimensions }),
      }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return refusal(response)
    }
    return vectorsOf(await readJson(response), texts.length)
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError'
    const message = late ? `El servicio no respondió en ${timeoutMs / 1000} s.` : 'No se pudo conectar con el servicio.'
    return { error: new EncoderUnavailable(message, { cause }), retriable: true }
  }
}

const refusal = ({ status, headers }: Response): EmbeddingsAnswer => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfterS = Number.isFinite(seconds) && seconds >= 0 ? seconds : null
  const error = new EncoderUnavailable(`El servicio respondió ${status}${explainStatus(status)}.`, {
    retryAfterS,
    refused: refusals.has(status),
  })
  return { error, retriable: status >= 500 || busy.has(status) }
}

const explainStatus = (status: number): string => {
  if (status === 401 || status === 403) return ': no acepta la clave (ENCODER_KEY)'
  if (status === 404) return ': no existe la dirección (ENCODER_URL) o el modelo (ENCODER_MODEL)'
  if (status === 429) return ': recibió demasiadas solicitudes'
  if (status < 500) return ': no acepta la solicitud; revise ENCODER_MODEL y ENCODER_DIMENSION'
  return ''
}

const vectorsOf = (body: unknown, expected: number): EmbeddingsAnswer => {
  const parsed = answerSchema.safeParse(body)
  const vectors = new Map(parsed.data?.data.map(({ index, embedding }) => [index, embedding]))
  const ordered = Array.from({ length: expected }, (_, at) => vectors.get(at))
  if (!parsed.success || parsed.data.data.length !== expected || !ordered.every((vector) => vector !== undefined))
    return { error: new EncoderUnavailable('El servicio respondió algo que no son los vectores pedidos.'), retriable: false }
  return { vectors: ordered }
}

const readJson = async (response: Response): Promise<unknown> => {
  let size = 0
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return null
  }
}
