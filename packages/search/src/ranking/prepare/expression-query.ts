import { analyze, foldText, stopWords } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import { and, boost, near, not, or, prefix, type TextQuery, term, together } from '../../ports/index.ts'
import type { Expression, FieldCondition, TextFieldName } from '../../query/formal/expression.ts'
import { namesForInitials } from '../../topics/find-concepts.ts'
import { wordTokens } from '../../word-tokens.ts'
import { conceptFields, pairFields, wordFields } from '../field-weights.ts'
import { belongsQuery } from '../request/condition-query.ts'
import { dateTerms } from '../request/date-terms.ts'
import { caseQuery } from './case-query.ts'
import { citationQuery } from './norm-query.ts'
import { quoteQuery } from './quote-query.ts'
import { formalWordings, type Spellings, wordingQuery, wordQuery } from './word-clauses.ts'

/** Text query of an expression in the formal language. */
export function expressionQuery(expression: Expression, spellings: Spellings): TextQuery {
  switch (expression.kind) {
    case 'and':
      return and(expression.parts.map((part) => expressionQuery(part, spellings)))
    case 'or':
      return or(
        expression.parts.map((part) => expressionQuery(part, spellings)),
        expression.atLeast,
      )
    case 'not':
      return not(expressionQuery(expression.part, spellings))
    case 'words':
      return allWordsQuery(expression.text, spellings)
    case 'passage':
      return and([allWordsQuery(expression.text, spellings), boost(or(variantQueries(expression.text, spellings, inOneSection)), 0)])
    case 'phrase':
      return quoteQuery(expression)
    case 'prefix':
      return prefix(foldText(expression.text), { [field.exact]: 1, [field.caption]: 2, [field.subject]: 2 })
    case 'near':
      return or(variantQueries(expression.text, spellings, (stems) => near(stems, expression.within, pairFields)))
    case 'field':
      return fieldQuery(expression.demand, spellings)
  }
}

const allWordsQuery = (text: string, spellings: Spellings): TextQuery =>
  and(contentStems(text).map((stem) => or([wordQuery(stem, wordFields, spellings), ...namesOfInitials(stem)])))

/** «dt», «tgr»: the name that the letters stand for. */
const namesOfInitials = (word: string): TextQuery[] => namesForInitials(word).map((wording) => wordingQuery(wording, conceptFields))

const inOneSection = (stems: readonly string[]): TextQuery => together(stems, { [field.text]: 1 })

/**
 * One query for the words as written and one for each known spelling of a word. Beyond `maxVariants` combinations the remaining words
 * stay as written.
 */
const variantQueries = (text: string, spellings: Spellings, queryOf: (stems: readonly string[]) => TextQuery): TextQuery[] =>
  contentStems(text)
    .reduce<string[][]>(
      (sequences, stem) => {
        const forms = [stem, ...(spellings.variants.get(stem) ?? []).flatMap(({ terms }) => (terms.length === 1 ? terms : []))]
        const retained = sequences.length * forms.length > maxVariants ? [stem] : forms
        return sequences.flatMap((before) => retained.map((form) => [...before, form]))
      },
      [[]],
    )
    .map(queryOf)

const maxVariants = 32

/** Stems of the content words. All stems when every word is a stop word. */
export function contentStems(text: string): string[] {
  const tokens = wordTokens(analyze(text))
  const content = tokens.filter(({ exact }) => !stopWords.has(exact))
  return (content.length === 0 ? tokens : content).map(({ token }) => token)
}

const indexFields: Readonly<Record<TextFieldName, string>> = {
  tribunal: field.ownCourt,
  origen: field.originCourt,
  sala: field.chamber,
  ministro: field.people,
  redactor: field.drafter,
  disidente: field.dissenters,
  materia: field.subject,
  recurso: field.appeal,
  caratulado: field.caption,
  base: field.base,
}

const fieldQuery = (demand: FieldCondition, spellings: Spellings): TextQuery => {
  switch (demand.name) {
    case 'rol':
      return caseQuery({ kind: 'docket', docket: demand.docket, rit: false, court: demand.court })
    case 'ruc':
      return caseQuery({ kind: 'ruc', ruc: demand.ruc })
    case 'numero':
      return term(String(demand.number), { [field.docket]: 1 })
    case 'norma':
      return citationQuery(demand)
    case 'sentido':
      return or(formalWordings(demand.idea).map((wording) => wordingQuery(wording, conceptFields)))
    case 'tema':
      return belongsQuery(demand.topic)
    case 'resultado':
      return boost(term(demand.outcome, { [field.outcome]: 1 }), 0)
    case 'desde':
    case 'hasta':
    case 'fecha':
      return boost(or(dateTerms(demand).map((date) => term(date, { [field.date]: 1 }))), 0)
    default:
      return and(contentStems(demand.text).map((stem) => wordQuery(stem, { [indexFields[demand.name]]: 1 }, spellings)))
  }
}
