import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decryptRecord, encryptRecord } from './encrypted-record.ts'
import { writePack } from './pack-file.ts'

/** The data were encrypted with another key, or belongs to another database. The message is for the operator. */
export class RawStoreRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'RawStoreRefused'
  }
}

export function rawStoreFolder(dataDir: string): string {
  return join(dataDir, 'private')
}

export const ownerName = 'owner'

const ifLost =
  'Si la perdió, borre DATA_DIR/private: no podrá leer los registros originales, las notas, el historial ni los mensajes guardados.'

/** The data of this folder have a key, and neither DATA_KEY nor a file gives one. */
export function missingKey(path: string): RawStoreRefused {
  return new RawStoreRefused(`Falta la llave con que se cifraron los datos de DATA_DIR: reponga DATA_KEY o el archivo ${path}. ${ifLost}`)
}

const identity = { recordId: 'owner', sourceId: '', rawHash: '' }

/** Checks key and database before anything is written: a file of the raw store holds the encrypted identity of its database. */
export async function checkStoreOwner(path: string, key: Buffer, store: string): Promise<void> {
  const encrypted = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (encrypted === null) return writePack(path, [await encryptRecord(key, identity, { raw: Buffer.from(store), hints: {} })])
  const owner = await decryptRecord(key, identity, encrypted).catch(() => null)
  if (owner === null)
    throw new RawStoreRefused(
      `DATA_KEY no es la llave con que se cifraron los datos de DATA_DIR. Use la anterior (sin DATA_KEY, el archivo .key que va junto a DATA_DIR). ${ifLost}`,
    )
  if (Buffer.from(owner.raw).toString() !== store)
    throw new RawStoreRefused('Los registros de DATA_DIR/private son de otra base de datos. Use la suya, o borre esa carpeta.')
}
