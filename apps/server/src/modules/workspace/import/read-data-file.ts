import { fromBufferPromise, type ZipFile } from 'yauzl'
import { ServiceError } from '../../../errors/service-error.ts'
import { type AccountFile, parseAccountFile } from './account-file.ts'

/** Name of the entry of an export that programs read. */
const entryName = 'datos.json'
const maxEntries = 100
const zipStart = Buffer.from('PK')

/** Reads a file of a user's data: the ZIP of an export, or its `datos.json`. @throws {ServiceError} `import.*` */
export async function readDataFile(bytes: Buffer, maxBytes: number): Promise<AccountFile> {
  const json = bytes.subarray(0, zipStart.length).equals(zipStart) ? await unzipped(bytes, maxBytes) : bytes
  if (json.length > maxBytes) throw new ServiceError('import.too_large')
  return parseAccountFile(json.toString('utf8'))
}

async function unzipped(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { validateEntrySizes: true })
  } catch (cause) {
    throw new ServiceError('import.format', { cause })
  }
  if (zip.entryCount > maxEntries) throw new ServiceError('import.format')
  try {
    return await entryOf(zip, maxBytes)
  } catch (error) {
    throw error instanceof ServiceError ? error : new ServiceError('import.format', { cause: error })
  }
}

async function entryOf(zip: ZipFile, maxBytes: number): Promise<Buffer> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== entryName || entry.isEncrypted()) continue
    const parts: Buffer[] = []
    let length = 0
    for await (const part of await zip.openReadStreamPromise(entry)) {
      length += part.length
      // The directory may declare less than what the entry expands to.
      if (length > maxBytes) throw new ServiceError('import.too_large')
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
  throw new ServiceError('import.format')
}
