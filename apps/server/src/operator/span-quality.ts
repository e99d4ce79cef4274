import { chooseQuotations, describeSentences, formatMarkedSentences, type MarkedSentence } from '@basejuris/assistant'
import { getRuling, listFacts } from '@basejuris/database'
import type { Actor, Ruling } from '@basejuris/domain'
import { analyze, foldText, splitSentences, stopWords } from '@basejuris/legal-text'
import { BaselineBm25, bootstrapInterval, judgedRulings, mean } from '@basejuris/search'
import { z } from 'zod'
import { askQuestion } from '../modules/assistant/answers/ask-question.ts'
import { assistantPorts } from '../modules/assistant/lookups/assistant-ports.ts'
import type { Services } from '../services.ts'
import { everyDocId } from './every-ruling.ts'
import { parseJsonLines } from './parse-json-lines.ts'

const markedQuestionSchema = z.object({
  id: z.string(),
  docId: z.string(),
  question: z.string().min(1),
  kind: z.string(),
  /** Verbatim runs of words of the ruling that answer. Several runs in a list say one fact, each in a sentence of its own. */
  facts: z
    .array(
      z.union([
        z
          .string()
          .min(1)
          .transform((run) => [run]),
        z.array(z.string().min(1)).min(1),
      ]),
    )
    .min(1),
})
export type MarkedQuestion = z.output<typeof markedQuestionSchema>
type Fact = MarkedQuestion['facts'][number]

/** Parses JSON Lines. @throws with the number of the first line that is not a question with its facts */
export function parseMarkedQuestions(text: string): MarkedQuestion[] {
  return parseJsonLines(text, markedQuestionSchema, 'a question with its facts')
}

/** Characters quoted at most. */
export const spanBudgets = [1000, 2700] as const
/** How the quotations are found: BM25 over the sentences of the right ruling, chosen from it as an answer does, and a whole answer. */
export const spanWays = ['bm25', 'chosen', 'answered'] as const
type SpanWay = (typeof spanWays)[number]

export interface MeasuredSpans {
  readonly id: string
  readonly kind: string
  readonly facts: number
  /** Facts that the stored text does not have, as where a name is masked: no quotation can hold them. */
  readonly unstored: number
  /** Facts that the quotations hold, by way and in the order of the budgets. */
  readonly held: Readonly<Record<SpanWay, readonly number[]>>
  /** What was quoted, for reading. */
  readonly quoted: Readonly<Record<SpanWay, readonly string[]>>
  /** Every sentence of the ruling that may be quoted, for training. */
  readonly sentences: readonly MarkedSentence[]
}

const operator: Actor = { kind: 'service', name: 'operator', bases: null }

export interface MeasuredSpanChoice {
  readonly measured: readonly MeasuredSpans[]
  /** Ids of questions whose ruling is not stored. */
  readonly missing: readonly string[]
}

/** Asks each question and counts the marked facts that the quotations hold. */
export async function measureSpans(
  services: Services,
  questions: readonly MarkedQuestion[],
  onQuestion: (done: number) => void = () => undefined,
): Promise<MeasuredSpanChoice> {
  const docIds = await everyDocId(services.db)
  const stored = new Set(docIds)
  const find = judgedRulings(await listFacts(services.db, docIds))
  const measured: MeasuredSpans[] = []
  const missing: string[] = []
  for (const question of questions) {
    const docId = stored.has(question.docId) ? question.docId : find(question.docId)
    if (docId === null) missing.push(question.id)
    else measured.push(await measureOne(services, question, docId))
    onQuestion(measured.length + missing.length)
  }
  return { measured, missing }
}

