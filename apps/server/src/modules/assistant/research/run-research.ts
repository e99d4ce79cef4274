import {
  answerQuestion,
  extractiveModel,
  findContraryLine,
  type LanguageModel,
  modelNoteSentences,
  NotSearched,
  planResearch,
  setAside,
  sureOfParts,
} from '@basejuris/assistant'
import {
  changeResearchJob,
  claimResearchJob,
  findResearchJob,
  type JobContext,
  listResearchSteps,
  putResearchSentences,
  putResearchStep,
  type ResearchJobRow,
  type ResearchStepRow,
  returnPetitions,
  type Transaction,
} from '@basejuris/database'
import { maxRunningResearch, maxRunningResearchPerUser, type UserActor } from '@basejuris/domain'
import type { z } from 'zod'
import type { Services } from '../../../services.ts'
import { answerCharacters } from '../answers/answer-characters.ts'
import { chooseModel } from '../answers/choose-model.ts'
import { presentAnswer, readCitedRulings } from '../answers/present-answer.ts'
import { type StoredAnswer, toStoredAnswer } from '../answers/stored-answer.ts'
import { assistantPorts } from '../lookups/assistant-ports.ts'
import { mergeAnswers } from './merge-answers.ts'
import { notifyEnded } from './notify-ended.ts'
import {
  contrarySchema,
  decryptResearchQuestion,
  decryptStep,
  encryptStep,
  findingSchema,
  planSchema,
  type ResearchQuestion,
  type StoredContrary,
  type StoredFinding,
  type StoredPlan,
  type StoredShortAnswer,
  shortAnswerSchema,
  toResearchSentence,
  verificationSchema,
} from './research-content.ts'
import { maxResearchRuns, researchQueue } from './start-research.ts'

/** Characters that the short answer, each part of the question and the contrary line quote. The question itself is answered as elsewhere. */
const quotedCharacters = { short: 1250, part: 1650, contrary: 900 } as const
/** Sub-questions that are read at the same time. */
const readingTogether = 2
/** After so long no further sub-question is read. */
const readingMs = 90_000
/** Milliseconds between looks at whether the job was cancelled, and until a job that had to wait asks again. */
const lookMs = 500
const waitMs = 1000
/** Rulings from which the short answer is written. */
const maxShortRulings = 8

/**
 * Runs a research job in steps, each stored when it is done: another run goes on after the last one. The petition is given back when it
 * fails and when nothing was found.
 */
export async function runResearch(
  services: Services,
  jobId: string,
  { retries, signal }: Pick<JobContext, 'retries' | 'signal'>,
): Promise<void> {
  const { db, jobs } = services
  if (retries >= maxResearchRuns) return failResearch(services, jobId)
  const at = new Date()
  const job = await db.transaction((tx) =>
    claimResearchJob(tx, { id: jobId, at, maxRunning: maxRunningResearch, maxRunningPerUser: maxRunningResearchPerUser }),
  )
  if (job === null) return
  if (job === 'wait') {
    await jobs.send(researchQueue, { jobId }, { startAfter: new Date(at.getTime() + waitMs) })
    return
  }
  const watch = watchCancelled(services, job)
  try {
    await new ResearchRun(services, job, AbortSignal.any([signal, watch.signal])).run()
  } catch (error) {
    if (!watch.signal.aborted) throw error
  } finally {
    watch.stop()
  }
}

/** Aborts once the job no longer runs: it was cancelled or deleted. */
function watchCancelled({ db }: Pick<Services, 'db'>, { id, userId }: ResearchJobRow) {
  const ended = new AbortController()
  const look = async (): Promise<void> => {
    if ((await findResearchJob(db, { id, userId }))?.state !== 'en_curso') ended.abort(new Error('The research was cancelled'))
  }
  // A look that fails is followed by another one.
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  return { signal: ended.signal, stop: () => clearInterval(timer) }
}

async function failResearch(services: Pick<Services, 'db' | 'mailer' | 'site'>, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const failed = await changeResearchJob(tx, { id, from: ['pendiente', 'en_curso'] }, { state: 'fallido', finishedAt: new Date() })
    if (failed === null) return
    await returnCounted(tx, failed)
    await notifyEnded(services, tx, failed)
  })
}

/** Gives the petition of a job back, once. */
export async function returnCounted(tx: Transaction, { id, userId, state, isCounted }: ResearchJobRow): Promise<void> {
  if (!isCounted) return
  await changeResearchJob(tx, { id, from: [state] }, { isCounted: false })
  await returnPetitions(tx, { userId, petitions: 1 })
}

type StepKind = ResearchStepRow['kind']

