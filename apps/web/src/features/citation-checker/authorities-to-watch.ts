import type { CheckedCitation } from '@basejuris/contract'
import type { WatchedAuthorities } from '../watches/watch-brief.tsx'

const maxAuthorities = 500
const maxCitation = 300

/** What of a checked text can be watched: rulings that are certainly in the index, and articles. Each once, by the name it was read as. */
export function authoritiesToWatch(citations: readonly CheckedCitation[]): WatchedAuthorities {
  const rulings = new Map<string, string>()
  const articles = new Map<string, WatchedAuthorities['articulos'][number]>()
  for (const { docId, idNorma, articulo, evidencia } of citations) {
    if (docId !== null && !evidencia.soloFicticia && !rulings.has(docId)) rulings.set(docId, evidencia.entendida.slice(0, maxCitation))
    if (idNorma !== null && articulo !== null) articles.set(`${idNorma}:${articulo}`, { idNorma, articulo })
  }
  return {
    sentencias: [...rulings].slice(0, maxAuthorities).map(([docId, cita]) => ({ docId, cita })),
    articulos: [...articles.values()].slice(0, maxAuthorities),
  }
}
