import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

const applied = (key: string, label: string) =>
  ({ key, label, idNorma: 207436, article: key.split(':')[1] ?? null, origin: 'text', use: 'applied' }) as const
const dismissal = (docId: string, fictional = false) =>
  buildRuling({
    docId,
    fictional,
    norms: [applied('CT:161', 'art. 161 Código del Trabajo'), applied('CT:168', 'art. 168 Código del Trabajo')],
    sections: buildSections([
      'Primero: Que el despido por necesidades de la empresa se rige por el artículo 161 del Código del Trabajo y exige carta al trabajador.',
      'Segundo: Que el recargo de la indemnización resulta del artículo 168 del Código del Trabajo cuando la causal es improcedente.',
    ]),
  })

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([dismissal('uno'), dismissal('dos'), dismissal('tres'), dismissal('ficticia', true)])
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const detect = async (body: object) => (await ana.call('POST', '/v1/norms/detect', body)).body.data

describe('norms that a text cites', () => {
  it('are resolved to article, inciso, numeral and letter, one entry for each place', async () => {
    const { citas, total } = await detect({ texto: 'Se infringió el artículo 160 N° 1 letra a) y N° 7 del Código del Trabajo.' })
    expect(total).toBe(1)
    expect(citas).toMatchObject([
      {
        idNorma: 207436,
        clave: 'CT:160',
        norma: 'Código del Trabajo',
        articulo: '160',
        numeral: '1',
        letra: 'a',
        inciso: null,
        ambigua: false,
      },
      { clave: 'CT:160', numeral: '7', letra: null, confianza: expect.any(Number) },
    ])
  })

  it('come with the number of real rulings that cite them', async () => {
    const { citas } = await detect({ texto: 'El artículo 161 del Código del Trabajo y la Ley N° 19.880.' })
    expect(citas.map(({ clave, sentencias }: { clave: string; sentencias: number }) => [clave, sentencias])).toEqual([
      ['CT:161', 3],
      ['ley-19880', 0],
    ])
  })

  it('say which article the norm lacks', async () => {
    const { citas } = await detect({
      texto: 'El artículo 9 bis del Código de Comercio y el artículo 9 del mismo Código, y el artículo 2.329 del Código del Trabajo.',
    })
    expect(citas.map(({ clave, articuloAusente }: { clave: string; articuloAusente: string | null }) => [clave, articuloAusente])).toEqual([
      ['CCom:9 bis', '9 bis'],
      ['CCom:9', null],
      ['CT', '2329'],
    ])
  })

  it('may be several, which are named and not guessed', async () => {
    const { citas } = await detect({ texto: 'Conforme al artículo 5 del DFL N° 1.' })
    expect(citas).toMatchObject([{ ambigua: true, idNorma: null, sentencias: 0 }])
    expect(citas[0].candidatas).toHaveLength(10)
  })
})

describe('norms that may apply', () => {
  it('are those of the matters of the text, with the matters and the number of similar rulings that apply them', async () => {
    const { probables, comparadas } = await detect({
      texto:
        'Despido por necesidades de la empresa, con carta al trabajador; según el artículo 161 del Código del Trabajo. Se pide recargo de la indemnización por causal improcedente.',
    })
    expect(comparadas).toBe(3)
    expect(probables[0]).toMatchObject({ clave: 'CT:168', articulo: '168', parecidas: 3, score: 1, sentencias: 3 })
    expect(probables[0].palabras).toContain('necesidades de la empresa')
    expect(probables.map(({ clave }: { clave: string }) => clave)).not.toContain('CT:161')
  })

  it('are left out where no second sign bears out their law', async () => {
    const { probables } = await detect({
      texto:
        'El imputado conducía en estado de ebriedad cuando chocó una reja. La defensa pide la pena sustitutiva de remisión condicional y que no se suspenda la licencia por más de dos años.',
    })
    const keys = probables.map(({ clave }: { clave: string }) => clave)
    expect(keys).toContain('ley-18290:196')
    expect(keys).not.toContain('CPR:93')
  })

  it('are none that the text cites under the norm that restates theirs', async () => {
    const story =
      'La funcionaria a contrata fue desvinculada por no renovación, sin fundamento; existe confianza legítima en la renovación de su contrata.'
    const keysOf = async (texto: string) => (await detect({ texto })).probables.map(({ clave }: { clave: string }) => clave)
    expect(await keysOf(story)).toContain('ley-18834:10')
    expect(await keysOf(`${story} Así lo dice el artículo 10 del DFL N° 29 de 2004.`)).not.toContain('ley-18834:10')
  })

  it('are none where the text is about nothing that the law knows, however similar rulings are', async () => {
    const { probables } = await detect({ texto: 'También llegaron meses después los documentos del segundo anexo, según se indicó.' })
    expect(probables).toEqual([])
  })
})

it('reads a document, and says where each citation stands', async () => {
  const archivo = Buffer.from('Hechos.\nEl artículo 161 del Código del Trabajo.', 'utf8').toString('base64')
  expect(await detect({ archivo })).toMatchObject({
    documento: { formato: 'txt' },
    citas: [{ lugar: { pagina: null, parrafo: 2, nota: null, parte: 'cuerpo' } }],
  })
})

it('asks for a session and for a text', async () => {
  expect((await callAs(test)('POST', '/v1/norms/detect', { texto: 'Ley 19.880' })).status).toBe(401)
  expect(await ana.call('POST', '/v1/norms/detect', {})).toMatchObject({ status: 400, body: { details: [{ field: 'texto' }] } })
})
