import type { Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import type { OperativeParagraph } from './joined-text.ts'

/** Words of an authority that answers by a dictamen or an oficio, and of courts at the beginning or the end of their papers. */
const authority = /\b(?:dictamen|contraloria general|superintendencia|direccion del trabajo|saluda (?:atentamente )?a (?:ud|usted))\b/u
const court = /\b(?:juez|jueza|juzgado|c\.a\. de|corte|ministr[oa]s?|rit|ruc|caratulado)\b/u
const greets = /^saluda (?:atentamente )?a (?:ud|usted)/u
const edgeParagraphs = 2
const edgeLength = 400
/** «Saluda a Ud.» may end a longer paragraph. */
const greetingLength = 60
const informs =
  /\b(?:cumplo con|cumpleme|cumple (?:esta|este)[^.;:]{0,60}con|est[ae] (?:superintendencia|servicio|direccion|contraloria|organismo|entidad)[^.;:,]{0,30} (?:debe|cumple con|puede|viene en)) (?:informar|manifestar|señalar|expresar)(?:les?)?(?: a (?:uds?\.?|ustedes|usted))?,? ?(?:lo siguiente|que)\s?[:,]?\s*/u
const passed = /\b(?:(?:la|esta|este) (?:contraloria|entidad|organismo|servicio|superintendencia)[^.,;:]{0,60} )?ha dado curso\b/u
const concludes =
  /^(?:[ivx\d]{1,4}\s?[.)°-]+ ?-? ?)?(?:en consecuencia|por consiguiente|atendido lo expuesto|en conclusion|en suma|en merito de (?:lo|las) [^,;:]{0,80}|de conformidad con lo analizado|conforme (?:a )?lo expuesto)\b[^,;:]{0,60}[,:]\s*(?:a juicio de est[ae] (?:servicio|superintendencia),\s*)?/u
const subject = String.raw`est[ae] (?:organismo|entidad|contraloria|superintendencia|direccion|servicio|organo|institucion)(?: (?:general|superior|regional|de control|contralor\p{L}*|fiscalizador\p{L}*|de la republica|nacional|del trabajo))*,?`
const verb =
  '(?:rechaza|desestima|acoge|accede|ratifica|confirma|reconsidera|devuelve|representa|cursa|toma razon|se abstiene|debe (?:rechazar|desestimar|acoger|ratificar|abstenerse|devolver|representar))'
/** «este Organismo de Control rechaza la solicitud»: the authority decides in its own name. */
const decides = new RegExp(String.raw`\b${subject} (?:no )?${verb}\b`, 'u')
const item = /^\s*(?:\d{1,2}|[ivx]{1,5})\s?(?:[.)°º](?!\d)|-\s)/u
const heading = /^(?:[ivx\d]{1,4}\s?[.)-]*\s?-?\s?)?conclusion(?:es)?\s?[.:-]*$/u
/** What an opinion says before it answers. */
const reserve = /^(?:se|cabe) hace(?:r)? presente\b/u
const ends = /^(?:saluda|por orden|dios guarde|transcribase|[\p{L} ]{3,40}\n?$)/u

/** «dado que …, no procede»: the conclusion comes after its premise. */
const premise =
  /^(?:y,? )?(?:dado|atendid[oa]|considerando|teniendo|habida|toda vez|por cuanto|puesto|si bien|aun cuando|en atencion|en merito|en virtud|en razon|en la medida|de acuerdo|conforme)\b/u
const afterPremise =
  /(?<=[,-] )(?:(?:solo |tampoco |no )?(?:procede|corresponde|resulta|compete|cabe|se ajusta|(?:debe|deben|deberan?)(?! (?:presumirse|tenerse|entenderse|considerarse|señalarse))|es|son|se (?:rechaza|acoge|desestima|devuelve|cursa|abstiene))|est[ae] (?:organismo|entidad|contraloria|superintendencia|direccion))\b/u

