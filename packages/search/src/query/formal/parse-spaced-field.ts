import { findNorms } from '../norms/find-norms.ts'
import { findCourts } from '../parts/find-courts.ts'
import type { FieldCondition } from './expression.ts'
import { fieldNameOf, parseField, quotePattern } from './parse-field.ts'

export interface SpacedField {
  readonly demand: FieldCondition
  /** Length of the value in UTF-16 units. */
  readonly length: number
}

const maxValueLength = 120
const quoted = new RegExp(`^(?:${quotePattern})`, 'u')
const trailing = /[,;.]+$/u
const capitalised = String.raw`\p{Lu}(?:[\p{L}'’-]*|\.)(?![\p{L}:])`
const joint = String.raw`(?:(?:de|del|la|las|los|y|e|en|con|contra)\s+)*`
const properName = new RegExp(String.raw`^${capitalised}(?:\s+${joint}${capitalised})+`, 'u')
const word = /^[^\s()"«“]+/u

/**
 * Parses the value after `name: `. It is a quotation, a court or norm, a run of capitalised words («Arturo Prado»), or one word. Null
 * when it does not fit the field. Docket numbers are left to plain language, which reads every form of «rol: 12.345-2020».
 */
export function parseSpacedField(writtenName: string, following: string): SpacedField | null {
  const name = fieldNameOf(writtenName)
  if (name === 'rol' || name === 'ruc') return null
  const [inQuotes = ''] = quoted.exec(following) ?? []
  const value = inQuotes === '' ? following.slice(0, lengthOf(name, following.slice(0, maxValueLength))) : inQuotes
  const demand = parseField(writtenName, inQuotes === '' ? value.replace(trailing, '') : value.slice(1, -1))
  return demand === null ? null : { demand, length: value.length }
}

const lengthOf = (name: string, rest: string): number =>
  [namedLength(name, rest), properNameLength(rest), word.exec(rest)?.[0].length ?? 0].find((length) => length > 0) ?? 0

const namedLength = (name: string, rest: string): number => {
  if (name !== 'tribunal' && name !== 'norma') return 0
  const [first] = name === 'tribunal' ? findCourts(rest) : findNorms(rest)
  return first?.from === 0 ? first.to : 0
}

/** In a query all in capitals, capitals mark no names. */
const properNameLength = (rest: string): number => (/\p{Ll}/u.test(rest) ? (properName.exec(rest)?.[0].length ?? 0) : 0)
