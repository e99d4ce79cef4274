import type { SectionWriter } from '../segment/section-writer.ts'
import type { EncodedVectors } from '../vectors/encode-vectors.ts'

/** Writes all rows in each of the three precisions. Returns the number of rows. */
export async function writeVectors(out: SectionWriter, vectors: EncodedVectors, pause: () => Promise<void>): Promise<number> {
  const rows = vectors.ordinals.length
  if (rows === 0) return 0
  out.section('vectors.ordinals', vectors.ordinals)
  out.section(
    'vectors.scales',
    Float32Array.from({ length: rows }, (_, row) => vectors.scale(row)),
  )
  const eachRow = async (name: string, bytesOf: (row: number) => Uint8Array): Promise<void> => {
    const start = out.begin()
    for (let row = 0; row < rows; row++) {
      out.sink.write(bytesOf(row))
      if (out.sink.isFull) await out.sink.drain()
      await pause()
    }
    out.end(name, start)
  }
  await eachRow('vectors.codes', (row) => vectors.code(row))
  await eachRow('vectors.high', (row) => vectors.high(row))
  await eachRow('vectors.low', (row) => vectors.low(row))
  return rows
}
