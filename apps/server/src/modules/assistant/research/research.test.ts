import { randomUUID } from 'node:crypto'
import { extractiveModel, type LanguageModel, NotSearched } from '@basejuris/assistant'
import { researchResultSchema } from '@basejuris/contract'
import { addResearchJob, changeResearchJob, claimResearchJob, findUser, removeRulings, setFlag, updateUser } from '@basejuris/database'
import { readPdf, unbroken } from '@basejuris/documents/testing/read-back'
import { maxOpenResearch, maxResearchJobs } from '@basejuris/domain'
import { findNormCitations } from '@basejuris/legal-text'
import { SearchTooHeavy } from '@basejuris/search'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { runResearch } from './run-research.ts'
import { maxResearchRuns } from './start-research.ts'

const root = '/api/multiagent/async'
const norms = findNormCitations('artículo 162 del Código del Trabajo').map(({ key, label, idNorma, article }) => ({
  key,
  label,
  idNorma,
  article,
  origin: 'source' as const,
  use: 'applied' as const,
}))
const grants = 'la carta de aviso debe expresar los hechos precisos en que se funda la causal de necesidades de la empresa'
const denies = 'la carta de aviso no debe expresar los hechos de la causal de necesidades de la empresa que el trabajador ya conocía'
const ofAppeals = { fictional: false, norms, collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones' } as const
/** A ruling on a recourse of the employer. */
const ruling = (docId: string, words: string, outcome: 'anula' | 'rechaza') =>
  buildRuling({
    docId,
    caption: `Rojas con Empresa ${docId}`,
    ...ofAppeals,
    appealType: 'Laboral-recurso de nulidad',
    outcome,
    sections: buildSections(
      [
        'Primero: Que la parte demandada dedujo recurso de nulidad por infracción del artículo 162 del Código del Trabajo.',
        `Segundo: Que ${words}, conforme al artículo 162 del Código del Trabajo.`,
      ],
      `Se resuelve: que se ${outcome === 'anula' ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
    ),
  })
/** Of a collection that nobody pays for. */
const weekly = buildSections(['Primero: Que la semana corrida procede respecto del vendedor que percibe comisiones cada día.'])
const free = buildRuling({ docId: 'libre', fictional: false, norms: [], sections: weekly })
const asked = '¿Debe la carta de aviso expresar los hechos de la causal de necesidades de la empresa?'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([ruling('exige', grants, 'rechaza'), ruling('no-exige', denies, 'anula'), free])
})
beforeEach(async () => {
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const start = async (person: TestPerson, body: object = { message: asked }) => person.call('POST', `${root}/start`, body)
const started = async (person: TestPerson, message = asked): Promise<string> => (await start(person, { message })).body.data.id
const status = async (person: TestPerson, id: string) => (await person.call('GET', `${root}/status/${id}`)).body
const researched = async (person: TestPerson, message = asked) => {
  const id = await started(person, message)
  await test.runJobs()
  return (await status(person, id)).data
}
const open = new AbortController().signal

describe('research', () => {
  it('is accepted at once, and answers in steps with quotations to the letter, the contrary line, norms and method', async () => {
    const accepted = await start(ana)
    expect(accepted).toMatchObject({ status: 202, body: { data: { estado: 'pendiente' } } })
    const { id } = accepted.body.data
    expect((await status(ana, id)).data).toMatchObject({ estado: 'pendiente', delante: 0, pasos: [], resultado: null, pregunta: asked })
    await test.runJobs()
    const { data } = await status(ana, id)
    expect(data).toMatchObject({ estado: 'completado', delante: null })
    expect(data.pasos.map(({ tipo, estado }: { tipo: string; estado: string }) => `${tipo} ${estado}`)).toEqual([
      'plan listo',
      ...Array.from({ length: data.pasos.length - 4 }, () => 'lectura listo'),
      'redaccion listo',
      'contraste listo',
      'verificacion listo',
    ])
    expect(data.pasos[1].hallazgo).toMatchObject({ grado: 'responde', cita: { verificada: true } })
    const memo = researchResultSchema.parse(data.resultado)
    const [leading] = memo.respuesta.citas
    expect(leading?.texto).toContain(leading?.docId === 'exige' ? 'debe expresar los hechos' : 'no debe expresar los hechos')
    expect(memo.contraria.explicacion).toContain('resolvió lo contrario')
    const contrary = new Set(memo.contraria.respuesta?.citas.map(({ docId }) => docId))
    expect(contrary).toEqual(new Set([leading?.docId === 'exige' ? 'no-exige' : 'exige']))
    expect(memo.normas[0]).toMatchObject({ clave: 'CT:162', sentencias: 2 })
    expect(memo.metodo.citas).toBeGreaterThan(1)
    expect(memo.metodo.comprobadas).toBe(memo.metodo.citas)
    expect(memo.metodo.consultas[0]).toMatchObject({ motivo: 'La pregunta', pregunta: asked })
    expect(memo.metodo.abiertas.map(({ docId }) => docId)).toEqual(expect.arrayContaining(['exige', 'no-exige']))
  })

  it('says that no contrary line was found where none is, and what it does not cover', async () => {
    const { resultado } = await researched(ana, '¿Qué receta lleva el pastel de jaiba?')
    expect(resultado.respuesta.grado).toBe('no_lo_encontre')
    expect(resultado.contraria).toMatchObject({ respuesta: null, explicacion: expect.stringMatching(/^No se buscó/) })
    expect(resultado.noCubierto[0]).toMatch(/^No encontramos ninguna sentencia que responda «¿Qué receta/)
  })

  it('says which of its questions no search was carried out for, and fails where there is no other', async () => {
    const refusing = (isRefused: (query: string) => boolean) => {
      const search: typeof test.services.search.search = (request, ...rest) => {
        if (isRefused(request.query)) throw new SearchTooHeavy('time')
        return test.services.search.search(request, ...rest)
      }
      return { ...test.services, search: Object.assign(Object.create(test.services.search), { search }) }
    }
    const id = await started(ana)
    await runResearch(
      refusing((query) => query !== asked),
      id,
      { retries: 0, signal: open },
    )
    const { estado, pasos, resultado } = (await status(ana, id)).data
    expect(estado).toBe('completado')
    expect(pasos.some(({ estado: state }: { estado: string }) => state === 'omitido')).toBe(true)
    expect(resultado.noCubierto).toContainEqual(expect.stringMatching(/^No se buscó sobre «.+»: faltó tiempo/))
    const unsearched = await started(ana)
    await expect(
      runResearch(
        refusing(() => true),
        unsearched,
        { retries: 0, signal: open },
      ),
    ).rejects.toThrow(NotSearched)
  })

  it('asks no language model where the question or the account wants quotations alone', async () => {
    const asking: string[] = []
    const languageModel: LanguageModel = {
      ...extractiveModel,
      name: 'modelo-1',
      plan: (request, signal) => {
        asking.push(request.question)
        return extractiveModel.plan(request, signal)
      },
    }
    const run = async (soloCitas: boolean) => {
      const { id } = (await start(ana, { message: asked, soloCitas })).body.data
      await runResearch({ ...test.services, languageModel }, id, { retries: 0, signal: open })
      return (await status(ana, id)).data.estado
    }
    expect([await run(true), asking.length]).toEqual(['completado', 0])
    const prefer = (preferred: boolean) => ana.call('PUT', `/v1/auth/profile/${ana.userId}`, { preferencias: { soloCitas: preferred } })
    await prefer(true)
    expect([await run(false), asking.length]).toEqual(['completado', 0])
    await prefer(false)
    expect([await run(false), asking.length > 0]).toEqual(['completado', true])
  })

  it('mails that it ended to a user who wants it, without a word of the question', async () => {
    const { email = '' } = (await findUser(test.services.db, ana.userId)) ?? {}
    const mailed = async () => (await test.mailsTo(email)).filter(({ subject }) => /investigación/u.test(subject))
    const before = (await mailed()).length
    await researched(ana)
    expect((await mailed()).length).toBe(before)
    await ana.call('PUT', `/v1/auth/profile/${ana.userId}`, { preferencias: { avisoInvestigaciones: true } })
    const { id } = await researched(ana)
    const mails = await mailed()
    expect(mails.length).toBe(before + 1)
    expect(mails.at(-1)).toMatchObject({ subject: 'Su investigación está lista' })
    expect(mails.at(-1)?.text).toContain(`/investigaciones?id=${id}`)
    expect(JSON.stringify(mails.at(-1))).not.toContain(asked.slice(1, 30))
    await runResearch(test.services, await started(ana), { retries: maxResearchRuns, signal: open })
    expect((await mailed()).at(-1)).toMatchObject({ subject: 'Su investigación no se pudo terminar' })
    await ana.call('PUT', `/v1/auth/profile/${ana.userId}`, { preferencias: { avisoInvestigaciones: false } })
  })

  it('goes on after the last step that was stored, with what it found then', async () => {
    const id = await started(ana)
    const killed = new AbortController()
    const model: LanguageModel = {
      ...extractiveModel,
      // The process ends while the short answer is written.
      plan: async (request, signal) => {
        plans += 1
        if (plans === 2) {
          killed.abort(new Error('killed'))
          signal.throwIfAborted()
        }
        return extractiveModel.plan(request, signal)
      },
    }
    let plans = 0
    const services = { ...test.services, languageModel: model }
    await expect(runResearch(services, id, { retries: 0, signal: killed.signal })).rejects.toThrow('killed')
    const before = (await status(ana, id)).data
    expect(before).toMatchObject({ estado: 'en_curso', resultado: null })
    expect(before.pasos.at(-1)).toMatchObject({ tipo: 'redaccion', estado: 'en_curso' })
    await runResearch(services, id, { retries: 1, signal: open })
    expect((await status(ana, id)).data).toMatchObject({ estado: 'completado' })
    // Once for each run of the short answer, and once for the plan, which was not made again.
    expect(plans).toBe(3)
  })

  it('is given up after too many runs, and its petition is given back', async () => {
    await setFlag(test.services.db, 'subscriptions', true)
    await setFlag(test.services.db, 'betaFree', false)
    const uses = async () => (await ana.call('POST', '/v1/status-payment/', { userId: ana.userId })).body.data.counterUse
    try {
      const id = await started(ana)
      expect(await uses()).toBe(1)
      await runResearch(test.services, id, { retries: maxResearchRuns, signal: open })
      expect((await status(ana, id)).data).toMatchObject({ estado: 'fallido', resultado: null })
      expect(await uses()).toBe(0)
      await runResearch(test.services, id, { retries: maxResearchRuns, signal: open })
      expect(await uses()).toBe(0)
      await researched(ana, '¿Qué receta lleva el pastel de jaiba?')
      expect(await uses()).toBe(0)
      await researched(ana, '¿Procede la semana corrida respecto del vendedor que percibe comisiones?')
      expect(await uses()).toBe(1)
      const waiting = await started(ana)
      await ana.call('POST', `${root}/cancel/${waiting}`)
      expect(await uses()).toBe(1)
    } finally {
      await setFlag(test.services.db, 'subscriptions', false)
      await setFlag(test.services.db, 'betaFree', true)
    }
  })

  it('is cancelled while it waits or runs, never after its end', async () => {
    const id = await started(ana)
    expect((await ana.call('POST', `${root}/cancel/${id}`)).body.data).toEqual({ id, estado: 'cancelado' })
    await test.runJobs()
    expect((await status(ana, id)).data).toMatchObject({ estado: 'cancelado', pasos: [] })
    expect((await ana.call('POST', `${root}/cancel/${id}`)).body).toMatchObject({ code: 'research.ended' })
    const running = await started(ana)
    const work = runResearch(
      {
        ...test.services,
        languageModel: {
          ...extractiveModel,
          plan: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        },
      },
      running,
      { retries: 0, signal: open },
    )
    await expect.poll(async () => (await status(ana, running)).data.pasos.length).toBe(1)
    await ana.call('POST', `${root}/cancel/${running}`)
    await work
    expect((await status(ana, running)).data).toMatchObject({ estado: 'cancelado', resultado: null })
  })

  it('waits while two of its user run, and says how many wait before it', async () => {
    const ids = [await started(ana), await started(ana), await started(ana), await started(ana)] as const
    for (const id of ids.slice(0, 2))
      await test.services.db.transaction((tx) => claimResearchJob(tx, { id, at: new Date(), maxRunning: 9, maxRunningPerUser: 2 }))
    const sent: string[] = []
    const jobs = {
      send: async (_: unknown, { jobId }: { jobId?: string }) => void sent.push(jobId ?? ''),
    } as unknown as typeof test.services.jobs
    await runResearch({ ...test.services, jobs }, ids[2], { retries: 0, signal: open })
    expect(sent).toEqual([ids[2]])
    expect((await status(ana, ids[3])).data).toMatchObject({ estado: 'pendiente', delante: 1 })
    for (const id of ids) await ana.call('POST', `${root}/cancel/${id}`)
    await test.runJobs()
  })

  it('refuses what it does not take', async () => {
    expect((await start(ana, { message: ' ' })).body).toMatchObject({ code: 'request.invalid' })
    expect((await start(ana, { message: 'a'.repeat(8001) })).body.details).toEqual([expect.objectContaining({ field: 'message' })])
    expect((await start(ana, { message: asked, sessionId: randomUUID() })).body).toMatchObject({ code: 'conversation.not_found' })
    for (const [method, path] of [
      ['GET', 'status'],
      ['POST', 'cancel'],
      ['GET', 'events'],
    ] as const)
      expect((await ana.call(method, `${root}/${path}/${randomUUID()}`)).body).toMatchObject({ code: 'research.not_found' })
    expect((await ana.call('DELETE', `${root}/${randomUUID()}`)).body).toMatchObject({ code: 'research.not_found' })
    const id = await started(ana)
    expect((await ana.call('POST', `${root}/export/${id}`, { formato: 'pdf' })).body).toMatchObject({ code: 'research.unfinished' })
    expect((await ana.call('POST', `${root}/export/${randomUUID()}`, { formato: 'pdf' })).body).toMatchObject({
      code: 'research.not_found',
    })
    await ana.call('POST', `${root}/cancel/${id}`)
  })

  it('takes no more than may wait, and no more than are stored', async () => {
    const ids = await Promise.all(Array.from({ length: maxOpenResearch }, () => started(ana)))
    expect((await start(ana)).body).toMatchObject({ code: 'research.too_many' })
    for (const id of ids) await changeResearchJob(test.services.db, { id, from: ['pendiente'] }, { state: 'cancelado' })
    const { db } = test.services
    const job = { userId: ana.userId, state: 'cancelado', sealed: 'x', isCounted: false, isSeen: true, changes: 0 } as const
    const moments = { createdAt: new Date(), startedAt: null, finishedAt: new Date() }
    await db.transaction(async (tx) => {
      for (let stored = ids.length; stored < maxResearchJobs; stored += 1)
        await addResearchJob(tx, { ...job, ...moments, id: randomUUID() }, { maxOpen: 1, maxStored: maxResearchJobs })
    })
    expect((await start(ana)).body).toMatchObject({ code: 'research.full' })
  })

  it('is refused where no petition is left', async () => {
    const { db } = test.services
    await setFlag(db, 'subscriptions', true)
    await setFlag(db, 'betaFree', false)
    try {
      await updateUser(db, ana.userId, { counterUse: 30 })
      expect((await start(ana)).body).toMatchObject({ code: 'petition.blocked' })
      expect((await ana.call('GET', root)).body.data.total).toBe(0)
    } finally {
      await setFlag(db, 'subscriptions', false)
      await setFlag(db, 'betaFree', true)
    }
  })

  it('is exported twice at a time, and no more', async () => {
    const { id } = await researched(ana)
    const request = { method: 'POST', url: `${root}/export/${id}`, headers: ana.headers, payload: { formato: 'pdf' } } as const
    const all = await Promise.all(Array.from({ length: 4 }, () => test.app.inject(request)))
    expect(all.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().code)).toEqual(['export.busy', 'export.busy'])
  })

  it('takes its context from a conversation of the user', async () => {
    const { sessionId } = (await ana.call('POST', '/v1/chat', { message: asked })).body.data
    const id = (await start(ana, { message: '¿Y si la firma otro?', sessionId })).body.data.id
    await test.runJobs()
    expect((await status(ana, id)).data.resultado.metodo.consultas[0].pregunta).toContain('carta de aviso')
  })

  it('is listed, seen once opened, and deleted', async () => {
    const { id } = await researched(ana)
    const list = async () => (await ana.call('GET', root)).body.data
    expect((await list()).investigaciones).toMatchObject([{ id, estado: 'completado', nueva: false }])
    const other = await started(ana)
    await test.runJobs()
    expect((await list()).investigaciones[0]).toMatchObject({ id: other, nueva: true })
    expect((await ana.call('DELETE', `${root}/${other}`)).body.data).toEqual({ id: other, borrada: true })
    expect(await list()).toMatchObject({ total: 1, maximo: maxResearchJobs })
  })

  it('is exported with its method', async () => {
    const { id } = await researched(ana)
    const response = await test.app.inject({
      method: 'POST',
      url: `${root}/export/${id}`,
      headers: ana.headers,
      payload: { formato: 'pdf' },
    })
    const text = unbroken((await readPdf(response.rawPayload)).pages.join(' '))
    for (const part of ['Respuesta breve', 'Línea contraria', 'Normas aplicadas', 'Qué no se cubre', 'Método', 'debe expresar los hechos'])
      expect(text).toContain(unbroken(part))
  })
})

describe('events of research', () => {
  const read = async (id: string, after?: number) => {
    const headers = { ...ana.headers, ...(after === undefined ? {} : { 'last-event-id': String(after) }) }
    const { body } = await test.app.inject({ method: 'GET', url: `${root}/events/${id}`, headers })
    return body
      .split('\n\n')
      .filter((block) => block.includes('event: '))
      .map((block) => ({
        id: Number(/^id: (.+)$/m.exec(block)?.[1] ?? 0),
        name: /^event: (.+)$/m.exec(block)?.[1],
        data: JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? 'null'),
      }))
  }

  it('give every step under its number until the end, and go on after the last one known', async () => {
    const { id, pasos } = await researched(ana)
    const all = await read(id)
    expect(
      all
        .filter(({ name }) => name === 'paso')
        .map(({ data }) => data.posicion)
        .toSorted(),
    ).toEqual(pasos.map(({ posicion }: { posicion: number }) => posicion))
    expect(all.slice(-2)).toMatchObject([{ name: 'estado', data: { estado: 'completado' } }, { name: 'fin' }])
    const known = all.filter(({ name }) => name === 'paso').at(1)?.id ?? 0
    const rest = await read(id, known)
    expect(rest.filter(({ name }) => name === 'paso').map((event) => event.id)).toEqual(
      all.filter(({ name, id: number }) => name === 'paso' && number > known).map((event) => event.id),
    )
    expect((await read(id, 1_000_000)).map(({ name }) => name)).toEqual(['fin'])
  })
})

describe('a memo', () => {
  it('loses the words of a ruling that was withdrawn', async () => {
    const { id } = await researched(ana)
    expect(JSON.stringify((await status(ana, id)).data)).toContain('debe expresar los hechos precisos')
    await removeRulings(test.services.db, ['exige', 'no-exige'])
    const { data } = await status(ana, id)
    expect(JSON.stringify(data)).not.toContain('debe expresar los hechos precisos')
    expect(data.resultado.metodo.abiertas[0]).toMatchObject({ estado: 'retirada', cita: '', resuelve: null })
  })
})
