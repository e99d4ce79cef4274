import { type Outcome, outcomeNames, outcomes } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { conceptsNamed } from '../../topics/concepts.ts'
import { findTopicByName } from '../../topics/topic-table.ts'
import { findOutcomes } from '../outcomes/find-outcomes.ts'
import { findCourts } from '../parts/find-courts.ts'
import { findIdentifiers } from '../parts/find-identifiers.ts'
import { type FieldCondition, type TextFieldName, textFieldNames } from './expression.ts'
import { parseNorm } from './parse-norm.ts'

/** Folded aliases of field names. */
const aliases: Readonly<Record<string, string>> = {
  rit: 'rol',
  corte: 'tribunal',
  juzgado: 'tribunal',
  ministra: 'ministro',
  juez: 'ministro',
  jueza: 'ministro',
  redactora: 'redactor',
  articulo: 'norma',
  ley: 'norma',
  caratula: 'caratulado',
  ano: 'fecha',
  anio: 'fecha',
  año: 'fecha',
}
const otherFieldNames = ['rol', 'ruc', 'norma', 'sentido', 'tema', 'resultado', 'desde', 'hasta', 'fecha'] as const

const accentedAliases = ['artículo', 'carátula']

export const fieldPattern = [...textFieldNames, ...otherFieldNames, ...Object.keys(aliases), ...accentedAliases].join('|')

export const quotePattern = '"[^"]{1,500}"|«[^«»]{1,500}»|“[^“”]{1,500}”'

/** The field that a written name or alias stands for. */
export function fieldNameOf(writtenName: string): string {
  const folded = foldText(writtenName)
  return aliases[folded] ?? folded
}

/** Parses `name:value`. Null when the value does not fit the field; the text is then plain. */
export function parseField(writtenName: string, value: string): FieldCondition | null {
  const name = fieldNameOf(writtenName)
  if ((textFieldNames as readonly string[]).includes(name))
    return /[\p{L}\d]/u.test(value)
      ? { name: name as TextFieldName, text: name === 'tribunal' ? courtNamed(value.trim()) : value.trim() }
      : null
  if (name === 'rol' || name === 'ruc') return parseCase(value)
  if (name === 'norma') {
    const norm = parseNorm(foldText(writtenName) === 'ley' ? `ley ${value}` : value)
    return norm === null ? null : { name, ...norm }
  }
  if (name === 'resultado') return parseOutcome(value)
  if (name === 'sentido') return conceptsNamed(value).length > 0 ? { name, idea: value } : null
  if (name === 'tema') return parseTopic(value)
  const date = parseDate(value)
  return date === null ? null : { name: name as 'desde' | 'hasta' | 'fecha', date }
}

/** The whole name of a court in a short form, «C.A. de Valparaiso»; what is none stays as written. */
const courtNamed = (value: string): string => {
  const [court, ...others] = findCourts(value)
  return court !== undefined && others.length === 0 && court.from === 0 && court.to === value.length ? court.name : value
}

const parseTopic = (value: string): FieldCondition | null => {
  const topic = findTopicByName(value.trim())
  return topic === null ? null : { name: 'tema', topic: topic.id, label: topic.name }
}

const parseCase = (value: string): FieldCondition | null => {
  const [identifier] = findIdentifiers(/\d[-–/]\d|[a-z]/iu.test(value) ? value : `rol ${value}`)
  if (identifier === undefined) return null
  if (identifier.kind === 'ruc') return { name: 'ruc', ruc: identifier.ruc }
  if (identifier.kind === 'number') return { name: 'numero', number: identifier.number }
  return { name: 'rol', docket: identifier.docket, court: identifier.court }
}

const parseOutcome = (value: string): FieldCondition | null => {
  const folded = foldText(value)
  const outcome =
    outcomes.find((each) => each === folded.replace(/\s+/gu, '_')) ??
    (Object.keys(outcomeNames) as Outcome[]).find((each) => foldText(outcomeNames[each]) === folded) ??
    findOutcomes(`recurso ${value}`)[0]?.outcome
  return outcome === undefined ? null : { name: 'resultado', outcome }
}

const parseDate = (value: string): string | null => {
  const [, day, month, year] = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.]((?:19|20)\d{2})$/u.exec(value) ?? []
  const iso =
    year === undefined ? value : [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter((part) => part !== undefined).join('-')
  const [whole, , isoMonth, isoDay] = /^((?:18|19|20)\d{2})(?:-(\d{2})(?:-(\d{2}))?)?$/u.exec(iso) ?? []
  if (whole === undefined || Number(isoMonth ?? 1) < 1 || Number(isoMonth ?? 1) > 12) return null
  return Number(isoDay ?? 1) >= 1 && Number(isoDay ?? 1) <= 31 ? whole : null
}
