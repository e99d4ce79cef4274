import type { Viewpoint, VoiceView } from '@basejuris/contract'
import type { Paragraph, Section } from '@basejuris/domain'
import { lowercaseFirst } from '@basejuris/domain/spanish-format'
import { voiceLabel } from '@basejuris/domain/voice-label'
import { type RulingRole, type Speaker, soleVoice, type Voice, type Voices, voicesIn } from '@basejuris/legal-text'

/** A voice that is not the court's own, with its label. */
export interface PresentedVoice {
  readonly relato: Viewpoint
  readonly voz: string
}

const labels: Readonly<Record<Exclude<Speaker, 'tribunal' | 'parte' | 'fallo'>, string>> = {
  prueba: 'Prueba rendida',
  antecedentes: 'Antecedentes del caso',
  doctrina: 'Cita de doctrina',
  voto: 'Voto en contra',
  prevencion: 'Prevención',
}

const rulings: ReadonlyMap<string | null, string> = new Map<RulingRole, string>([
  ['acto', 'Del acto administrativo'],
  ['instancia', 'Del tribunal de la instancia'],
  ['a quo', 'Del tribunal a quo'],
  ['fondo', 'De los jueces del fondo'],
  ['recurrida', 'De la sentencia recurrida'],
  ['apelaciones', 'De la Corte de Apelaciones'],
  ['contraste', 'De una sentencia de contraste'],
])

const names: Readonly<Record<string, string>> = {
  'ministerio publico': 'Ministerio Público',
  fiscalia: 'Fiscalía',
  fisco: 'Fisco',
  compin: 'COMPIN',
  defensoria: 'Defensoría',
  superintendencia: 'Superintendencia',
  municipalidad: 'Municipalidad',
  gendarmeria: 'Gendarmería',
  municipio: 'Municipio',
  'inspeccion del trabajo': 'Inspección del Trabajo',
  'consejo de defensa': 'Consejo de Defensa',
}
const ownArticles: Readonly<Record<string, string>> = {
  'ministerio publico': 'el',
  fisco: 'el',
  fiscalia: 'la',
  defensa: 'la',
  compin: 'la',
  superintendencia: 'la',
  municipalidad: 'la',
  municipio: 'el',
  'inspeccion del trabajo': 'la',
  isapre: 'la',
  empresa: 'la',
  gendarmeria: 'la',
  defensoria: 'la',
  fiscal: 'el',
  persecutor: 'el',
  'consejo de defensa': 'el',
}
const claimant = /^(?:demandante|actor|reclamante|recurrente|requirente|querellante|ejecutante|solicitante|denunciante|apelante)/u

/** «la recurrente», «los demandantes», «la parte demandada» where its gender is not known. */
const nameOf = (role: string): string => {
  const [, article, bare = role] = /^(el|la|los|las) (.+)$/u.exec(role) ?? []
  const name = names[bare] ?? bare
  const said = article ?? ownArticles[bare]
  return said === undefined ? `la parte ${agreeing(name)}` : `${said} ${name}`
}

/** «demandado», «recurridos»: «la parte demandada», «la parte recurrida». */
const agreeing = (name: string): string =>
  name
    .replace(/(?<=[ds])[oa]s?$/u, 'a')
    .replace(/^actor(?:a|es|as)?$/u, 'actora')
    .replace(/(?<=nte)s$/u, '')

/** Where it is not sure which party tells. */
export const unnamedParty = 'Relata lo alegado por una parte'

const partyLabel = ({ role, reports }: Voice): string => {
  if (reports) return 'Informe pedido por el tribunal'
  if (role === null) return unnamedParty
  const name = nameOf(role)
  const many = /^l[oa]s /u.test(name)
  const bare = role.replace(/^(?:el|la|los|las) /u, '')
  return claimant.test(bare) ? `${many ? 'Alegan' : 'Alega'} ${name}` : `Según ${name}`
}

const labelOf = (voice: Voice, speaker: PresentedVoice['relato']): string => {
  if (speaker === 'parte') return partyLabel(voice)
  return speaker === 'fallo' ? (rulings.get(voice.role) ?? 'De otra sentencia') : labels[speaker]
}

/** Null for the court's own words. */
export function presentVoice(voice: Voice): PresentedVoice | null {
  const { speaker } = voice
  return speaker === 'tribunal' ? null : { relato: speaker, voz: labelOf(voice, speaker) }
}

/** A part of a paragraph: a half-open range of UTF-16 offsets. */
interface ParagraphPart {
  readonly anchor: string
  readonly from: number
  readonly to: number
}

/** Share of a passage beside which what else it holds is not worth a word. */
const wholeShare = 0.8

/** Whose words the parts of a passage hold. Null where they are the court's. */
export function labelPassage(sections: readonly Section[], parts: readonly ParagraphPart[]): string | null {
  const others = parts.flatMap(({ anchor, from, to }) => {
    const section = sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.anchor === anchor))
    const ranges = section === undefined ? [] : (voicesIn(section).get(anchor) ?? [])
    return ranges.flatMap((range) => {
      const length = Math.min(range.to, to) - Math.max(range.from, from)
      const voice = presentVoice(range)
      return length <= 0 || voice === null ? [] : [{ length, label: voice.voz }]
    })
  })
  const heard = others.reduce((sum, { length }) => sum + length, 0)
  const isWhole = heard >= parts.reduce((sum, { from, to }) => sum + to - from, 0) * wholeShare
  return voiceLabel([...others.map(({ label }) => label), ...(isWhole ? [] : [null])])
}

/** «c. 1° (alega la demandante)»: a passage pasted elsewhere still shows that the court only reports it. */
export function passagePlace(label: string, voice: string | null | undefined): string {
  if (voice === null || voice === undefined) return label
  return label === '' ? voice : `${label} (${lowercaseFirst(voice)})`
}

/** Empty where the court itself may be speaking, or several others do: each paragraph then has its own label. */
export function presentSpeaker(section: Section): PresentedVoice | Record<never, never> {
  const voices = voicesIn(section)
  const voice = soleVoice(section, voices)
  const shown = voice === null ? null : presentVoice(voice)
  const isOne = [...voices.values()].flat().every((range) => presentVoice(range)?.voz === shown?.voz)
  return isOne && shown !== null ? shown : {}
}

/** Empty where the court speaks throughout. */
export function presentVoices({ anchor }: Paragraph, voices: Voices): { readonly voces?: VoiceView[] } {
  const found = (voices.get(anchor) ?? []).flatMap((range): VoiceView[] => {
    const voice = presentVoice(range)
    return voice === null ? [] : [{ desde: range.from, hasta: range.to, ...voice }]
  })
  return found.length === 0 ? {} : { voces: found }
}
