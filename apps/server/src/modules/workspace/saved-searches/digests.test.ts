import { setImmediate } from 'node:timers/promises'
import { changeSavedSearch, updateUser } from '@basejuris/database'
import type { CollectionId } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { type DigestServices, IndexNotCaughtUp, sendDigest } from './send-digest.ts'
import { startDigestRound } from './start-digest-round.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const send = (services: DigestServices, id: string, now: Date) => sendDigest(services, id, { now, settleMs: 15 * 60_000 })
const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000)
/** Saves a search whose digests cover what was stored since `from`. */
const save = async ({ call, userId }: TestPerson, body: object, from = new Date(0)): Promise<string> => {
  const { savedSearchId } = (await call('POST', '/v1/saved-searches', body)).body.data
  await changeSavedSearch(test.services.db, { userId, id: savedSearchId }, () => ({ consideredUntil: from }))
  return savedSearchId
}
let stored = 0
const store = (caption: string, facts: object = {}) => test.store([buildRuling({ docId: `d-${++stored}`, caption, ...facts })])
const round = async (now: Date, all = false): Promise<string[]> => {
  const asked: string[] = []
  const sendJob = async (_queue: unknown, payload: object) => {
    asked.push((payload as { savedSearchId: string }).savedSearchId)
    return 'id'
  }
  await startDigestRound(test.services, { send: sendJob }, { now, all })
  return asked
}

