export interface StoredNote {
  readonly noteId: string
  readonly texto: string
}

export interface StoredFolder {
  readonly folderId: string
  readonly nombre: string
  readonly docIds: readonly string[]
  readonly notas: readonly StoredNote[]
}

/** What an account holds. Names, texts and queries are unique in an account, so that they identify what has no id yet. */
export interface AccountState {
  readonly favorites: readonly { readonly docId: string; readonly nota: string | null }[]
  readonly folders: readonly StoredFolder[]
  readonly history: readonly { readonly historyId: string; readonly userMessage: string; readonly nombre: string | null }[]
}

export const emptyState: AccountState = { favorites: [], folders: [], history: [] }

/** One line for each stored thing, sorted. Ids given by the server are left out: the answer that names them may be lost. */
export function linesOf({ favorites, folders, history }: AccountState): string[] {
  return [
    ...favorites.map(({ docId, nota }) => `favorite ${docId}: ${nota}`),
    ...folders.map(({ nombre }) => `folder ${nombre}`),
    ...folders.flatMap(({ nombre, docIds }) => docIds.map((docId) => `folder ${nombre} holds ${docId}`)),
    ...folders.flatMap(({ nombre, notas }) => notas.map(({ texto }) => `folder ${nombre} notes ${texto}`)),
    ...history.map(({ userMessage, nombre }) => `search ${userMessage}: ${nombre}`),
  ].sort()
}

/**
 * What is wrong with a stored state after a kill: nothing, if it equals `confirmed`, or `possible`, in which the write that was not
 * answered happened as a whole. Otherwise the differences from `confirmed`, each shortened.
 */
export function differencesFrom(stored: AccountState, confirmed: AccountState, possible: AccountState | null): string[] {
  const lines = linesOf(stored)
  const equals = (other: AccountState): boolean => linesOf(other).join('\n') === lines.join('\n')
  if (equals(confirmed) || (possible !== null && equals(possible))) return []
  const expected = linesOf(confirmed)
  return [
    ...surplusOf(expected, lines).map((line) => `missing: ${shorten(line)}`),
    ...surplusOf(lines, expected).map((line) => `unexpected: ${shorten(line)}`),
  ]
}

/** Lines of `left` that `right` lacks, repetitions counted. */
const surplusOf = (left: readonly string[], right: readonly string[]): string[] => {
  const available = new Map<string, number>()
  for (const line of right) available.set(line, (available.get(line) ?? 0) + 1)
  return left.filter((line) => {
    const count = available.get(line) ?? 0
    available.set(line, count - 1)
    return count <= 0
  })
}

const shorten = (line: string): string => (line.length <= 100 ? line : `${line.slice(0, 100)}… (${line.length} characters)`)
