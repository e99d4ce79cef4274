import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitSoftmax, foldSameLength, formatSoftmaxModel, overlaps, type SoftmaxExample } from '@basejuris/legal-text'
import { meantKind } from '../query/conditions/condition.ts'
import type { Mention } from '../query/conditions/mention.ts'
import { writeOut } from '../query/conditions/shorthand.ts'
import { modeFeatures, type WeighedQuery } from '../query/conditions/weighing/mode-features.ts'
import { type ModeModel, modeModelFile, type WeighedMode, weighedModes } from '../query/conditions/weighing/weigh-modes.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { Span } from '../query/parts/span.ts'

/** A condition as its writer meant it, by its words in the query. */
interface MeantCondition {
  readonly kind: string
  readonly words: string
}

/** A query with what its writer meant: conditions that are demanded, and those that are preferred. */
export interface ModeExample {
  readonly writer: string
  /** Whether it says what most of three people mean, the writer among them. */
  readonly isAgreed: boolean
  readonly query: string
  /** The rules read it as it is meant, as their tests say. */
  readonly isReadByRules: boolean
  readonly demanded: readonly MeantCondition[]
  readonly preferred: readonly MeantCondition[]
}

const asRulesRead = '*'

/**
 * Every example, in the order of the file: a writer, a query, what is demanded and what is preferred, as «kind=words | …», or «*»: as the rules
 * read it. A writer with «/3» has queries that three people read.
 */
export function readModeExamples(): ModeExample[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'mode-examples.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  const meant = (cell: string): MeantCondition[] =>
    cell === '' || cell === asRulesRead
      ? []
      : cell.split(' | ').map((each) => {
          const at = each.indexOf('=')
          return { kind: each.slice(0, at), words: each.slice(at + 1) }
        })
  return lines.map((line) => {
    const [people = '', query = '', demanded = '', preferred = ''] = line.split('\t')
    const [writer = '', readers] = people.split('/')
    return {
      writer,
      isAgreed: readers !== undefined,
      query,
      isReadByRules: demanded === asRulesRead,
      demanded: meant(demanded),
      preferred: meant(preferred),
    }
  })
}

const known = new WeakMap<ModeExample, SoftmaxExample<WeighedMode>[]>()

/** The mode of each mention of an example, with what it is weighed by. Each example is read once. */
export function weighedExample(example: ModeExample): readonly SoftmaxExample<WeighedMode>[] {
  const read = known.get(example) ?? readExample(example)
  known.set(example, read)
  return read
}

function readExample({ query, isReadByRules, demanded, preferred }: ModeExample): SoftmaxExample<WeighedMode>[] {
  let read: WeighedQuery | null = null
  parseQuery(query, {
    weigh: (weighed) => {
      read = weighed
      return weighed.modes
    },
  })
  if (read === null) return []
  const weighed: WeighedQuery = read
  const folded = foldSameLength(weighed.text.toLowerCase())
  const mentionsOf = (meant: readonly MeantCondition[]): Mention[] => meant.flatMap((each) => meantMentions(each, folded, weighed))
  const [exigir, preferir] = [mentionsOf(demanded), mentionsOf(preferred)]
  return modeFeatures(weighed).map((features, at) => {
    const mention = weighed.mentions[at] as Mention
    const byRules = weighed.modes[at] === 'exigir' || weighed.modes[at] === 'preferir' ? weighed.modes[at] : 'hechos'
    const expected = isReadByRules ? byRules : exigir.includes(mention) ? 'exigir' : preferir.includes(mention) ? 'preferir' : 'hechos'
    return { features: features.map((name): [string, number] => [name, 1]), expected }
  })
}

/**
 * The mentions of a condition. Where an account names it and the request again, «interpuse una protección …, protección acogida Temuco», it is
 * the one that the rules demand, or else the last.
 */
function meantMentions({ kind, words }: MeantCondition, folded: string, { mentions, modes }: WeighedQuery): Mention[] {
  const places = spansOf(folded, words).map((span) =>
    mentions.filter((mention) => meantKind(kind) === meantKind(mention.test.kind) && overlaps(span, mention)),
  )
  const isDemanded = (found: readonly Mention[]): boolean => found.some((mention) => modes[mentions.indexOf(mention)] === 'exigir')
  return places.find(isDemanded) ?? places.findLast((found) => found.length > 0) ?? []
}

/** Every place of the words. */
function spansOf(folded: string, words: string): Span[] {
  const sought = foldSameLength(writeOut(words).text.toLowerCase())
  const spans: Span[] = []
  if (sought === '') return spans
  for (let from = folded.indexOf(sought); from !== -1; from = folded.indexOf(sought, from + 1))
    spans.push({ from, to: from + sought.length })
  return spans
}

const minExamples = 4
/** What an example counts that the rules read, beside one that a writer meant: there are as many, and they are shorter. */
const ruledWeight = 0.7
/** What an example counts on which three people agree: of 504 queries of twelve other writers one or two more are read as meant. */
const agreedWeight = 2
/** As a penalty of 5 on the squared weights. Queries of other writers are read worse with 2, and no better with 12 or 30. */
const shrinkageOf = (examples: number): number => 5 / examples

const weightOf = ({ isReadByRules, isAgreed }: ModeExample): number => (isReadByRules ? ruledWeight : isAgreed ? agreedWeight : 1)

/** Fits the model to examples. The same examples and rules give the same weights. */
export function trainModeModel(examples: readonly ModeExample[]): ModeModel {
  const rows = examples.flatMap((each) => weighedExample(each).map((row) => ({ ...row, weight: weightOf(each) })))
  const counts = new Map<string, number>()
  for (const { features } of rows) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= minExamples).map(([name]) => name)
  return fitSoftmax(rows, { classes: weighedModes, names, shrinkage: shrinkageOf(rows.length) })
}

if (import.meta.main) writeFileSync(modeModelFile, formatSoftmaxModel(trainModeModel(readModeExamples())))
