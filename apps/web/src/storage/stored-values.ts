import type { Preferences } from '@basejuris/contract'

/** What the browser stores of its user. Never the token, which scripts cannot read. */
export interface StoredValues {
  readonly user: { readonly id: string; readonly email: string }
  /** Newest first. */
  readonly history: readonly StoredSearch[]
  readonly lastQuery: string
  /** Parameters of the last results page besides the query, as in the address. */
  readonly filters: readonly (readonly [name: string, value: string])[]
  readonly preferences: Preferences
  /** Present while folders are stored on this device; when they were last compared with the product. */
  readonly deviceFolders: { readonly checkedAt: string }
  /** Present from the end of a session that nobody ended by hand, until somebody signs in. */
  readonly expired: true
}
export type StoredName = keyof StoredValues

export interface StoredSearch {
  readonly id: string
  readonly query: string
  /** Address of the search, such as `/resultados?q=…`. */
  readonly href: string
  readonly createdAt: string
}

const maxTextLength = 4000
const maxListLength = 200

type Reader<T> = (value: unknown) => T | null

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text: Reader<string> = (value) => (typeof value === 'string' && value.length <= maxTextLength ? value : null)

/** Unreadable items are left out. */
const listOf =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value)
      ? value
          .slice(0, maxListLength)
          .map(item)
          .filter((each) => each !== null)
      : null

const user: Reader<StoredValues['user']> = (value) => {
  if (!isRecord(value)) return null
  const [id, email] = [text(value['id']), text(value['email'])]
  return id === null || email === null ? null : { id, email }
}

const search: Reader<StoredSearch> = (value) => {
  if (!isRecord(value)) return null
  const [id, query, href, createdAt] = [text(value['id']), text(value['query']), text(value['href']), text(value['createdAt'])]
  if (id === null || query === null || href === null || createdAt === null) return null
  return href.startsWith('/resultados') && !Number.isNaN(Date.parse(createdAt)) ? { id, query, href, createdAt } : null
}

const field: Reader<readonly [string, string]> = (value) => {
  if (!Array.isArray(value)) return null
  const [name, given] = [text(value[0]), text(value[1])]
  return name === null || given === null ? null : [name, given]
}

const integer = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null
const oneOf = <T extends string>(value: unknown, known: readonly T[]): T | null => known.find((each) => each === value) ?? null

const preferences: Reader<Preferences> = (value) => {
  if (!isRecord(value)) return null
  const tamano = integer(value['tamano'], 1, 100)
  const letra = integer(value['letra'], 0, 6)
  const modo = oneOf(value['modo'], ['hibrida', 'lexica', 'semantica'])
  const tema = oneOf(value['tema'], ['sistema', 'claro', 'oscuro'])
  const bases = listOf(text)(value['bases'])
  return {
    ...(tamano === null ? {} : { tamano }),
    ...(letra === null ? {} : { letra }),
    ...(modo === null ? {} : { modo }),
    ...(tema === null ? {} : { tema }),
    ...(typeof value['soloCitas'] === 'boolean' ? { soloCitas: value['soloCitas'] } : {}),
    ...(bases === null ? {} : { bases: [...bases] }),
  }
}

const deviceFolders: Reader<StoredValues['deviceFolders']> = (value) => {
  const checkedAt = isRecord(value) ? text(value['checkedAt']) : null
  return checkedAt === null || Number.isNaN(Date.parse(checkedAt)) ? null : { checkedAt }
}

/** Reads each value back; null for anything this version did not write. */
export const storedReaders: { readonly [N in StoredName]: Reader<StoredValues[N]> } = {
  user,
  history: listOf(search),
  lastQuery: text,
  filters: listOf(field),
  preferences,
  deviceFolders,
  expired: (value) => (value === true ? value : null),
}
