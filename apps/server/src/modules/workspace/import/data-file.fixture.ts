import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** The `datos.json` of an export with these tables. */
export function dataFile(datos: object): string {
  return JSON.stringify({ producto: 'BaseJuris', generado: '2026-01-01T00:00:00.000Z', datos })
}

export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
