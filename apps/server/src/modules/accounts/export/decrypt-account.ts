import type { AccountRows } from '@basejuris/database'
import type { Services } from '../../../services.ts'

export interface DecryptedTable {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Decrypts the encrypted columns of a user's rows and parses those that hold JSON. */
export function decryptAccount(services: Pick<Services, 'textCipher'>, tables: readonly AccountRows[]): DecryptedTable[] {
  return tables.map(({ place, rows }) => ({ name: place.name, rows: rows.map((row) => decryptRow(services, place, row)) }))
}

/** They hold what a person wrote, which may look like JSON. */
const plainColumns: ReadonlySet<string> = new Set(['comment', 'name', 'text'])

function decryptRow(
  { textCipher }: Pick<Services, 'textCipher'>,
  { name, encrypted = [] }: AccountRows['place'],
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const opened: Record<string, unknown> = { ...row }
  for (const { column, key } of encrypted) {
    const text = row[column]
    if (typeof text !== 'string') continue
    const content = textCipher.decrypt(`${name}.${column}:${key.map((part) => row[part]).join(':')}`, text)
    opened[column] = plainColumns.has(column) ? content : parseJson(content)
  }
  return opened
}

function parseJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
