import type { CheckedCitation, CitationVerdict } from '@basejuris/contract'
import { formatDate } from '@basejuris/domain/spanish-format'
import {
  canonicalArticle,
  type FoundNormCitation,
  findCatalogueNorm,
  hasArticle,
  lastArticle,
  listArticles,
  normLabel,
} from '@basejuris/legal-text'
import { normUrl } from '../rulings/ruling-url.ts'

type NormVerdict = Pick<CheckedCitation, 'veredicto' | 'idNorma'> & {
  readonly evidencia: Partial<CheckedCitation['evidencia']> & { readonly frases: string[] }
}

const named = (
  veredicto: CitationVerdict,
  idNorma: number | null,
  frases: string[],
  more: Partial<CheckedCitation['evidencia']> = {},
): NormVerdict => ({
  veredicto,
  idNorma,
  evidencia: { ...more, frases },
})

/** What the catalogue of norms says of a citation: whether the norm and its article exist, and whether the norm was repealed expressly. */
export function normVerdict({ key, idNorma, article: found, missingArticle, label, candidates }: FoundNormCitation): NormVerdict {
  const article = found ?? missingArticle
  if (candidates.length > 0) return named('tipo_ambiguo', null, [ambiguous(candidates)])
  const norm = idNorma === null ? null : findCatalogueNorm(idNorma)
  if (idNorma === null || norm === null)
    return named('no_esta_en_indice', null, [`${label}: no está en nuestro catálogo de normas. Eso no significa que no exista.`])
  const url = normUrl(idNorma, article)
  if (norm.isRepealed) {
    const since = norm.repealedOn === null ? '' : ` desde el ${formatDate(norm.repealedOn)}`
    return named('norma_derogada', idNorma, [`${norm.name} está derogada${since}, según la Biblioteca del Congreso.`], {
      url,
      coincide: ['norma'],
    })
  }
  if (article === null) return named('existe', idNorma, [`${label}: está en nuestro catálogo de normas.`], { url, coincide: ['norma'] })
  const known = listArticles(idNorma).length > 0 || listArticles(norm.restatedIn ?? idNorma).length > 0
  if (!known)
    return named(
      'existe',
      idNorma,
      [`${norm.name} está en nuestro catálogo, que no tiene la lista de sus artículos: el artículo no se comprobó.`],
      {
        url,
        coincide: ['norma'],
      },
    )
  if (hasArticle(idNorma, canonicalArticle(article))) {
    const text = `${label}: está en nuestro catálogo de normas.`
    return named('existe', idNorma, [text], { url, coincide: ['norma', 'articulo'] })
  }
  const last = lastArticle(idNorma)
  const range = last === null || key.includes('transitorio') ? '' : ` Su último artículo permanente es el ${last}.`
  return named('no_esta_en_indice', idNorma, [`${norm.name} está en nuestro catálogo, pero no el artículo ${article}.${range}`], {
    url,
    coincide: ['norma'],
  })
}

/** Norms that are named where several may be meant. */
const maxNamed = 5

const ambiguous = (candidates: FoundNormCitation['candidates']): string => {
  const names = candidates.slice(0, maxNamed).map(({ key }) => normLabel(key))
  const others = candidates.length - names.length
  return `Puede ser ${names.join('; ')}${others > 0 ? ` u otra de ${others} más` : ''}. Indique el año y el organismo, o el nombre.`
}
