import { formatDocketNumber } from '@basejuris/domain'
import { formatDocket, formatDocketLabel } from '@basejuris/domain/spanish-format'
import { overlaps } from '@basejuris/legal-text'
import type { QueryCondition } from './conditions/condition.ts'
import type { Expression, FieldCondition } from './formal/expression.ts'
import { expressionLabel } from './formal/expression-label.ts'
import { formatExpression } from './formal/format-expression.ts'
import type { Negation } from './negations/find-negations.ts'
import type { ChipKind, ParsedQuery, QueryChip } from './parsed-query.ts'
import type { Exclusion, Identifier } from './parts/query-parts.ts'
import { type Span, withoutSpans } from './parts/span.ts'

type Parts = Omit<ParsedQuery, 'chips'>

/** The parts of the query as chips, in order of weight. */
export function buildChips(query: Parts): QueryChip[] {
  const chip = (tipo: ChipKind, texto: string, valor: string, ...spans: readonly Span[]): QueryChip => ({
    tipo,
    texto,
    valor,
    resto: withoutSpans(query.text, spans),
    clave: `${tipo}:${valor}`,
    modo: null,
  })
  return [
    ...query.identifiers.map((identifier) => chip('rol', identifierLabel(identifier), identifierValue(identifier), identifier)),
    ...query.norms.map((norm) => chip('norma', norm.label, norm.key, norm)),
    ...query.phrases.map((phrase) => chip('frase', `«${phrase.text}»`, phrase.text, phrase)),
    ...topLevelConditions(query).map((demand) => chip(kindOf(demand), labelOf(query, demand), formatExpression(demand), demand)),
    ...signedExclusions(query).map((exclusion) => chip('excluye', `sin «${exclusion.text}»`, exclusion.text, exclusion)),
    ...query.negations.map((negation, at) => ({
      ...chip('excluye', `sin ${negation.label}`, negation.value, removedWith(query.negations, at)),
      clave: negation.key,
      modo: negation.mode,
    })),
    ...topicChips(query),
    ...conditionChips(query).map(({ key, mode, spans, condition: { test, label, value } }) => ({
      ...chip(test.kind, label, value, ...spans),
      clave: key,
      modo: mode,
    })),
    ...partiesChip(query),
    ...conceptChips(query).map(({ name, spans }) => chip('sentido', name, name, ...spans)),
    ...wordsChip(query).map(({ text, spans }) => chip('palabras', text, text, ...spans)),
  ]
}

/** Those with a sign, which cannot be switched. */
const signedExclusions = ({ exclusions, negations }: Parts): readonly Exclusion[] =>
  exclusions.filter((exclusion) => !negations.some((negation) => overlaps(negation, exclusion)))

/** What goes with a negation: of several that share their first words, the first leaves those to the next. */
const removedWith = (negations: readonly Negation[], at: number): Span => {
  const [negation, next] = [negations[at] as Negation, negations[at + 1]]
  const isFollowed = next !== undefined && next.from === negation.to
  return isFollowed && negations[at - 1]?.to !== negation.from ? { from: negation.part.from, to: next.part.from } : negation
}

/** The required conditions, one by one when they are joined by AND. */
const topLevelConditions = ({ required }: Parts): readonly Expression[] => {
  if (required === null) return []
  return required.kind === 'and' ? required.parts : [required]
}

