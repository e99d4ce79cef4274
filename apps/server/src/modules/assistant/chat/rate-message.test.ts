import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Platform } from '../../../composition/open-platform.ts'
import { commandRunner } from '../../../operator/operator-commands.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'

const question = '¿qué hechos debe expresar la carta de aviso de la causal?'
const comment = 'La cita es de la demanda de Elisa, no del tribunal.'

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      docId: 'aviso',
      fictional: false,
      sections: buildSections(['Primero: Que la carta de aviso debe expresar los hechos precisos en que se funda la causal invocada.']),
    }),
  ])
})
beforeEach(async () => {
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const run = (command: string, args: Record<string, unknown> = {}) =>
  commandRunner({ services: test.services } as unknown as Platform)(command, args, () => {}, new AbortController().signal)
const mails = () => test.mailsTo(test.services.site.supportEmail)

async function report(rest: object): Promise<string> {
  const { sessionId, mensajeId } = (await ana.call('POST', '/v1/chat', { message: question })).body.data
  const { status } = await ana.call('POST', `/v1/conversations/${sessionId}/feedback`, { mensajeId, valoracion: 'no_util', ...rest })
  expect(status).toBe(200)
  return mensajeId
}

it('mails support that an answer was reported, without a word of the user', async () => {
  const id = await report({ comentario: comment })
  const mail = (await mails()).at(-1)
  expect(mail?.subject).toBe(`[${id.slice(0, 8)}] Error informado en una respuesta del asistente`)
  expect(mail?.text).toContain(`«answers show ${id.slice(0, 8)}»`)
  expect(JSON.stringify(mail)).not.toMatch(/carta de aviso|Elisa|sentencia\?id=/u)
  expect(await run('answers show', { reference: id.slice(0, 8) })).toMatchObject({ id, comment, model: 'extractivo', asked: null })
})

it('mails question, comment and rulings where the user allows it', async () => {
  const id = await report({ comentario: comment, conPregunta: true })
  const text = (await mails()).at(-1)?.text ?? ''
  for (const said of [question, comment, '/sentencia?id=aviso']) expect(text).toContain(said)
  expect(await run('answers show', { reference: id })).toMatchObject({ asked: { question, docIds: ['aviso'] } })
})

it('mails nothing of a rating alone, and counts it for the operator', async () => {
  const before = (await mails()).length
  const counted = (await run('answers list')) as { readonly useless: number; readonly reports: readonly { readonly id: string }[] }
  const id = await report({})
  expect((await mails()).length).toBe(before)
  const after = (await run('answers list')) as typeof counted
  expect(after.useless).toBe(counted.useless + 1)
  expect(after.reports.map((each) => each.id)).not.toContain(id)
  await expect(run('answers show', { reference: id })).rejects.toThrow('No hay un error informado')
  await expect(run('answers show', { reference: "a' or '1'='1" })).rejects.toThrow('Argumentos no válidos: reference.')
})

it('mails no more than a day’s limit of one user, and stores the rest', async () => {
  const { sessionId, mensajeId } = (await ana.call('POST', '/v1/chat', { message: question })).body.data
  const before = (await mails()).length
  const send = (comentario: string) =>
    ana.call('POST', `/v1/conversations/${sessionId}/feedback`, { mensajeId, valoracion: 'no_util', comentario })
  for (let at = 0; at < 21; at += 1) expect((await send(`Error ${at}`)).status).toBe(200)
  expect((await mails()).length).toBe(before + 20)
  expect(await run('answers show', { reference: mensajeId })).toMatchObject({ comment: 'Error 20' })
})
