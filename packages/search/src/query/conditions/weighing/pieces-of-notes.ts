import type { Mention } from '../mention.ts'
import type { WeighedQuery } from './mode-features.ts'

const minPieces = 4

/** «TTA Iquique, IVA, reclamo, no ha lugar»: an appeal that is a whole piece of a note. */
export function isPieceOfNote({ text, narrative, mentions }: WeighedQuery, at: number): boolean {
  const { test, value = '', from = 0, to = 0 } = mentions[at] ?? {}
  if (test?.kind !== 'recurso' || narrative !== 'notes') return false
  if (isOfItsCourt(value, mentions)) return true
  if (text.split(/[,;]/u).length < minPieces) return false
  return /[,;]\s*$/u.test(text.slice(0, from)) && /^\s*(?:[,;]|$)/u.test(text.slice(to))
}

/** «TTA Coquimbo, tasación, ha lugar al reclamo», «reclamo CBR Temuco»: a claim beside the court that hears nothing else, or that says whose refusal it is against. */
const isOfItsCourt = (value: string, mentions: readonly Mention[]): boolean =>
  value === 'reclamo contra el conservador' ||
  (value === 'reclamación' && mentions.some(({ test, value: court }) => test.kind === 'tribunal' && ofClaims.test(court)))
const ofClaims = /Tribunal(?:es)? (?:Ambiental|Tributarios? y Aduaneros?)/u
