import { isAccentedWord, isPlainWord } from './known-words.ts'

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
  '[a-zñ]{2,}u(?:ía|ían|ías)',
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
const preterite = /^[a-zñ]{2,}(?:[bcfghjkmpqtvxyñ]|ll|rr|[iu])ó$/u
/** Stems in n, r, l, s, d, z may be words of their own («origen»), so a past tense is less certain. */
const preteriteOfWord = /^[a-zñ]{3,}[nrlsdz](?<!dad|tad|tud|[aeo]l|[aeio]r|[aeo]n|[aeo]s)ó$/u
const loneConsonant = /^[b-df-hj-np-tv-xzB-DF-HJ-MP-TV-XZ][,.;:]?$/u
const vowelless = /^[b-df-hj-np-tv-xz]{2,4}[,;:]?$/u
/** Consonants that end a word after an accented vowel. */
const wordEnd = /^[nsNS][,.;:)]*$/u
const manyAccents = /[áéíóú].*[áéíóú]|[aeo][áéó]/u
const common = new Set(
  'a al as con de del dos el ella en era es esa ese eso esta este esto fue ha han hay la las le lo los mas me mi no nos o para pero por que se ser si sin sobre su sus te tu un una y ya muy como cuando donde quien cual solo aun parte forma orden favor fin mal tal total real general origen iban'.split(
    ' ',
  ),
)

/** «mediante» has no need of it, «someterse» and «entregándola» without its accent do. */
const wholeForm = /^[a-zñ]{2,}(?:mente|idad|idades|aron|ieron|(?:ar|er|ir|ando|endo)(?:se|me|nos|l[aeo]s?))$/u
const unknownWord = /^\p{Ll}{2,}[,.;:]?$/u
const infinitive = /^[a-zñ]+[aei]r$/u
const preposition = /^(?:a|al|con|de|del|en|para|por|sin|y|o|deb\p{L}+|pued\p{L}+|podr\p{L}*)$/u
const beforeNoun = /^(?:el|del|al|un|este|ese|dicho|primer|segundo|tercer|cada|suscribir)$/u

/** What tokens of a line become. Letters that no token takes surely are left out. */
interface Step {
  readonly take: number
  readonly used: number
  readonly word: string
  readonly score: number
  /** The tokens are words as they stand, so that the letter may belong elsewhere. */
  readonly doubtful: boolean
}

interface Placement {
  readonly steps: readonly PlacedStep[]
  readonly score: number
}

const onlyLetters = /^\p{L}+$/u
const bare = (word: string): string =>
  onlyLetters.test(word) ? word.toLowerCase() : word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** «as» stands for «así», hardly ever for itself. */
const isWhole = (token: string): boolean => {
  const word = bare(token)
  if (word === 'as' || word === 'amos') return false
  return /^[aeouy]$/u.test(word) || common.has(word) || isPlainWord(word) || wholeForm.test(word)
}

