import { foldSameLength } from '../analysis/fold-text.ts'
import type { NumberedCitation } from './ruling-citation.ts'

/** «Igual cosa se dijo en N° 45-2020», «véase, por todos, N° 45-2020»: words that cite a ruling, right before the sign, in folded text. */
const citing =
  /(?<![a-z])(?:dij(?:o|eron)|dicho|le(?:e|en|er|ido|imos)|decid(?:io|ieron|ido|imos)|resolvi(?:o|eron)|resuelto|fall(?:o|aron|ado)|sostuv(?:o|ieron)|sostenido|(?:razon|expres|senal|sentenci|declar|confirm|revoc)(?:o|ado)|(?:acog|establec)(?:io|ido)|rechaz(?:o|ado)|(?:precedentes?|jurisprudencia|fallos?|sentencias?|casos?|juicios?|criterios?|doctrina|antecedentes|lista)(?:\s(?:parecid|similar|semejante|analog|identic|recient|conocid|igual)[a-z]*)?|consult(?:ar|e|en|ense|ese)|vea(?:se|nse)|ver|vid|cfr|cf|compar(?:e|ese)|citar?|invoca(?:r|mos)?|comentar|(?:igual|mismo|identico)\s+sentido)[\s.,:;]*(?:(?:es|son|seria)\s+)?(?:(?:ademas|tambien|asimismo|igualmente|por\s+tod[oa]s|por\s+ejemplo|entre\s+(?:much[oa]s\s+)?otr[oa]s|la|l[oa]s|el|en|del?)[\s,:]+){0,4}$/u
const reach = 60
const signBefore = /n[°º]s?[\s\u00a0]?$/iu
/** Years of numbers that a sign alone stands before. */
const fullYear = /[-–/](?:19|20)\d{2}$/u
/** Registers and papers whose number this is. */
const ofRegister = /^,?\s+del?\s+(?:la\s+)?(?:registro|repertorio|conservador|notar|protocolo|plano|libro|inspecci|direcci|municipalidad)/iu

/** Whether whoever writes a brief cites the number as a ruling, without its court. */
export function isCitedAlone({ docket, from, to }: NumberedCitation, text: string): boolean {
  if (docket === null || docket.letter !== null || !fullYear.test(text.slice(from, to))) return false
  const before = text.slice(Math.max(0, from - reach), from)
  if (!signBefore.test(before) || ofRegister.test(text.slice(to, to + reach))) return false
  return citing.test(foldSameLength(before.replace(signBefore, '')).toLowerCase())
}
