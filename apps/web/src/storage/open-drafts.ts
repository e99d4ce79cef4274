/** Texts by the id of their field. */
export type Drafts = Readonly<Record<string, string>>

const key = 'basejuris:drafts'
const lifeMs = 24 * 60 * 60_000

interface SavedDrafts {
  readonly userId: string
  readonly at: number
  readonly texts: Drafts
}

/** What the forms of this page hold. Nothing of it is stored while the session lasts. */
const readers = new Set<() => Drafts>()

/** Adds what a form holds. Returns the function that removes it. */
export function registerDrafts(read: () => Drafts): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

/** Saves in this tab what its forms hold and `others`, for one account. Called when the session has ended. */
export function saveDrafts(userId: string, others: Drafts = {}): void {
  const before = readSaved()
  const texts = { ...(before?.userId === userId ? before.texts : {}), ...others }
  for (const read of readers) Object.assign(texts, read())
  write({ userId, at: Date.now(), texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) })
}

/** The text that was saved for a field, once; null when there is none, or when another account wrote it. */
export function takeDraft(id: string, userId: string): string | null {
  const saved = readSaved()
  if (saved?.userId !== userId) return null
  const { [id]: text, ...rest } = saved.texts
  if (text === undefined) return null
  write({ ...saved, texts: rest })
  return text
}

export function hasDraft(id: string, userId: string): boolean {
  const saved = readSaved()
  return saved?.userId === userId && saved.texts[id] !== undefined
}

/** Whether any text waits for its account. */
export function hasDrafts(): boolean {
  return readSaved() !== null
}

/** Removes what another account wrote in this tab. */
export function removeDraftsOfOthers(userId: string): void {
  const saved = readSaved()
  if (saved !== null && saved.userId !== userId) write({ ...saved, texts: {} })
}

/** Null where nothing was saved, it is too old, or the browser stores nothing. */
function readSaved(): SavedDrafts | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<SavedDrafts> | null
    if (typeof saved?.userId !== 'string' || typeof saved.at !== 'number' || typeof saved.texts !== 'object') return null
    return Date.now() - saved.at <= lifeMs ? (saved as SavedDrafts) : null
  } catch {
    return null
  }
}

function write(saved: SavedDrafts): void {
  try {
    if (Object.keys(saved.texts).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(saved))
  } catch {
    // Without storage, or without room, the text is lost with its page.
  }
}
