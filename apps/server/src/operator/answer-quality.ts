import { answerQuestion, extractiveModel, formatJudgedQuestions, type JudgedQuestion } from '@basejuris/assistant'
import type { AssistantAnswer } from '@basejuris/contract'
import { type Database, getRuling, listFacts } from '@basejuris/database'
import type { Actor } from '@basejuris/domain'
import { wilsonInterval } from '@basejuris/domain'
import { type JudgedQuery, judgedRulings, type RulingSearch } from '@basejuris/search'
import { z } from 'zod'
import { askQuestion } from '../modules/assistant/answers/ask-question.ts'
import { assistantPorts } from '../modules/assistant/lookups/assistant-ports.ts'
import type { Services } from '../services.ts'
import { everyDocId } from './every-ruling.ts'
import { parseJsonLines } from './parse-json-lines.ts'

/** A question as it was answered, and again with its relevant rulings hidden from every search. */
export interface MeasuredAnswer {
  readonly family: string
  /** It has a stored ruling of grade 2 or 3. */
  readonly isAnswerable: boolean
  readonly grade: AssistantAnswer['grado']
  /** Null where it is not answerable. */
  readonly gradeWithout: AssistantAnswer['grado'] | null
  /** A ruling of grade 2 or 3 is among the first three that are shown. */
  readonly isRelevantShown: boolean
  /** Grade of the ruling that is quoted first; 0 where it was not judged, null where nothing is quoted. */
  readonly firstQuoted: number | null
  readonly quotations: number
  /** Quotations that do not stand in the stored ruling to the letter, read apart from the answer. */
  readonly inexact: number
  readonly ms: number
}

const operator: Actor = { kind: 'service', name: 'operator', bases: null }
const relevantGrade = 2
/** Hits that are asked for where some are hidden. */
const hidingSize = 60
const budget = 1500

/** Asks every question twice and reads each quotation again in the stored ruling. */
export async function measureAnswers(
  services: Services,
  queries: readonly JudgedQuery[],
  onAnswer: (done: number) => void = () => undefined,
): Promise<MeasuredAnswer[]> {
  const { db } = services
  const find = judgedRulings(await listFacts(db, await everyDocId(db)))
  const measured: MeasuredAnswer[] = []
  for (const { family, query, judgments } of queries) {
    const grades = new Map(
      judgments.flatMap(({ id, grade }): [string, number][] => {
        const docId = find(id)
        return docId === null ? [] : [[docId, grade]]
      }),
    )
    const relevant = new Set([...grades].flatMap(([docId, grade]) => (grade >= relevantGrade ? [docId] : [])))
    const startedAt = performance.now()
    const answer = await ask(services, query)
    const ms = performance.now() - startedAt
    const without = relevant.size === 0 ? null : await ask({ ...services, search: hiding(services.search, relevant) }, query)
    const shown = [...answer.sentencias, ...answer.otras].slice(0, 3)
    const [first] = answer.citas
    measured.push({
      family,
      isAnswerable: relevant.size > 0,
      grade: answer.grado,
      gradeWithout: without?.grado ?? null,
      isRelevantShown: answer.grado !== 'no_lo_encontre' && shown.some(({ docId }) => relevant.has(docId)),
      firstQuoted: first === undefined ? null : (grades.get(first.docId) ?? 0),
      quotations: answer.citas.length,
      inexact: await countInexact(db, answer),
      ms,
    })
    onAnswer(measured.length)
  }
  return measured
}

/** The signs by which `npm run likely` learns which ruling answers. Numbers alone. */
export function formatAnswerSigns(judged: readonly JudgedQuestion[]): string {
  return formatJudgedQuestions(judged)
}

const judgedQuestionSchema = z.object({ question: z.string().min(1), ruling_ids: z.array(z.string()) })
export type QuestionOfSet = z.output<typeof judgedQuestionSchema>

/** Parses JSON Lines. @throws with the number of the first line that is not a question with the rulings that answer it */
export function parseQuestionsOfSet(text: string): QuestionOfSet[] {
  return parseJsonLines(text, judgedQuestionSchema, 'a question with its rulings')
}

/**
 * The signs of the rulings that are read for each question of a set, from which `npm run likely` learns which of them answers. A question that
 * rulings answer is asked again without these.
 */