/** Where the conclusion begins in a sentence: after its premise, where it has one. */
export function afterItsPremise(sentence: string): number {
  const folded = foldSameLength(sentence)
  return premise.test(folded) ? Math.max(0, folded.search(afterPremise)) : 0
}

/** Whether a text is the answer of an authority, not a ruling. */
export function isOpinion(sections: readonly Section[]): boolean {
  if (sections.some(({ kind }) => kind === 'considerando')) return false
  const folded = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => foldSameLength(text.slice(0, edgeLength))))
  const edges = [...folded.slice(0, edgeParagraphs), ...folded.slice(-edgeParagraphs)]
  if (sections.some(({ kind }) => kind === 'vistos') && !folded.some((text) => greets.test(text))) return false
  const last = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => foldSameLength(text.slice(-greetingLength))))
  return [...folded, ...last].some((text) => authority.test(text)) && !edges.some((text) => court.test(text))
}

/** What an opinion answers, from where its conclusion begins. Null where no words announce it. */
export function findConclusion(sections: readonly Section[]): OperativeParagraph[] | null {
  const paragraphs = sections.flatMap((section) => section.paragraphs)
  const folded = paragraphs.map(({ text }) => foldSameLength(text))
  const place = conclusionPlace(folded)
  if (place === null) return null
  const after = folded.findIndex((text, at) => at > place.index && ends.test(text))
  const end = after < 0 ? paragraphs.length : after
  const listed = folded.findIndex((text, at) => at > place.index && at < end && item.test(text))
  if (listed > 0 && folded.slice(place.index, listed).some((text) => reserve.test(text)))
    return paragraphs.slice(listed, end).map((each) => ({ ...each, from: 0 }))
  return paragraphs
    .slice(place.index, end)
    .map(({ anchor, text }, at) => (at === 0 ? { anchor, text: text.slice(place.from), from: place.from } : { anchor, text, from: 0 }))
    .filter(({ text }) => text !== '')
}

/** How many answers follow the first: numbered conclusions, or decisions of the authority in other paragraphs. */
export function otherConclusions(paragraphs: readonly OperativeParagraph[]): number {
  const folded = paragraphs.map(({ text }) => foldSameLength(text))
  const items = folded.filter((text) => item.test(text)).length
  if (items > 1) return item.test(folded[0] ?? '') ? items - 1 : items
  return folded.slice(1).filter((text) => decides.test(text) || goesOn.test(text)).length
}

/** A paragraph that instructs, or limits the answer before it. */
const goesOn =
  /\b(?:debera|deberan|se instruye|no procede|procede|procedera|corresponde|podra|podran|sera|seran)\b.*\.|^(?:con todo|sin perjuicio|se hace presente|no obstante|asimismo)\b/su

interface Place {
  readonly index: number
  readonly from: number
}

const conclusionPlace = (folded: readonly string[]): Place | null => {
  const half = Math.floor(folded.length / 2)
  const last = (pattern: RegExp, first: number): Place[] => {
    const index = folded.findLastIndex((text, at) => at >= first && pattern.test(text))
    const text = folded[index] ?? ''
    const match = pattern.exec(text)
    if (match === null) return []
    const from = match.index + match[0].length
    return [{ index, from: pattern === passed ? match.index : text.startsWith('y ', from) ? 0 : from }]
  }
  const [said] = [...last(informs, half), ...last(concludes, half)].sort((a, b) => b.index - a.index)
  return last(heading, 0)[0] ?? said ?? firstDecided(folded, half) ?? last(passed, 0)[0] ?? null
}

/** From the subject on; the first of the second half, for later ones only add to it. */
const firstDecided = (folded: readonly string[], half: number): Place | null => {
  const index = folded.findIndex((text, at) => at >= half && decides.test(text))
  const match = decides.exec(folded[index] ?? '')
  return match === null ? null : { index, from: match.index }
}
