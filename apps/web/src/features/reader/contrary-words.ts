import type { Contrary } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'

/** URL of the ruling's margin that lists contrary rulings on an article; `url` is the ruling's. */
export function contraryHref(url: string, article: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ articulo: article })}#rd-contrary`
}

/** «2», «al menos 100». */
export function countContrary({ total, exacto }: Pick<Contrary, 'total' | 'exacto'>): string {
  return `${exacto ? '' : 'al menos '}${formatCount(total)}`
}

/** «al trabajador», «a la parte demandada». */
export function toParty(name: string): string {
  return name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`
}
