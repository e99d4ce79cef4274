import { fictionalNote, formatDate, formatPlural } from '@basejuris/domain'
import type { DocumentHead, EntryDecision, EntryNote, EntryPassage, EntrySection, RulingEntry } from './document.ts'
import { plainText } from './plain-text.ts'

/** «Corte Suprema, Cuarta Sala · rol N° 12.345-2020 · 03-05-2021 · Acoge · Unificación». */
export function factsLine({ citable, outcome, appealType }: RulingEntry): string {
  const decided = citable.decidedOn === null ? null : formatDate(citable.decidedOn)
  return [citable.court, citable.docket, decided, outcome, appealType].filter(Boolean).join(' · ')
}

/** The official citation with the place and date of consultation. */
export function datedCitation({ citation }: RulingEntry, { consultedOn }: Pick<DocumentHead, 'consultedOn'>): string {
  return `${citation} Consultada en BaseJuris el ${formatDate(consultedOn)}.`
}

/** True when the document holds this one ruling and its title is the caption. */
export function isSingleRuling({ citable }: RulingEntry, { title }: DocumentHead, total: number): boolean {
  return total === 1 && plainText(citable.caption) === plainText(title)
}

/** The request and the notices, a line each. */
export function requestLines({ facts, notices }: DocumentHead): string[] {
  return [...facts.map(({ name, value }) => `${name}: ${value}`), ...notices]
}

export function warningsOf({ citable, warnings }: RulingEntry): string[] {
  return [...(citable.fictional ? [fictionalNote] : []), ...warnings]
}

/** Who speaks, as it stands above a section or, by its index, above a paragraph. */
export function voicesAbove({ voice = null, voices = [] }: Pick<EntrySection, 'voice' | 'voices'>, paragraph: number | null): string[] {
  if (paragraph === null) return voice === null ? [] : [voice]
  return voices.filter((each) => each.paragraph === paragraph).map(({ label }) => label)
}

/** ««se rechaza el recurso» y 2 decisiones más», behind the label. */
export function decisionWords({ text, more }: EntryDecision): string {
  return `«${text}»${more === 0 ? '' : ` y ${formatPlural(more, 'decisión más', 'decisiones más')}`}`
}

/** «Resuelve: «se rechaza el recurso»», for a cell; empty without one. */
export function decisionCell({ decision }: Pick<RulingEntry, 'decision'>): string {
  return decision === null ? '' : `${decision.label}: ${decisionWords(decision)}`
}

/** «Etiquetas: despido; finiquito»; null without tags. */
export function tagLine({ tags }: Pick<RulingEntry, 'tags'>): string | null {
  return tags.length === 0 ? null : `Etiquetas: ${tags.join('; ')}`
}

/** «Nota (ana@estudio.example, 03-05-2026): texto». */
export function noteLine({ source, text }: EntryNote): string {
  return `Nota (${source}): ${text}`
}

/** «c. 7°: «texto»», then its warning, tags and notes, a line each. */
export function passageLines({ place, text, saved }: EntryPassage): string[] {
  const words = text === '' ? [] : [`«${text}»`]
  const own = saved === undefined ? [] : [saved.warning, tagLine(saved), ...saved.notes.map(noteLine)]
  const lines = [...words, ...own.filter((line) => line !== null)]
  return place === '' ? lines : lines.map((line, at) => (at === 0 ? `${place}: ${line}` : line))
}
