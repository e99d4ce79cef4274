import { blankSign, digitSign, foldSigns } from './fold-signs.ts'

/** Runs of folded signs, of which a text with a match has at least one. */
export type Clause = readonly string[]

/** What part of a pattern matches. */
interface Part {
  /** Everything that it can match, folded. Null where that is too much. */
  readonly exact: readonly string[] | null
  /** What else a text with a match has. */
  readonly clauses: readonly Clause[]
}

interface Repeats {
  readonly min: number
  readonly max: number
}

/** More combinations are not told apart. */
const maxRuns = 32
/** Further repetitions are not read. */
const maxRepeats = 4
/** More alternatives are in almost any text, or take as long as the pattern. */
const maxAlternatives = 500
const maxSignsOfClass = 8

const unknown: Part = { exact: null, clauses: [] }
const nothing: Part = { exact: [''], clauses: [] }
const once: Repeats = { min: 1, max: 1 }

/** Reads what every text with a match of the pattern has. Empty where nothing is certain, or the pattern has signs that are not read here. */
export function requiredRuns({ source }: RegExp): readonly Clause[] {
  const reader = new PatternReader(source)
  const part = reader.alternatives()
  return reader.isUnread ? [] : clausesOf(part).filter((clause) => clause.length <= maxAlternatives)
}

const clausesOf = ({ exact, clauses }: Part): readonly Clause[] => (exact === null || exact.includes('') ? clauses : [exact, ...clauses])

/** How much of all texts has a run of the clause, roughly. */
export function commonness(clause: Clause): number {
  return clause.reduce((sum, { length }) => sum + (shares[length] ?? longShare), 0)
}
const shares = [1, 0.6, 0.15]
const longShare = 0.02

const rarestOf = (clauses: readonly Clause[]): Clause | null =>
  clauses.reduce<Clause | null>((best, each) => (best === null || commonness(each) < commonness(best) ? each : best), null)

const distinct = (runs: readonly string[]): readonly string[] => (runs.length < 2 ? runs : [...new Set(runs)])

/** Either part. */
const either = (parts: readonly Part[]): Part => {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const rarest = parts.map((part) => rarestOf(clausesOf(part)))
  const clauses = rarest.includes(null) ? [] : [distinct(rarest.flatMap((each) => each ?? []))]
  const exact = parts.some((part) => part.exact === null) ? null : distinct(parts.flatMap((part) => part.exact ?? []))
  return { exact, clauses }
}

/** Parts that stand one behind the other. */
class Sequence {
  readonly #clauses: Clause[] = []
  /** What stands before the next part. */
  #run: readonly string[] = ['']
  #isWhole = true

  /** What is looked at around a place takes none itself. */
  require(part: Part): void {
    this.#clauses.push(...clausesOf(part))
  }

  add({ exact, clauses }: Part, { min, max }: Repeats): void {
    if (min > 0) this.#clauses.push(...clauses)
    if (exact === null) this.#restart([''])
    else if (max === 1) this.#append(min === 0 ? distinct([...exact, '']) : exact)
    else {
      for (let time = 0; time < Math.min(min, maxRepeats); time++) this.#append(exact)
      if (min !== max || min > maxRepeats) this.#restart(min === 0 ? [''] : exact)
    }
  }

