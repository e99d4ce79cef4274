import { randomUUID } from 'node:crypto'
import { type ChatEventName, chatEventSchemas } from '@basejuris/contract'
import { removeRulings, setFlag, updateUser } from '@basejuris/database'
import { readPdf, unbroken } from '@basejuris/documents/testing/read-back'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

const words = 'la carta de aviso debe expresar los hechos precisos en que se funda la causal de necesidades de la empresa'
const ruling = (docId: string, text = words) =>
  buildRuling({
    docId,
    caption: `Rojas con Empresa ${docId}`,
    fictional: false,
    outcome: 'acoge',
    sections: buildSections([
      `Primero: Que la demandada alegó que ${text} solo cuando hay varios trabajadores.`,
      `Segundo: Que ${text}, pues de lo contrario el trabajador no puede defenderse.`,
    ]),
  })
const asked = '¿qué hechos debe expresar la carta de aviso por necesidades de la empresa?'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    ruling('aviso'),
    buildRuling({
      docId: 'otra',
      fictional: false,
      sections: buildSections(['Primero: Que la servidumbre minera de tránsito exige indemnización.']),
    }),
  ])
})
beforeEach(async () => {
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const chat = async (person: TestPerson, body: object) => (await person.call('POST', '/v1/chat', body)).body
const answered = async (person: TestPerson, message = asked, rest: object = {}) => (await chat(person, { message, ...rest })).data
const view = async (person: TestPerson, sessionId: string) => (await person.call('GET', `/v1/conversations/${sessionId}`)).body

interface Event {
  readonly name: string
  readonly data: Record<string, unknown>
}
async function events(person: TestPerson, body: object): Promise<Event[]> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/v1/chat',
    headers: { ...person.headers, accept: 'text/event-stream' },
    payload: body,
  })
  expect(response.headers['content-type']).toContain('text/event-stream')
  return response.body
    .trim()
    .split('\n\n')
    .map((block) => ({ name: /^event: (.+)$/m.exec(block)?.[1] ?? '', data: JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? '') }))
}

