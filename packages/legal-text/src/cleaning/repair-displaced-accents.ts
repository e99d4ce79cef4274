import { accentedWords } from './accented-words.ts'

/*
 * Some PDF extractions drop every accented letter of a line and append them, in order, at its end: «la resoluci n del a oó ñ» for «la
 * resolución del año».
 * The line ends in as many letters as it has gaps, so each line is a small puzzle with one solution.
 */

const accent = 'áéíóúüñÁÉÍÓÚÑ°º'
const quotes = '“”‘’¨'
const cluster = new RegExp(String.raw`(?<letters>[${accent}${quotes}](?:\s?[${accent}${quotes}])*)(?=\s|$)`, 'gu')
/** Capitals and signs may have kept their accent. */
const hasAccent = /[áéíóúñ]/u
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u')
const endings = anyOf(
  '[a-zñ]{2,}(?:c|s|x)ión',
  '[a-zñ]+[b-df-hj-np-tv-zñ](?:ía|ían|ías|íamos)',
  '[a-zñ]{2,}[aeu](?:ía|ían|ías)',
  '[a-zñ]+(?:ar|er|ir)(?:á|án|é|ás)',
  '[a-zñ]{2,}(?:ándo|éndo|ár|ér|ír)(?:l[aeo]s?|se|me|nos|sel[aeo]s?)',
  '[a-zñ]+(?:ábamos|áramos|éramos)',
  '[a-zñ]{0,10}[b-df-hj-np-tv-zñ][áéíóú](?:[tngdcfmrslpz]|st|nt|ct|gn|ft|lt)ic[oa]s?',
  '[a-zñ]{2,}[áéíóú][b-df-hj-np-tv-zñ]{1,3}[aeu]n?se(?:l[aeo]s?)?',
  '[a-zñ]{3,}ísim[oa]s?',
  '[a-zñ]*[b-df-hj-np-tv-z][aeo]íd[oa]s?',
  '[a-zñ]{2,}[bcdlnrt]ú(?:a|e)n?',
  '[a-zñ]{2,}í[bcdflmv]ol[ao]s?',
)
const preterite = /^[a-zñ]{2,}(?:[bcfghjkmpqtvxyñ]|ll|rr|[eiu])ó$/u
/** Stems in n, r, l, s, d, z may be words of their own («origen»), so a past tense is less certain. */
const preteriteOfWord = /^[a-zñ]{3,}[nrlsdz](?<!dad|tad|tud|[aeo]l|[aeio]r|[aeo]n|[aeo]s)ó$/u
const loneConsonant = /^[b-df-hj-np-tv-xzB-DF-HJ-MP-TV-XZ][,.;:]?$/u
const vowelless = /^[b-df-hj-np-tv-xz]{2,4}[,;:]?$/u
/** Consonants that end a word after an accented vowel. */
const wordEnd = /^[nsNS][,.;:)]*$/u
const manyAccents = /[áéíóú].*[áéíóú]/u
const common = new Set(
  'a al as con de del dos el ella en era es esa ese eso esta este esto fue ha han hay la las le lo los mas me mi no nos o para pero por que se ser si sin sobre su sus te tu un una y ya muy como cuando donde quien cual solo aun parte forma orden favor fin mal tal total real general origen iban'.split(
    ' ',
  ),
)

interface Placement {
  readonly words: readonly string[]
  readonly used: number
  readonly score: number
}

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const certaintyOfBase = (base: string): number => (accentedWords.has(base) ? 3 : endings.test(base) && base.endsWith('a') ? 2 : 0)

/** Certainty that a spelling is a Spanish word: 3 listed, 2 by its ending, less for a past tense, 0 unknown. */
const certainty = (word: string): number => {
  const folded = bare(word)
  if (accentedWords.has(folded)) return 3
  if (manyAccents.test(folded)) return 0
  if (folded.endsWith('mente')) return certaintyOfBase(folded.slice(0, -5))
  if (endings.test(folded)) return 2
  if (preterite.test(folded)) return /^\p{Lu}/u.test(word) ? 1 : 1.6
  return preteriteOfWord.test(folded) ? 0.8 : 0
}

const isFragment = (token: string): boolean => loneConsonant.test(token) || vowelless.test(token)

