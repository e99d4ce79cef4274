import { type Database, listUnencoded, listVectors, putVectors, type RulingVectors, type UnencodedRuling } from '@basejuris/database'
import { type Encoder, EncoderUnavailable, passageTexts } from '@basejuris/search'
import { readRulings } from '../record/read-rulings.ts'
import { hashTexts, packVectors } from './packed-vectors.ts'

export interface EncodePendingOptions {
  readonly database: Database
  readonly encoder: Encoder
  readonly signal?: AbortSignal
  /** Receives each ruling that cannot be encoded. It is skipped until it changes. */
  readonly onLeftOut?: (docId: string, reason: string) => void
  /** After every stored batch. */
  readonly onStored?: (rulings: number) => void
}

const batchSize = 8

/**
 * Makes and stores the vectors of every ruling after a change, batch by batch, so that a killed pass continues. Rulings whose texts
 * already have vectors are skipped. Answers the last sequence. @throws {EncoderUnavailable} after storing the batches before
 */
export async function encodePending({ signal, ...options }: EncodePendingOptions, after: number): Promise<number> {
  const { database, encoder, onStored } = options
  let sequence = after
  let worked = false
  while (true) {
    signal?.throwIfAborted()
    const pending = await listUnencoded(database, { encoder: encoder.name, after: sequence, limit: batchSize })
    const last = pending.at(-1)
    if (last === undefined) return sequence
    const rows = await encodeBatch({ ...options, signal }, pending, worked)
    worked ||= rows.some(({ vectors }) => vectors.length > 0)
    await putVectors(database, encoder.name, rows)
    onStored?.(rows.length)
    sequence = last.sequence
  }
}

type EncodeBatch = Omit<EncodePendingOptions, 'signal'> & { readonly signal: AbortSignal | undefined }

interface Passages {
  readonly docId: string
  readonly contentHash: string
  readonly textHash: string
  readonly texts: readonly string[]
}

/**
 * Makes one row per ruling. It is empty when the ruling is unreadable or the encoder refuses it, so that it is tried again only when it
 * changes.
 */
const encodeBatch = async (
  { database, encoder, onLeftOut, signal }: EncodeBatch,
  pending: readonly UnencodedRuling[],
  worked: boolean,
): Promise<RulingVectors[]> => {
  const docIds = pending.map(({ docId }) => docId)
  const leaveOut = (docId: string, reason: string) => onLeftOut?.(docId, reason)
  const rulings = new Map(
    (await readRulings(database, docIds, (docId) => leaveOut(docId, 'no se pudo leer'))).map((one) => [one.docId, one]),
  )
  const known = await listVectors(database, encoder.name, docIds)
  const passages = pending.map(({ docId, contentHash }): Passages => {
    const ruling = rulings.get(docId)
    const texts = ruling === undefined ? [] : passageTexts(ruling)
    return { docId, contentHash, textHash: hashTexts(texts), texts }
  })
  const fresh = passages.filter(({ docId, textHash }) => known.get(docId)?.textHash !== textHash)
  const encoded = await encodeTexts(fresh, { encoder, worked, leaveOut, signal })
  return passages.map(({ texts: _, ...row }) => ({
    ...row,
    vectors: encoded.get(row.docId) ?? (known.get(row.docId)?.vectors as Uint8Array),
  }))
}

interface Encoding {
  readonly encoder: Encoder
  /** True when the encoder accepted other texts before: then a refusal is the fault of the text. */
  readonly worked: boolean
  readonly leaveOut: (docId: string, reason: string) => void
  readonly signal: AbortSignal | undefined
}

/** Encodes all texts at once. When they are refused, encodes ruling by ruling, so that one refused text stops no other. */
const encodeTexts = async (
  passages: readonly Passages[],
  { encoder, worked, leaveOut, signal }: Encoding,
): Promise<Map<string, Uint8Array>> => {
  try {
    const vectors = await encoder.encodePassages(
      passages.flatMap(({ texts }) => texts),
      signal,
    )
    let from = 0
    return new Map(
      passages.map(({ docId, texts }) => {
        from += texts.length
        return [docId, packVectors(vectors.slice(from - texts.length, from))]
      }),
    )
  } catch (error) {
    if (!isRefusal(error)) throw error
    const rows = new Map<string, Uint8Array>()
    const reasons = new Map<string, string>()
    for (const { docId, texts } of passages) {
      const vectors = await encoder.encodePassages(texts, signal).catch((single: unknown) => {
        if (!isRefusal(single)) throw single
        reasons.set(docId, single.message)
        return []
      })
      rows.set(docId, packVectors(vectors))
    }
    if (!worked && reasons.size === passages.length) throw error
    for (const [docId, reason] of reasons) leaveOut(docId, reason)
    return rows
  }
}

const isRefusal = (error: unknown): error is EncoderUnavailable => error instanceof EncoderUnavailable && error.refused
