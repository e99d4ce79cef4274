import type { DocumentPlace, ErrorCode, ReadDocument, UploadBody } from '@basejuris/contract'
import { maxCheckedCharacters } from '@basejuris/domain'
import { RecordProblem, readInWorker, type UploadedDocument } from '@basejuris/ingestion'
import { ServiceError } from '../../errors/service-error.ts'

/** A text to check and where its characters stand in the document that it comes from. */
export interface CheckedText {
  readonly text: string
  /** Null for a pasted text. */
  readonly document: ReadDocument | null
  readonly placeAt: (offset: number) => DocumentPlace | null
}

const problemCodes: Readonly<Partial<Record<RecordProblem['code'], ErrorCode>>> = {
  unknown_format: 'document.format',
  password_protected: 'document.password',
  no_text_layer: 'document.scanned',
  expands_too_much: 'document.too_large',
  processing_timeout: 'document.too_large',
}

/** The text of a request, pasted or read from its file in memory. Nothing is written to disk. */
export async function readUpload({ texto, archivo }: UploadBody, signal: AbortSignal): Promise<CheckedText> {
  if (archivo === undefined) return { text: texto ?? '', document: null, placeAt: () => null }
  const uploaded = await read(Buffer.from(archivo, 'base64'), signal)
  const text = uploaded.paragraphs.map((paragraph) => paragraph.text).join('\n')
  if (text.length > maxCheckedCharacters) throw new ServiceError('document.too_large')
  return {
    text,
    document: { formato: uploaded.format, paginas: uploaded.pages, paginasSinTexto: [...uploaded.unreadablePages], texto: text },
    placeAt: placesOf(uploaded),
  }
}

const read = async (bytes: Uint8Array, signal: AbortSignal): Promise<UploadedDocument> => {
  try {
    return await readInWorker(bytes, signal)
  } catch (error) {
    throw error instanceof RecordProblem ? new ServiceError(problemCodes[error.code] ?? 'document.damaged') : error
  }
}

const placesOf = ({ paragraphs }: UploadedDocument): CheckedText['placeAt'] => {
  let start = 0
  const starts = paragraphs.map(({ text }) => {
    const at = start
    start += text.length + 1
    return at
  })
  return (offset) => {
    const index = starts.findLastIndex((at) => at <= offset)
    const paragraph = paragraphs[index]
    return paragraph === undefined ? null : { pagina: paragraph.page, parrafo: index + 1, parte: paragraph.part }
  }
}
