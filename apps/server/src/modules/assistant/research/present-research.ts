import type { SubQuestionReason } from '@basejuris/assistant'
import type { AnswerRuling, AssistantAnswer, ResearchFinding, ResearchResult, ResearchStep } from '@basejuris/contract'
import { listResearchSentences, type ResearchJobRow, type ResearchStepRow } from '@basejuris/database'
import { collectionIds, collectionNames, formatPlural, type UserActor, unreadSentence } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { type CitedRulings, presentAnswer, presentRuling, readCitedRulings } from '../answers/present-answer.ts'
import type { StoredAnswer } from '../answers/stored-answer.ts'
import { appliedNorms } from './applied-norms.ts'
import { describeAside } from './describe-aside.ts'
import { describeNoContrary, explainContrary } from './explain-contrary.ts'
import { withLead, withLeadOf, withoutRepeated } from './merge-answers.ts'
import { numberThrough } from './number-citations.ts'
import {
  contrarySchema,
  decryptStep,
  findingSchema,
  planSchema,
  readResearchSentence,
  type StoredContrary,
  type StoredFinding,
  type StoredPlan,
  shortAnswerSchema,
  verificationSchema,
} from './research-content.ts'

const reasons: Readonly<Record<SubQuestionReason, string>> = {
  pregunta: 'La pregunta',
  parte: 'Una parte de la pregunta',
  tema: 'Su tema',
  norma: 'Una norma que nombra',
  modelo: 'La propuso el modelo de lenguaje',
}

/** Of a question that was left out. */
const notSearched = 'No se buscó: faltó tiempo o la búsqueda era demasiado pesada'

/** What the steps of a job hold, decrypted. */
export class ResearchContent {
  readonly plan: StoredPlan | null
  /** In the order of the plan; null until it is read, and where it was left out. */
  readonly findings: readonly (StoredFinding | null)[]
  readonly contrary: StoredContrary | null
  readonly short: StoredAnswer | null
  readonly verified: { readonly citas: number; readonly comprobadas: number } | null
  readonly #steps: ReadonlyMap<number, ResearchStepRow>