describe('POST /v1/chat', () => {
  it('answers with the court’s own words, to the letter, and where they stand', async () => {
    const data = await answered(ana)
    expect(data).toMatchObject({ grado: 'responde', abstencion: false, modelo: 'extractivo', nombre: asked, tachadas: 0 })
    expect(data.citas).toEqual([
      expect.objectContaining({ n: 1, docId: 'aviso', etiqueta: 'c. 2°', verificada: true, estado: 'verificada', voz: null }),
      expect.objectContaining({ n: 2, docId: 'aviso', etiqueta: 'parte resolutiva', verificada: true, voz: null }),
    ])
    const [{ texto, parrafo, desde, hasta, url }] = data.citas
    expect(texto).toContain(words)
    const read = await ana.call('POST', '/v2/find-by-id', { docId: 'aviso' })
    const paragraphs = read.body.data.sentencia.secciones.flatMap(({ parrafos }: { parrafos: object[] }) => parrafos)
    expect(paragraphs.find(({ ancla }: { ancla: string }) => ancla === parrafo).texto.slice(desde, hasta)).toBe(texto)
    expect(url).toBe(`/sentencia?id=aviso#${parrafo}`)
    expect(data.respuesta).toContain(`«${texto}»`)
    expect(data.sentencias).toEqual([expect.objectContaining({ docId: 'aviso', resultado: 'acoge', ficticia: false, vigencia: null })])
    expect(data.busqueda.pasos[0]).toEqual({ herramienta: 'search_rulings', texto: expect.stringContaining(asked), rechazo: null })
  })

  it('says the same in events, one for each step, ruling and sentence, and at the end the whole', async () => {
    const sent = await events(ana, { message: asked })
    for (const { name, data } of sent) chatEventSchemas[name as ChatEventName].parse(data)
    expect([...new Set(sent.map(({ name }) => name))]).toEqual(['step', 'source', 'delta', 'done'])
    const done = sent.at(-1)?.data
    const deltas = sent.filter(({ name }) => name === 'delta').map(({ data }) => data['oracion'])
    expect(deltas).toEqual(done?.['oraciones'])
    expect((await view(ana, String(done?.['sessionId']))).data.mensajes[0].respuesta.oraciones).toEqual(deltas)
  })

  it('refuses as JSON what it does not take, in either form', async () => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const send = (payload: object) => test.app.inject({ method: 'POST', url: '/v1/chat', headers: { ...ana.headers, accept }, payload })
      expect((await send({ message: ' ' })).json()).toMatchObject({ code: 'request.invalid' })
      expect((await send({ message: 'a'.repeat(8001) })).json().details).toEqual([expect.objectContaining({ field: 'message' })])
      expect((await send({ message: asked, sessionId: randomUUID() })).json()).toMatchObject({ code: 'conversation.not_found' })
      expect((await send({ message: asked, reemplaza: randomUUID() })).json()).toMatchObject({ code: 'conversation.message_not_found' })
    }
    expect((await ana.call('GET', '/v1/conversations')).body.data.conversaciones).toEqual([])
  })

  it('says that it found nothing, and asserts nothing', async () => {
    const data = await answered(ana, '¿qué receta lleva el pastel de jaiba?')
    expect(data).toMatchObject({ grado: 'no_lo_encontre', abstencion: true, oraciones: [], citas: [], sentencias: [] })
    expect(data.entrada).toMatch(/^No lo encontramos/)
    expect(data.cobertura.sentencias).toBe(2)
  })

  it('says of fictional rulings, where they are all there is, that they cannot be cited', async () => {
    const own = await openTestApp()
    await own.store([{ ...ruling('inventada'), fictional: true }])
    const { data } = await chat(await signInPerson(own), { message: asked })
    expect(data.entrada).toMatch(/^Lo resuelve una sentencia ficticia, que no puede citarse: .*ficticia/)
    expect(data.sentencias).toEqual([expect.objectContaining({ docId: 'inventada', ficticia: true })])
    await own.close()
  })

  it('says of a question for the contrary how much was read, and repeats nothing that says the same', async () => {
    const first = await answered(ana)
    const contrary = await answered(ana, '¿y hay sentencias en contra?', { sessionId: first.sessionId })
    expect(contrary).toMatchObject({ grado: 'no_lo_encontre', citas: [] })
    expect(contrary.entrada).toMatch(/^No pudimos comparar|^No encontramos ninguna que decida lo contrario entre \d+ sentencias?/u)
    expect(contrary.busqueda.pregunta).toBe(asked)
  })

  it('searches nothing for a courtesy, and goes on from the question before it', async () => {
    const alone = await answered(ana, 'Hola')
    expect(alone).toMatchObject({ grado: 'no_lo_encontre', respuesta: 'Escriba su pregunta y la buscamos en las sentencias.', citas: [] })
    const { sessionId } = await answered(ana)
    expect(await answered(ana, 'Muchas gracias', { sessionId, docIds: ['aviso'] })).toMatchObject({ abstencion: true, citas: [] })
    expect((await answered(ana, '¿y si no los expresa?', { sessionId })).busqueda.pregunta).toContain(asked)
  })

  it('takes a question that goes on together with the one before', async () => {
    const { sessionId } = await answered(ana)
    const next = await answered(ana, '¿y si no los expresa?', { sessionId })
    expect(next.busqueda.pregunta).toBe(`${asked} ¿y si no los expresa?`)
    const nothing = await answered(ana, '¿y si es matrona?', { sessionId })
    expect(nothing).toMatchObject({ grado: 'no_lo_encontre', entrada: expect.stringMatching(/^No encontramos nada nuevo sobre esto/u) })
    expect((await answered(ana, 'servidumbre minera de tránsito e indemnización', { sessionId })).busqueda.pregunta).not.toContain(asked)
    expect((await view(ana, sessionId)).data.mensajes.map(({ pregunta }: { pregunta: string }) => pregunta)).toEqual([
      asked,
      '¿y si no los expresa?',
      '¿y si es matrona?',
      'servidumbre minera de tránsito e indemnización',
    ])
  })

  it('answers from the rulings it is limited to', async () => {
    const data = await answered(ana, asked, { docIds: ['otra'] })
    expect([...data.sentencias, ...data.otras].map(({ docId }: { docId: string }) => docId)).toEqual(['otra'])
    expect(data.grado).not.toBe('responde')
    const filtered = await answered(ana, asked, { filtros: { desde: ['2199-01-01'] } })
    expect(filtered.grado).toBe('no_lo_encontre')
  })

  it('answers within the bases of a search, also the messages that follow, until one says another', async () => {
    const near = (data: { readonly sentencias: readonly unknown[]; readonly otras: readonly unknown[] }) =>
      data.sentencias.length + data.otras.length
    const outside = await answered(ana, asked, { bases: ['contraloria'], colecciones: ['administrativo'] })
    expect(near(outside)).toBe(0)
    expect(near(await answered(ana, asked, { sessionId: outside.sessionId }))).toBe(0)
    expect(near(await answered(ana, asked, { sessionId: outside.sessionId, filtros: {} }))).toBeGreaterThan(0)
    const refused = await chat(ana, { message: asked, bases: ['inventada'] })
    expect(refused).toMatchObject({ details: [{ field: 'bases.0' }] })
  })

  it('puts a message in the place of another, with all that follow it', async () => {
    const first = await answered(ana)
    await answered(ana, '¿y si no?', { sessionId: first.sessionId })
    const again = await answered(ana, 'servidumbre minera', { sessionId: first.sessionId, reemplaza: first.mensajeId })
    const { mensajes } = (await view(ana, first.sessionId)).data
    expect(mensajes.map(({ mensajeId }: { mensajeId: string }) => mensajeId)).toEqual([again.mensajeId])
    const gone = await chat(ana, { message: asked, sessionId: first.sessionId, reemplaza: first.mensajeId })
    expect(gone.code).toBe('conversation.message_not_found')
  })

  it('waits for the answer before in two tabs of one conversation', async () => {
    const { sessionId } = await answered(ana)
    const both = await Promise.all([chat(ana, { message: 'carta de aviso', sessionId }), chat(ana, { message: 'causal', sessionId })])
    expect(both.flatMap(({ code }) => code ?? []).every((code) => code === 'chat.in_progress')).toBe(true)
    await test.database.execute(
      `update conversation_messages set state = 'pendiente', created_at = now() where conversation_id = '${sessionId}'`,
    )
    expect((await chat(ana, { message: asked, sessionId })).code).toBe('chat.in_progress')
  })

  it('is limited to four of a user at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => chat(ana, { message: asked })))
    expect(all.filter(({ code }) => code === 'chat.busy')).toHaveLength(2)
  })

  it('refuses a message more than a conversation, or a conversation more than a user, may have', async () => {
    const { sessionId, mensajeId } = await answered(ana)
    await test.database.execute(
      `insert into conversation_messages select gen_random_uuid(), conversation_id, user_id, n, 'fallido', sealed, null, null, null, false, now() from conversation_messages, generate_series(2, 200) n where id = '${mensajeId}'`,
    )
    expect((await chat(ana, { message: asked, sessionId })).code).toBe('conversation.full')
    await test.database.execute(
      `insert into conversations select gen_random_uuid(), user_id, sealed, null, null, now(), now() from conversations, generate_series(2, 1000) where id = '${sessionId}'`,
    )
    expect((await chat(ana, { message: asked })).code).toBe('conversation.too_many')
  })
})