/** A capital within a line: a name, whose spelling no ending tells. */
const isName = (token: string, index: number): boolean => index > 0 && /^[("“]?\p{Lu}\p{Ll}/u.test(token)

/** Certainty that a spelling is a Spanish word: 3 known, 2 by its ending, less for a past tense, 0 unknown. */
const certainty = (word: string): number => {
  const folded = bare(word)
  if (isAccentedWord(folded)) return 3
  if (manyAccents.test(folded)) return 0
  if (folded.endsWith('mente')) {
    const base = folded.slice(0, -5)
    return isAccentedWord(base) ? 3 : endings.test(base) && base.endsWith('a') ? 2 : 0
  }
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

/** «deber ser», «se deber », «el pagar »: what stands beside an infinitive tells the future tense or the noun. */
const isFuture = (word: string, before = '', next = ''): boolean => {
  if (word === 'pagaré') return beforeNoun.test(before)
  if (!/^[a-zñ]+[aei]r(?:án?|é|ía[ns]?|íamos)$/u.test(word)) return false
  if (/^(?:ser|estar)/u.test(word) && before !== '' && before !== 'no' && !preposition.test(before)) return true
  return /^(?:se|le|les|nos|me)$/u.test(before) || (/án?$/u.test(word) && infinitive.test(next) && !preposition.test(before))
}

const signScore = (token: string, before = '', next = ''): number => {
  const number = /^(?:\d|\[|\p{Lu}-|$)/u.test(next)
  if (/^[Nn]$/u.test(token)) return number ? 3 : token === 'N' ? 1 : 0
  return /^\d{1,3}$/u.test(token) && !/^[Nn]$/u.test(before) ? 0.5 : 0
}

/** What a whole word that takes a letter costs: it wins only where nothing else takes the letter. */
const wholeCost = 2.5

/** Ways to read the tokens from `index` with the letters from `at`. */
const options = (tokens: readonly string[], index: number, letters: readonly string[], at: number): Step[] => {
  const token = tokens[index] ?? ''
  const next = tokens[index + 1]
  const letter = letters[at]
  const whole = isWhole(token)
  const alone = isFragment(token) ? -4 : unknownWord.test(token) && !whole ? -1 : 0
  const steps: Step[] = [{ take: 1, used: 0, word: token, score: alone, doubtful: false }]
  if (letter === undefined) return steps
  if (letter === '°' || letter === 'º') {
    const sign = signScore(token, tokens[index - 1], next)
    if (sign > 0) steps.push({ take: 1, used: 1, word: `${token}${letter}`, score: sign, doubtful: false })
    return steps
  }
  /** A word that no list has is sure enough where some piece of it is no word. */
  const add = (take: number, word: string, used: number, bonus = 0, floor = 0): void => {
    const known = isAccentedWord(bare(word))
    const pieces = tokens.slice(index, index + take)
    const allWhole = pieces.every(isWhole)
    const mayEnd = !allWhole && !isName(token, index)
    const future = allWhole && isFuture(word, tokens[index - 1], tokens[index + take])
    if (
      take === 1 &&
      whole &&
      (common.has(bare(token)) || (infinitive.test(token) && !future && preposition.test(tokens[index - 1] ?? '')))
    )
      return
    const score = known ? 3 : used > 1 ? 0 : mayEnd || future ? Math.max(certainty(word), floor) : floor
    const doubtful = allWhole && !future && !(/[ñÑ]/u.test(letter) && /^[ao]s?$/u.test(bare(pieces[1] ?? '')))
    if (score > 0) steps.push({ take, used, word, score: score + bonus - (take === 1 && doubtful ? wholeCost : 0), doubtful })
  }
  if (letter !== letter.toLowerCase() && isAccentedWord(bare(letter + token))) add(1, letter + token, 1)
  if (!sameCase(token, letter) || /^\p{Lu}\.$/u.test(token)) return steps
  const so = token.toLowerCase() === 'as' && /^(?:como|lo|las|los|pues|mismo|que|se)$/u.test(next ?? '') ? 2 : 0
  const ends = next !== undefined && wordEnd.test(next)
  if (!ends || whole) add(1, afterWord(token, letter), 1, so)
  const double = letters[at + 1]
  if (double !== undefined && /[ñÑ]/u.test(letter) && /[aeiou]$/u.test(bare(token))) add(1, afterWord(token, letter + double), 2, 1)
  if (certainty(letter + token) === 3) add(1, letter + token, 1)
  if (next === undefined || !/\p{L}$/u.test(token)) return steps
  const joined = token + letter + next
  const cut = (ends && !whole) || (/^[bcdfghjkmpqtvBCDFGHJKMPQTV]$/u.test(token) && !common.has(bare(next)))
  const floor = ends && !whole && ((letter === 'ó' && /^n/u.test(next)) || /^\p{Lu}/u.test(token)) ? 1.2 : 0
  add(2, joined, 1, cut ? 1.2 : whole && common.has(bare(next)) ? -0.6 : 0.2, floor)
  if (/[ñÑ]/u.test(letter) && isNameWithTilde(token, next)) steps.push({ take: 2, used: 1, word: joined, score: 1, doubtful: false })
  const second = letters[at + 1]
  if (second === undefined || /[ñÑ]/u.test(letter) === /[ñÑ]/u.test(second)) return steps
  add(2, afterWord(joined, second), 2, 1)
  add(2, token + letter + second + next, 2, 1)
  const third = tokens[index + 2]
  if (third !== undefined) add(3, joined + second + third, 2, 2)
  return steps
}

/** «Fict o»: the rest of a surname that no list has. Few words end so, and ñ stands in few. */
const isNameWithTilde = (token: string, next: string): boolean =>
  /^\p{Lu}\p{Ll}+[aeiou]$/u.test(token) && !isWhole(token) && /^[ao][,.;:)]*$/u.test(next)

/** The best reading of all tokens. A letter may stay without place. */
const place = (tokens: readonly string[], letters: readonly string[]): readonly PlacedStep[] => {
  const best = new Map<number, Placement>()
  const from = (index: number, at: number): Placement => {
    if (index >= tokens.length) return { steps: [], score: 0 }
    const key = index * (letters.length + 1) + at
    const known = best.get(key)
    if (known !== undefined) return known
    let found = at < letters.length ? from(index, at + 1) : { steps: [], score: Number.NEGATIVE_INFINITY }
    for (const step of options(tokens, index, letters, at)) {
      const rest = from(index + step.take, at + step.used)
      if (step.score + rest.score > found.score || found.score === Number.NEGATIVE_INFINITY)
        found = { steps: [{ ...step, index, at }, ...rest.steps], score: step.score + rest.score }
    }
    best.set(key, found)
    return found
  }
  return from(0, 0).steps
}

const maxTokens = 60

interface PlacedStep extends Step {
  readonly index: number
  readonly at: number
}

/** Whether the letter of a step fits another place between its neighbours too, so that the step is no more than a guess. */
const isGuess = (
  step: PlacedStep,
  tokens: readonly string[],
  letter: string,
  between: { readonly from: number; readonly to: number },
): boolean => {
  for (let index = between.from; index < between.to; index += 1) {
    if (index >= step.index && index < step.index + step.take) continue
    const token = tokens[index] ?? ''
    if (step.doubtful && unknownWord.test(token) && !isWhole(token)) return true
    const overlaps = index < step.index && index + 1 >= step.index
    const others = options(tokens, index, [letter], 0).filter(({ take, used }) => used === 1 && !(overlaps && take > 1))
    if (others.some(({ doubtful, score }) => (step.doubtful ? score > 0 : !doubtful && score >= step.score - 1))) return true
  }
  return false
}

const sureSteps = (steps: readonly PlacedStep[], tokens: readonly string[], letters: readonly string[]): PlacedStep[] => {
  const placed = steps.filter(({ used }) => used > 0)
  return placed.filter((step, nth) => {
    const before = placed[nth - 1]
    const from = before === undefined ? 0 : before.index + before.take
    const to = placed[nth + 1]?.index ?? tokens.length
    const letter = letters[step.at] ?? ''
    return step.used > 1 || /[°º]/u.test(letter) || !isGuess(step, tokens, letter, { from, to })
  })
}

/** A part of a line with those letters in place that surely belong there, the others behind it; null where none does. */
const repairSegment = (body: string, letters: readonly string[]): string | null => {
  const tokens = body.split(' ').filter((token) => token !== '')
  if (tokens.length === 0 || tokens.length > maxTokens || hasAccent.test(body)) return null
  const sure = sureSteps(place(tokens, letters), tokens, letters)
  if (sure.length === 0) return null
  const starts = new Map(sure.map((step) => [step.index, step]))
  const words: string[] = []
  for (let index = 0; index < tokens.length; ) {
    const step = starts.get(index)
    words.push(step?.word ?? tokens[index] ?? '')
    index += step?.take ?? 1
  }
  const left = letters.filter((_, at) => !sure.some((step) => at >= step.at && at < step.at + step.used))
  return [...words, ...left].join(' ').replace(/(?<=[áéíóúÁÉÍÓÚ]) (?=[,.;:)])|(?<=\d[°º]) (?=[.,;)-])/gu, '')
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
