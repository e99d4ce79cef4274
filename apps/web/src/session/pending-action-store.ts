/** The action of a guest before signing in. It runs after they return. */
export interface PendingAction {
  readonly kind: string
  /** The `docId` it applies to. */
  readonly id: string
}

const key = 'basejuris:wanted'
const lifeMs = 30 * 60_000

/** Stored in this tab only, for half an hour. */
export function savePendingAction(action: PendingAction, now: number = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...action, at: now }))
  } catch {
    // Without storage the page still returns, but the action is lost.
  }
}

/** Takes the pending action of a kind once; null when there is none or it has expired. */
export function takePendingAction(kind: string, now: number = Date.now()): PendingAction | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<PendingAction & { readonly at: number }> | null
    if (stored?.kind !== kind || typeof stored.id !== 'string' || typeof stored.at !== 'number') return null
    sessionStorage.removeItem(key)
    return now - stored.at <= lifeMs ? { kind, id: stored.id } : null
  } catch {
    return null
  }
}
