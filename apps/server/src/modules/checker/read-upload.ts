import type { DocumentPlace, ErrorCode, ReadDocument, UploadBody } from '@basejuris/contract'
import { maxCheckedCharacters } from '@basejuris/domain'
import { RecordProblem, readInWorker, type UploadedDocument } from '@basejuris/ingestion'
import { ServiceError } from '../../errors/service-error.ts'

/** A text to check and where its characters stand in the document that it comes from. */
export interface CheckedText {
  readonly text: string
  /** Null for a pasted text. */
  readonly document: ReadDocument | null
  readonly placeAt: (offset: number) => DocumentPlace
}

const problemCodes: Readonly<Partial<Record<RecordProblem['code'], ErrorCode>>> = {
  password_protected: 'document.password',
  no_text_layer: 'document.scanned',
  expands_too_much: 'document.too_large',
  processing_timeout: 'document.too_large',
}

/** The text of a request, pasted or read from its file in memory. Nothing is written to disk. */
export async function readUpload({ texto, archivo }: UploadBody, signal: AbortSignal): Promise<CheckedText> {
  if (archivo === undefined) return { text: texto ?? '', document: null, placeAt: placesIn(linesOf(texto ?? '')) }
  const uploaded = await read(Buffer.from(archivo, 'base64'), signal)
  const text = uploaded.paragraphs.map((paragraph) => paragraph.text).join('\n')
  if (text.length > maxCheckedCharacters) throw new ServiceError('document.too_large')
  return {
    text,
    document: { formato: uploaded.format, paginas: uploaded.pages, paginasSinTexto: [...uploaded.unreadablePages], texto: text },
    placeAt: placesIn(uploaded.paragraphs),
  }
}

/** What a caller is told of a document that cannot be read. `ofFormat` is the error of a format that is not taken. */
export function documentError(error: unknown, ofFormat: ErrorCode = 'document.format'): unknown {
  if (!(error instanceof RecordProblem)) return error
  return new ServiceError(error.code === 'unknown_format' ? ofFormat : (problemCodes[error.code] ?? 'document.damaged'))
}

const read = async (bytes: Uint8Array, signal: AbortSignal): Promise<UploadedDocument> => {
  try {
    return await readInWorker(bytes, signal)
  } catch (error) {
    throw documentError(error)
  }
}

type PlacedParagraph = UploadedDocument['paragraphs'][number]

const linesOf = (text: string): PlacedParagraph[] =>
  text.split('\n').map((line) => ({ text: line, part: 'cuerpo', page: null, note: null }))

/** Places in paragraphs that are joined by line breaks. Blank ones are not counted. */
const placesIn = (paragraphs: readonly PlacedParagraph[]): CheckedText['placeAt'] => {
  let [start, number] = [0, 0]
  const placed = paragraphs.map(({ text, page, note, part }) => {
    const from = start
    start += text.length + 1
    if (text.trim() !== '') number += 1
    return { from, place: { pagina: page, parrafo: Math.max(number, 1), nota: note, parte: part } }
  })
  return (offset) => {
    let [low, high] = [0, placed.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((placed[middle]?.from ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return placed[low - 1]?.place ?? { pagina: null, parrafo: 1, nota: null, parte: 'cuerpo' }
  }
}
