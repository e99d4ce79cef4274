import { formatSubdivision, type NormCitation, type NormUse, type Ruling, rulingText, type Subdivision } from '@basejuris/domain'
import { findNormCitations, findVoices, normLabel, parseSourceNorm, type VoiceRange } from '@basejuris/legal-text'
import type { SourceNorm } from '../record/parsed-record.ts'
import { maskedField } from './masked-text.ts'

const articleOf = (key: string): string | null => (key.includes(':') ? key.slice(key.indexOf(':') + 1) : null)

const fromSource = (norm: SourceNorm): NormCitation[] => {
  if ('key' in norm) {
    return [
      { key: norm.key, label: normLabel(norm.key), idNorma: norm.idNorma, article: articleOf(norm.key), origin: 'source', use: 'applied' },
    ]
  }
  // The tab between name and article survives masking, which collapses spaces.
  const written = norm.text.split('\t').map((part) => maskedField(part) ?? '')
  const parsed = parseSourceNorm(written.join('\t'), norm.idNorma)
  return parsed === null ? [] : [{ ...parsed, use: 'applied' }]
}

const wholeArticle: readonly Subdivision[] = [{}]

type Sections = Ruling['sections']

/** Where the text of `rulingText` holds other words than the court's own, ascending. The heading names norms as an annotation does. */
const otherVoices = (sections: Sections): Pick<VoiceRange, 'from' | 'to'>[] => {
  let start = 0
  return sections.flatMap((section) => {
    const voices = findVoices(section)
    return section.paragraphs.flatMap(({ anchor, text }) => {
      const at = start
      start += text.length + 1
      return (voices.get(anchor) ?? [])
        .filter(({ speaker }) => section.kind !== 'encabezado' || speaker !== 'antecedentes')
        .map(({ from, to }) => ({ from: at + from, to: at + to }))
    })
  })
}

/** Says of ascending offsets whether the court itself speaks there. */
const useReader = (sections: Sections): ((offset: number) => NormUse) => {
  const others = otherVoices(sections)
  let at = 0
  return (offset) => {
    while (at < others.length && (others[at]?.to ?? 0) <= offset) at += 1
    return (others[at]?.from ?? Number.POSITIVE_INFINITY) <= offset ? 'cited' : 'applied'
  }
}

const inText = (sections: Sections): NormCitation[] => {
  const useAt = useReader(sections)
  return findNormCitations(rulingText({ sections })).flatMap(({ from, key, idNorma, article, subdivisions }) => {
    const use = useAt(from)
    return (subdivisions.length === 0 ? wholeArticle : subdivisions).map(
      (place): NormCitation => ({ key, label: normLabel(key, [place]), idNorma, article, origin: 'text', use, ...place }),
    )
  })
}

const distinct = (norms: readonly NormCitation[]): NormCitation[] => {
  const byPlace = new Map<string, NormCitation>()
  const idNormas = new Map<string, number>()
  for (const norm of norms) {
    const place = norm.key + formatSubdivision(norm)
    const first = byPlace.get(place)
    if (first === undefined) byPlace.set(place, norm)
    else if (first.use === 'cited' && norm.use === 'applied') byPlace.set(place, { ...first, use: 'applied' })
    if (norm.idNorma !== null && !idNormas.has(norm.key)) idNormas.set(norm.key, norm.idNorma)
  }
  return Array.from(byPlace.values(), (norm) => ({ ...norm, idNorma: norm.idNorma ?? idNormas.get(norm.key) ?? null }))
}

/**
 * Norms that a ruling names: those of its source, then those in its text. Each article stands once for each place within it, applied
 * where the court itself names it at least once.
 */
export function rulingNorms(norms: readonly SourceNorm[], sections: Sections): NormCitation[] {
  return distinct([...norms.flatMap(fromSource), ...inText(sections)])
}

/** The norms of a stored ruling read again from its text. Those that its source named stay. */
export function rereadNorms(stored: readonly NormCitation[], sections: Sections): NormCitation[] {
  const named = stored.filter(({ origin }) => origin === 'source').map((norm): NormCitation => ({ ...norm, use: 'applied' }))
  return distinct([...named, ...inText(sections)])
}