describe('a digest', () => {
  it('mails once the matches stored since the last one', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'boldos', nombre: 'Los boldos' })
    await store('Boldos con Primera', { docketNumber: '12345-2020', decidedOn: '2020-05-04', court: 'Corte Suprema' })
    await store('Ajena con Otra')
    await send(test.services, id, hours(1))
    await send(test.services, id, hours(1))
    await send(test.services, id, hours(25))
    const mails = await test.mailsTo(ana.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 sentencia nueva: Los boldos'])
    expect(mails[0]?.text).toContain(
      '- Boldos con Primera\n  Acoge en parte · Corte Suprema, rol N° 12.345-2020, 04-05-2020, sentencia ficticia de demostración\n  https://basejuris.test/sentencia?id=d-1',
    )
    expect(mails[0]?.text).not.toContain('Ajena')
    expect(mails[0]?.text).toContain('https://basejuris.test/resultados?q=boldos')
    const stop = mails[0]?.unsubscribeUrl?.replace('https://basejuris.test', '') ?? ''
    expect(mails[0]?.text).toContain(`https://basejuris.test/alertas/detener?codigo=${stop.split('/').at(-1)}`)
    expect((await test.app.inject({ method: 'POST', url: stop })).statusCode).toBe(200)
    expect((await ana.call('GET', '/v1/saved-searches')).body.data.busquedas).toMatchObject([{ frecuencia: 'ninguna' }])
  })

  it('says what each ruling decided and quotes its best passage, each with its place', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'raulíes' })
    const sections = buildSections([
      '1° Que la actora pide otra cosa.',
      '2° Que los raulíes del deslinde fueron plantados por el demandado.',
    ])
    await store('Raulíes con Otra', { sections, outcome: 'rechaza' })
    await store('Raulíes sin Texto', { collection: 'penal', outcome: 'sin_dato', decidedOn: '2001-01-01' })
    const denied = { ...test.services, entitlementOf: async () => ({ readable: new Set<CollectionId>() }) }
    await send(test.services, id, hours(1))
    await changeSavedSearch(test.services.db, { userId: ana.userId, id }, () => ({ consideredUntil: new Date(0) }))
    await send(denied, id, hours(2))
    const [mail, poor] = await test.mailsTo(ana.email)
    expect(mail?.text).toMatch(/\n {2}Rechaza · /)
    expect(mail?.text).toMatch(
      /Resuelve: «[^»]*se acoge la demanda solo en cuanto[^»]*»\n {2}https:\/\/basejuris\.test\/sentencia\?id=d-\d+#p\d+/,
    )
    expect(mail?.text).toMatch(/c\. 2°: «[^»]*raulíes del deslinde[^»]*»\n {2}https:\/\/basejuris\.test\/sentencia\?id=d-\d+#c2/)
    expect(mail?.text.match(/\n {2}Rechaza · /g)).toHaveLength(1)
    expect(mail?.html).toContain('>Rechaza</span>')
    expect(mail?.html).toContain('#c2"')
    expect(poor?.text).toContain('Raulíes con Otra')
    expect(poor?.text).not.toMatch(/Resultado|Resuelve|deslinde/)
  })

  it('on an article mails the rulings that apply it', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { parametros: { filtros: { norma: ['CC:2314'] } } })
    const norms = [{ key: 'CC:2314', label: 'art. 2314 Código Civil', idNorma: 172_986, article: '2314', origin: 'text' as const }]
    await store('Aplica el artículo', { norms })
    await store('No lo aplica')
    await send(test.services, id, hours(1))
    const [mail, ...others] = await test.mailsTo(ana.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Aplica el artículo')
    expect(mail?.text).not.toContain('No lo aplica')
  })

  it('on a case, a judge, a subject or a court mails exactly its rulings, however little their words say', async () => {
    const ana = await signInPerson(test)
    const [court, judge] = ['Corte de Apelaciones de Iquique', 'Berta Cifuentes Alarcón']
    const filters = [
      { rol: ['812-2031'], tribunal: [court] },
      { ministro: [judge] },
      { materia: ['Servidumbre de tránsito'] },
      { tribunal: [court] },
    ]
    const ids = []
    for (const filtros of filters) ids.push(await save(ana, { parametros: { filtros } }))
    const judges = [{ name: judge, vote: null }]
    await store('Case con Fisco', { court, docketNumber: '812-2031', judges })
    await store('Elsewhere con Fisco', { court: 'Corte de Apelaciones de Arica', docketNumber: '812-2031' })
    await store('Coming con Fisco', { court: 'Corte Suprema', docketNumber: '90-2032', originDocketNumber: '812-2031', originCourt: court })
    await store('Subject con Fisco', { subjects: ['Servidumbre de tránsito'], judges: [{ name: 'Berta Cifuentes Soto', vote: null }] })
    for (const id of ids) await send(test.services, id, hours(1))
    const mails = await test.mailsTo(ana.email)
    const captions = mails.map(({ text }) => [...text.matchAll(/^- (\S+) con Fisco/gm)].map(([, first]) => first).sort())
    expect(captions).toEqual([['Case'], ['Case'], ['Subject'], ['Case']])
    expect(mails[0]?.subject).toBe('1 sentencia nueva: rol N° 812-2031 · Corte de Apelaciones de Iquique')
  })

  it('leaves what may still be in the making to the next', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'maitenes' }, hours(-1))
    await store('Maitenes con Otra')
    await send(test.services, id, new Date())
    expect(await test.mailsTo(ana.email)).toEqual([])
    await send(test.services, id, hours(1))
    expect(await test.mailsTo(ana.email)).toHaveLength(1)
  })

  it('names twenty and counts the rest', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'arrayanes' })
    await test.store(Array.from({ length: 23 }, (_, at) => buildRuling({ docId: `arrayan-${at}`, caption: `Arrayanes ${at} con Otra` })))
    await send(test.services, id, hours(1))
    const [mail] = await test.mailsTo(ana.email)
    expect(mail?.subject).toBe('23 sentencias nuevas: arrayanes')
    expect(mail?.text.match(/^- Arrayanes/gm)).toHaveLength(20)
    expect(mail?.text).toContain('Y 3 más.')
  })

  it('carries no line of its own into the headers', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'quillay', nombre: 'uno\r\nBcc: otra@ejemplo.test <b>' })
    await store('Quillay con Otra')
    await send(test.services, id, hours(1))
    const [mail] = await test.mailsTo(ana.email)
    expect(mail?.subject).toBe('1 sentencia nueva: uno Bcc: otra@ejemplo.test <b>')
    expect(mail?.html).not.toContain('<b>')
  })
})

