import { formatDocketNumber } from '@basejuris/domain'
import type { Expression, FieldCondition } from './expression.ts'
import { isReadAsCondition } from './operands/find-operand-conditions.ts'

/** Writes the expression in the formal language. Parsing the result gives the same expression. */
export function formatExpression(expression: Expression): string {
  return expression.kind === 'not' ? `NO (${format(expression.part)})` : format(expression)
}

/** Alone, these words would be read as the Corte Suprema or as a year. */
const readOtherwise = /^(?:suprema|(?:19|20)\d{2})$/iu

const format = (expression: Expression): string => {
  switch (expression.kind) {
    case 'and':
      return expression.parts.map((part) => formatPart(part)).join(' Y ')
    case 'or':
      return expression.atLeast > 1
        ? `(${expression.parts.map((part) => formatPart(part)).join(' ')})~${expression.atLeast}`
        : expression.parts.map((part) => formatPart(part, true)).join(' O ')
    case 'not':
      return `NO ${formatPart(expression.part)}`
    case 'words':
      return readOtherwise.test(expression.text) ? `"${expression.text}"` : expression.text
    case 'phrase':
      return `"${expression.text}"`
    case 'prefix':
      return `${expression.text}*`
    case 'near':
      return `"${expression.text}"~${expression.within}`
    case 'passage':
      return `mismo(${expression.text})`
    case 'field':
      return formatCondition(expression.demand)
  }
}

/** Without parentheses «2 O 2022» would be read as a docket number, and «acoge» as an outcome. */
const formatPart = (part: Expression, isAlternative = false): string => {
  const inParentheses =
    part.kind === 'and' ||
    (part.kind === 'or' && part.atLeast === 1) ||
    (part.kind === 'words' && (/^\d/u.test(part.text) || isReadAsCondition(part.text, isAlternative)))
  return inParentheses ? `(${format(part)})` : format(part)
}

const formatCondition = (demand: FieldCondition): string => {
  switch (demand.name) {
    case 'rol':
      return `rol:${quotedWhenNeeded([...(demand.court === null ? [] : [demand.court.name]), formatDocketNumber(demand.docket)].join(' '))}`
    case 'ruc':
      return `ruc:${demand.ruc}`
    case 'numero':
      return `rol:${demand.number}`
    case 'norma':
      return `norma:${quotedWhenNeeded(withJoinedLetter(demand.label))}`
    case 'sentido':
      return `sentido:${quotedWhenNeeded(demand.idea)}`
    case 'tema':
      return `tema:${quotedWhenNeeded(demand.label)}`
    case 'resultado':
      return `resultado:${demand.outcome}`
    case 'desde':
    case 'hasta':
    case 'fecha':
      return `${demand.name}:${demand.date}`
    default:
      return `${demand.name}:${quotedWhenNeeded(demand.text)}`
  }
}

/** The letter of «art. 161 A Código del Trabajo» would be read as a preposition or a conjunction. */
const withJoinedLetter = (label: string): string => label.replace(/(?<=\d) (?=\p{L} )/u, '-')

const quotedWhenNeeded = (value: string): string => (/^[\p{L}\d/_-]+$/u.test(value) ? value : `"${value}"`)
