import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Files of a ZIP by name, in their order. */
export async function readEntries(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
