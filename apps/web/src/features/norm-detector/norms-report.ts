import { describeUnreadPages } from '@basejuris/contract/check-words'
import { maxDetectedCitations } from '@basejuris/domain/limits'
import { normPhrase } from '@basejuris/domain/norm-phrase'
import { describePlace, formatCount, formatPlural, joinWords } from '@basejuris/domain/spanish-format'
import { articleName, type CitedArticle, type CitedNorms, type DetectedText, headlineOf } from './cited-norms.ts'

type Probable = DetectedText['data']['probables'][number]

/** «la aplican 12 de 40 sentencias parecidas». */
export function describeShare({ parecidas }: Probable, compared: number): string {
  if (parecidas === 0) return ''
  return `${parecidas === 1 ? 'la aplica' : 'la aplican'} ${formatCount(parecidas)} de ${formatPlural(compared, 'sentencia parecida', 'sentencias parecidas')}`
}

export const noSuggestion = 'No reconocimos en el texto materias con otras normas que las que ya cita: no sugerimos ninguna.'

/** What was not read or listed. Empty where all was. */
export function describeGaps({ total, documento }: DetectedText['data']): string[] {
  return [
    ...describeUnreadPages(documento, 'no se leyó nada'),
    ...(total > maxDetectedCitations
      ? [`El texto tiene ${formatCount(total)} citas de normas: se muestran las primeras ${formatCount(maxDetectedCitations)}.`]
      : []),
  ]
}

/**
 * What a reader must know of a cited norm: its article is not in the catalogue, the norm itself is not, or it was read less surely. Null where
 * nothing is to be confirmed.
 */
export function describeDoubt({ confianza, articuloAusente, idNorma, norma }: CitedArticle): string | null {
  if (articuloAusente !== null) return `Según nuestro catálogo, ${normPhrase(norma)} no tiene artículo ${articuloAusente}: revise la cita.`
  if (confianza < minCertain)
    return 'Confirme en el texto oficial el número del artículo y que sea de esta norma: se leyó con menos seguridad.'
  return idNorma === null ? 'No está en nuestro catálogo de normas: no tiene página aquí ni enlace a Ley Chile.' : null
}
const minCertain = 0.8
/** An article that the norm lacks is said in the copied report too. */
const notesOf = (article: CitedArticle): string[] => (article.articuloAusente === null ? [] : [`      ${describeDoubt(article)}`])

/** The result as plain text, to paste into a mail or a brief. The text itself is left out. */
export function normsReport({ data }: DetectedText, cited: CitedNorms): string {
  const { norms, ambiguous } = cited
  const { probables, comparadas } = data
  const articleLines = (article: CitedArticle): string[] => [
    `   ${[articleName(article), ...(article.places.length === 0 ? [] : [article.places.join('; ')])].join(', ')}`,
    `      ${article.marks.map(({ lugar }) => describePlace(lugar)).join('; ')}`,
    `      ${describeRulings(article.sentencias, article.places.length > 0 ? article.articulo : null)}${article.url === null ? '' : `. ${article.url}`}`,
    ...notesOf(article),
  ]
  return [
    'Normas de un texto, detectadas en BaseJuris',
    `${headlineOf(cited, probables.length)}.`,
    ...describeGaps(data),
    ...(norms.length === 0 ? [] : ['', 'NORMAS CITADAS']),
    ...norms.flatMap(({ norma, articles }) => [norma, ...articles.flatMap(articleLines)]),
    ...(ambiguous.length === 0 ? [] : ['', 'PUEDE SER MÁS DE UNA NORMA']),
    ...ambiguous.flatMap(({ norma, articulo, candidatas }) => [
      articulo === null ? norma : `Artículo ${articulo}, ${norma}`,
      `   Puede ser: ${candidatas.map((one) => one.norma).join('; ')}`,
    ]),
    '',
    'POSIBLEMENTE APLICABLES (sugerencia: usted decide si corresponden)',
    ...(probables.length === 0 ? [noSuggestion] : []),
    ...probables.flatMap((norm) => [
      norm.etiqueta,
      `   ${[`la sugieren ${quoteWords(norm.palabras)}`, describeShare(norm, comparadas)].filter(Boolean).join('; ')}`,
    ]),
  ].join('\n')
}

/** «3 sentencias la citan», or «3 sentencias citan el artículo 19» beside one of its numerals: the article is what is counted. */
export function describeRulings(count: number, wholeArticle: string | null = null): string {
  const said = wholeArticle === null ? null : `el artículo ${wholeArticle}`
  if (count === 0) return `Ninguna sentencia del índice ${said === null ? 'la cita' : `cita ${said}`}`
  return said === null
    ? formatPlural(count, 'sentencia la cita', 'sentencias la citan')
    : formatPlural(count, `sentencia cita ${said}`, `sentencias citan ${said}`)
}

/** ««recargo» y «indemnización»». */
export function quoteWords(words: readonly string[]): string {
  return joinWords(words.map((word) => `«${word}»`))
}
