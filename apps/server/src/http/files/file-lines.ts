import type { ExportLine } from '@basejuris/contract'
import type { FilePart } from './file-answer.ts'

/** Bytes on one line: about 64 kB of text. */
const bytesPerLine = 48 * 1024
const stages = { read: 'leer', set: 'componer' } as const

const line = (value: ExportLine): string => `${JSON.stringify(value)}\n`

/** A file as lines of JSON, with progress in between. An error becomes the last line, made by `describeFailure`. */
export async function* fileLines(parts: AsyncIterable<FilePart>, describeFailure: (error: unknown) => ExportLine): AsyncGenerator<string> {
  let bytes = 0
  try {
    for await (const part of parts) {
      if (part instanceof Uint8Array) {
        yield* dataLines(part)
        bytes += part.length
      } else yield 'name' in part ? line({ tipo: 'archivo', nombre: part.name, medio: part.mediaType }) : progressLine(part)
    }
  } catch (error) {
    yield line(describeFailure(error))
    return
  }
  yield line({ tipo: 'fin', bytes })
}

const progressLine = ({ stage, done, total }: Extract<FilePart, { stage: unknown }>): string =>
  line({ tipo: 'avance', etapa: stages[stage], hechas: done, total })

function* dataLines(bytes: Uint8Array): Generator<string> {
  for (let from = 0; from < bytes.length; from += bytesPerLine)
    yield line({ tipo: 'datos', base64: Buffer.from(bytes.subarray(from, from + bytesPerLine)).toString('base64') })
}
