import type { AddressParameters } from '../../search-address/parse-address.ts'

export interface WatchAddress {
  /** The watch whose news are shown; null for all. */
  readonly watchId: string | null
  /** From 1. */
  readonly page: number
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
const maxPage = 1000

/** What cannot be is dropped. */
export function parseWatchAddress({ vigilancia, pagina }: AddressParameters): WatchAddress {
  const page = typeof pagina === 'string' && /^\d{1,4}$/u.test(pagina) ? Number(pagina) : 1
  return {
    watchId: typeof vigilancia === 'string' && uuid.test(vigilancia) ? vigilancia : null,
    page: Math.min(maxPage, Math.max(1, page)),
  }
}

export function watchHref({ watchId, page }: WatchAddress): string {
  const query = new URLSearchParams()
  if (watchId !== null) query.set('vigilancia', watchId)
  if (page > 1) query.set('pagina', String(page))
  return query.size === 0 ? '/vigilancia' : `/vigilancia?${query}`
}
