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
const otherVoices = (sections: Sections): Pick<VoiceRange, 'from' | 'to' | 'speaker'>[] => {
  let start = 0
  return sections.flatMap((section) => {
    const voices = findVoices(section)
    return section.paragraphs.flatMap(({ anchor, text }) => {
      const at = start
      start += text.length + 1
      return (voices.get(anchor) ?? [])
        .filter(({ speaker }) => section.kind !== 'encabezado' || speaker !== 'antecedentes')
        .map(({ from, to, speaker }) => ({ from: at + from, to: at + to, speaker }))
    })
  })
}

/** «de conformidad con lo dispuesto en el inciso séptimo del »: on what the court acts, before the article. */
const ground =
  /(?<!\p{L})(?:de conformidad (?:con|a)|conforme(?: con| a)|con arreglo a|en (?:virtud|cumplimiento|aplicación) de|atendido|según)(?: lo)? (?:dispuesto|previsto|establecido|prevenido|ordenado|dispone|ordena|prescribe)[^.;\n]{0,60}$/iu
/** What a court does in the course of a case: «se ha ordenado dar cuenta», «se trajeron los autos en relación». */
const courseAct =
  /(?<!\p{L})se (?:han? )?(?:orden(?:ó|ado)|dispuso|dispuesto|decret(?:ó|ado)|traj(?:o|eron)|traído|citó|citado|recibió|recibido|confirió|conferido|llev(?:ó|aron)|llevado|dio cuenta|dado cuenta)(?!\p{L})/iu
const clauseEnd = /[.;\n]/u
const reachOfClause = 300

/** Whether the course of the case tells of an act of the court itself that rests on the norm. */
const isGroundOfAct = (text: string, from: number): boolean => {
  const before =
    text
      .slice(Math.max(0, from - reachOfClause), from)
      .split(clauseEnd)
      .at(-1) ?? ''
  const behind = text.slice(from, from + reachOfClause).split(clauseEnd)[0] ?? ''
  return ground.test(before) && courseAct.test(before + behind)
}

/** Says of ascending offsets whether the court itself speaks there, or acts. */
const useReader = (sections: Sections, whole: string): ((offset: number) => NormUse) => {
  const others = otherVoices(sections)
  let at = 0
  return (offset) => {
    while (at < others.length && (others[at]?.to ?? 0) <= offset) at += 1
    const other = others[at]
    if (other === undefined || other.from > offset) return 'applied'
    return other.speaker === 'antecedentes' && isGroundOfAct(whole, offset) ? 'applied' : 'cited'
  }
}

const inText = (sections: Sections): NormCitation[] => {
  const whole = rulingText({ sections })
  const useAt = useReader(sections, whole)
  return findNormCitations(whole).flatMap(({ from, key, idNorma, article, subdivisions }) => {
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