describe('a digest whose process ends', () => {
  it('before it is written is made again, once', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'canelos' })
    await store('Canelos con Otra')
    const { mailer } = test.services
    const endings = [
      // The mail was not enqueued.
      async () => Promise.reject(new Error('the process ended')),
      // The mail was enqueued, and the process ended before the commit.
      async (...given: Parameters<typeof mailer.enqueue>) => {
        await mailer.enqueue(...given)
        throw new Error('the process ended')
      },
    ]
    for (const enqueue of endings)
      await expect(send({ ...test.services, mailer: { enqueue } }, id, hours(1))).rejects.toThrow('the process ended')
    expect(await test.mailsTo(ana.email)).toEqual([])
    await send(test.services, id, hours(1))
    await send(test.services, id, hours(1))
    expect(await test.mailsTo(ana.email)).toHaveLength(1)
  })

  it('after it was written is not made again, whatever runs beside it', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'litres' })
    await store('Litres con Otra')
    const at = hours(1)
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        await setImmediate()
        return send(test.services, id, at)
      }),
    )
    expect(await test.mailsTo(ana.email)).toHaveLength(1)
  })

  it('waits for the index rather than miss a ruling', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'peumos' })
    await store('Peumos con Otra')
    const behind = { ...test.services, coverage: { ...test.services.coverage, pending: async () => 3 } }
    await expect(send(behind, id, hours(1))).rejects.toBeInstanceOf(IndexNotCaughtUp)
    await send(test.services, id, hours(1))
    expect(await test.mailsTo(ana.email)).toHaveLength(1)
  })
})

describe('the daily round', () => {
  it('asks for what is due: after a day, after a week, never when stopped', async () => {
    const ana = await signInPerson(test)
    const daily = await save(ana, { consulta: 'a', frecuencia: 'diaria' }, hours(-24))
    const weekly = await save(ana, { consulta: 'b', frecuencia: 'semanal' }, hours(-24 * 7))
    const early = await save(ana, { consulta: 'c', frecuencia: 'semanal' }, hours(-24 * 6))
    const recent = await save(ana, { consulta: 'd', frecuencia: 'diaria' }, hours(-2))
    const never = await save(ana, { consulta: 'e', frecuencia: 'ninguna' }, new Date(0))
    const asked = new Set(await round(new Date()))
    expect([daily, weekly, early, recent, never].map((id) => asked.has(id))).toEqual([true, true, false, false, false])
  })

  it('asks, when an operator wants it, for every digest that somebody wants', async () => {
    const ana = await signInPerson(test)
    const recent = await save(ana, { consulta: 'f', frecuencia: 'semanal' }, hours(-1))
    const never = await save(ana, { consulta: 'g', frecuencia: 'ninguna' }, new Date(0))
    expect(await round(new Date())).not.toContain(recent)
    const asked = await round(new Date(), true)
    expect(asked).toContain(recent)
    expect(asked).not.toContain(never)
  })

  it('sends nothing to an unconfirmed e-mail, a disabled account or a deleted one', async () => {
    const people = [await signInPerson(test, { confirmed: false }), await signInPerson(test), await signInPerson(test)] as const
    const ids = []
    for (const one of people) ids.push(await save(one, { consulta: 'espinos' }))
    await store('Espinos con Otra')
    await updateUser(test.services.db, people[1].userId, { disabledAt: new Date() })
    await people[2].call('DELETE', `/v1/auth/profile/${people[2].userId}`, {})
    const asked = await round(hours(1))
    for (const id of ids) {
      expect(asked).not.toContain(id)
      await send(test.services, id, hours(1))
    }
    const digests = []
    for (const { email } of people) digests.push(...(await test.mailsTo(email)).filter(({ subject }) => subject.includes('espinos')))
    expect(digests).toEqual([])
    await updateUser(test.services.db, people[0].userId, { emailVerifiedAt: new Date() })
    await send(test.services, ids[0] as string, hours(1))
    expect((await test.mailsTo(people[0].email)).filter(({ subject }) => subject.includes('espinos'))).toHaveLength(1)
  })

  it('covers what is stored from when stopped mails are resumed', async () => {
    const ana = await signInPerson(test)
    const id = await save(ana, { consulta: 'ulmos', frecuencia: 'ninguna' })
    await store('Ulmos con Otra')
    await ana.call('PUT', `/v1/saved-searches/${id}`, { frecuencia: 'diaria' })
    await send(test.services, id, hours(25))
    expect(await test.mailsTo(ana.email)).toEqual([])
  })
})
