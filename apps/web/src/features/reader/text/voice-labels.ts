import type { SectionView } from '@basejuris/contract'
import { voiceLabel } from '@basejuris/domain/voice-label'
import { isVote } from './section-names.ts'

type Voiced = Pick<SectionView['parrafos'][number], 'ancla' | 'texto' | 'voces'>

/** A voice that holds this share of a paragraph is its only one. */
const wholeShare = 0.8

function labelOf({ texto, voces = [] }: Voiced): string | null {
  const [first] = voces
  if (first === undefined) return null
  const letters = voces.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0)
  const isWhole = letters >= texto.length * wholeShare && voces.every(({ relato }) => relato === first.relato)
  return voiceLabel(isWhole ? [first.voz] : [null, ...voces.map(({ voz }) => voz)])
}

/** Warning above a section of one voice. Null for a vote, whose heading says so, and for the course of the case, which needs none. */
export function voiceWarning(section: Pick<SectionView, 'ancla' | 'tipo' | 'relato' | 'voz'>): string | null {
  if (section.voz === undefined || isVote(section) || section.relato === 'antecedentes') return null
  return `${section.voz}. No es el razonamiento del tribunal.`
}

/**
 * Paragraphs that are not the court's own reasoning throughout, by anchor, with the label to show above them. Null where the paragraph
 * before it has the same. Empty for a section of one voice, which says it once.
 */
export function voiceLabels(
  section: Pick<SectionView, 'relato'> & { readonly parrafos: readonly Voiced[] },
): ReadonlyMap<string, string | null> {
  const labels = new Map<string, string | null>()
  if (section.relato !== undefined) return labels
  let before: string | null = null
  for (const paragraph of section.parrafos) {
    const label = labelOf(paragraph)
    if (label !== null) labels.set(paragraph.ancla, label === before ? null : label)
    before = label
  }
  return labels
}