describe('petitions', () => {
  const used = async ({ userId, call }: TestPerson) => (await call('POST', '/v1/status-payment/', { userId })).body.data.counterUse
  beforeAll(async () => {
    await setFlag(test.services.db, 'betaFree', false)
    await setFlag(test.services.db, 'subscriptions', true)
  })
  afterAll(async () => {
    await setFlag(test.services.db, 'betaFree', true)
    await setFlag(test.services.db, 'subscriptions', false)
  })

  it('are counted once for a message, however often it is sent, and not for other sources', async () => {
    const mensajeId = randomUUID()
    const first = await answered(ana, asked, { mensajeId })
    const second = await answered(ana, asked, { mensajeId })
    expect([second.mensajeId, second.sessionId, second.citas, await used(ana)]).toEqual([mensajeId, first.sessionId, first.citas, 1])
    const same = { sessionId: first.sessionId, reemplaza: mensajeId }
    const narrowed = await answered(ana, asked, { ...same, docIds: ['aviso'] })
    expect(await used(ana)).toBe(1)
    await answered(ana, asked, { ...same, reemplaza: narrowed.mensajeId, docIds: ['aviso'] })
    expect(await used(ana)).toBe(2)
  })

  it('are given back when nothing was found, and refused when none is left', async () => {
    expect((await answered(ana, '¿qué receta lleva el pastel de jaiba?')).grado).toBe('no_lo_encontre')
    expect(await used(ana)).toBe(0)
    await updateUser(test.services.db, ana.userId, { counterUse: 30 })
    expect((await chat(ana, { message: asked })).code).toBe('petition.blocked')
    expect((await ana.call('GET', '/v1/conversations')).body.data.total).toBe(1)
  })

  it('are given back for a message whose process was killed, which then counts as failed', async () => {
    const { sessionId } = await answered(ana)
    await test.database.execute(
      `update conversation_messages set state = 'pendiente', answer = null, created_at = now() - interval '6 minutes' where conversation_id = '${sessionId}'`,
    )
    expect((await view(ana, sessionId)).data.mensajes).toEqual([expect.objectContaining({ estado: 'fallido', respuesta: null })])
    expect(await used(ana)).toBe(0)
  })
})

