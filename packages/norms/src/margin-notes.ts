/** «el Ley 18.834, personal de los Ministerios»: a law in the middle of a sentence, without a word that governs it. */
const noteInSentence = /(?<=[\p{Ll},;:] )Ley \d{1,2}\.\d{3}, ?(?=[\p{L}\d])/gu
const governing =
  /(?:^|[\s(])(?:la|las|los|esta|dicha|citada|presente|referida|mencionada|misma|y|e|o|u|a|en|de|por|leyes|decreto|c[óo]digo)[,;:]? $/iu
const wordsBefore = 16

/** Whether the source left notes of the margin («Ley 18.834, 119.») between the words of an article. They name the law that a passage comes from. */
export function hasMarginNotes(text: string): boolean {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.matchAll(noteInSentence).some(({ index }) => !governing.test(line.slice(Math.max(0, index - wordsBefore), index)))
}
