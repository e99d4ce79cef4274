import { addEvidence, newEvidence } from '../norms/find-norm-citations.ts'
import { citedPlaces, placeKey } from './cited-places.ts'
import type { DecidedPlace, DecidingRuling } from './decided-place.ts'
import { instanceSides } from './decided-sides.ts'

/** Paragraphs at the end of an opinion: what it finds, what it concludes, to whom it is sent. */
const lastParagraphs = 5
/** A finding on more articles than these says of none that the opinion rests on it. */
const maxArticles = 2

/** What an opinion of the Contraloría on a complaint decides: the articles of the last paragraph that names some. */
export function decidedInOpinion(ruling: DecidingRuling, kind: string): DecidedPlace[] {
  const sides = instanceSides(ruling)
  if (sides === null) return []
  const paragraphs = ruling.sections.flatMap((section) => section.paragraphs)
  const evidence = newEvidence()
  for (const { text } of paragraphs) addEvidence(text, evidence)
  const named = paragraphs.slice(-lastParagraphs).map(({ text }) => citedPlaces(text, evidence))
  const places = new Map((named.findLast((each) => each.length > 0) ?? []).map((place) => [placeKey(place), place]))
  if (places.size > maxArticles) return []
  return [...places.values()]
    .filter(({ key }) => !key.startsWith('CPR:'))
    .map(({ key: article, place }) => ({ article, place, kind, ...sides }))
}
