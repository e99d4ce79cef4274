import { attemptsOn } from '../../storage/browser-storage.ts'
import { cartKey } from '../../storage/stored-key.ts'

/** A base that somebody wants to contract, as the browser stores it. The server knows its name and price. */
export interface CartItem {
  readonly base: string
  /** Instant in ISO form. */
  readonly addedAt: string
}

/** As many as there are bases. */
const maxItems = 10
const maxAgeMs = 24 * 3_600_000
const baseId = /^[a-z_]{1,40}$/u

const changed = 'cart:changed'
const attempt = attemptsOn(() => window.localStorage)

/** What is in the cart, in the order of adding. What was stored more than a day ago, twice, or by another program is left out. */
export function readCart(now = Date.now()): readonly CartItem[] {
  const text = attempt((storage) => storage.getItem(cartKey), null)
  return text === null ? [] : parseCart(text, now)
}

/** Adds a base. False where it is in the cart already, or where the browser stores nothing. */
export function addToCart(base: string, now = Date.now()): boolean {
  const items = readCart(now)
  if (items.some((item) => item.base === base) || !baseId.test(base)) return false
  return writeCart([...items, { base, addedAt: new Date(now).toISOString() }])
}

export function removeFromCart(bases: readonly string[]): void {
  writeCart(readCart().filter(({ base }) => !bases.includes(base)))
}

export function emptyCart(): void {
  attempt((storage) => storage.removeItem(cartKey), undefined)
  dispatchEvent(new Event(changed))
}

/** Calls `listen` after each change, in other tabs too. Returns the function that unsubscribes. */
export function onCartChange(listen: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === cartKey) listen()
  }
  addEventListener(changed, listen)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(changed, listen)
    removeEventListener('storage', onStorage)
  }
}

function writeCart(items: readonly CartItem[]): boolean {
  const stored = attempt((storage) => {
    storage.setItem(cartKey, JSON.stringify(items))
    return true
  }, false)
  if (stored) dispatchEvent(new Event(changed))
  return stored
}

function parseCart(text: string, now: number): readonly CartItem[] {
  const found = attempt(() => JSON.parse(text) as unknown, null)
  if (!Array.isArray(found)) return []
  const items = found.flatMap((item) => parseItem(item, now))
  return items.filter(({ base }, at) => items.findIndex((other) => other.base === base) === at).slice(0, maxItems)
}

function parseItem(item: unknown, now: number): readonly CartItem[] {
  const { base, addedAt } = (item ?? {}) as Partial<Record<keyof CartItem, unknown>>
  if (typeof base !== 'string' || !baseId.test(base) || typeof addedAt !== 'string') return []
  return now - Date.parse(addedAt) <= maxAgeMs ? [{ base, addedAt }] : []
}
