import type {
  ExportLine,
  exportAnalysisEndpoint,
  exportAnnexEndpoint,
  exportBookEndpoint,
  exportCommentedEndpoint,
  exportConversationEndpoint,
  exportEndpoint,
  exportResearchEndpoint,
  PathOf,
} from '@basejuris/contract'
import { ConnectionError } from './browser-call.ts'
import { CallError, isSessionRefusal } from './call-error.ts'
import { reportSessionLost } from './session-lost.ts'

export type ExportPath =
  | PathOf<typeof exportEndpoint>
  | PathOf<typeof exportBookEndpoint>
  | PathOf<typeof exportAnnexEndpoint>
  | PathOf<typeof exportCommentedEndpoint>
  | PathOf<typeof exportConversationEndpoint>
  | PathOf<typeof exportResearchEndpoint>
  | PathOf<typeof exportAnalysisEndpoint>

export interface ExportProgress {
  readonly stage: 'leer' | 'componer' | 'recibir'
  readonly done: number
  /** Null while unknown. */
  readonly total: number | null
}

export interface ExportedFile {
  readonly name: string
  readonly content: Blob
}

interface FetchExportOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ExportProgress) => void
}

/**
 * Requests an export and reads its stream. Throws CallError, also for failures midway, ConnectionError, or the reason of `signal`;
 * aborting stops the server.
 */
export async function fetchExport(path: ExportPath, body: object, { signal, onProgress }: FetchExportOptions): Promise<ExportedFile> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'x-project': 'basejuris', 'content-type': 'application/json', accept: 'application/x-ndjson' },
    cache: 'no-store',
    body: JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new ConnectionError(cause)
  })
  if (!response.ok || response.body === null) {
    const error = new CallError(response.status, await response.json().catch(() => null))
    if (isSessionRefusal(error)) reportSessionLost(error.message)
    throw error
  }
  try {
    return await collectFile(response.body, onProgress)
  } catch (cause) {
    throw signal.aborted || cause instanceof CallError ? cause : new ConnectionError(cause)
  }
}

async function collectFile(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: FetchExportOptions['onProgress'],
): Promise<ExportedFile> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let [name, type, bytes] = ['', '', 0]
  for await (const text of readLines(stream)) {
    const line = JSON.parse(text) as ExportLine
    if (line.tipo === 'archivo') [name, type] = [line.nombre, line.medio]
    else if (line.tipo === 'avance') onProgress({ stage: line.etapa, done: line.hechas, total: line.total })
    else if (line.tipo === 'error') throw new CallError(500, line)
    else if (line.tipo === 'fin') {
      if (line.bytes === bytes) return { name, content: new Blob(chunks, { type }) }
      break
    } else {
      const chunk = Uint8Array.from(atob(line.base64), (character) => character.charCodeAt(0))
      chunks.push(chunk)
      bytes += chunk.length
      onProgress({ stage: 'recibir', done: bytes, total: null })
    }
  }
  throw new Error('the file ended before its end')
}

/** Lines of a text stream without their line ends. A last line without an end counts. */
export async function* readLines(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let partialLine = ''
  try {
    while (true) {
      const { done, value = '' } = await reader.read()
      const lines = `${partialLine}${value}`.split('\n')
      partialLine = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
      if (done) break
    }
    if (partialLine !== '') yield partialLine
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
