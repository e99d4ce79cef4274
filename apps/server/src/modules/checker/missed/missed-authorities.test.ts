import type { MissedAuthority } from '@basejuris/contract'
import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import { collectionIds, type Ruling } from '@basejuris/domain'
import { followCitations } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { checkCitations } from '../check-citations.ts'
import { readUpload } from '../read-upload.ts'

const supreme = (docId: string, docketNumber: string, words: string, rest: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId,
    idSentence: docId,
    docketNumber,
    rit: null,
    court: 'Corte Suprema',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    decidedOn: '2021-05-03',
    fictional: false,
    sections: buildSections([`Primero: Que ${words}.`, 'Segundo: Que se rechaza.']),
    ...rest,
  })

const article = (number: string) =>
  ({
    key: `CT:${number}`,
    label: `art. ${number} Código del Trabajo`,
    idNorma: 207_436,
    article: number,
    origin: 'text',
    use: 'applied',
  }) as const
const onLeave = 'el artículo 197 del Código del Trabajo guarda el puesto de la farolera mientras dura su licencia'

const rulings = [
  supreme('citada', '100-2020', 'los faroles se encienden al anochecer'),
  supreme('junta', '200-2020', 'las faroleras cobran por noche'),
  supreme('ambas', '300-2021', 'así lo dijo la Corte Suprema en los roles N° 100-2020 y N° 200-2020 al tratar de las faroleras'),
  supreme('mismo', '400-2021', onLeave, { norms: [article('197')] }),
  supreme('laboral', 'O-77-2021', onLeave, {
    norms: [article('197')],
    court: '2º Juzgado de Letras del Trabajo de Santiago',
    collection: 'laboral',
    base: 'base_laboral',
  }),
  supreme('ficticia', '500-2021', onLeave, { norms: [article('197')], fictional: true }),
  supreme('lista', '700-2021', 'se tiene presente el artículo 198 del Código del Trabajo', {
    norms: [{ ...article('198'), listed: true }],
  }),
  supreme('alegada', '800-2021', 'la demandante alegó que el artículo 198 del Código del Trabajo la ampara', { norms: [article('198')] }),
  supreme('ajena', '600-2021', 'el artículo 22 del Código del Trabajo habla de otra cosa', { norms: [article('22')] }),
]

let test: TestApp
let limited: TestApp
let ana: TestPerson
let eva: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_suprema'] })
  for (const app of [test, limited]) {
    await app.store(rulings)
    while (!(await followCitations(app.services.db)).done);
  }
  ana = await signInPerson(test)
  eva = await signInPerson(limited)
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const missed = async (texto: string, person = ana): Promise<MissedAuthority[]> =>
  (await person.call('POST', '/v1/citations/check', { texto })).body.data.omitidas
const idsOf = (found: readonly MissedAuthority[]): string[] => found.map(({ sentencia }) => sentencia.docId).sort()

describe('what a text does not cite', () => {
  it('treats the same article, with the words that name it and the number of the citation', async () => {
    const found = await missed('El artículo 197 del Código del Trabajo protege a la farolera.')
    expect(idsOf(found)).toEqual(['laboral', 'mismo'])
    expect(found.find(({ sentencia }) => sentencia.docId === 'mismo')).toMatchObject({
      motivo: 'mismo_articulo',
      frase: 'Trata también el artículo 197 del Código del Trabajo.',
      citas: [1],
      sinAcceso: false,
      pasaje: { etiqueta: 'c. 1°', texto: expect.stringContaining(onLeave) },
    })
  })

  it('is no ruling that only lists the article, or in which a party alone names it', async () => {
    const found = await missed('El artículo 198 del Código del Trabajo protege a la farolera.')
    expect(idsOf(found)).toEqual([])
  })

  it('is cited together with what it cites, or cites it', async () => {
    const found = await missed('Corte Suprema, rol N° 100-2020.')
    expect(idsOf(found)).toEqual(['ambas', 'junta'])
    expect(found.find(({ sentencia }) => sentencia.docId === 'junta')).toMatchObject({
      motivo: 'citada_junto',
      frase: 'Otra sentencia la cita junto con rol N° 100-2020.',
      pasaje: { sentencia: { docId: 'ambas' }, texto: expect.stringContaining('200-2020') },
    })
    expect(found.find(({ sentencia }) => sentencia.docId === 'ambas')?.frase).toBe('Cita a rol N° 100-2020, que su escrito cita.')
  })

  it('is nothing that it cites, and nothing on what it does not cite', async () => {
    expect(
      idsOf(await missed('Corte Suprema, roles N° 100-2020, N° 200-2020 y N° 300-2021, y rol N° 300-2021 de la Corte Suprema.')),
    ).toEqual([])
    expect(await missed('El artículo 163 del Código del Trabajo y nada más.')).toEqual([])
    expect(await missed('Un texto sin citas sobre faroleras.')).toEqual([])
  })

  it('is neither the ruling that the text is taken from nor what that one alone cites beside it', async () => {
    const services = { ...test.services, entitlementOf: async () => ({ readable: new Set(collectionIds) }) }
    const { signal } = new AbortController()
    const text = await readUpload({ texto: 'Corte Suprema, rol N° 100-2020.' }, signal)
    const actor = { kind: 'user', userId: 'autora', sessionId: 'autora' } as const
    const offeredTo = async (source: string | null): Promise<string[]> =>
      idsOf((await checkCitations(services, actor, text, { now: new Date(), signal, source })).omitidas)
    expect(await offeredTo(null)).toEqual(['ambas', 'junta'])
    expect(await offeredTo('ambas')).toEqual([])
  })

  it.each(['docx', 'pdf'] as const)('stands in the annex too, with its reason and its words: %s', async (formato) => {
    const payload = { texto: 'El artículo 197 del Código del Trabajo protege a la farolera.', formato }
    const { rawPayload } = await test.app.inject({ method: 'POST', url: '/v1/citations/check/annex', payload, headers: ana.headers })
    const written =
      formato === 'pdf'
        ? (await readPdf(rawPayload)).pages.join('')
        : String((await readZip(rawPayload)).get('word/document.xml')).replaceAll(/<[^>]+>/gu, '')
    for (const words of ['Lo que el escrito no cita', 'Mismos artículos: ', 'Por la cita 1', 'rol N° 400-2021', onLeave])
      expect(unbroken(written)).toContain(unbroken(words))
  })

  it('is named without its words where its base may not be read', async () => {
    const found = await missed('El artículo 197 del Código del Trabajo protege a la farolera.', eva)
    expect(found.find(({ sentencia }) => sentencia.docId === 'laboral')).toMatchObject({ pasaje: null, sinAcceso: true })
  })
})
