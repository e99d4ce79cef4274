import { randomUUID } from 'node:crypto'
import { readPdf, unbroken } from '@basejuris/documents/testing/read-back'
import { makeDocx } from '@basejuris/ingestion/testing/docx'
import { makePdf } from '@basejuris/ingestion/testing/pdf'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

const question = '¿qué plazo tiene el aviso de término del arrendamiento?'
const clause = 'El aviso de término del arrendamiento se dará con noventa días de plazo, por carta certificada.'
const secret = 'zarzaparrilla'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      docId: 'arriendo',
      fictional: false,
      sections: buildSections(['Primero: Que el aviso de término del arrendamiento exige el plazo que fija la ley para su desahucio.']),
    }),
  ])
})
beforeEach(async () => {
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64')
const contract = makePdf([['CONTRATO DE ARRENDAMIENTO', `Comparece Elisa ${secret}.`], [clause], ['La renta se paga por anticipado.']])
const attach = (person: TestPerson, rest: object = {}) =>
  person.call('POST', '/v1/conversation-documents', { archivo: base64(contract), nombre: 'contrato.pdf', ...rest })
const ask = async (person: TestPerson, body: object) => (await person.call('POST', '/v1/chat', { message: question, ...body })).body.data
const view = async (person: TestPerson, sessionId: string) => (await person.call('GET', `/v1/conversations/${sessionId}`)).body.data

describe('a document attached to a conversation', () => {
  it('begins one under its name, and is quoted with its page beside the rulings', async () => {
    const { status, body } = await attach(ana)
    expect([status, body.data.nombre]).toEqual([200, 'contrato.pdf'])
    expect(body.data.documento).toMatchObject({ nombre: 'contrato.pdf', formato: 'pdf', paginas: 3, paginasSinTexto: [] })
    const { sessionId } = body.data
    const answer = await ask(ana, { sessionId })
    expect(answer.documento).toEqual({
      nombre: 'contrato.pdf',
      retirado: false,
      citas: [{ texto: clause, lugar: 'su documento, p. 2' }],
    })
    expect(answer.citas.map(({ docId, etiqueta }: { docId: string; etiqueta: string }) => [docId, etiqueta])).toEqual([
      ['arriendo', 'c. 1°'],
      ['arriendo', 'parte resolutiva'],
    ])
    const { conversacion, documento, mensajes } = await view(ana, sessionId)
    expect([answer.nombre, conversacion.nombre]).toEqual([question, question])
    expect(documento).toMatchObject({ nombre: 'contrato.pdf' })
    expect(mensajes[0].documento).toEqual(answer.documento)
  })

  it('says of a paragraph or a note where a format has no pages', async () => {
    const { body } = await attach(ana, { archivo: base64(makeDocx(['Contrato.', clause])), nombre: 'contrato.docx' })
    const { documento } = await ask(ana, { sessionId: body.data.sessionId })
    expect(documento.citas).toEqual([{ texto: clause, lugar: 'su documento, párrafo 2' }])
  })

  it('says so where nothing in it is about the question, and is not searched in another conversation', async () => {
    const { body } = await attach(ana)
    const other = await ask(ana, {})
    expect(other.documento).toBeNull()
    const { documento } = await ask(ana, { sessionId: body.data.sessionId, message: '¿procede la servidumbre minera?' })
    expect(documento).toEqual({ nombre: 'contrato.pdf', retirado: false, citas: [] })
    const found = await ana.call('POST', '/v1/search', { consulta: secret })
    expect(found.body.data.total).toBe(0)
  })

  it('is stored encrypted, in one place', async () => {
    const { body } = await attach(ana)
    await ask(ana, { sessionId: body.data.sessionId })
    const { rows } = await test.database.execute("select table_name as name from information_schema.tables where table_schema = 'public'")
    const holding: string[] = []
    for (const { name } of rows as { name: string }[]) {
      const found = await test.database.execute(
        `select 1 from "${name}" as t where t::text like '%${secret}%' or t::text like '%contrato.pdf%' or t::text like '%noventa días%' limit 1`,
      )
      if (found.rows.length > 0) holding.push(name)
    }
    expect(holding).toEqual([])
  })

  it('gives way to another, and when it is removed its words are gone while the answer stays', async () => {
    const { sessionId } = (await attach(ana)).body.data
    await ask(ana, { sessionId })
    await attach(ana, { sessionId, nombre: 'anexo.txt', archivo: base64('Nada de interés se acuerda en este anexo del contrato.') })
    const replaced = await view(ana, sessionId)
    expect([replaced.documento.nombre, replaced.conversacion.nombre]).toEqual(['anexo.txt', question])
    expect(replaced.mensajes[0].documento).toEqual({ nombre: '', retirado: true, citas: [] })
    expect((await ana.call('DELETE', `/v1/conversations/${sessionId}/document`)).body.data).toEqual({ sessionId, quitado: true })
    expect((await ana.call('DELETE', `/v1/conversations/${sessionId}/document`)).status).toBe(404)
    const removed = await view(ana, sessionId)
    expect(removed.documento).toBeNull()
    expect(removed.mensajes[0].respuesta.citas).toHaveLength(2)
  })

  it('is in no shared conversation, not even as its owner opens the link', async () => {
    const { sessionId } = (await attach(ana)).body.data
    await ask(ana, { sessionId })
    const shared = await ana.call('POST', `/v1/conversations/${sessionId}/share`, {})
    const code = new URL(shared.body.data.url).searchParams.get('codigo')
    for (const reader of [ana, await signInPerson(test)]) {
      const { body } = await reader.call('GET', `/v1/shared-conversations/${code}`)
      expect(body.data.mensajes).toHaveLength(1)
      expect(JSON.stringify(body)).not.toMatch(/su documento|noventa días|"documento"/u)
    }
  })

  it('goes with its conversation, and with the account', async () => {
    const { sessionId } = (await attach(ana)).body.data
    await ana.call('DELETE', `/v1/conversations/${sessionId}`)
    const { rows } = await test.database.execute(`select 1 from conversation_documents where user_id = '${ana.userId}'`)
    expect(rows).toEqual([])
  })

  it('stands in the file of the conversation, and the file says what it is', async () => {
    const { sessionId } = (await attach(ana)).body.data
    await ask(ana, { sessionId })
    const response = await test.app.inject({
      method: 'POST',
      url: `/v1/conversations/${sessionId}/export`,
      headers: ana.headers,
      payload: { formato: 'pdf' },
    })
    const text = unbroken((await readPdf(response.rawPayload)).pages.join(' '))
    expect(text).toContain(unbroken(clause))
    expect(text).toContain(unbroken('su documento, p. 2'))
    expect(text).toContain(unbroken('no es una sentencia y nadie lo comprobó'))
  })

  it('is of its owner alone, and of one conversation among a limited number', async () => {
    const { sessionId } = (await attach(ana)).body.data
    const other = await signInPerson(test)
    expect((await attach(other, { sessionId })).body.code).toBe('conversation.not_found')
    expect((await other.call('DELETE', `/v1/conversations/${sessionId}/document`)).status).toBe(404)
    const small = { archivo: base64('Un texto que se adjunta a la conversación.'), nombre: 'nota.txt' }
    for (let at = 1; at < 20; at += 1) expect((await attach(ana, small)).status).toBe(200)
    expect((await attach(ana, small)).body.code).toBe('conversation.too_many_documents')
    expect((await ana.call('GET', '/v1/conversations?tamano=50')).body.data.total).toBe(20)
    expect((await attach(ana, { ...small, sessionId })).status).toBe(200)
  })

  it.each([
    ['document.format', 415, Uint8Array.of(1, 0, 2)],
    ['document.damaged', 422, Buffer.from('PK\u0003\u0004 nada', 'latin1')],
    ['document.password', 422, makePdf([['secreto']], { encrypted: true })],
    ['document.scanned', 422, makePdf([[]])],
    ['document.too_large', 413, makePdf(Array.from({ length: 501 }, () => ['Una página']))],
  ])('that cannot be read begins no conversation: %s', async (code, status, bytes) => {
    const answer = await attach(ana, { archivo: base64(bytes) })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await ana.call('GET', '/v1/conversations')).body.data.total).toBe(0)
  })

  it('refuses what is no file, no name or no conversation', async () => {
    expect((await attach(ana, { archivo: 'no es base64' })).status).toBe(400)
    expect((await attach(ana, { nombre: ' ' })).status).toBe(400)
    expect((await attach(ana, { sessionId: randomUUID() })).body.code).toBe('conversation.not_found')
  })

  it('is read while few others of its user are', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => attach(ana)))
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('check.busy')
  })

  it('begins no conversation beyond the limit of its user', async () => {
    await test.database.execute(
      `insert into conversations (id, user_id, sealed, created_at, updated_at)
       select gen_random_uuid(), '${ana.userId}', '', now(), now() from generate_series(1, 1000)`,
    )
    expect((await attach(ana)).body.code).toBe('conversation.too_many')
  })
})
