import type { WeighedQuery } from './mode-features.ts'

const minPieces = 4

/** «TTA Iquique, IVA, reclamo, no ha lugar»: an appeal that is a whole piece of a note. */
export function isPieceOfNote({ text, narrative, mentions }: WeighedQuery, at: number): boolean {
  const { test, from = 0, to = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'recurso' || narrative !== 'notes' || text.split(/[,;]/u).length < minPieces) return false
  return /[,;]\s*$/u.test(text.slice(0, from)) && /^\s*(?:[,;]|$)/u.test(text.slice(to))
}
