import { createHash } from 'node:crypto'
import type { CollectionId } from '@basejuris/domain'

const prefixes: Readonly<Record<CollectionId, string>> = {
  corte_suprema: 'cs',
  corte_de_apelaciones: 'ca',
  familia: 'fam',
  salud_corte_suprema: 'scs',
  salud_corte_de_apelaciones: 'sca',
  penal: 'pen',
  cobranza: 'cob',
  laboral: 'lab',
  civil: 'civ',
  contraloria: 'cgr',
  tribunal_constitucional: 'tc',
  administrativo: 'adm',
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const bits = 80

/**
 * Public id of a ruling: collection prefix and 80 bits of SHA-256 over source, collection and source id, in lower-case base32 (RFC
 * 4648). Deterministic. With ten million rulings the chance of any collision is about 4·10⁻¹¹; the database refuses one.
 */
export function docIdOf({ source, collection, idSentence }: { source: string; collection: CollectionId; idSentence: string }): string {
  const digest = createHash('sha256').update([source, collection, idSentence].join('\u0000')).digest()
  let value = BigInt(`0x${digest.subarray(0, bits / 8).toString('hex')}`)
  let encoded = ''
  for (let length = 0; length < bits / 5; length += 1) {
    encoded = alphabet.charAt(Number(value & 31n)) + encoded
    value >>= 5n
  }
  return `${prefixes[collection]}-${encoded}`
}
