import { formatDocketNumber } from '@basejuris/domain'
import type { Expression, FieldDemand } from './expression.ts'

/** The expression as it is written in the formal language; reading that gives the same expression. */
export function printExpression(expression: Expression): string {
  return expression.kind === 'not' ? `NO (${print(expression.part)})` : print(expression)
}

const print = (expression: Expression): string => {
  switch (expression.kind) {
    case 'and':
      return expression.parts.map(printPart).join(' Y ')
    case 'or':
      return expression.atLeast > 1
        ? `(${expression.parts.map(printPart).join(' ')})~${expression.atLeast}`
        : expression.parts.map(printPart).join(' O ')
    case 'not':
      return `NO ${printPart(expression.part)}`
    case 'words':
      return expression.text
    case 'phrase':
      return `"${expression.text}"`
    case 'prefix':
      return `${expression.text}*`
    case 'near':
      return `"${expression.text}"~${expression.within}`
    case 'passage':
      return `mismo(${expression.text})`
    case 'field':
      return printField(expression.demand)
  }
}

/** «2 O 2022» could be read as a docket number, «(2) O (2022)» cannot. */
const printPart = (part: Expression): string => {
  const inParentheses =
    part.kind === 'and' || (part.kind === 'or' && part.atLeast === 1) || (part.kind === 'words' && /^\d/u.test(part.text))
  return inParentheses ? `(${print(part)})` : print(part)
}

const printField = (demand: FieldDemand): string => {
  switch (demand.name) {
    case 'rol':
      return `rol:${quotedWhenNeeded(formatDocketNumber(demand.docket))}`
    case 'ruc':
      return `ruc:${demand.ruc}`
    case 'numero':
      return `rol:${demand.number}`
    case 'norma':
      return `norma:${quotedWhenNeeded(demand.label)}`
    case 'sentido':
      return `sentido:${quotedWhenNeeded(demand.idea)}`
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

const quotedWhenNeeded = (value: string): string => (/^[\p{L}\d/_-]+$/u.test(value) ? value : `"${value}"`)
