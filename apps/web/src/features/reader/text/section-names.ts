import type { SectionView } from '@basejuris/contract'
import { lowercaseFirst } from '@basejuris/domain/spanish-format'

type Named = Pick<SectionView, 'ancla' | 'tipo' | 'numero' | 'titulo'>

/** True for considerandos, also those of a vote: their number stands in the margin. */
export function isNumbered(section: Pick<SectionView, 'tipo' | 'numero'>): boolean {
  return section.tipo === 'considerando' || section.numero !== null
}

/** True for a vote against the decision, false for one that gives other reasons for it. */
export function isMinorityVote(name: string): boolean {
  return /contra|disiden|minor[ií]a/iu.test(name)
}

export const minorityWarning = 'No es doctrina de la mayoría.'

/** «Voto en contra» of «Voto en contra, 3°». */
const voteName = (title: string): string => title.replace(/,\s*\d+\s?[°º]?$/u, '')

/** As the page shows it: «Vistos», «c. 7°», «Resuelve», «Voto en contra». */
export function sectionLabel(section: Named): string {
  if (isNumbered(section)) return section.numero === null ? section.titulo : `c. ${section.numero}°`
  return section.tipo === 'resolutiva' && section.titulo === 'Resolutiva' ? 'Resuelve' : section.titulo
}

function voteOf(section: Named, sections: readonly Named[]): string | null {
  if (section.tipo === 'voto') return voteName(section.titulo)
  const anchor = /^(voto\d+(?:-\d+)?)-c/.exec(section.ancla)?.[1]
  return sections.find((other) => other.tipo === 'voto' && other.ancla === anchor)?.titulo ?? null
}

/** A place as a citation names it: «c. 7°», «voto en contra, c. 3°», «parte resolutiva». Empty for parts cited as the ruling itself. */
export function placeName(section: Named, sections: readonly Named[]): string {
  if (isNumbered(section)) {
    const own = section.numero === null ? lowercaseFirst(section.titulo) : `c. ${section.numero}°`
    const vote = voteOf(section, sections)
    return vote === null ? own : `${lowercaseFirst(vote)}, ${own}`
  }
  if (section.tipo === 'voto') return lowercaseFirst(section.titulo)
  if (section.tipo === 'vistos') return 'vistos'
  return section.tipo === 'resolutiva' ? 'parte resolutiva' : ''
}
