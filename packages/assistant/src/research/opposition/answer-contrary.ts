import type { Answer } from '../../answer/answer.ts'
import { type AnswerProgress, answerQuestion } from '../../answer/answer-question.ts'
import { decidedSpans } from '../../answer/decided-spans.ts'
import { writeAnswer } from '../../answer/write-answer.ts'
import { extractiveModel } from '../../models/extractive-model.ts'
import type { AssistantPorts } from '../../ports/assistant-ports.ts'
import { resultSide } from '../../spans/decided-articles.ts'
import { textAt, voiceAt } from '../../spans/ruling-words.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Span } from '../../spans/span.ts'
import { findOpposed, isOfPoint, type OpposedPlace } from './find-opposed.ts'

export interface AskContrary {
  /** Of the answer that is to be opposed. */
  readonly question: string
  /** Rulings that it quotes, the first one leads. */
  readonly quoted: readonly string[]
  /** Rulings that it names as opposed. */
  readonly opposed: readonly string[]
  /** Rulings that were read for it. */
  readonly read: readonly string[]
}

/** What a search for opposing rulings came to. */
export interface ContraryAnswer {
  /** Quotes one sentence of each opposing ruling; nothing where there is none. */
  readonly answer: Answer
  /** Rulings on the question that were read beside the leading one; 0 where what is asked has no contrary. */
  readonly compared: number
  /** Where nothing decides the point otherwise: rulings read for the question whose recourse ended for the other side, perhaps over something else. */
  readonly ended: readonly string[]
}

/** Rulings quoted at most. */
const maxQuoted = 6
/** Quoted of each ruling none of whose sentences decides the very point. */
const characters = { budget: 700, room: 300 }

/** Answers what opposes an earlier answer, in the words of the courts. Never a ruling that decides as that answer does. */
export async function answerContrary(
  ports: AssistantPorts,
  { question, quoted, opposed: named, read }: AskContrary,
  signal: AbortSignal,
  progress: AnswerProgress = {},
): Promise<ContraryAnswer> {
  const line = await ports.rulingsOn(question, signal)
  const sources = (await ports.read([...new Set([...quoted, ...read, ...line])], signal)).filter(stands)
  const leaders = quoted.flatMap((docId) => sources.find(({ ruling }) => ruling.docId === docId) ?? [])
  const others = sources.filter((source) => source !== leaders[0])
  const { demands } = await ports.demandsOf({ question, docIds: [] }, signal)
  const found = leaders.length === 0 ? null : await findOpposed(ports, { question, demands, leaders, others }, signal)
  const onPoint = found?.opposed ?? []
  const rest = [...new Set([...(found?.byContrast ?? []), ...named])].filter(
    (docId) => !onPoint.some((each) => each.docId === docId) && found?.same.includes(docId) !== true,
  )
  const docIds = [...onPoint.map(({ docId }) => docId), ...rest].slice(0, maxQuoted)
  const ended = docIds.length > 0 || !isOfPoint(question) ? [] : endedOtherwise(leaders[0], others, read)
  const base = await answerQuestion(ports, extractiveModel, { question, budget: 0, docIds: [...docIds, ...ended] }, signal)
  for (const source of base.sources) progress.onSource?.(source)
  const decided = sources.filter(({ ruling }) => rest.includes(ruling.docId) && docIds.includes(ruling.docId))
  const spans = [
    ...spansOf(onPoint.slice(0, maxQuoted), sources),
    ...(await decidedSpans(ports, decided, { ...characters, subject: question }, signal)),
  ].map((span, at): Span => ({ ...span, n: at + 1 }))
  const rulings = base.sources
  const written = await writeAnswer(extractiveModel, { question, spans, rulings }, signal, {
    onNote: () => {},
    onSentence: progress.onSentence,
  })
  const answer: Answer = {
    ...base,
    grade: spans.length > 0 ? 'responde' : 'no_lo_encontre',
    contrary: null,
    opposed: [],
    addsNothing: false,
    norms: [],
    sentences: written.sentences,
    spans: written.spans,
  }
  return { answer, compared: isOfPoint(question) ? others.length : 0, ended }
}

/** In first instance results turn on the facts. */
const ofRecourse = /^corte_/u

/** The rulings read whose recourse favoured the other side than the leading one, of whichever kind it was. */
function endedOtherwise(leading: SourceRuling | undefined, others: readonly SourceRuling[], read: readonly string[]): string[] {
  const own = leading === undefined ? null : resultSide(leading.ruling)
  if (own === null || !ofRecourse.test(own.kind)) return []
  return others.flatMap(({ ruling }) => {
    const side = resultSide(ruling)
    const isOther = side !== null && ofRecourse.test(side.kind) && side.favoured !== own.favoured
    return isOther && read.includes(ruling.docId) ? [ruling.docId] : []
  })
}

const stands = ({ overturned, departed }: SourceRuling): boolean => overturned === null && departed === null

const spansOf = (opposed: readonly OpposedPlace[], sources: readonly SourceRuling[]): Span[] =>
  opposed.flatMap(({ docId, place }, at): Span[] => {
    const source = sources.find(({ ruling }) => ruling.docId === docId)
    if (source === undefined) return []
    const { ruling, textHash } = source
    return [{ ...place, n: at + 1, docId, textHash, text: textAt(ruling, place), voice: voiceAt(ruling, place) }]
  })
