import type { DataOf, LineQuery, linesEndpoint } from '@basejuris/contract'
import { formatSubdivision, type Subdivision } from '@basejuris/domain'
import { canonicalArticle, canonicalNormKey, findNormCitations, hasArticle, lastArticle, normLabel } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import { findLaw } from '../normativa/find-law.ts'
import { normUrl } from '../rulings/ruling-url.ts'

/** What a line is about: an article, a question, or a question on an article. */
export interface LineSubject {
  readonly norm: DataOf<typeof linesEndpoint>['norma']
  /** Empty where the article is all that was asked for. */
  readonly question: string
  /** Keys of the article; none without one. */
  readonly keys: readonly string[]
  readonly place: Subdivision
}

/** Words that ask for a line and say nothing of the question. */
const noQuestion = /^(?:[\s,.;:¿?«»"]|de|del|la|el|los|las|l[ií]nea|jurisprudencia(?:l)?|sobre|en|y|sentencias?|fallos?|criterio)*$/iu

/** @throws `norm.not_found`, `norm.ambiguous`, `norm.article_not_found` where the catalogue shows that the norm has no such article */
export function readSubject({ norma, q = '', numeral, inciso, letra }: LineQuery): LineSubject {
  const question = q.trim()
  const place = {
    ...(numeral === undefined ? {} : { numeral }),
    ...(inciso === undefined ? {} : { inciso }),
    ...(letra === undefined ? {} : { letra: letra.toLowerCase() }),
  }
  if (norma !== undefined) {
    const at = norma.lastIndexOf(':')
    return { ...namedArticle(norma.slice(0, at), norma.slice(at + 1), place), question, place }
  }
  const cited = findNormCitations(question).find(({ key }) => key.includes(':'))
  if (cited === undefined) return { norm: null, keys: [], question, place }
  const rest = question.slice(0, cited.from) + question.slice(cited.to)
  const [law = '', article = ''] = cited.key.split(':')
  const [subdivision = {}] = cited.subdivisions
  const narrowed = { ...subdivision, ...place }
  return { ...namedArticle(law, article, narrowed), question: noQuestion.test(rest) ? '' : question, place: narrowed }
}

function namedArticle(lawId: string, written: string, place: Subdivision): Pick<LineSubject, 'norm' | 'keys'> {
  const law = findLaw(lawId)
  const article = canonicalArticle(written)
  const key = canonicalNormKey(law.key, article)
  const isKnown = law.idNorma === null || lastArticle(law.idNorma) === null || hasArticle(law.idNorma, article)
  if (!isKnown) throw new ServiceError('norm.article_not_found')
  const label = normLabel(key).replace(`art. ${article}`, `art. ${article}${formatSubdivision(place)}`)
  const url = law.idNorma === null ? null : normUrl(law.idNorma, article)
  return { keys: [key], norm: { idNorma: law.idNorma, clave: key, nombre: law.name, articulo: article, url, etiqueta: label } }
}
