import { findCatalogueNorm, restates } from '@basejuris/legal-text'

/** «el Ley 18.834, personal de los Ministerios»: a law in the middle of a sentence, without a word that governs it. */
const noteInSentence = /(?<=[\p{Ll},;:] )Ley \d{1,2}\.\d{3}, ?(?=[\p{L}\d])/gu
const governing =
  /(?:^|[\s(])(?:la|las|los|esta|dicha|citada|presente|referida|mencionada|misma|y|e|o|u|a|en|de|por|leyes|decreto|c[óo]digo)[,;:]? $/iu
const wordsBefore = 16
/** A law names itself as «esta ley»: «falta de Ley 18.575 servicio» is a note. */
const determiner = /(?:^|\s)(?:la|esta|dicha|presente) $/iu

const lawsOf = (idNorma: number): ReadonlySet<string> =>
  new Set([idNorma, ...restates(idNorma)].flatMap((id) => findCatalogueNorm(id)?.number ?? []))

/**
 * Whether the source left notes of the margin («Ley 18.834, 119.») between the words of an article. They name the law that a passage comes
 * from, often the one that the norm restates.
 */
export function hasMarginNotes(text: string, idNorma: number): boolean {
  const line = text.replaceAll(/\s+/gu, ' ')
  const before = (index: number): string => line.slice(Math.max(0, index - wordsBefore), index)
  const own = lawsOf(idNorma)
  return (
    line.matchAll(noteInSentence).some(({ index }) => !governing.test(before(index))) ||
    line
      .matchAll(/Ley (\d{1,2}\.\d{3})/gu)
      .some(({ index, 1: number = '' }) => own.has(number.replace('.', '')) && !determiner.test(before(index)))
  )
}
