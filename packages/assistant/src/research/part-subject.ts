import { analyze, findNormCitations, foldText, stopWords } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'

/** Words of a subject that a part takes over. */
const maxWords = 3

/** What courts have held, and who they are. On folded words. */
const held =
  /^(?:resuel(?:to|ven?)|resolvio|resolvieron|resolucion(?:es)?|resolver|falla(?:do|n)?|fallos?|fallaron|decid(?:ido|e|en|io)|decision(?:es)?|dicho|dicen?|dijo|sosten(?:ido|ga)|sostienen?|sostuvo|senala(?:do|n)?|establec(?:ido|en?)|declara(?:do|n)?|entend(?:ido|io)|entienden?|opina(?:do|n)?|pronuncia(?:do|n)?|juzga(?:do|n)?|interpreta(?:do|n|cion)?|criterios?|jurisprudencia(?:l|les)?|doctrinas?|posturas?|posicion(?:es)?|lineas?|tendencias?|sentencias?|sentidos?|cortes?|suprema|apelaciones|tribunal(?:es)?|constitucional|juez|jueces|juzgados|magistrados|ministros|salas?|contraloria|justicia|excma|iltma|excelentisima|ilustrisima)$/u
/** Words that any question has. On folded words. */
const empty =
  /^(?:mas|como|cuando|cuanto|cuanta|cuantos|donde|quien|quienes|cuales|sobre|ello|eso|respecto|materia|tema|asunto|punto|caso|casos|ese|esa|esos|esas|este|estos|estas|han|he|hay|son|sido|era|tiene|tienen|hacer|hace|dado|sus|nuestros?|nuestras?|chile|chilen[oa]s?|actual|actualmente|reciente|recientes|ultim[oa]s?|vari[oa]s|mism[oa]s?|mayoritari[oa])$/u
/** What is asked of any matter. On folded words. */
const general =
  /^(?:plazos?|requisitos?|pruebas?|prueba|probar|acredita|acreditar|acreditarse|causal(?:es)?|penas?|sancion(?:es)?|indemnizacion(?:es)?|montos?|efectos?|consecuencias?|demandar|reclamar|recurrir|apelar|accion(?:es)?|recursos?|procedimientos?|competentes?|conoce|aplica|aplican|procede|proceden|corresponden?|responden?|responder|fija(?:n|r|d[oa]s?)?|declarad[oa]s?|debe|deben|puede|pueden|tiempo|cuenta|contarse|exige|exigen|exigir|norma|normas|ley|leyes|articulos?|derechos?)$/u

/** Whether a part of a question asks nothing but what courts have held: the whole question asks it already. */
export function asksOnlyWhatWasHeld(part: string): boolean {
  const words = wordsOf(part)
  return words.some((word) => held.test(word)) && words.every((word) => held.test(word) || empty.test(word))
}

/** Whether a part of a question names a matter or a norm. */
export function hasSubject(part: string): boolean {
  return namesNorm(part) || wordsOf(part).some((word) => !isWithoutSubject(word))
}

/** A part of a question followed by the rarest words of the matter that its other parts name. One that names a norm is left as it is. */
export function withSubject(part: string, others: readonly string[], demands: readonly QuestionDemand[]): string {
  if (namesNorm(part)) return part
  const own = foldText(part)
  const elsewhere = foldText(others.join('\n'))
  const subject = demands
    .filter(({ kind, label }) => kind === 'words' && elsewhere.includes(foldText(label)) && !own.includes(foldText(label)))
    .filter(({ label }) => wordsOf(label).some((word) => !isWithoutSubject(word)))
  const rarest = new Set([...subject].sort((a, b) => b.rarity - a.rarity).slice(0, maxWords))
  return [part, ...subject.filter((demand) => rarest.has(demand)).map(({ label }) => label)].join(' ')
}

const isWithoutSubject = (word: string): boolean => held.test(word) || empty.test(word) || general.test(word)

const namesNorm = (part: string): boolean => findNormCitations(part).length > 0

const wordsOf = (text: string): string[] => analyze(text).flatMap(({ exact }) => (stopWords.has(exact) ? [] : [exact]))
