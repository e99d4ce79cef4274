import { foldText } from '@basejuris/legal-text'

/** «¿Qué multa aplicó la SMA a …?», «¿Cuánto fue la multa?». On folded text. */
const asked =
  /\b(?:que|cual(?:es)?|cuant[oa]s?)\b[^?.;]{0,40}\b(?:multas?|sancion(?:es)?)\b|\b(?:en|con|a) cuanto\b[^?.;]{0,30}\b(?:multaron|multo|sancionaron|sanciono)\b|\bmonto de la multa\b/u

/** Whether a question asks which sanction, or how much of a fine, was imposed. */
export function asksSanction(question: string): boolean {
  return asked.test(foldText(question))
}
