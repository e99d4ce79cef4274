import type { ContrastLevel, OppositionSearch } from '@basejuris/contract'
import { formatPlural, normPhrase } from '@basejuris/domain'
import { joinWords } from '@basejuris/domain/spanish-format'
import { normLabel } from '@basejuris/legal-text'
import type { NoContradictions } from '@basejuris/search'

const reasons: Readonly<Record<NoContradictions, string>> = {
  no_side: 'No se buscó: no pudimos determinar quién recurre ni a quién favorece la decisión.',
  no_article: 'No se buscó: no pudimos determinar sobre qué artículo descansa la decisión de esta sentencia.',
  not_labour:
    'No se buscó: el recurso de unificación de jurisprudencia procede en materia laboral (artículos 483 y siguientes del Código del Trabajo), y esta sentencia no es laboral de la Corte Suprema ni de una Corte de Apelaciones.',
}

const courts: Readonly<Record<ContrastLevel, string>> = {
  suprema: 'de la Corte Suprema',
  apelaciones: 'de las Cortes de Apelaciones',
  otros: 'de los demás tribunales',
}

interface Searched {
  readonly reason: NoContradictions | null
  /** The only article that was asked about, by its key. */
  readonly article?: string | undefined
  readonly articles: OppositionSearch['articulos']
  readonly searched: number
  /** Rulings that cite the article, and those whose decision on it could be compared. */
  readonly onArticle?: { readonly citing: number; readonly compared: number }
  readonly level?: ContrastLevel | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const namedArticles = 3

/** Says what was looked for and not found, or why nothing was looked for. It never says that there is none. */
export function describeNothing({ reason, article, articles, searched, onArticle, level, from, to }: Searched): string {
  if (reason === 'no_article' && article !== undefined)
    return `No se buscó: no pudimos determinar que la decisión de esta sentencia descanse sobre ${normPhrase(normLabel(article))}.`
  if (reason !== null) return reasons[reason]
  const named = articles.slice(0, namedArticles).map(({ etiqueta }) => normPhrase(etiqueta))
  const more = articles.length - named.length
  const on = joinWords([...named, ...(more > 0 ? [formatPlural(more, 'artículo más', 'artículos más')] : [])])
  const where = level === undefined ? '' : ` ${courts[level]}`
  const years = [from ? ` desde ${from}` : '', to ? ` hasta ${to}` : ''].join('')
  const within = `${where}${years === '' ? '' : `,${years}`}`
  if (onArticle !== undefined && onArticle.compared < minCompared) return describeUncompared(on, within, onArticle)
  const counted = onArticle === undefined ? '' : ` Pudimos comparar ${onArticle.compared} de las ${onArticle.citing} que citan el artículo.`
  return `No encontramos sentencias en sentido contrario sobre ${on}. Se buscó en ${formatPlural(searched, 'sentencia', 'sentencias')}${within}.${counted} Puede haberlas fuera de nuestro índice.`
}

/** A contrast needs two rulings. */
const minCompared = 2

function describeUncompared(on: string, within: string, { citing, compared }: NonNullable<Searched['onArticle']>): string {
  if (citing === 0) return `No se buscó: ninguna sentencia de nuestro índice${within} cita ${on}.`
  const said = compared === 0 ? 'en ninguna' : 'solo en una'
  return `No pudimos comparar: de ${formatPlural(citing, 'sentencia', 'sentencias')}${within} que ${citing === 1 ? 'cita' : 'citan'} ${on}, ${said} pudimos determinar que la decisión descanse en él y a quién favorece. Puede haberlas en sentido contrario.`
}
