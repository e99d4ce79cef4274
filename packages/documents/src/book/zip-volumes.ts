import { ZipFile } from 'yazl'

/** Stores the volumes uncompressed: a PDF is compressed already. */
export async function* zipVolumes(name: string, volumes: readonly Uint8Array[], madeOn: string): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const mtime = new Date(`${madeOn}T12:00:00Z`)
  for (const [at, bytes] of volumes.entries())
    zip.addBuffer(Buffer.from(bytes), `${name}-tomo-${at + 1}-de-${volumes.length}.pdf`, { compress: false, mtime })
  zip.end()
  for await (const bytes of zip.outputStream) yield bytes as Buffer
}
