import type { SectionView } from '@basejuris/contract'

type Named = Pick<SectionView, 'ancla' | 'tipo' | 'numero' | 'titulo'>

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('es-CL') + text.slice(1)

/**
 * The place within a ruling as a citation names it: «c. 7°», «voto en contra, c. 3°», «parte resolutiva». Empty for the
 * parts that are cited as the ruling itself. Anchors of a vote's considerandos begin with the vote's own.
 */
export function placeName(section: Named, sections: readonly Named[]): string {
  if (section.tipo === 'considerando') {
    const own = section.numero === null ? lowerFirst(section.titulo) : `c. ${section.numero}°`
    const vote = /^(voto\d+(?:-\d+)?)-c/.exec(section.ancla)?.[1]
    const holder = vote === undefined ? undefined : sections.find((other) => other.tipo === 'voto' && other.ancla === vote)
    return holder === undefined ? own : `${lowerFirst(holder.titulo)}, ${own}`
  }
  if (section.tipo === 'voto') return lowerFirst(section.titulo)
  if (section.tipo === 'vistos') return 'vistos'
  if (section.tipo === 'resolutiva') return 'parte resolutiva'
  return ''
}

/** A paragraph of a text without considerandos; the numbering is ours, and the name says so. */
export const paragraphPlace = (number: number): string => `párr. ${number} (numeración de BaseJuris)`
