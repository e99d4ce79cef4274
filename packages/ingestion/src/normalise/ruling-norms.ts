import { formatSubdivision, type NormCitation, type Subdivision } from '@basejuris/domain'
import { findNormCitations, normLabel, parseSourceNorm } from '@basejuris/legal-text'
import type { SourceNorm } from '../record/parsed-record.ts'
import { maskedField } from './masked-text.ts'

const articleOf = (key: string): string | null => (key.includes(':') ? key.slice(key.indexOf(':') + 1) : null)

const fromSource = (norm: SourceNorm): NormCitation[] => {
  if ('key' in norm) {
    return [{ key: norm.key, label: normLabel(norm.key), idNorma: norm.idNorma, article: articleOf(norm.key), origin: 'source' }]
  }
  // The tab between name and article survives masking, which collapses spaces.
  const written = norm.text.split('\t').map((part) => maskedField(part) ?? '')
  const parsed = parseSourceNorm(written.join('\t'), norm.idNorma)
  return parsed === null ? [] : [parsed]
}

const wholeArticle: readonly Subdivision[] = [{}]

const inText = (text: string): NormCitation[] =>
  findNormCitations(text).flatMap(({ key, idNorma, article, subdivisions }) =>
    (subdivisions.length === 0 ? wholeArticle : subdivisions).map(
      (place): NormCitation => ({ key, label: normLabel(key, [place]), idNorma, article, origin: 'text', ...place }),
    ),
  )

const distinct = (norms: readonly NormCitation[]): NormCitation[] => {
  const byPlace = new Map<string, NormCitation>()
  const idNormas = new Map<string, number>()
  for (const norm of norms) {
    const place = norm.key + formatSubdivision(norm)
    if (!byPlace.has(place)) byPlace.set(place, norm)
    if (norm.idNorma !== null && !idNormas.has(norm.key)) idNormas.set(norm.key, norm.idNorma)
  }
  return Array.from(byPlace.values(), (norm) => ({ ...norm, idNorma: norm.idNorma ?? idNormas.get(norm.key) ?? null }))
}

/** Norms that a ruling applies: those its source names, then those in its text. Each article stands once for each place within it. */
export function rulingNorms(norms: readonly SourceNorm[], text: string): NormCitation[] {
  return distinct([...norms.flatMap(fromSource), ...inText(text)])
}

/** The norms of a stored ruling read again from its text. Those that its source named stay. */
export function rereadNorms(stored: readonly NormCitation[], text: string): NormCitation[] {
  return distinct([...stored.filter(({ origin }) => origin === 'source'), ...inText(text)])
}
