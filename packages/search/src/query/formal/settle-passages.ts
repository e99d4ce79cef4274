import type { Expression } from './expression.ts'
import { everyOf } from './parse-expression.ts'
import { understandWords } from './understand-words.ts'

/** `mismo(…)` is demanded of a whole ruling or not at all: inside an alternative it is read as the words alone, and shown so. */
export const settlePassages = (expression: Expression): Expression | null =>
  expression.kind === 'every' ? everyOf(expression.parts.flatMap(settledPart)) : (settledPart(expression)[0] ?? null)

const settledPart = (part: Expression): Expression[] => {
  if (part.kind === 'passage') return wordsOf(part.text) === null ? [] : [part]
  if (part.kind === 'without' && part.part.kind === 'passage') return [part]
  const settled = withoutPassages(part)
  return settled === null ? [] : [settled]
}

const withoutPassages = (expression: Expression): Expression | null => {
  switch (expression.kind) {
    case 'passage':
      return wordsOf(expression.text)
    case 'without': {
      const part = withoutPassages(expression.part)
      return part === null ? null : { ...expression, part }
    }
    case 'every':
    case 'some': {
      const parts = expression.parts.map(withoutPassages).filter((part) => part !== null)
      return parts.length <= 1 ? (parts[0] ?? null) : { ...expression, parts }
    }
    default:
      return expression
  }
}

const wordsOf = (text: string): Expression | null => everyOf(understandWords(text, { from: 0, to: text.length }))
