import type { DataOf, rulingMarksEndpoint } from '@basejuris/contract'

/** What the signed-in user has done with a ruling. */
export interface RulingMark {
  readonly starred: boolean
  /** Ids of the folders that contain it. */
  readonly folders: readonly string[]
}

export const unmarked: RulingMark = { starred: false, folders: [] }

const known = new Map<string, RulingMark>()
const listeners = new Set<() => void>()
let waiting = new Set<string>()
const maxPerRequest = 200

const notifyListeners = () => {
  for (const listen of listeners) listen()
}

async function fetchMarks(docIds: readonly string[]): Promise<void> {
  const { callFromBrowser } = await import('../api/browser-call.ts')
  const body = { docIds: [...docIds] }
  const { marcas }: DataOf<typeof rulingMarksEndpoint> = await callFromBrowser<typeof rulingMarksEndpoint>(
    'POST',
    '/v1/favorites/marks',
    body,
  )
  const marked = new Map(marcas.map(({ docId, favorita, carpetas }) => [docId, { starred: favorita, folders: carpetas }]))
  for (const docId of docIds) if (!known.has(docId)) known.set(docId, marked.get(docId) ?? unmarked)
  notifyListeners()
}

/** Requests the marks of a page's rulings together. A failure shows them unmarked. */
function flush(): void {
  const docIds = [...waiting].slice(0, maxPerRequest)
  waiting = new Set()
  fetchMarks(docIds).catch(() => {})
}

export const rulingMarks = {
  /** Undefined until known. */
  get: (docId: string): RulingMark | undefined => known.get(docId),
  set(docId: string, change: Partial<RulingMark>): void {
    known.set(docId, { ...(known.get(docId) ?? unmarked), ...change })
    notifyListeners()
  },
  want(docId: string): void {
    if (known.has(docId)) return
    if (waiting.size === 0) queueMicrotask(flush)
    waiting.add(docId)
  },
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}
