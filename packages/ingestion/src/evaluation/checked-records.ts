import { readFileSync } from 'node:fs'
import { outcomeSchema, voteSchema } from '@basejuris/domain'
import { z } from 'zod'

/** Numbers as «1-8,10»; '' for none. */
const numbersSchema = z
  .string()
  .regex(/^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/u)
  .transform((written) =>
    written.split(',').flatMap((part) => {
      const [first = '', last = first] = part.split('-')
      return first === '' ? [] : Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
    }),
  )

const checkedRulingSchema = z.strictObject({
  /** The second sample was read after the parsers had been fixed with the first. */
  set: z.enum(['primera', 'segunda']),
  source: z.string(),
  id: z.string(),
  court: z.string(),
  /** Any of these is right; empty when the ruling has no number. */
  docket: z.array(z.string()),
  date: z.array(z.string()).min(1),
  outcome: z.array(outcomeSchema).min(1),
  /** Absent where numbered paragraphs of a dictamen may or may not count as considerandos. */
  considerandos: numbersSchema.optional(),
  /** `hashWords` of the words with which the operative part may begin; absent where there is none. */
  resolutive: z.array(z.string()).optional(),
  votes: z.array(z.strictObject({ vote: voteSchema, considerandos: numbersSchema })),
  /** Kinds of noise seen in the source's text. */
  noise: z.array(z.string()),
})
/** What a person read in the raw text of a ruling. */
export type CheckedRuling = z.infer<typeof checkedRulingSchema>

const checkedOutcomeSchema = z.strictObject({ source: z.string(), id: z.string(), outcome: z.array(outcomeSchema).min(1) })
export type CheckedOutcome = z.infer<typeof checkedOutcomeSchema>

const checkedPairSchema = z.strictObject({
  /** `source:id`. */
  a: z.string(),
  b: z.string(),
  /** `formula`: identical words without any specific content («Se confirma la resolución apelada»). */
  verdict: z.enum(['same', 'formula', 'other']),
  outcomesDiffer: z.boolean().default(false),
})
export type CheckedPair = z.infer<typeof checkedPairSchema>

const checkedRefusalSchema = z.strictObject({ file: z.string(), reason: z.string() })
/** A file without a ruling, and the code with which it must be refused. */
export type CheckedRefusal = z.infer<typeof checkedRefusalSchema>

const checkedMasksSchema = z.strictObject({ source: z.string(), id: z.string(), hidden: z.array(z.string()) })
/** `hashWords` of words that were masked by mistake in a ruling. */
export type CheckedMasks = z.infer<typeof checkedMasksSchema>

const readRecords = <T>(name: string, schema: z.ZodType<T>): readonly T[] =>
  readFileSync(new URL(`./records/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)))

export interface CheckedRecords {
  readonly rulings: readonly CheckedRuling[]
  readonly outcomes: readonly CheckedOutcome[]
  readonly pairs: readonly CheckedPair[]
  readonly refusals: readonly CheckedRefusal[]
  readonly overMasked: readonly CheckedMasks[]
}

/** What people checked on the private set of real rulings: identifiers, numbers, dates, courts, outcomes and hashes, never text. */
export function readCheckedRecords(): CheckedRecords {
  return {
    rulings: readRecords('rulings', checkedRulingSchema),
    outcomes: readRecords('outcomes', checkedOutcomeSchema),
    pairs: readRecords('pairs', checkedPairSchema),
    refusals: readRecords('refusals', checkedRefusalSchema),
    overMasked: readRecords('over-masked', checkedMasksSchema),
  }
}
