const endings: ReadonlySet<string> = new Set(
  (
    'a o e s n r as os es an en ar er ir ad do da dos das to ta te me se le lo la nos les los las ba ban ra ran ran re ren ron ria rian ndo nte ntes mos ' +
    'mente cion ciones'
  ).split(' '),
)
const enclitic = /r(?:me|te|se|nos|l[aeo]s?|sel[aeo]s?)$/u
const minSharedLetters = 4

/** Whether two folded words look like inflections of one, such as «multan» and «multa», rather than a typing error. */
export function isInflection(a: string, b: string): boolean {
  const [left, right] = [withoutPronoun(a), withoutPronoun(b)]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared += 1
  if (shared < minSharedLetters) return false
  const isEnding = (word: string): boolean => word.length === shared || endings.has(word.slice(shared))
  return isEnding(left) && isEnding(right)
}

const withoutPronoun = (word: string): string => word.replace(enclitic, 'r')