/** Words that a short search demands without a sign are shown as they are written. */
const labelOf = ({ text, formal }: Parts, demand: Expression): string => {
  const written = text.slice(demand.from, demand.to)
  const isPlain = !formal && (demand.kind === 'near' || demand.kind === 'or') && /^[\p{L}\d\s,'’/-]+$/u.test(written)
  return isPlain ? `«${written}»` : expressionLabel(demand)
}

const kindOf = (demand: Expression): ChipKind => {
  if (demand.kind === 'not') return 'excluye'
  if (demand.kind === 'phrase') return 'frase'
  if (demand.kind === 'field') return fieldChips[demand.demand.name] ?? 'exige'
  const [kind = 'exige', ...others] = demand.kind === 'or' && demand.atLeast === 1 ? new Set(demand.parts.map(kindOf)) : []
  return others.length === 0 && ofOneKind.has(kind) ? kind : 'exige'
}

/** «2021 O 2022», «acogidos»: any of several is one demand of their kind. */
const ofOneKind: ReadonlySet<string> = new Set(['resultado', 'fecha', 'tribunal', 'sala', 'recurso', 'rol', 'ministro'])

const fieldChips: Readonly<Partial<Record<FieldCondition['name'], ChipKind>>> = {
  rol: 'rol',
  ruc: 'rol',
  numero: 'rol',
  norma: 'norma',
  tribunal: 'tribunal',
  origen: 'origen',
  resultado: 'resultado',
  recurso: 'recurso',
  ministro: 'ministro',
  redactor: 'redactor',
  disidente: 'disidente',
  sala: 'sala',
  base: 'base',
  desde: 'fecha',
  hasta: 'fecha',
  fecha: 'fecha',
  sentido: 'sentido',
  tema: 'tema',
}

/** As written in a sentence: «rol N° 12.345-2020», «RUC 2000123456-7», «dictamen E-586.880-2024». */
export function formatIdentifier(identifier: Identifier): string {
  if (identifier.kind !== 'docket') return identifierLabel(identifier)
  const number = formatDocketNumber(identifier.docket)
  return identifier.title === 'rol' ? formatDocketLabel(number) : `${identifier.title} ${withSlash(identifier) ?? formatDocket(number)}`
}

const identifierLabel = (identifier: Identifier): string => `${identifier.title} ${withSlash(identifier) ?? identifierValue(identifier)}`

const numberedWithSlash: ReadonlySet<string> = new Set(['sentencia', 'fallo', 'dictamen', 'ordinario'])

/** «130/2013» of a ruling, and «3032/47», whose last number is no year, as they are written. */
const withSlash = ({ title, written }: Identifier): string | null =>
  numberedWithSlash.has(title) ? (/\d[\d.]*\s?\/\s?\d+$/u.exec(written.trim())?.[0].replace(/\s/gu, '') ?? null) : null

const identifierValue = (identifier: Identifier): string => {
  if (identifier.kind === 'ruc') return identifier.ruc
  return identifier.kind === 'docket' ? formatDocketNumber(identifier.docket) : String(identifier.number)
}

/** A topic stands behind the whole query, so that removing it leaves the text as it is: the request leaves out its key. */
const topicChips = ({ topics, text }: Parts): QueryChip[] =>
  topics.map(({ key, name, mode }) => ({ tipo: 'tema', texto: name, valor: name, resto: text, clave: key, modo: mode }))

/** One chip for a condition that is named twice: demanded when one mention demands it. */
const conditionChips = ({ conditions }: Parts) =>
  Array.from(
    Map.groupBy(
      conditions.filter(({ test }) => test.kind !== 'tema'),
      ({ key }) => key,
    ),
    ([key, same]) => ({
      key,
      condition: same[0] as QueryCondition,
      mode: same.some(({ mode }) => mode === 'exigir') ? ('exigir' as const) : ('preferir' as const),
      spans: same,
    }),
  )

const conceptChips = ({ concepts }: Parts): { name: string; spans: Span[] }[] => {
  const byName = new Map<string, Span[]>()
  for (const found of concepts) byName.set(found.concept.name, [...(byName.get(found.concept.name) ?? []), found])
  return Array.from(byName, ([name, spans]) => ({ name, spans }))
}

const partiesChip = ({ caption, text }: Parts): QueryChip[] => {
  const span = caption?.parties ?? null
  if (span === null) return []
  const parties = text.slice(span.from, span.to).replace(/\s+/gu, ' ')
  return [{ tipo: 'partes', texto: parties, valor: parties, resto: withoutSpans(text, [span]), clave: `partes:${parties}`, modo: null }]
}

const wordsChip = (parts: Parts): { text: string; spans: Span[] }[] => {
  const { identifiers, concepts, conditions, words, norms, text, caption } = parts
  const said = concepts.filter(({ isWordToo }) => !isWordToo)
  const apart = [
    ...said,
    ...norms,
    ...identifiers,
    ...conditions,
    ...topLevelConditions(parts),
    ...(caption === null || caption.parties === null ? [] : [caption.parties]),
  ]
  const rest = words.filter((word) => !apart.some((span) => overlaps(word, span)))
  return rest.length === 0 ? [] : [{ text: rest.map(({ from, to }) => text.slice(from, to)).join(' '), spans: rest }]
}
