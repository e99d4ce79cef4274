import type { Section } from '@basejuris/domain'
import { findUndecided, foldText, type UndecidedPlace } from '@basejuris/legal-text'

/** «Se omite pronunciamiento», «inoficioso referirse a la excepción»: not that another way is open. On folded text. */
const pronounces = /\bpronunci|\b(?:innecesari|inoficios|ocios)[oa]\b/u

/** «No es la vía idónea para pronunciarse»: why a request is denied. On folded text. */
const deniesWay = /\bno (?:es|siendo|constituye|resulta(?: ser)?)(?: esta)? (?:la |el |una? )?(?:via|sede|medio|mecanismo)\b/u

const known = new WeakMap<Section, readonly UndecidedPlace[]>()

/** Whether a place touches a sentence in which the court says that it does not decide something. Read once for each section. */
export function isLeftUndecided(section: Section, anchor: string, from: number, to: number): boolean {
  const places = known.get(section) ?? readPlaces(section)
  known.set(section, places)
  return places.some((place) => place.anchor === anchor && place.from < to && from < place.to)
}

function readPlaces(section: Section): readonly UndecidedPlace[] {
  const textOf = new Map(section.paragraphs.map(({ anchor, text }) => [anchor, text]))
  return findUndecided([section]).filter(({ anchor, from, to }) => {
    const folded = foldText(textOf.get(anchor)?.slice(from, to) ?? '')
    return pronounces.test(folded) && !deniesWay.test(folded)
  })
}
