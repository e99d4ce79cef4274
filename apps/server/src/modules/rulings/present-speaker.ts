import type { Viewpoint, VoiceView } from '@basejuris/contract'
import type { Paragraph, Section } from '@basejuris/domain'
import { findVoices, type RulingRole, type Speaker, soleVoice, type Voice, type Voices } from '@basejuris/legal-text'

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
  peticionario: 'peticionario',
}
const ownArticles: Readonly<Record<string, string>> = {
  'ministerio publico': 'el',
  fisco: 'el',
  fiscalia: 'la',
  defensa: 'la',
  compin: 'la',
  superintendencia: 'la',
  municipalidad: 'la',
  isapre: 'la',
}
const claimant = /^(?:demandante|actor|reclamante|recurrente|requirente|querellante|ejecutante|solicitante|denunciante|apelante)/u

/** «la recurrente», «los demandantes», «la parte demandada» where its gender is not known. */
const nameOf = (role: string): string => {
  const [, article, bare = role] = /^(el|la|los|las) (.+)$/u.exec(role) ?? []
  const name = names[bare] ?? bare
  const said = article ?? ownArticles[bare]
  return said === undefined ? `la parte ${name}` : `${said} ${name}`
}

const partyLabel = ({ role, reports }: Voice): string => {
  if (role === null) return reports ? 'Informe pedido por el tribunal' : 'Alegación de parte'
  const name = nameOf(role)
  const many = /^l[oa]s /u.test(name)
  if (reports) return `${many ? 'Informan' : 'Informa'} ${name}`
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

/** The voices of a whole section. Cached, because cached rulings are presented again by searches and pages. */
export function voicesIn(section: Section): Voices {
  const voices = voicesOf.get(section) ?? findVoices(section)
  voicesOf.set(section, voices)
  return voices
}

const voicesOf = new WeakMap<Section, Voices>()

/** Empty where the court itself may be speaking, or several others do. */
export function presentSpeaker(section: Section): PresentedVoice | Record<never, never> {
  const voice = soleVoice(section, voicesIn(section))
  return (voice === null ? null : presentVoice(voice)) ?? {}
}

/** Empty where the court speaks throughout. */
export function presentVoices({ anchor }: Paragraph, voices: Voices): { readonly voces?: VoiceView[] } {
  const found = (voices.get(anchor) ?? []).flatMap((range): VoiceView[] => {
    const voice = presentVoice(range)
    return voice === null ? [] : [{ desde: range.from, hasta: range.to, ...voice }]
  })
  return found.length === 0 ? {} : { voces: found }
}
