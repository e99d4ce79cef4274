import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import type { ReadSection } from '../speaker/voice.ts'
import { decidingClause, likeliestTreatment } from './model/weigh-citation.ts'
import { storedModel, type WordModel } from './model/word-model.ts'
import {
  type FoundTreatment,
  mentionConfidence,
  type PlacedCitation,
  type RuleOptions,
  type RuleReading,
  readByRules,
} from './read-by-rules.ts'
import { agreement } from './treatment-words.ts'

export type { FoundTreatment, PlacedCitation } from './read-by-rules.ts'

export interface TreatmentOptions extends RuleOptions {
  /** Weighs the words around each citation; the stored one by default, none where it is null. */
  readonly model?: WordModel | null
}

/**
 * How the court treats each ruling that a section cites, in the order of `citations`. Null where a party, the evidence or a quoted
 * ruling cites it, and where the number only names a case («condenado en causa RIT 12-2019»). Linear in the text.
 */
export function findTreatments(
  section: ReadSection,
  citations: readonly PlacedCitation[],
  { isOpinion = false, spoken, model = storedModel(isOpinion) }: TreatmentOptions = {},
): (FoundTreatment | null)[] {
  const readings = readByRules(section, citations, { isOpinion, spoken })
  if (model === null || !readings.some(({ isOpen }) => isOpen)) return readings.map(({ found }) => found)
  const paragraphs = new Map(section.paragraphs.map(({ anchor, text }) => [anchor, text]))
  const read = new Map<string, ReadParagraph>()
  const paragraphAt = (anchor: string): ReadParagraph => {
    const known = read.get(anchor) ?? readParagraph(paragraphs.get(anchor) ?? '')
    read.set(anchor, known)
    return known
  }
  return readings.map((reading, at) => {
    const citation = citations[at]
    return reading.isOpen && citation !== undefined ? weigh(reading, citation, paragraphAt(citation.anchor), model) : reading.found
  })
}

interface ReadParagraph {
  readonly folded: string
  readonly sentences: readonly TextSpan[]
}

const readParagraph = (text: string): ReadParagraph => ({ folded: foldSameLength(text), sentences: splitSentences(text) })

/** Probability from which words overrule that the rules hear no court, and that sure words say another treatment. */
const minOverruling = 0.5
const minAgainstSure = 0.85
const sureRule = 0.9
/** What a probability is worth where no rule agrees. */
const wordsTrust = 0.9
/** What is at most worth a reading that is not shown: real rulings depart seldom, and follow in words of agreement. */
const maxHidden = 0.65

/** The likeliest treatment by all the words around the citation and what the rules read. */
function weigh(
  reading: RuleReading,
  citation: PlacedCitation,
  { folded, sentences }: ReadParagraph,
  model: WordModel,
): FoundTreatment | null {
  const { found } = reading
  const { treatment, probability } = likeliestTreatment(folded, { sentences, citation, reading }, model)
  if (found?.treatment === treatment || (found !== null && found.confidence >= sureRule && probability < minAgainstSure)) return found
  if (treatment === 'cita') return found && { ...found, treatment, phrase: null, confidence: mentionConfidence }
  if (found === null && probability < minOverruling) return null
  const clause = decidingClause(folded, { sentences, citation, treatment }, model)
  const own = sentences.findLast(({ from }) => from <= citation.from)
  const isNear = own !== undefined && clause.from >= own.from && clause.to <= Math.max(own.to, citation.to)
  const isShown = found !== null && treatment === 'sigue' && isNear && agreement.test(folded.slice(clause.from, clause.to))
  return {
    treatment,
    voice: 'tribunal',
    phrase: { anchor: citation.anchor, ...clause },
    confidence: inHundredths(Math.min(isShown ? 1 : maxHidden, probability * wordsTrust)),
  }
}

const inHundredths = (confidence: number): number => Math.floor(confidence * 100) / 100