describe('conversations', () => {
  it('are listed, found by their words, renamed and deleted', async () => {
    const first = await answered(ana)
    await answered(ana, 'servidumbre minera de tránsito')
    const list = async (q = '') => (await ana.call('GET', `/v1/conversations?q=${encodeURIComponent(q)}`)).body.data
    expect((await list()).conversaciones.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['servidumbre minera de tránsito', asked])
    const url = `/v1/conversations/${first.sessionId}`
    expect((await ana.call('PUT', url, { nombre: 'Asunto Rojas' })).body.data.nombre).toBe('Asunto Rojas')
    expect((await list('ROJAS')).conversaciones).toEqual([expect.objectContaining({ sessionId: first.sessionId, coincidencia: '' })])
    expect((await list('causál aviso necesidades')).total).toBe(0)
    expect((await list('aviso necesidades')).conversaciones[0].coincidencia).toContain('carta de aviso')
    expect((await ana.call('DELETE', url)).body.data).toEqual({ sessionId: first.sessionId, borrada: true })
    expect((await view(ana, first.sessionId)).code).toBe('conversation.not_found')
    expect((await ana.call('DELETE', '/v1/conversations')).body.data).toEqual({ borradas: 1 })
    expect((await list()).total).toBe(0)
  })

  it('are named after their first question when it is asked anew, unless their user named them', async () => {
    const first = await answered(ana)
    const { sessionId } = first
    const edited = await answered(ana, 'servidumbre minera de tránsito', { sessionId, reemplaza: first.mensajeId })
    expect(edited.nombre).toBe('servidumbre minera de tránsito')
    const { mensajeId } = await answered(ana, '¿y la indemnización?', { sessionId })
    expect((await answered(ana, '¿y el plazo?', { sessionId, reemplaza: mensajeId })).nombre).toBe('servidumbre minera de tránsito')
    await ana.call('PUT', `/v1/conversations/${sessionId}`, { nombre: 'Asunto Rojas' })
    expect((await answered(ana, asked, { sessionId, reemplaza: edited.mensajeId })).nombre).toBe('Asunto Rojas')
  })

  it('hold nothing readable in the database', async () => {
    await answered(ana)
    const { rows } = await test.database.execute(
      `select c.sealed || m.sealed || m.answer as text from conversations c join conversation_messages m on m.conversation_id = c.id where c.user_id = '${ana.userId}'`,
    )
    expect(rows).toHaveLength(1)
    for (const word of ['carta', 'Rojas', 'causal']) expect(JSON.stringify(rows)).not.toContain(word)
  })

  it('rate an answer, take the rating back, and refuse a message of another conversation', async () => {
    const { sessionId, mensajeId } = await answered(ana)
    const url = `/v1/conversations/${sessionId}/feedback`
    const rate = async (body: object) => (await ana.call('POST', url, body)).body
    expect((await rate({ mensajeId, valoracion: 'no_util', comentario: 'La cita es de otra parte.' })).data.valoracion).toBe('no_util')
    expect((await view(ana, sessionId)).data.mensajes[0].valoracion).toBe('no_util')
    expect((await rate({ mensajeId, valoracion: null })).data.valoracion).toBe(null)
    expect((await rate({ mensajeId: (await answered(ana)).mensajeId, valoracion: 'util' })).code).toBe('conversation.message_not_found')
  })

  it('lose the words of a ruling that changed or was withdrawn, and say so', async () => {
    await test.store([ruling('cambia'), ruling('retirada')])
    const { sessionId } = await answered(ana, asked, { docIds: ['cambia'] })
    await answered(ana, asked, { sessionId, docIds: ['retirada'] })
    await test.store([ruling('cambia', 'la carta ya no dice nada de lo que antes decía sobre hechos')])
    await removeRulings(test.services.db, ['retirada'])
    const body = await view(ana, sessionId)
    expect(JSON.stringify(body)).not.toContain(words)
    const answers = body.data.mensajes.map(({ respuesta }: { respuesta: object }) => respuesta)
    expect(answers[0].citas[0]).toMatchObject({ docId: 'cambia', estado: 'cambio', texto: '', verificada: false })
    expect(answers[1].citas[0]).toMatchObject({ docId: 'retirada', estado: 'retirada', texto: '', verificada: false })
    expect(answers[1].sentencias[0]).toMatchObject({ docId: 'retirada', cita: '', caratulado: null, estado: 'retirada' })
  })
})

