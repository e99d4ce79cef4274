import { addResearchJob, changeResearchJob, claimResearchJob, putResearchStep } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { encryptResearchQuestion, encryptStep } from '../modules/assistant/research/research-content.ts'
import { quotingAnswer } from './make-conversation.ts'
import type { TestApp } from './open-test-app.ts'

interface Researched {
  readonly userId: string
  readonly ruling: Ruling
  /** Anchor of the paragraph that is quoted whole. */
  readonly anchor: string
}

const limits = { maxOpen: 10, maxStored: 100 }

/** A research job whose memo quotes a ruling in each of its parts, as if its user could read it then. Answers its id. */
export async function makeResearch({ services }: TestApp, { userId, ruling, anchor }: Researched): Promise<string> {
  const { db } = services
  const [id, at] = [crypto.randomUUID(), new Date()]
  const respuesta = quotingAnswer(services, { ruling, anchor })
  const contents = [
    ['plan', { preguntas: [{ motivo: 'pregunta', titulo: 'pregunta', consulta: 'pregunta' }], avisos: [] }],
    ['lectura', { respuesta, descartadas: [] }],
    ['redaccion', { respuesta }],
    ['contraste', { articulo: null, frente: [ruling.docId], respuesta }],
    ['verificacion', { citas: 3, comprobadas: 3 }],
  ] as const
  await db.transaction(async (tx) => {
    const sealed = encryptResearchQuestion(services, id, { pregunta: 'pregunta', entendida: 'pregunta' })
    const job = { id, userId, state: 'pendiente', sealed, isCounted: false, isSeen: false, changes: 0, createdAt: at } as const
    await addResearchJob(tx, { ...job, startedAt: null, finishedAt: null }, limits)
    await claimResearchJob(tx, { id, at, maxRunning: 1000, maxRunningPerUser: 1000 })
    for (const [index, [kind, content]] of contents.entries()) {
      const step = { jobId: id, position: index + 1, userId, kind, state: 'listo', startedAt: at, finishedAt: at } as const
      await putResearchStep(tx, { ...step, sealed: encryptStep(services, step, content) })
    }
    await changeResearchJob(tx, { id, from: ['en_curso'] }, { state: 'completado', finishedAt: at })
  })
  return id
}