/** A capital fits capitals or the start of a word, a small letter fits small ones. */
const sameCase = (token: string, letter: string): boolean => {
  const word = token.replace(/[^\p{L}]/gu, '')
  if (word.length < 2) return true
  const capitals = word === word.toUpperCase()
  return letter === letter.toUpperCase() ? capitals || /^\p{Lu}/u.test(word) : !capitals
}

const afterWord = (token: string, letter: string): string => token.replace(/(?=[,.;:)”"]*$)/u, letter)

/** Ways to distribute the letters from `at` over the tokens from `index`. */
const options = (
  tokens: readonly string[],
  index: number,
  letters: readonly string[],
  at: number,
): { readonly take: number; readonly placement: Placement }[] => {
  const token = tokens[index] ?? ''
  const next = tokens[index + 1]
  const letter = letters[at]
  const plain = { take: 1, placement: { words: [token], used: 0, score: isFragment(token) ? -4 : 0 } }
  const result: { take: number; placement: Placement }[] = []
  const cost = common.has(bare(token)) ? 2.5 : 0
  if (letter === undefined) return [plain]
  const add = (take: number, word: string, used: number, bonus = 0, floor = 0): void => {
    const score = Math.max(certainty(word), floor)
    if (score > 0) result.push({ take, placement: { words: [word], used, score: score + bonus - (take === 1 ? cost : 0) } })
  }
  if (letter === '°' || letter === 'º') {
    const sign = /^[Nn]$/u.test(token) && /^(?:\d|\[|\p{Lu}-|$)/u.test(next ?? '') ? 3 : /\d$/u.test(token) ? 0.5 : 0
    if (sign > 0) result.push({ take: 1, placement: { words: [`${token}${letter}`], used: 1, score: sign } })
    return [...result, plain]
  }
  const so = token.toLowerCase() === 'as' && /^(?:como|lo|las|los|pues|mismo|que|se)$/u.test(next ?? '') ? 2 : 0
  if (letter !== letter.toLowerCase() && accentedWords.has(bare(letter + token))) add(1, letter + token, 1)
  if (!sameCase(token, letter) || /^\p{Lu}\.$/u.test(token)) return [...result, plain]
  add(1, afterWord(token, letter), 1, so)
  const double = letters[at + 1]
  if (double !== undefined && cost === 0 && /[ñÑ]/u.test(letter) && /[aeiou]$/u.test(bare(token)))
    add(1, afterWord(token, letter + double), 2, 1)
  if (accentedWords.has(bare(letter + token))) add(1, letter + token, 1)
  if (next === undefined || !/\p{L}$/u.test(token)) return [...result, plain]
  const cut = (wordEnd.test(next) && cost === 0) || (/^[bcdfghjkmpqtvBCDFGHJKMPQTV]$/u.test(token) && !common.has(bare(next)))
  const tilde = /[ñÑ]/u.test(letter) && cost === 0 && !common.has(bare(next)) && /^\p{L}+$/u.test(token) && /^[aeiouAEIOU]/u.test(next)
  add(2, token + letter + next, 1, cut ? 1.2 : common.has(bare(next)) ? -0.6 : 0.2, cut ? 1.2 : tilde ? 1 : 0)
  const second = letters[at + 1]
  if (second === undefined || /[ñÑ]/u.test(letter) === /[ñÑ]/u.test(second)) return [...result, plain]
  const whole = afterWord(token + letter + next, second)
  if (cost > 0)
    return accentedWords.has(bare(whole))
      ? [{ take: 2, placement: { words: [whole], used: 2, score: 4 } }, ...result, plain]
      : [...result, plain]
  add(2, whole, 2, 1)
  add(2, token + letter + second + next, 2, 1)
  const third = tokens[index + 2]
  if (third !== undefined) add(3, token + letter + next + second + third, 2, 2)
  return [...result, plain]
}

/** Best way to place all letters in the tokens; null when some cannot be placed. */
const place = (tokens: readonly string[], letters: readonly string[]): Placement | null => {
  const best = new Map<string, Placement | null>()
  const from = (index: number, at: number): Placement | null => {
    if (index === tokens.length) return at === letters.length ? { words: [], used: 0, score: 0 } : null
    const key = `${index}/${at}`
    const known = best.get(key)
    if (known !== undefined) return known
    let found: Placement | null = null
    for (const { take, placement } of options(tokens, index, letters, at)) {
      const rest = from(index + take, at + placement.used)
      if (rest === null) continue
      const score = placement.score + rest.score
      if (found === null || score > found.score)
        found = { words: [...placement.words, ...rest.words], used: placement.used + rest.used, score }
    }
    best.set(key, found)
    return found
  }
  return from(0, 0)
}

const maxTokens = 60

const repairSegment = (body: string, letters: readonly string[]): string | null => {
  const tokens = body.split(' ').filter((token) => token !== '')
  if (tokens.length === 0 || tokens.length > maxTokens || hasAccent.test(body)) return null
  const solution = place(tokens, letters)
  return solution === null || solution.score <= 0
    ? null
    : solution.words.join(' ').replace(/(?<=[áéíóúÁÉÍÓÚ]) (?=[,.;:)])|(?<=\d[°º]) (?=[.,;)-])/gu, '')
}

/** A line with its letters in place, or the line itself when some cannot be placed. */
export function repairLine(line: string): string {
  const pieces: string[] = []
  let done = 0
  for (const match of line.matchAll(cluster)) {
    const letters = [...(match.groups?.['letters'] ?? '')].filter((letter) => !/\s/u.test(letter) && !quotes.includes(letter))
    const alone = match.index === 0 || /\s/u.test(line.charAt(match.index - 1))
    const signs = letters.every((letter) => /[°º]/u.test(letter))
    if (letters.length === 0 || (signs && (alone ? letters.length === 1 : /[Nn\d]/u.test(line.charAt(match.index - 1))))) continue
    const repaired = repairSegment(line.slice(done, match.index).trim(), letters)
    if (repaired === null) return line
    pieces.push(repaired)
    done = match.index + match[0].length
  }
  if (done === 0) return line
  const rest = line.slice(done).trim()
  return [...pieces, ...(rest === '' ? [] : [rest])].join(' ')
}

const endsDisplaced = new RegExp(String.raw`(?:[\p{L},.;:)][${accent}]|\s[${accent}])(?:\s[${accent}])*$`, 'u')
const gap = /(?:^|\s)[b-df-hj-np-tv-xz](?=\s)/u
/** Minimum share of lines that end in displaced letters and hold a gap in a damaged document. */
const damagedShare = 0.08
const minDamagedLines = 4
const longLine = 30

const isDamaged = (line: string): boolean => accent.includes(line.slice(-1)) && endsDisplaced.test(line) && gap.test(line)

/** True when many lines of a document, or all candidates of a short one, end in accented letters that fit their gaps. */
export function hasDisplacedAccents(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.length > longLine)
  const damaged = filled.filter(isDamaged)
  if (damaged.length === 0 || damaged.length < filled.length * damagedShare) return false
  return damaged.length >= minDamagedLines || damaged.filter((line) => repairLine(line) !== line).length * 2 >= damaged.length
}