  end(): Part {
    if (this.#isWhole) return { exact: this.#run, clauses: this.#clauses }
    this.#restart([''])
    return { exact: null, clauses: this.#clauses }
  }

  #append(exact: readonly string[]): void {
    if (this.#run.length * exact.length > Math.max(maxRuns, this.#run.length, exact.length)) this.#restart(exact)
    else this.#run = distinct(this.#run.flatMap((before) => exact.map((each) => before + each)))
  }

  #restart(run: readonly string[]): void {
    if (!this.#run.includes('')) this.#clauses.push(this.#run)
    this.#run = run
    this.#isWhole = false
  }
}

const blanks: ReadonlySet<string> = new Set(['s', 'n', 't', 'r', 'f', 'v'])
const sets: ReadonlySet<string> = new Set(['D', 'S', 'w', 'W'])

class PatternReader {
  readonly #source: string
  #at = 0
  isUnread = false

  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Part {
    const parts = [this.#sequence()]
    while (this.#take('|')) parts.push(this.#sequence())
    return either(parts)
  }

  #sequence(): Part {
    const sequence = new Sequence()
    while (!this.isUnread && this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      if (this.#take('^') || this.#take('$') || this.#take(String.raw`\b`) || this.#take(String.raw`\B`)) continue
      if (this.#take('(?!') || this.#take('(?<!')) this.#group()
      else if (this.#take('(?=') || this.#take('(?<=')) sequence.require(this.#group())
      else sequence.add(this.#atom(), this.#repeats())
    }
    return sequence.end()
  }

  #group(): Part {
    const part = this.alternatives()
    if (!this.#take(')')) this.isUnread = true
    return part
  }

  #atom(): Part {
    if (this.#take('(?:')) return this.#group()
    if (this.#takeMatch(/\(\?<[^>=!]+>/y) !== null) return this.#group()
    if (this.#take('(?')) return this.#unread()
    if (this.#take('(')) return this.#group()
    if (this.#take('[')) return this.#class()
    if (this.#take('.')) return unknown
    const sign = this.#sign()
    return sign === null ? unknown : { exact: [sign], clauses: [] }
  }

  /** One folded sign. Null: one of many. */
  #sign(): string | null {
    if (!this.#take('\\')) return this.#fold(this.#next())
    const code = this.#takeMatch(/u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}/y)
    if (code !== null) return this.#fold(String.fromCodePoint(Number.parseInt(code.replace(/[^\da-fA-F]/gu, ''), 16)))
    if (this.#takeMatch(/[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*/y) !== null) return null
    const escaped = this.#next()
    if (escaped === 'd') return digitSign
    if (blanks.has(escaped)) return blankSign
    if (sets.has(escaped)) return null
    if (/[a-z\d]/iu.test(escaped)) this.isUnread = true
    return this.#fold(escaped)
  }

  #class(): Part {
    let isOpen = this.#take('^')
    const signs = new Set<string>()
    while (!this.#take(']')) {
      if (this.isUnread || this.#at >= this.#source.length) return this.#unread()
      const sign = this.#sign()
      const isRange = this.#source.charAt(this.#at) === '-' && this.#source.charAt(this.#at + 1) !== ']'
      if (isRange) this.#at += 1
      const last = isRange ? this.#sign() : sign
      if (sign === null || last === null || (isRange && !(sign === digitSign && last === digitSign))) isOpen = true
      else signs.add(sign)
    }
    return isOpen || signs.size > maxSignsOfClass ? unknown : { exact: [...signs], clauses: [] }
  }

  #repeats(): Repeats {
    const written = this.#takeMatch(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y)
    if (written === null) return once
    if (written.startsWith('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
    if (written.startsWith('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
    if (written.startsWith('?')) return { min: 0, max: 1 }
    const [, min = '', comma, max = ''] = /\{(\d+)(,)?(\d*)/u.exec(written) ?? []
    if (comma === undefined) return { min: Number(min), max: Number(min) }
    return { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max) }
  }

  #unread(): Part {
    this.isUnread = true
    return nothing
  }

  #fold(written: string): string {
    if (written.length !== 1 || /[\ud800-\udfff]/.test(written)) this.isUnread = true
    return foldSigns(written)
  }

  #next(): string {
    const sign = this.#source.charAt(this.#at)
    this.#at += 1
    return sign
  }

  #take(written: string): boolean {
    if (!this.#source.startsWith(written, this.#at)) return false
    this.#at += written.length
    return true
  }

  #takeMatch(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found === null) return null
    this.#at += found[0].length
    return found[0]
  }
}
