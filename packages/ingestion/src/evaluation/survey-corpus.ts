import type { Ruling } from '@basejuris/domain'
import { countDisplacedAccents } from '@basejuris/legal-text/cleaning/repair-displaced-accents'
import { sourceLines } from '@basejuris/legal-text/cleaning/source-lines'
import { prepareRecord } from '../workers/prepare-record.ts'
import { blindOutcome } from './blind-outcome.ts'
import { checkRuling, type RulingCheck } from './check-ruling.ts'
import { checkText, type TextCheck } from './check-text.ts'
import type { CheckedRecords } from './checked-records.ts'
import { compareWithTagged, type TaggedComparison, taggedXml } from './compare-with-tagged.ts'
import { type LengthSpeed, measureLengths } from './measure-speed.ts'
import { type CorpusRecord, parseRecord, readCorpus } from './read-corpus.ts'

export interface OutcomeCheck {
  readonly id: string
  readonly collection: string
  readonly right: boolean
}

export interface CorpusSurvey {
  readonly rulings: readonly RulingCheck[]
  readonly texts: readonly TextCheck[]
  readonly outcomes: readonly OutcomeCheck[]
  /** `blindOutcome` of the rulings whose source states an outcome. */
  readonly blind: readonly boolean[]
  readonly accents: { readonly documents: number; readonly displaced: number; readonly restored: number }
  readonly tagged: readonly TaggedComparison[]
  readonly speed: {
    readonly records: number
    readonly characters: number
    /** Of the first pass, while the code is still being compiled, and of a second one. */
    readonly cpuSeconds: number
    readonly warmCpuSeconds: number
    /** A quarter, a half and the whole of the longest text. */
    readonly longest: readonly LengthSpeed[]
  }
}

export function recordKey({ source, idSentence }: { source: string; idSentence: string }): string {
  return `${source}:${idSentence}`
}

const byKey = <T extends { source: string; id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [`${item.source}:${item.id}`, item]))

interface Prepared {
  readonly ruling: Ruling | null
  readonly cpuSeconds: number
}

const prepareTimed = async ({ source, record: { raw, hints } }: CorpusRecord, today: string): Promise<Prepared> => {
  const before = process.cpuUsage()
  const prepared = await prepareRecord({ sourceId: source.id, raw, hints, today })
  const { user, system } = process.cpuUsage(before)
  return { ruling: prepared.kind === 'ruling' ? prepared.ruling : null, cpuSeconds: (user + system) / 1_000_000 }
}

/** Prepares every record of a corpus on this thread and compares the results with manual checks. Calls `onRecord` after each. */
export async function surveyCorpus(
  root: string,
  { rulings, outcomes, overMasked }: CheckedRecords,
  { today, onRecord }: { readonly today: string; readonly onRecord: (done: number) => void },
): Promise<CorpusSurvey> {
  const [checkedRulings, checkedOutcomes, masks] = [byKey(rulings), byKey(outcomes), byKey(overMasked)]
  const found = {
    rulings: [] as RulingCheck[],
    texts: [] as TextCheck[],
    outcomes: [] as OutcomeCheck[],
    blind: [] as boolean[],
    tagged: [] as TaggedComparison[],
  }
  const accents = { documents: 0, displaced: 0, restored: 0 }
  const total = { records: 0, characters: 0, cpuSeconds: 0 }
  let longest: Awaited<ReturnType<typeof parseRecord>> = null
  for await (const one of readCorpus(root)) {
    const { ruling, cpuSeconds } = await prepareTimed(one, today)
    total.records += 1
    total.cpuSeconds += cpuSeconds
    onRecord(total.records)
    const parsed = ruling === null ? null : await parseRecord(one)
    if (ruling === null || parsed === null) continue
    total.characters += parsed.text.length
    if (parsed.text.length > (longest?.text.length ?? 0)) longest = parsed
    const { displaced, restored } = countDisplacedAccents(sourceLines(parsed.text))
    if (displaced > 0) {
      accents.documents += 1
      accents.displaced += displaced
      accents.restored += restored
    }
    const blind = blindOutcome(ruling)
    if (blind !== null) found.blind.push(blind)
    const xml = taggedXml(one.record.raw)
    if (xml !== null) found.tagged.push(compareWithTagged(ruling, xml))
    const key = recordKey(ruling)
    const [checked, outcome] = [checkedRulings.get(key), checkedOutcomes.get(key)]
    if (checked !== undefined) {
      found.rulings.push(checkRuling(checked, ruling))
      found.texts.push(checkText(parsed, ruling, masks.get(key)?.hidden))
    }
    if (outcome !== undefined)
      found.outcomes.push({ id: outcome.id, collection: ruling.collection, right: outcome.outcome.includes(ruling.outcome) })
  }
  let warmCpuSeconds = 0
  for await (const one of readCorpus(root)) warmCpuSeconds += (await prepareTimed(one, today)).cpuSeconds
  return { ...found, accents, speed: { ...total, warmCpuSeconds, longest: longest === null ? [] : measureLengths(longest, today) } }
}
