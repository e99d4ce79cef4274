import { findMatches } from '@basejuris/legal-text'
import { countWords, maxWords } from '../../parts/count-words.ts'
import { isNarrativeWord } from '../sentence-words.ts'

const english = /(?<=[\p{L}\d)"»”]\s+)(?:and|or|not)(?=\s+[\p{L}("«“])/gu
const betweenQuotes = /(?<=["»”]\s+)(?:y|o|no)(?=\s+["«“])/gu
/** «+("aval del estado" o CAE)», beside other signs of the formal language. */
const inParentheses = /(?<=\([^()]*[\p{L}\d"»”]\s+)o(?=\s+[\p{L}\d"«“][^()]*\))/gu
/** «"control de identidad" y indicio y nulidad y acoge»: short terms behind a quotation, each joined so. */
const chain = /^\s*["«“][^"»”]+["»”](?:\s+y\s+(?:["«“][^"»”]+["»”]|[\p{L}\d]+(?:\s+(?!y\s)[\p{L}\d]+)?)){2,}\s*$/u
const formalSigns = /["«“]|(?<!\S)[+-]\(|(?<!\p{L})(?:Y|O|NO|AND|OR|NOT)(?!\p{L})/u
const word = /\p{L}+/gu

/**
 * Operators that can be nothing else, in the capitals that operators have: `hurto not frustrado`, `"a la vista" o "sin protesto"`. In a
 * sentence, or between names («Johnson and Johnson»), the words stay.
 */
export function withCapitalOperators(text: string): string {
  const joined = chain.test(text) ? text.replace(/(?<=\s)y(?=\s)/gu, 'Y') : text
  const quoted = joined.replace(betweenQuotes, (operator) => operator.toUpperCase())
  const capital = formalSigns.test(text) ? quoted.replace(inParentheses, 'O') : quoted
  if (countWords(text) > maxWords || findMatches(text, word).some(([each]) => isNarrativeWord(each))) return capital
  return capital.replace(english, (operator, at: number) => {
    const isBetweenNames = /\p{Lu}[\p{L}.]*\s+$/u.test(capital.slice(0, at)) && /^\s+\p{Lu}/u.test(capital.slice(at + operator.length))
    return isBetweenNames ? operator : operator.toUpperCase()
  })
}
