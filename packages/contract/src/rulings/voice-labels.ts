import { voiceLabel } from '@basejuris/domain/voice-label'
import type { SectionView } from './rulings.ts'

type Voiced = Pick<SectionView['parrafos'][number], 'ancla' | 'texto' | 'voces'>

/** A voice that holds this share of a paragraph is its only one. */
const wholeShare = 0.8

/** A line that only announces, as «VISTO:», has at most these characters. */
const maxAnnouncement = 60
const announces = (text: string): boolean => text.length <= maxAnnouncement && text.trimEnd().endsWith(':')

/** A paragraph that is not the court's own throughout. */
export interface OtherVoice {
  readonly label: string | null
  /** True where the paragraph before it has the same label, which then stands above that one. */
  readonly isRepeated: boolean
  /** True where the court speaks in the paragraph as well. */
  readonly isPart: boolean
}

function voiceOf({ texto, voces = [] }: Voiced): OtherVoice | null {
  const [first] = voces
  if (first === undefined) return null
  const letters = voces.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0)
  const isPart = letters < texto.length * wholeShare
  const isSole = !isPart && voces.every(({ relato }) => relato === first.relato)
  return { label: voiceLabel([...(isSole ? [] : [null]), ...voces.map(({ voz }) => voz)]), isRepeated: false, isPart }
}

export function isVote(section: Pick<SectionView, 'tipo' | 'ancla'>): boolean {
  return section.tipo === 'voto' || section.ancla.startsWith('voto')
}

/** Warning above a section of one voice. Null for a vote, whose heading says so, and for the course of the case, which needs none. */
export function voiceWarning(section: Pick<SectionView, 'ancla' | 'tipo' | 'relato' | 'voz'>): string | null {
  if (section.voz === undefined || isVote(section) || section.relato === 'antecedentes') return null
  return `${section.voz}. No es el razonamiento del tribunal.`
}

/**
 * Paragraphs that are not the court's own reasoning throughout, by anchor, with the label to show above them. A line that announces
 * what follows has none. Empty for a section of one voice, which says it once.
 */
export function voiceLabels(
  section: Pick<SectionView, 'relato'> & { readonly parrafos: readonly Voiced[] },
): ReadonlyMap<string, OtherVoice> {
  const voices = new Map<string, OtherVoice>()
  if (section.relato !== undefined) return voices
  let before: string | null = null
  for (const paragraph of section.parrafos) {
    if (announces(paragraph.texto)) continue
    const voice = voiceOf(paragraph)
    if (voice !== null) voices.set(paragraph.ancla, { ...voice, isRepeated: voice.label === before })
    before = voice?.label ?? null
  }
  return voices
}