/** One run of a job: steps that are stored are not done again. */
class ResearchRun {
  readonly #services: Services
  readonly #job: ResearchJobRow
  readonly #signal: AbortSignal
  readonly #question: ResearchQuestion
  readonly #actor: UserActor
  readonly #startedMs = Date.now()
  #known: ReadonlyMap<number, ResearchStepRow> = new Map()
  #model: LanguageModel = extractiveModel

  constructor(services: Services, job: ResearchJobRow, signal: AbortSignal) {
    this.#services = services
    this.#job = job
    this.#signal = signal
    this.#question = decryptResearchQuestion(services, job)
    this.#actor = { kind: 'user', userId: job.userId, sessionId: '' }
  }

  async run(): Promise<void> {
    const { db } = this.#services
    this.#model = await chooseModel(this.#services, this.#actor, this.#question)
    this.#known = new Map((await listResearchSteps(db, this.#job.id)).map((step) => [step.position, step]))
    const plan = await this.#plan()
    const findings = await this.#readAll(plan)
    const read = findings.flatMap((finding) => (finding === null ? [] : [finding.respuesta]))
    const next = plan.preguntas.length + 2
    const short = await this.#write(next, read, plan)
    const contrary = await this.#contrast(next + 1, [short, ...read])
    await this.#verify(next + 2, [short, ...read, ...(contrary.respuesta === null ? [] : [contrary.respuesta])])
    await db.transaction(async (tx) => {
      const done = await changeResearchJob(tx, { id: this.#job.id, from: ['en_curso'] }, { state: 'completado', finishedAt: new Date() })
      if (done === null) return
      if (read.every(({ grado }) => grado === 'no_lo_encontre')) await returnCounted(tx, done)
      await notifyEnded(this.#services, tx, done)
    })
  }

  get #ports() {
    return assistantPorts(this.#services, this.#actor)
  }

  /** Does a step unless an earlier run did, and stores what it found together with what `also` writes. */
  async #step<Content extends object>(
    position: number,
    kind: StepKind,
    schema: z.ZodType<Content>,
    work: () => Promise<{ readonly content: Content; readonly also?: (tx: Transaction) => Promise<void> }>,
  ): Promise<Content> {
    const known = decryptStep(this.#services, schema, this.#known.get(position))
    if (known !== null) return known
    const { db } = this.#services
    const { id: jobId, userId } = this.#job
    const startedAt = new Date()
    const step = { jobId, position, userId, kind, startedAt }
    await this.#put((tx) => putResearchStep(tx, { ...step, state: 'en_curso', sealed: null, finishedAt: null }))
    const { content, also } = await work()
    this.#signal.throwIfAborted()
    const sealed = encryptStep(this.#services, step, content)
    await db.transaction(async (tx) => {
      const isStored = await putResearchStep(tx, { ...step, state: 'listo', sealed, finishedAt: new Date() })
      if (!isStored) throw new Error('The research no longer runs')
      await also?.(tx)
    })
    return content
  }

  async #put(write: (tx: Transaction) => Promise<boolean>): Promise<void> {
    if (!(await this.#services.db.transaction(write))) throw new Error('The research no longer runs')
  }

  #plan(): Promise<StoredPlan> {
    return this.#step(1, 'plan', planSchema, async () => {
      const { subQuestions, notes } = await planResearch(this.#ports, this.#model, this.#question.entendida, this.#signal)
      const preguntas = subQuestions.map(({ reason, title, query }) => ({ motivo: reason, titulo: title, consulta: query }))
      return { content: { preguntas, avisos: notes.map((note) => modelNoteSentences[note]) } }
    })
  }

  /** In the order of the plan; null where the time was over or the search was refused. */
  async #readAll({ preguntas }: StoredPlan): Promise<(StoredFinding | null)[]> {
    const findings: (StoredFinding | null)[] = preguntas.map(() => null)
    const waiting = [...preguntas.entries()]
    const readNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [at, question] = next
        findings[at] = await this.#read(at + 2, question, preguntas)
      }
    }
    await Promise.all(Array.from({ length: readingTogether }, readNext))
    return findings
  }

