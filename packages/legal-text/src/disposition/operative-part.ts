import type { Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { decisionActs } from './decision-acts.ts'
import type { OperativeParagraph } from './joined-text.ts'

const formula =
  /(?:^|[.;:] ?-? ?)(?:y,? )?(?:por (?:est[ao]s?|lo|los|las|tanto|consiguiente)\b|y? ?(?:visto|vistos|teniendo|considerando)[, ]|en (?:consecuencia|merito|virtud|atencion|conformidad)\b|de conformidad|con lo relacionado|atendid|atento)/gu
const announces = /\b(?:declara|resuelve|resuelvo|declaro|decide)(?: que)?\s?[:.-]*$/u
const dissent =
  /^(?:(?:decision|sentencia|resolucion) )?acordad[oa]s?,? |^(?:se previene|con el voto en contra|con la prevencion|voto (?:en contra|de minoria|disidente))|(?<=[.;] )(?:acordad[oa]s?,? (?:con|contra|la|el|en|previ)|se previene que )/u
/** Texts this short may decide without a formula, those shorter still by filing the case. */
const shortText = 2500
const fileOnly = 800

const whole = ({ anchor, text }: { anchor: string; text: string }): OperativeParagraph => ({ anchor, text, from: 0 })

/** The operative part without dissents, or an empty list. */
export function operativePart(sections: readonly Section[]): OperativeParagraph[] {
  const found = withBeginning(
    sections,
    withRest(
      sections,
      sections.filter(({ kind }) => kind === 'resolutiva').flatMap(({ paragraphs }) => paragraphs.map(whole)),
    ),
  )
  const titled = afterTitle(sections)
  if (titled !== null && !hasAct(found, 3)) return beforeDissent(titled)
  if (hasAct(found, 1)) return beforeDissent(withReferred(sections, announced(found)))
  const court = sections.filter(({ kind }) => kind !== 'voto' && kind !== 'resolutiva')
  const paragraphs = court.flatMap((section) => section.paragraphs.map(whole))
  return beforeDissent(afterFormula(paragraphs) ?? shortDecision(court, paragraphs))
}

/** A line that a source broke within its sentence: «en la causa RUC». */
const broken = /(?:,|\b(?:ruc|rit|rol|n°|del?|las?|los|el|en|al?|y|que|por|con))$/iu
const maxRest = 4

/** With the lines that end its last sentence, where the splitter took them for the closing of the ruling. */
const withRest = (sections: readonly Section[], found: OperativeParagraph[]): OperativeParagraph[] => {
  const last = found.at(-1)
  if (last === undefined || !broken.test(last.text)) return found
  const all = sections.filter(({ kind }) => kind !== 'voto').flatMap(({ paragraphs }) => paragraphs.map(whole))
  const following = all.slice(all.findIndex(({ anchor }) => anchor === last.anchor) + 1).slice(0, maxRest)
  const end = following.findIndex(({ text }) => /[.;]$/u.test(text))
  return end < 0 ? found : [...found, ...following.slice(0, end + 1)]
}

const endsSentence = /[.:;]["”»)]*\s*$/u

/** With the formula and the verb of its first sentence, where the splitter left them to the paragraph before: «se absuelve a», «, ya individualizado». */
const withBeginning = (sections: readonly Section[], found: OperativeParagraph[]): OperativeParagraph[] => {
  const [first] = found
  if (first === undefined || hasAct(found, 3)) return found
  const all = sections.filter(({ kind }) => kind !== 'voto').flatMap(({ paragraphs }) => paragraphs.map(whole))
  const before = all[all.findIndex(({ anchor }) => anchor === first.anchor) - 1]
  if (before === undefined || endsSentence.test(before.text)) return found
  const fromVerb = fromFormula(before)
  return fromVerb === null ? found : [fromVerb, ...found]
}

const title = /^(?:se )?(?:resuelv[oe]|declara)(?: lo siguiente)?\s?[:;.-]*$/u

/** From the last line that says nothing but «RESUELVO:» on, where a claim is decided after it. */
const afterTitle = (sections: readonly Section[]): OperativeParagraph[] | null => {
  const paragraphs = sections.filter(({ kind }) => kind !== 'voto').flatMap((section) => section.paragraphs.map(whole))
  const last = paragraphs.findLastIndex(({ text }) => title.test(foldSameLength(text).trim()))
  const following = paragraphs.slice(last + 1)
  return last < 0 || !hasAct(following, 3) ? null : following
}

/** «La presente autorización se concede por seis meses»: what was authorised stands in the paragraph before. */
const refersBack = /^\s*(?:la presente|dicha|esta|la referida) (?:autorizacion|licencia|venia|designacion)\b/u

const withReferred = (sections: readonly Section[], found: OperativeParagraph[]): OperativeParagraph[] => {
  const [first] = found
  if (first === undefined || !refersBack.test(foldSameLength(first.text))) return found
  const all = sections.filter(({ kind }) => kind !== 'voto').flatMap(({ paragraphs }) => paragraphs.map(whole))
  const before = all[all.findIndex(({ anchor }) => anchor === first.anchor) - 1]
  return before !== undefined && hasAct([before], 2) ? [before, ...found] : found
}

/** From the formula of a decision on, where the splitter took words before it as the decision. */
const announced = (found: OperativeParagraph[]): OperativeParagraph[] => {
  const opening = foldSameLength(
    found
      .slice(0, 2)
      .map(({ text }) => text)
      .join('\n'),
  )
  const [first] = decisionActs(opening)
  const before = opening.slice(0, first?.from ?? opening.length)
  const isAnnounced = before.length <= shortLead || strongFormula.test(before.slice(-formulaReach)) || leadsOn.test(before)
  const formal = afterFormula(found)
  return formal === null || (isAnnounced && !acquitsOnly(found, formal)) ? found : formal
}

/** An acquittal after a formula, and none in what the splitter took for the decision before it: that is the reasoning of a criminal ruling. */
const acquitsOnly = (found: readonly OperativeParagraph[], formal: readonly OperativeParagraph[]): boolean => {
  const verdicts = (paragraphs: readonly OperativeParagraph[]): number =>
    paragraphs
      .flatMap(({ text }) => decisionActs(text))
      .filter(({ kind, weight }) => weight === 3 && (kind === 'acquits' || kind === 'convicts')).length
  return found.length > formal.length && verdicts(formal) > 0 && verdicts(formal) === verdicts(found) && startsAcquitting(formal)
}

const startsAcquitting = (paragraphs: readonly OperativeParagraph[]): boolean =>
  paragraphs.flatMap(({ text }) => decisionActs(text)).find(({ weight }) => weight === 3)?.kind === 'acquits'

const strongFormula =
  /\bpor (?:est[ao]s?|tales|las|los) (?:mismas? |mismos? )?(?:consideracion|fundamento|razon|motivo|reflexion)|\b(?:vist[oa]s?|teniendo|atendid[oa]s?|conformidad|atento|dispuesto|merito|relacionado)\b/u
/** The last words before an act: «se resuelve que: I.-». */
const leadsOn = /\b(?:declara|resuelve|resuelvo|decide|declaro)\b.{0,60}$/su

const formulaReach = 1_200
/** Words before a decision that need no formula: «I.- Que». */
const shortLead = 80

const hasAct = (paragraphs: readonly OperativeParagraph[], weight: number): boolean =>
  paragraphs.some(({ text }) => decisionActs(text).some((act) => act.weight >= weight))

const shortDecision = (sections: readonly Section[], all: readonly OperativeParagraph[]): OperativeParagraph[] => {
  const length = all.reduce((sum, { text }) => sum + text.length, 0)
  const body = sections.filter(({ kind }) => kind !== 'encabezado').flatMap(({ paragraphs }) => paragraphs.map(whole))
  return length <= fileOnly || (length <= shortText && hasAct(body, 1)) ? body : []
}

/** From the last «Por estas consideraciones» that a deciding verb follows in its paragraph. */
const afterFormula = (paragraphs: readonly OperativeParagraph[]): OperativeParagraph[] | null => {
  for (let index = paragraphs.length - 1; index >= Math.floor(paragraphs.length / 4); index -= 1) {
    const { anchor, text } = paragraphs[index] ?? { anchor: '', text: '' }
    const following = paragraphs.slice(index + 1)
    if (announces.test(foldSameLength(text.slice(-40))) && hasAct(following.slice(0, 2), 3)) return following
    const fromVerb = fromFormula({ anchor, text })
    if (fromVerb !== null) return [fromVerb, ...following]
  }
  return null
}

/** A paragraph from its last formula on, where a deciding verb follows it. */
const fromFormula = ({ anchor, text }: Pick<OperativeParagraph, 'anchor' | 'text'>): OperativeParagraph | null => {
  const [last] = [...foldSameLength(text).matchAll(formula)].map((match) => match.index).reverse()
  if (last === undefined || !decisionActs(text.slice(last)).some(({ weight }) => weight === 3)) return null
  return { anchor, text: text.slice(last), from: last }
}

const beforeDissent = (paragraphs: readonly OperativeParagraph[]): OperativeParagraph[] => {
  const ours: OperativeParagraph[] = []
  for (const paragraph of paragraphs) {
    const at = foldSameLength(paragraph.text).search(dissent)
    if (at < 0) ours.push(paragraph)
    else if (at > 0) ours.push({ ...paragraph, text: paragraph.text.slice(0, at) })
    if (at >= 0) break
  }
  return ours
}
