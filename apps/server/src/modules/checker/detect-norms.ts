import type { DataOf, DetectedCitation, detectNormsEndpoint } from '@basejuris/contract'
import { maxDetectedCitations, type Subdivision } from '@basejuris/domain'
import { type FoundNormCitation, hasArticle, lastArticle, normLabel } from '@basejuris/legal-text'
import type { Services } from '../../services.ts'
import { NormCounts } from './norm-counts.ts'
import { probableNorms } from './probable-norms.ts'
import { readBrief } from './read-brief.ts'
import type { CheckedText } from './read-upload.ts'

/** Candidates of an ambiguous citation that are named. */
const maxCandidates = 10
const wholeArticle: readonly Subdivision[] = [{}]

/** Every norm that a text cites, one entry for each place within an article, and those of its matters. Nothing of it is stored. */
export async function detectNorms(
  services: Pick<Services, 'db' | 'search'>,
  { text, document, placeAt }: CheckedText,
  signal: AbortSignal,
): Promise<DataOf<typeof detectNormsEndpoint>> {
  const { norms } = await readBrief(text)
  const counts = new NormCounts(services)
  const citas: DetectedCitation[] = []
  for (const citation of norms.slice(0, maxDetectedCitations)) {
    signal.throwIfAborted()
    const base = await presentCitation(citation, counts)
    const lugar = placeAt(citation.from)
    for (const place of citation.subdivisions.length === 0 ? wholeArticle : citation.subdivisions)
      citas.push({ ...base, lugar, ...presentPlace(citation, place) })
  }
  const probable = await probableNorms(services, text, { cited: new Set(norms.map(({ key }) => key)), counts })
  return { citas, total: norms.length, probables: [...probable.norms], comparadas: probable.compared, documento: document }
}

const presentCitation = async (citation: FoundNormCitation, counts: NormCounts) => {
  const { from, to, text, key, confidence, candidates } = citation
  const isAmbiguous = candidates.length > 0
  const norm = await counts.present(key)
  return {
    ...norm,
    ...(isAmbiguous ? { idNorma: null, url: null, sentencias: 0, conTexto: false } : {}),
    texto: text,
    desde: from,
    hasta: to,
    confianza: confidence,
    articuloAusente: missingArticleOf(citation),
    ambigua: isAmbiguous,
    candidatas: candidates.slice(0, maxCandidates).map((one) => ({ idNorma: one.idNorma, norma: normLabel(one.key) })),
  }
}

/** The article that the norm lacks, where its articles are known. */
const missingArticleOf = ({ idNorma, article, missingArticle, candidates }: FoundNormCitation): string | null => {
  if (missingArticle !== null || idNorma === null || article === null || candidates.length > 0) return missingArticle
  return lastArticle(idNorma) !== null && !hasArticle(idNorma, article) ? article : null
}

const presentPlace = ({ key }: FoundNormCitation, place: Subdivision) => ({
  etiqueta: normLabel(key, [place]),
  inciso: place.inciso ?? null,
  numeral: place.numeral ?? null,
  letra: place.letra ?? null,
})