  async #read(position: number, asked: StoredPlan['preguntas'][number], all: StoredPlan['preguntas']): Promise<StoredFinding | null> {
    const { motivo, consulta: question } = asked
    const known = this.#known.get(position)
    if (known?.state === 'omitido') return null
    if (known?.state !== 'listo' && Date.now() - this.#startedMs > readingMs) return this.#leaveOut(position)
    const reading = this.#step(position, 'lectura', findingSchema, async () => {
      const budget = motivo === 'pregunta' ? answerCharacters : quotedCharacters.part
      const found = await answerQuestion(this.#ports, extractiveModel, { question, budget }, this.#signal)
      const answer = await sureOfParts(this.#ports, found, partsAsked(asked, all), this.#signal)
      const aside = await setAside(answer, this.#signal)
      const descartadas = aside.map(({ docId, reason, terms }) => ({ docId, motivo: reason, terminos: [...terms] }))
      const { stored } = toStoredAnswer(answer, this.#services.codeHmac)
      // The topic is only likely: what is near to it may be far from the question.
      const isSure = motivo !== 'tema' || stored.grado === 'responde'
      return { content: { respuesta: isSure ? stored : { ...stored, oraciones: [], citas: [] }, descartadas } }
    })
    return reading.catch((error: unknown) => {
      if (error instanceof NotSearched) return this.#leaveOut(position)
      throw error
    })
  }

  async #leaveOut(position: number): Promise<null> {
    const { id: jobId, userId } = this.#job
    const at = new Date()
    const left = { jobId, position, userId, kind: 'lectura', state: 'omitido', sealed: null, startedAt: at, finishedAt: at } as const
    await this.#put((tx) => putResearchStep(tx, left))
    return null
  }

  /** Contrary is what decides otherwise than the short answer, which comes first. */
  #contrast(position: number, [short, ...read]: readonly StoredAnswer[]): Promise<StoredContrary> {
    return this.#step(position, 'contraste', contrarySchema, async () => {
      const request = {
        question: this.#question.entendida,
        budget: quotedCharacters.contrary,
        quoted: [...new Set([...quotedBy(short === undefined ? [] : [short]), ...quotedBy(read)])],
        read: read.flatMap(({ leidas }) => leidas),
      }
      const { ground, counts, article, against, answer, onMatter } = await findContraryLine(this.#ports, request, this.#signal)
      const respuesta = answer === null ? null : toStoredAnswer(answer, this.#services.codeHmac).stored
      const recuento = counts === null ? {} : { recuento: { otras: counts.others, comparadas: counts.compared, opuestas: counts.opposite } }
      const materia = { mismas: [...onMatter.same], opuestas: [...onMatter.opposite] }
      return { content: { articulo: article, frente: [...against], respuesta, porque: ground, ...recuento, materia } }
    })
  }

  /** The configured model writes from the rulings that the findings quote; without any, the answer to the question itself stands. */
  async #write(position: number, read: readonly StoredAnswer[], { preguntas }: StoredPlan): Promise<StoredAnswer> {
    const { respuesta } = await this.#step<StoredShortAnswer>(position, 'redaccion', shortAnswerSchema, async () => {
      const docIds = quotedBy(read).slice(0, maxShortRulings)
      const [first] = read
      if (docIds.length === 0 && first !== undefined) return { content: { respuesta: first } }
      const sure = read.filter(({ grado }) => grado === 'responde')
      const isWritten = this.#model.name !== extractiveModel.name
      if (!isWritten && first !== undefined && first.grado !== 'responde' && sure.length > 0)
        return { content: { respuesta: mergeAnswers(first, sure) } }
      const request = { question: this.#question.entendida, budget: quotedCharacters.short, ...(docIds.length === 0 ? {} : { docIds }) }
      const [whole] = preguntas
      const found = await answerQuestion(this.#ports, this.#model, request, this.#signal)
      const answer = whole === undefined ? found : await sureOfParts(this.#ports, found, partsAsked(whole, preguntas), this.#signal)
      const { stored, generated } = toStoredAnswer(answer, this.#services.codeHmac)
      const rows = generated.map((sentence) => toResearchSentence(this.#services, this.#job, sentence))
      return { content: { respuesta: stored }, also: (tx) => putResearchSentences(tx, this.#job.id, rows) }
    })
    return respuesta
  }

  /** Opens every quotation again in its ruling as it is stored now. */
  async #verify(position: number, answers: readonly StoredAnswer[]): Promise<void> {
    await this.#step(position, 'verificacion', verificationSchema, async () => {
      const rulings = await readCitedRulings(this.#services, this.#actor, answers)
      const citas = answers.flatMap((answer) => presentAnswer(this.#services, answer, [], rulings).citas)
      return { content: { citas: citas.length, comprobadas: citas.filter(({ verificada }) => verificada).length } }
    })
  }
}

/** The parts of which an answer must speak: of the whole question all of them, of a part that part. */
function partsAsked({ motivo, titulo }: StoredPlan['preguntas'][number], all: StoredPlan['preguntas']): string[] {
  if (motivo === 'parte') return [titulo]
  return motivo === 'pregunta' ? all.flatMap((each) => (each.motivo === 'parte' ? [each.titulo] : [])) : []
}

/** Rulings that answers quote, those that answer first. */
function quotedBy(answers: readonly StoredAnswer[]): string[] {
  const sure = answers.filter(({ grado }) => grado === 'responde')
  return [...new Set([...sure, ...answers].flatMap(({ citas }) => citas.map(({ docId }) => docId)))]
}