/** Several separate letters («… lo í ó é») are no chance, even in a sound document: a quotation from a damaged one. */
const severalDisplaced = new RegExp(String.raw`[${accent}](?:\s[${accent}])+(?=\s|$)`, 'u')

/** Puts displaced accents back: on every line of a damaged document, elsewhere only where several stand together. */
export function repairDisplacedAccents(lines: readonly string[]): readonly string[] {
  const everywhere = hasDisplacedAccents(lines)
  return lines.map((line) => (everywhere || (severalDisplaced.test(line) && gap.test(line)) ? repairLine(line) : line))
}

export interface DisplacedAccents {
  /** Accented letters at the end of a line instead of in their words. */
  readonly displaced: number
  /** How many of them were put back. */
  readonly restored: number
}

/** Counts the displaced accented letters of a text and those that the repair puts back. */
export function countDisplacedAccents(lines: readonly string[]): DisplacedAccents {
  const repaired = repairDisplacedAccents(lines)
  const everywhere = hasDisplacedAccents(lines)
  const count = { displaced: 0, restored: 0 }
  for (const [index, line] of lines.entries()) {
    if (!(everywhere ? isDamaged(line) : severalDisplaced.test(line) && gap.test(line))) continue
    const letters = [...line.matchAll(cluster)].reduce((sum, [found]) => sum + (found.match(/[áéíóúüñÁÉÍÓÚÑ]/gu)?.length ?? 0), 0)
    count.displaced += letters
    if (repaired[index] !== line) count.restored += letters
  }
  return count
}
