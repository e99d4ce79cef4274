import type { ExportLine } from '@basejuris/contract'
import type { FileAnswer, FilePart } from './file-answer.ts'

/** Bytes on one line: some 64 kB of text. */
const bytesPerLine = 48 * 1024
const stages = { read: 'leer', set: 'componer' } as const

const line = (value: ExportLine): string => `${JSON.stringify(value)}\n`

/** A file as lines of JSON, between which it tells how far it is; a failure on the way becomes the last line, made by `tellFailure`. */
export async function* fileLines(
  { name, mediaType }: Omit<FileAnswer, 'parts'>,
  parts: AsyncIterable<FilePart>,
  tellFailure: (error: unknown) => ExportLine,
): AsyncGenerator<string> {
  yield line({ tipo: 'archivo', nombre: name, medio: mediaType })
  let bytes = 0
  try {
    for await (const part of parts) {
      if (!(part instanceof Uint8Array)) {
        yield line({ tipo: 'avance', etapa: stages[part.stage], hechas: part.done, total: part.total })
        continue
      }
      for (let from = 0; from < part.length; from += bytesPerLine)
        yield line({ tipo: 'datos', base64: Buffer.from(part.subarray(from, from + bytesPerLine)).toString('base64') })
      bytes += part.length
    }
  } catch (error) {
    yield line(tellFailure(error))
    return
  }
  yield line({ tipo: 'fin', bytes })
}
