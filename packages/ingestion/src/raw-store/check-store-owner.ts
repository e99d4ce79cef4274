import { readFile } from 'node:fs/promises'
import { decryptRecord, encryptRecord } from './encrypted-record.ts'
import { writePack } from './pack-file.ts'

/** The vault was sealed with another key, or for another database. The message is for the operator. */
export class RawStoreRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'RawStoreRefused'
  }
}

const identity = { recordId: 'owner', sourceId: '', rawHash: '' }

/** A file of the vault holds, sealed, the identity of the database it belongs to: a wrong key or another database is noticed before anything is mixed. */
export async function checkStoreOwner(path: string, key: Buffer, store: string): Promise<void> {
  const encrypted = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (encrypted === null) return writePack(path, [await encryptRecord(key, identity, { raw: Buffer.from(store), hints: {} })])
  const owner = await decryptRecord(key, identity, encrypted).catch(() => null)
  if (owner === null)
    throw new RawStoreRefused(
      'DATA_KEY no es la llave con que se sellaron los registros de DATA_DIR/private. Use la anterior (sin DATA_KEY, el archivo .key que va junto a DATA_DIR), o borre esa carpeta.',
    )
  if (Buffer.from(owner.raw).toString() !== store)
    throw new RawStoreRefused('Los registros de DATA_DIR/private son de otra base de datos. Use la suya, o borre esa carpeta.')
}
