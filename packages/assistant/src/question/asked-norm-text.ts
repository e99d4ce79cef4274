import { findNormCitations, foldText, stopWords } from '@basejuris/legal-text'

/** Words that ask for the text of an article. Folded. */
const askingWords = new Set(
  (
    'que cual como dice dicen decir establece establecen dispone disponen señala señalan prescribe prescriben regula contempla consagra ' +
    'texto tenor literal redaccion contenido norma disposicion articulo actual actualmente vigente exactamente textualmente es son ' +
    'copia copie copiar transcriba transcribir transcripcion muestre mostrar lea leer cite citar indique favor quiero quisiera necesito saber conocer ver'
  ).split(' '),
)
/** «¿Podría darme …?», «dígame …». Folded. */
const requests = /^(?:pued|podri|di[gm]|decir|muestr|expli[cq]|dar|d[ae]m)\p{L}*$/u

type NormCitation = ReturnType<typeof findNormCitations>[number]

/** The article of a known norm that a citation names, whether the norm has it or not. Null where it names none. */
const labelOf = ({ label, article, missingArticle, idNorma }: NormCitation): string | null => {
  if (idNorma === null) return null
  return article === null ? (missingArticle === null ? null : `art. ${missingArticle} ${label}`) : label
}

/** The articles of known norms that a question names, each once, whether their norms have them or not. */
export function namedArticles(question: string): readonly string[] {
  return [...new Set(findNormCitations(question).flatMap((cited) => labelOf(cited) ?? []))]
}

/** How many norms a question names, each once. */
export function countNamedNorms(question: string): number {
  return new Set(findNormCitations(question).map((cited) => labelOf(cited) ?? cited.label)).size
}

/** «¿Qué exige …», «¿cuál es el plazo del …»: an article behind it is what is asked, whatever follows. On folded text. */
const asksOfArticle =
  /\b(?:que|cual(?:es)?)\b[^.?!]{0,60}(?:\b(?:dice|dispone|establece|exige|senala|prescribe|regula|contempla|consagra|ordena|sanciona|requiere)n?(?: (?:el|los|la|las))?|\b(?:requisitos?|condiciones|plazos?|penas?|sancion(?:es)?|multas?|causales|efectos?)\b[^.?!]{0,40}\b(?:del|de(?: (?:el|los|la))|en (?:el|los)|segun (?:el|los)|conforme al?))\s*$/u

/** «Tribunal Constitucional: ¿qué ocurre con las penas del artículo …?»: what a court held is asked, not what the article says. On folded text. */
const asksOfCourt =
  /\b(?:corte suprema|cortes?|tribunal(?:es)?|juzgados?|contraloria|sentencias?|fallos?|jurisprudencia)\b|\bque (?:ocurre|pasa|sucede) con\b/u

/**
 * The articles whose text a question asks for: «¿qué dice el artículo 160 N° 7 del Código del Trabajo?». One that it says to require or to set
 * something is asked for too, whatever follows. Empty for another question.
 */
export function readAskedArticles(question: string): readonly string[] {
  const cited = findNormCitations(question)
  const articles = cited.flatMap((each) => labelOf(each) ?? [])
  if (articles.length === 0 || articles.length < cited.length) return []
  const before = foldText(question.slice(0, cited[0]?.from))
  if (asksOfArticle.test(before) && !asksOfCourt.test(before)) return [...new Set(articles)]
  let end = 0
  const between = cited.map(({ from, to }) => {
    const part = question.slice(end, from)
    end = to
    return part
  })
  const words = foldText(`${between.join(' ')} ${question.slice(end)}`).match(/[\p{L}\d]{2,}/gu) ?? []
  const missing = new Set(cited.map(({ missingArticle }) => missingArticle))
  const isAsked =
    words.length > 0 && words.every((word) => missing.has(word) || askingWords.has(word) || stopWords.has(word) || requests.test(word))
  return isAsked ? [...new Set(articles)] : []
}