describe('an exported conversation', () => {
  const take = (sessionId: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/v1/conversations/${sessionId}/export`, headers: ana.headers, payload })

  it('says the questions, the court’s words with their places, and what was searched', async () => {
    const { sessionId, citas } = await answered(ana)
    const last = await answered(ana, '¿qué receta lleva el pastel de jaiba?', { sessionId })
    const response = await take(sessionId, { formato: 'pdf' })
    expect(response.headers['content-type']).toBe('application/pdf')
    const text = unbroken((await readPdf(response.rawPayload)).pages.join(' '))
    for (const expected of [asked, `«${citas[0].texto}»`, 'c. 2°', 'Rojas con Empresa aviso', 'No lo encontramos', 'Se buscó en'])
      expect(text).toContain(unbroken(expected))
    const one = await take(sessionId, { formato: 'pdf', mensajeId: last.mensajeId })
    expect(unbroken((await readPdf(one.rawPayload)).pages.join(' '))).not.toContain(unbroken(citas[0].texto))
  })

  it('is refused without an answer, for a message that is not in it, and while others are made', async () => {
    const { sessionId, mensajeId } = await answered(ana)
    expect((await take(sessionId, { formato: 'docx', mensajeId: randomUUID() })).json().code).toBe('conversation.message_not_found')
    expect((await take(sessionId, { formato: 'odt' })).json().details).toEqual([expect.objectContaining({ field: 'formato' })])
    const all = await Promise.all(Array.from({ length: 4 }, () => take(sessionId, { formato: 'pdf' })))
    expect(all.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().code)).toEqual(['export.busy', 'export.busy'])
    await test.database.execute(`update conversation_messages set state = 'fallido', answer = null where id = '${mensajeId}'`)
    expect((await take(sessionId, { formato: 'docx' })).json().code).toBe('export.empty')
  })
})

describe('a shared conversation', () => {
  const share = async (person: TestPerson, sessionId: string, dias = 30) =>
    (await person.call('POST', `/v1/conversations/${sessionId}/share`, { dias })).body
  const codeOf = (url: string): string => new URL(url).searchParams.get('codigo') ?? ''
  const open = async (person: TestPerson, code: string) => (await person.call('GET', `/v1/shared-conversations/${code}`)).body

  it('is read by who is signed in, until it is closed, replaced or over', async () => {
    const { sessionId } = await answered(ana)
    const bruno = await signInPerson(test)
    const first = codeOf((await share(ana, sessionId)).data.url)
    expect((await open(bruno, first)).data).toMatchObject({ nombre: asked, mensajes: [expect.objectContaining({ pregunta: asked })] })
    expect((await view(ana, sessionId)).data.compartida).toEqual({ hasta: expect.any(String) })
    expect((await test.app.inject({ url: `/v1/shared-conversations/${first}` })).statusCode).toBe(401)
    const second = codeOf((await share(ana, sessionId, 1)).data.url)
    expect((await open(bruno, first)).code).toBe('conversation.not_shared')
    await test.database.execute(`update conversations set shared_until = now() - interval '1 minute' where id = '${sessionId}'`)
    expect((await open(bruno, second)).code).toBe('conversation.not_shared')
    const third = codeOf((await share(ana, sessionId)).data.url)
    await ana.call('DELETE', `/v1/conversations/${sessionId}/share`)
    expect((await open(bruno, third)).code).toBe('conversation.not_shared')
    expect((await share(bruno, sessionId)).code).toBe('conversation.not_found')
  })

  it('needs a confirmed e-mail of its owner, and a number of days that is allowed', async () => {
    const eva = await signInPerson(test, { confirmed: false })
    const { sessionId } = await answered(eva)
    expect((await share(eva, sessionId)).code).toBe('auth.email_unverified')
    expect((await share(ana, (await answered(ana)).sessionId, 31)).details).toEqual([expect.objectContaining({ field: 'dias' })])
  })
})