async function measureOne(services: Services, { id, kind, question, facts }: MarkedQuestion, docId: string): Promise<MeasuredSpans> {
  const ruling = await getRuling(services.db, docId)
  const { signal } = new AbortController()
  const ports = assistantPorts(services, operator)
  const quoted: Record<SpanWay, string[]> = { bm25: [], chosen: [], answered: [] }
  for (const budget of spanBudgets) {
    quoted.bm25.push(joined(bestSentences(ruling, question, budget)))
    quoted.chosen.push(joined(await chooseQuotations(ports, { question, docIds: [docId], budget }, signal)))
    const { citas } = await askQuestion(services, operator, { question, budget }, signal)
    quoted.answered.push(joined(citas.filter((each) => each.docId === docId).map(({ texto }) => ({ text: texto }))))
  }
  const sentences = await describeSentences(ports, { question, docId }, signal)
  const whole = lettersOf(ruling.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join(' '))
  const heldBy = (texts: readonly string[]): number[] => texts.map((text) => factsIn(text, facts))
  return {
    id,
    kind,
    facts: facts.length,
    unstored: facts.filter((fact) => !isIn(whole, fact)).length,
    held: { bm25: heldBy(quoted.bm25), chosen: heldBy(quoted.chosen), answered: heldBy(quoted.answered) },
    quoted,
    sentences: sentences.map(({ text, signs }) => ({ question: id, holdsFact: factsIn(text, facts) > 0, signs })),
  }
}

const factsIn = (text: string, facts: readonly Fact[]): number => {
  const letters = lettersOf(text)
  return facts.filter((fact) => isIn(letters, fact)).length
}

const isIn = (letters: string, fact: Fact): boolean => fact.some((run) => letters.includes(lettersOf(run)))

/** The signs of the sentences of each right ruling, by which `npm run worth` trains the choice. Numbers alone. */
export const formatSentenceSigns = ({ measured }: MeasuredSpanChoice): string =>
  formatMarkedSentences(measured.flatMap(({ sentences }) => sentences))

const joined = (quotations: readonly { readonly text: string }[]): string => quotations.map(({ text }) => text).join(' ')

/** Letters and digits alone: blanks, accents, quotation marks and hyphens at the ends of lines do not make another fact. */
const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Plain BM25: the sentences of a ruling with their best words first, as many as fit. */
function bestSentences({ sections }: Pick<Ruling, 'sections'>, question: string, budget: number): { readonly text: string }[] {
  const sentences = sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ text }) => splitSentences(text).map(({ from, to }) => text.slice(from, to))),
  )
  const baseline = new BaselineBm25(stemsOf)
  for (const [at, text] of sentences.entries()) baseline.addText(String(at), text)
  let left = budget
  return baseline.rank(question, sentences.length).flatMap((at) => {
    const text = sentences[Number(at)] ?? ''
    if (text.length > left) return []
    left -= text.length
    return [{ text }]
  })
}

const stemsOf = (text: string): string[] => analyze(text).flatMap(({ token, exact }) => (stopWords.has(exact) ? [] : [token]))

const wayNames: Readonly<Record<SpanWay, string>> = {
  bm25: 'BM25 de oraciones, sentencia dada',
  chosen: 'elegidas, sentencia dada',
  answered: 'de la pregunta a la respuesta',
}

/** Shares of the facts as a table in Spanish: the mean of the questions with its 95 % interval (bootstrap), and facts in all. */
export function formatSpans({ measured, missing }: MeasuredSpanChoice): string {
  const facts = measured.reduce((sum, each) => sum + each.facts, 0)
  const unstored = measured.reduce((sum, each) => sum + each.unstored, 0)
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  const rowsOf = (some: readonly MeasuredSpans[]): string[] =>
    spanWays.map((way) => `  ${wayNames[way].padEnd(36)}${spanBudgets.map((_, at) => figure(some, way, at)).join('   ')}`)
  return [
    `preguntas ${measured.length}, hechos marcados ${facts}; ${unstored} no están en el texto guardado y cuentan como no contenidos`,
    `preguntas cuya sentencia no está guardada: ${missing.length === 0 ? 'ninguna' : missing.join(', ')}`,
    `parte de los hechos contenida en ${spanBudgets.join(' y ')} caracteres citados: media por pregunta [95 %], hechos en total`,
    ...rowsOf(measured),
    ...kinds.flatMap((kind) => {
      const own = measured.filter((each) => each.kind === kind)
      return [`${kind} (${own.length})`, ...rowsOf(own)]
    }),
  ].join('\n')
}

function figure(measured: readonly MeasuredSpans[], way: SpanWay, at: number): string {
  const shares = measured.map(({ held, facts }) => (held[way][at] ?? 0) / facts)
  const [low, high] = bootstrapInterval(shares)
  const held = measured.reduce((sum, each) => sum + (each.held[way][at] ?? 0), 0)
  const facts = measured.reduce((sum, each) => sum + each.facts, 0)
  return `${mean(shares).toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] ${held}/${facts}`
}
