import { foldText } from '../../analysis/fold-text.ts'
import { mayNameChildBeside } from './child-around.ts'
import { givenNames } from './given-names.ts'
import { breaksPhrase, childAge } from './role-before.ts'
import { childByAge, childRoles, courtesyTitles, qualifiers } from './role-words.ts'
import { townNames } from './unmasked-names.ts'

/** Stands for the date of birth of a minor, whose name is then replaced. */
export const minorBirthMark = '[nacimiento: menor]'

const childWord = new RegExp(String.raw`(?<!\p{L})(?:${[...childRoles, ...childByAge].join('|')})(?![\p{L}\p{M}])`, 'gu')
const nextWord = /\p{L}[\p{L}\p{M}]*/gu
/** Maximum distances from a role to the name behind it, and around the name to its age. */
const reach = 150
const ageBefore = 60
const ageAfter = 90

/** True when a name may follow the word that ends at `from`, with only courtesy titles, qualifiers and towns between. */
const leadsToName = (text: string, role: string, from: number): boolean => {
  const after = text.slice(from, from + reach)
  let done = 0
  let last = role
  for (const match of after.matchAll(nextWord)) {
    const written = match[0]
    const gap = after.slice(done, match.index)
    if (breaksPhrase(gap, last)) return false
    const folded = foldText(written)
    if (gap.includes('0') || written.charAt(0) !== written.charAt(0).toLowerCase() || givenNames.has(folded)) return true
    if (!courtesyTitles.has(folded) && !qualifiers.has(folded) && !townNames.has(folded)) return false
    done = match.index + written.length
    last = folded
  }
  return false
}

/** False when a text cannot name a child. Cheap: it does not read the names. */
export function mayNameChild(text: string): boolean {
  if (text.includes(minorBirthMark)) return true
  const composed = text.normalize('NFC')
  if (mayNameChildBeside(composed)) return true
  for (const { 0: word, index } of composed.matchAll(childWord)) {
    const end = index + word.length
    if (!leadsToName(composed, word, end)) continue
    if (childRoles.has(word) || childAge.test(composed.slice(Math.max(0, index - ageBefore), end + reach + ageAfter))) return true
  }
  return false
}
