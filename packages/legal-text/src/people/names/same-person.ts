/** Whether one letter too many, too few or another sets two words apart. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.max(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let [left, right] = [a.length, b.length]
  while (left > from && right > from && a[left - 1] === b[right - 1]) {
    left -= 1
    right -= 1
  }
  return left - from <= 1 && right - from <= 1
}

/** «Luisa» is not «Luis» with a letter too many, but «jmes» is «James» with one too few. */
const nearlyEqual = (a: string, b: string): boolean =>
  a === b || (isOneLetterOff(a, b) && (Math.min(a.length, b.length) > 4 || (a.at(0) === b.at(0) && a.at(-1) === b.at(-1))))

/** A folded word of a name; an initial is one letter. */
const matches = (word: string, other: string): boolean =>
  word.length === 1 || other.length === 1 ? word.charAt(0) === other.charAt(0) : nearlyEqual(word, other)

/**
 * True when the shorter of two names, as folded words in any order, is wholly in the other: «juan soto», «soto perez juan carlos». One
 * word alone is never enough.
 */
export function samePerson(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.filter((word) => word.length > 1).length < 2) return false
  const left = [...long]
  return short.every((word) => {
    const exact = left.indexOf(word)
    const at = exact >= 0 ? exact : left.findIndex((candidate) => matches(word, candidate))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