export async function readAnswerSigns(
  services: Services,
  set: string,
  questions: readonly QuestionOfSet[],
  onQuestion: (done: number) => void = () => undefined,
): Promise<JudgedQuestion[]> {
  const find = judgedRulings(await listFacts(services.db, await everyDocId(services.db)))
  const judged: JudgedQuestion[] = []
  for (const [at, { question, ruling_ids: ids }] of questions.entries()) {
    const right = new Set(ids.flatMap((id) => find(id) ?? []))
    if (right.size < ids.length) continue
    const readFrom = async (search: RulingSearch, isHidden: boolean): Promise<void> => {
      const ports = assistantPorts({ ...services, search }, operator)
      const { sources } = await answerQuestion(ports, extractiveModel, { question, budget }, new AbortController().signal)
      const rulings = sources.flatMap(({ signs: { docId, likelihood } }) =>
        likelihood?.by === undefined ? [] : [{ isRight: right.has(docId), signs: likelihood.by }],
      )
      if (rulings.length > 0) judged.push({ set, isHidden, rulings })
    }
    await readFrom(services.search, false)
    if (right.size > 0) await readFrom(hiding(services.search, right), true)
    onQuestion(at + 1)
  }
  return judged
}

const ask = (services: Services, question: string): Promise<AssistantAnswer> =>
  askQuestion(services, operator, { question, budget }, new AbortController().signal)

/** A search that never finds these rulings. */
function hiding(search: RulingSearch, hidden: ReadonlySet<string>): RulingSearch {
  return {
    ...search,
    search: async (request, control) => {
      const found = await search.search({ ...request, size: hidingSize }, control)
      return { ...found, hits: found.hits.filter(({ docId }) => !hidden.has(docId)).slice(0, request.size) }
    },
    semantic: async (request, control) => {
      const found = await search.semantic({ ...request, topK: request.topK + hidden.size }, control)
      return found.filter(({ id }) => !hidden.has(id)).slice(0, request.topK)
    },
  }
}

/** Compares each quotation with the text in the database, without the code that made the answer. */
async function countInexact(db: Database, { citas }: AssistantAnswer): Promise<number> {
  let inexact = 0
  for (const { docId, parrafo, desde, hasta, texto } of citas) {
    const { sections } = await getRuling(db, docId)
    const paragraph = sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === parrafo)
    if (texto === '' || paragraph?.text.slice(desde, hasta) !== texto) inexact += 1
  }
  return inexact
}

const share = (all: readonly MeasuredAnswer[], holds: (each: MeasuredAnswer) => boolean): string => {
  if (all.length === 0) return '—'
  const count = all.filter(holds).length
  const interval = wilsonInterval(count, all.length)
  return `${percent(count / all.length)} [${percent(interval.from)}–${percent(interval.to)}]`
}
const percent = (value: number): string => `${(100 * value).toFixed(0)} %`

/** The figures by family as a table in Spanish, with 95 % intervals (Wilson). */
export function formatAnswers(measured: readonly MeasuredAnswer[]): string {
  const families = [...new Set(measured.map(({ family }) => family))]
  const rows = ['todas', ...families].map((name) => {
    const all = measured.filter(({ family }) => name === 'todas' || family === name)
    const answerable = all.filter(({ isAnswerable }) => isAnswerable)
    const others = all.filter(({ isAnswerable }) => !isAnswerable)
    const answered = answerable.filter(({ grade }) => grade === 'responde')
    return [
      `${name}: ${answerable.length} con respuesta, ${others.length} sin ella`,
      `  responde ${share(answerable, ({ grade }) => grade === 'responde')}`,
      `  responde con sus sentencias ocultas ${share(answerable, ({ gradeWithout }) => gradeWithout === 'responde')}`,
      `  responde donde nada responde ${share(others, ({ grade }) => grade === 'responde')}`,
      `  no lo encontré donde nada responde ${share(others, ({ grade }) => grade === 'no_lo_encontre')}`,
      `  muestra una pertinente entre las tres primeras ${share(answerable, ({ isRelevantShown }) => isRelevantShown)}`,
      `  de las que responden, primera cita pertinente ${share(answered, ({ firstQuoted }) => (firstQuoted ?? 0) >= relevantGrade)}`,
    ].join('\n')
  })
  const quotations = measured.reduce((sum, each) => sum + each.quotations, 0)
  const inexact = measured.reduce((sum, each) => sum + each.inexact, 0)
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number): string => `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)} ms`
  return [
    ...rows,
    `citas que están a la letra en la sentencia guardada: ${quotations - inexact} de ${quotations}`,
    `tiempo de una respuesta (${times.length}): p50 ${at(0.5)}, p95 ${at(0.95)}`,
  ].join('\n')
}
