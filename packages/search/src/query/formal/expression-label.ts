import { formatDocketNumber, outcomeNames } from '@basejuris/domain'
import { titleByForm } from '@basejuris/legal-text'
import { outcomesLabel } from '../outcomes/find-outcomes.ts'
import { type Expression, type FieldCondition, outcomesAlone } from './expression.ts'
import { formatExpression } from './format-expression.ts'

/** The expression as a person would say it. Combinations stay in the formal language. */
export function expressionLabel(demand: Expression): string {
  switch (demand.kind) {
    case 'not':
      return `sin ${expressionLabel(demand.part)}`
    case 'phrase':
      return `«${demand.text}»`
    case 'near':
      return `«${demand.text}» a no más de ${demand.within} ${demand.within === 1 ? 'palabra' : 'palabras'}`
    case 'passage':
      return `«${demand.text}» en un mismo considerando`
    case 'field':
      return conditionLabel(demand.demand)
    case 'or':
      return outcomesOf(demand) ?? fieldsOf(demand) ?? formatExpression(demand)
    default:
      return formatExpression(demand)
  }
}

/** Outcomes of which any will do. Null where other things stand beside them. */
const outcomesOf = ({ parts }: Extract<Expression, { kind: 'or' }>): string | null => {
  const forms = outcomesAlone(parts)
  return forms === null ? null : outcomesLabel(forms)
}

/** «2021 o 2022». Null where other things stand beside them, or several names would not tell what they are of. */
const fieldsOf = ({ parts, atLeast }: Extract<Expression, { kind: 'or' }>): string | null =>
  atLeast === 1 && parts.every((part) => part.kind === 'field' && labelledAlone.has(part.demand.name))
    ? parts.map(expressionLabel).join(' o ')
    : null
const labelledAlone: ReadonlySet<string> = new Set(['fecha', 'tribunal'])

const conditionLabel = (demand: FieldCondition): string => {
  switch (demand.name) {
    case 'rol':
      return `${titleByForm({ kind: 'docket', docket: demand.docket, rit: false })} ${formatDocketNumber(demand.docket)}${demand.court === null ? '' : `, ${demand.court.name}`}`
    case 'ruc':
      return `RUC ${demand.ruc}`
    case 'numero':
      return `rol ${demand.number}`
    case 'norma':
      return demand.label
    case 'sentido':
      return demand.idea
    case 'tema':
      return demand.label
    case 'resultado':
      return outcomeNames[demand.outcome]
    case 'desde':
    case 'hasta':
      return `${demand.name} ${demand.date}`
    case 'fecha':
      return demand.date
    case 'tribunal':
    case 'origen':
      return demand.text
    default:
      return `${demand.name} «${demand.text}»`
  }
}