  constructor(services: Pick<Services, 'textCipher'>, steps: readonly ResearchStepRow[]) {
    this.#steps = new Map(steps.map((step) => [step.position, step]))
    this.plan = decryptStep(services, planSchema, this.#steps.get(1))
    const questions = this.plan?.preguntas ?? []
    this.findings = questions.map((_, at) => decryptStep(services, findingSchema, this.#steps.get(at + 2)))
    const next = questions.length + 2
    this.contrary = decryptStep(services, contrarySchema, this.#steps.get(next + 1))
    this.short = decryptStep(services, shortAnswerSchema, this.#steps.get(next))?.respuesta ?? null
    this.verified = decryptStep(services, verificationSchema, this.#steps.get(next + 2))
  }

  /** Every answer that is known. */
  get answers(): StoredAnswer[] {
    const found = [this.short, ...this.findings.map((finding) => finding?.respuesta ?? null), this.contrary?.respuesta ?? null]
    return found.filter((answer) => answer !== null)
  }
}

/** Steps as their reader may see them today. */
export function presentSteps(
  services: Pick<Services, 'codeHmac'>,
  steps: readonly ResearchStepRow[],
  content: ResearchContent,
  rulings: CitedRulings,
): ResearchStep[] {
  return steps.map((step) => {
    const { titulo, detalle } = describeStep(step, content)
    const finding = step.kind === 'lectura' ? (content.findings[step.position - 2] ?? null) : null
    const answer = finding === null ? null : presentAnswer(services, finding.respuesta, [], rulings)
    const cita = answer?.citas.find(({ verificada }) => verificada) ?? null
    const sentencia = cita === null ? null : (answer?.sentencias.find(({ docId }) => docId === cita.docId) ?? null)
    return {
      posicion: step.position,
      tipo: step.kind,
      estado: step.state,
      titulo,
      detalle,
      hallazgo: answer === null ? null : { grado: answer.grado, cita, sentencia },
    }
  })
}

function describeStep({ kind, position, state }: ResearchStepRow, content: ResearchContent): Pick<ResearchStep, 'titulo' | 'detalle'> {
  const { plan, findings, contrary, short, verified } = content
  if (kind === 'plan')
    return {
      titulo: 'Dividir la pregunta',
      detalle: plan === null ? '' : formatPlural(plan.preguntas.length, 'pregunta por buscar', 'preguntas por buscar'),
    }
  if (kind === 'lectura') {
    const finding = findings[position - 2] ?? null
    return {
      titulo: plan?.preguntas[position - 2]?.titulo ?? '',
      detalle: state === 'omitido' ? notSearched : finding === null ? '' : describeReading(finding.respuesta),
    }
  }
  if (kind === 'contraste')
    return {
      titulo: 'Buscar la línea contraria',
      detalle: contrary === null ? '' : contrary.respuesta === null ? describeNoContrary(contrary) : describeReading(contrary.respuesta),
    }
  if (kind === 'redaccion')
    return {
      titulo: 'Redactar la respuesta breve',
      detalle: short === null ? '' : formatPlural(short.oraciones.length, 'oración', 'oraciones'),
    }
  return {
    titulo: 'Abrir de nuevo cada cita',
    detalle: verified === null ? '' : `${verified.comprobadas} de ${formatPlural(verified.citas, 'cita', 'citas')} coinciden`,
  }
}

const describeReading = ({ leidas, citas }: StoredAnswer): string =>
  `${formatPlural(leidas.length, 'sentencia leída', 'sentencias leídas')}, ${formatPlural(citas.length, 'cita', 'citas')}`

export interface ResearchToShow {
  readonly job: ResearchJobRow
  readonly content: ResearchContent
  /** What its answers name, as the reader may read it. */
  readonly rulings: CitedRulings
}

interface PlannedFindings {
  readonly plan: StoredPlan
  /** In the order of the plan. */
  readonly findings: readonly (StoredFinding | null)[]
}

/** The memo as its reader may see it today; null until it is complete. */
export async function presentResult(
  services: Services,
  actor: UserActor,
  { job, content, rulings }: ResearchToShow,
): Promise<ResearchResult | null> {
  const { plan, short, findings, contrary } = content
  if (job.state !== 'completado' || plan === null || short === null || contrary === null) return null
  const generated = (await listResearchSentences(services.db, job.id)).map((row) => readResearchSentence(services, row))
  const number = numberThrough()
  const answer = presentAnswer(services, withNotes(short, plan.avisos), generated, rulings)
  const respuesta = number(withPartsLead(answer, short, { plan, findings }))
  const known = [...short.citas]
  const razonamiento = findings.flatMap((finding, at): ResearchFinding[] => {
    const question = plan.preguntas[at]
    if (finding === null || question === undefined) return []
    const own = withoutRepeated(finding.respuesta, known)
    known.push(...own.citas)
    // The question itself is answered above, and a topic of which nothing is sure says nothing.
    const isEmpty = own.oraciones.length === 0
    if (isEmpty && (question.motivo === 'pregunta' || question.motivo === 'tema')) return []
    const estaArriba = isEmpty && finding.respuesta.oraciones.length > 0
    const present = (each: StoredAnswer): AssistantAnswer => presentAnswer(services, each, [], rulings)
    const answer = number(withLeadOf(present(own), present(finding.respuesta)))
    return [{ titulo: question.titulo, motivo: reasons[question.motivo], estaArriba, respuesta: answer }]
  })
  // What was compared is said instead of what an answer begins with.
  const opposite = contrary.respuesta === null ? null : number(withLead(presentAnswer(services, contrary.respuesta, [], rulings), ''))
  const shown = [respuesta, ...razonamiento.map((finding) => finding.respuesta), ...(opposite === null ? [] : [opposite])]
  return {
    respuesta,
    razonamiento,
    contraria: { explicacion: explainContrary(contrary, opposite), articulo: contrary.articulo, respuesta: opposite },
    normas: appliedNorms(shown, quotedSurely(content.answers), rulings),
    noCubierto: await notCovered(services, actor, { plan, findings }),
    metodo: describeMethod(job, content, { shown, rulings }),
  }
}

/** Rulings that answers quote which are sure. */
const quotedSurely = (answers: readonly StoredAnswer[]): ReadonlySet<string> =>
  new Set(answers.flatMap(({ grado, citas }) => (grado === 'responde' ? citas.map(({ docId }) => docId) : [])))

/** Where no ruling answers the whole question, how many of its parts are answered. By the law here none of another law is. */
function withPartsLead(answer: AssistantAnswer, { ajena }: StoredAnswer, { plan, findings }: PlannedFindings): AssistantAnswer {
  const sure = plan.preguntas.filter(({ motivo }, at) => motivo === 'parte' && findings[at]?.respuesta.grado === 'responde').length
  if (answer.grado !== 'lo_mas_cercano' || sure === 0 || ajena !== undefined) return answer
  return withLead(
    answer,
    `Ninguna sentencia responde la pregunta entera. ${formatPlural(sure, 'de sus partes tiene respuesta', 'de sus partes tienen respuesta')}; lo que sigue son palabras de las sentencias que la dan.`,
  )
}

const withNotes = (answer: StoredAnswer, notes: readonly string[]): StoredAnswer => ({
  ...answer,
  avisos: [...new Set([...notes, ...answer.avisos])],
})

async function notCovered(services: Services, actor: UserActor, { plan, findings }: PlannedFindings): Promise<string[]> {
  const unanswered = plan.preguntas.flatMap(({ titulo, motivo }, at): string[] => {
    const grade = findings[at]?.respuesta.grado ?? null
    if (grade === null) return [`No se buscó sobre «${titulo}»: faltó tiempo o la búsqueda era demasiado pesada.`]
    if (grade === 'no_lo_encontre') return [`No encontramos ninguna sentencia que responda «${titulo}».`]
    // A topic is our own division of the question, and what is near to it is not shown.
    if (grade === 'responde' || motivo === 'tema') return []
    return [`Ninguna sentencia responde con seguridad «${titulo}»: se citan las más cercanas.`]
  })
  const { readable } = await services.entitlementOf(actor)
  const closed = collectionIds.filter((collection) => !readable.has(collection)).map((collection) => collectionNames[collection])
  const coverage = findings.find((finding) => finding !== null)?.respuesta.cobertura ?? null
  const unread = unreadSentence(coverage?.sinAcceso)
  return [
    ...unanswered,
    ...(closed.length === 0 ? [] : [unread || `No se leyó en las bases que su suscripción no incluye: ${closed.join(', ')}.`]),
    ...(coverage === null || coverage.vacias.length === 0
      ? []
      : [`No se buscó en ${coverage.vacias.join(', ')}: no tienen sentencias todavía.`]),
    ...(coverage === null || coverage.pendientes === 0
      ? []
      : [`Faltaba indexar ${formatPlural(coverage.pendientes, 'cambio', 'cambios')}.`]),
  ]
}

function describeMethod(
  { startedAt, finishedAt }: ResearchJobRow,
  { plan, findings, contrary, short, verified }: ResearchContent,
  { shown, rulings }: { readonly shown: readonly AssistantAnswer[]; readonly rulings: CitedRulings },
): ResearchResult['metodo'] {
  const read = findings.map((finding) => finding?.respuesta ?? null)
  const quoted = new Set(shown.flatMap(({ sentencias }) => sentencias.map(({ docId }) => docId)))
  const opened = [...new Set([...read, contrary?.respuesta ?? null, short].flatMap((answer) => answer?.leidas ?? []))]
  // The question itself comes first: what is said of it goes before what is said of its parts.
  const aside = Map.groupBy(
    findings.flatMap((finding) => finding?.descartadas ?? []),
    ({ docId }) => docId,
  )
  const reasonOf = (docId: string): string => describeAside(aside.get(docId)?.[0] ?? { docId, motivo: 'leida', terminos: [] }, contrary)
  const show = (docId: string): AnswerRuling => presentRuling(docId, rulings)
  return {
    consultas: (plan?.preguntas ?? []).map(({ titulo, motivo }, at) => ({
      pregunta: titulo,
      motivo: reasons[motivo],
      formal: read[at]?.busqueda.formal ?? '',
      resultado: read[at]?.busqueda.pasos[0]?.texto ?? notSearched,
    })),
    abiertas: opened.map(show),
    descartadas: opened.flatMap((docId) => (quoted.has(docId) ? [] : [{ sentencia: show(docId), motivo: reasonOf(docId) }])),
    citas: verified?.citas ?? 0,
    comprobadas: verified?.comprobadas ?? 0,
    tachadas: short?.tachadas ?? 0,
    segundos: startedAt === null || finishedAt === null ? 0 : (finishedAt.getTime() - startedAt.getTime()) / 1000,
    cobertura: read.find((answer) => answer !== null)?.cobertura ?? null,
  }
}

/** Rulings that the known answers name, read once with the rights of the reader. */
export function readResearchRulings(services: Services, actor: UserActor, { answers }: ResearchContent): Promise<CitedRulings> {
  return readCitedRulings(services, actor, answers)
}
