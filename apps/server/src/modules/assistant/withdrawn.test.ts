import { removeRulings } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAnalysis } from '../../testing/make-analysis.ts'
import { makeConversation } from '../../testing/make-conversation.ts'
import { makeResearch } from '../../testing/make-research.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson } from '../../testing/sign-in-person.ts'

const words = 'la zarzaparrilla del predio se tuvo por probada con la escritura'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('a withdrawn ruling leaves no word in chat, shared link, memo and table, and each place says so', async () => {
  const ruling = buildRuling({ docId: 'retirada', caption: 'Zarzaparrilla con Otra', sections: buildSections([`Que ${words}.`]) })
  await test.store([ruling])
  const [ana, reader] = [await signInPerson(test), await signInPerson(test)]
  const anchor = ruling.sections.flatMap(({ paragraphs }) => paragraphs).find(({ text }) => text.includes(words))?.anchor ?? ''
  const quoted = { userId: ana.userId, ruling, anchor }
  const sessionId = await makeConversation(test, quoted)
  const jobId = await makeResearch(test, quoted)
  const analysisId = await makeAnalysis(test, { userId: ana.userId, rulings: [ruling], anchor })
  const { url } = (await ana.call('POST', `/v1/conversations/${sessionId}/share`, {})).body.data
  const code = new URL(url).searchParams.get('codigo')
  const read = async () => ({
    chat: (await ana.call('GET', `/v1/conversations/${sessionId}`)).body.data,
    link: (await reader.call('GET', `/v1/shared-conversations/${code}`)).body.data,
    memo: (await ana.call('GET', `/api/multiagent/async/status/${jobId}`)).body.data,
    table: (await ana.call('GET', `/v1/analysis/${analysisId}`)).body.data,
  })
  for (const [place, shown] of Object.entries(await read())) expect([place, JSON.stringify(shown).includes(words)]).toEqual([place, true])
  await removeRulings(test.services.db, ['retirada'])
  const after = await read()
  for (const [place, shown] of Object.entries(after)) {
    expect([place, /zarzaparrilla/iu.test(JSON.stringify(shown))]).toEqual([place, false])
    expect([place, JSON.stringify(shown).includes('"estado":"retirada"')]).toEqual([place, true])
  }
  const gone = { docId: 'retirada', estado: 'retirada', texto: '', verificada: false }
  expect(after.chat.mensajes[0].respuesta.citas[0]).toMatchObject(gone)
  expect(after.link.mensajes[0].respuesta.citas[0]).toMatchObject(gone)
  expect(after.memo.resultado.respuesta.citas[0]).toMatchObject(gone)
  expect(after.table.filas[0]).toMatchObject({ docId: 'retirada', estado: 'retirada', celdas: [] })
})
