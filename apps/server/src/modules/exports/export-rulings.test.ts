import { randomUUID } from 'node:crypto'
import { exportLineSchema } from '@basejuris/contract'
import { addFolder, addFolderItems, addFolderMember, removeRulings } from '@basejuris/database'
import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type SignedIn, type TestApp } from '../../testing/open-test-app.ts'
import { encryptFolderName } from '../workspace/folder-name.ts'

const rulings = Array.from({ length: 60 }, (_, index) =>
  buildRuling({
    idSentence: `exportada-${String(index).padStart(2, '0')}`,
    caption: `Exportadora ${index} con Aduana`,
    fictional: index !== 0,
    sections: buildSections([`Primero: Que la exportadora número ${index} reclama por el aforo de sus mercancías.`]),
  }),
)
const supreme = buildRuling({
  idSentence: 'suprema',
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  chamber: 'Cuarta Sala',
  docketNumber: '12345-2020',
  rit: null,
  caption: '=Riquelme con Servicios Portuarios Limitada',
  decidedOn: '2021-05-03',
})
const [first] = rulings
if (first === undefined) throw new Error('no rulings')

let test: TestApp
let user: SignedIn
beforeAll(async () => {
  test = await openTestApp()
  await test.store([...rulings, supreme])
  user = await test.signIn()
})
afterAll(() => test.close())

const ask = (payload: object, headers: Record<string, string> = user.headers, app = test) =>
  app.app.inject({ method: 'POST', url: '/v1/exports', payload, headers })
const search = { tipo: 'busqueda', consulta: 'exportadora', agrupar: false, ficticias: 'incluir' }
const rowsOf = (csv: string): string[] => csv.trimEnd().split('\r\n').slice(1)

describe('POST /v1/exports', () => {
  it('asks for a user, and says a session has expired', async () => {
    expect((await ask({ formato: 'csv', origen: search }, {})).json()).toMatchObject({ code: 'auth.required' })
    expect((await ask({ formato: 'csv', origen: search }, { authorization: 'Bearer x' })).json()).toMatchObject({ code: 'auth.expired' })
  })

  it('gives what answers, and with «ademas» what mentions a part, which says so', async () => {
    const partial = { ...search, consulta: 'exportadora portuarios' }
    expect((await ask({ formato: 'csv', origen: partial })).json()).toMatchObject({ code: 'export.empty' })
    const rows = rowsOf((await ask({ formato: 'csv', origen: { ...partial, ademas: true } })).body)
    expect(rows.filter((row) => row.includes('Menciona solo una parte de lo pedido.'))).toHaveLength(61)
    const whole = rowsOf((await ask({ formato: 'csv', origen: { ...search, ademas: true } })).body)
    expect(whole.some((row) => row.includes('Menciona solo'))).toBe(false)
  })

  it('gives what a search finds, with the passage, the citation, the link and the day', async () => {
    const response = await ask({ formato: 'csv', origen: search })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store, no-transform' })
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="basejuris-\d+-sentencias-\d\d-\d\d-\d{4}\.csv"$/)
    const rows = rowsOf(response.body)
    expect(rows).toHaveLength(60)
    const row = rows.find((one) => one.includes('"Exportadora 7 con Aduana"')) ?? ''
    expect(row).toContain('Que la exportadora número 7 reclama')
    expect(row).toContain(`https://basejuris.test/sentencia?id=${rulings[7]?.docId}`)
    expect(row).toContain('no existe ni puede citarse')
    expect(rows[0]).toContain('Búsqueda: exportadora · Ficticias: de las encontradas, 59 de 60 son ficticias · Contiene: 60 de 60')
    expect(rows[0]).toContain('De 60 sentencias, 59 son ficticias: no existen ni pueden citarse.')
    expect(rows.find((one) => one.includes('"Exportadora 0 con Aduana"'))).not.toContain('no existe ni puede citarse')
  })

  it('says that a file was cut, and why', async () => {
    const asked = await ask({ formato: 'ris', origen: search, cantidad: 3 })
    expect(asked.body.match(/^TY {2}- CASE/gm)).toHaveLength(3)
    expect(asked.body).toContain('Están las primeras 3, como se pidió: faltan 57.')
    const capped = await ask({ formato: 'docx', contenido: 'texto', origen: search })
    const text =
      (await readZip(capped.rawPayload))
        .get('word/document.xml')
        ?.toString()
        .replaceAll(/<[^>]+>/g, '') ?? ''
    expect(text).toContain('Están las primeras 50, el máximo por archivo con texto completo es de 50: faltan 10.')
    expect(text.match(/Primero: Que la exportadora/g)).toHaveLength(50)
  })

  it('lists the rulings that are gone, and lets a spreadsheet run nothing', async () => {
    const gone = buildRuling({ idSentence: 'por-retirar' })
    await test.store([gone])
    await removeRulings(test.services.db, [gone.docId])
    const origen = { tipo: 'lista', docIds: [supreme.docId, gone.docId, 'no-existe', first.docId, first.docId] }
    const rows = rowsOf((await ask({ formato: 'csv', origen })).body)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(`"'=Riquelme con Servicios Portuarios Limitada"`)
    expect(rows[0]).toContain(`No están 2 sentencias que se retiraron de BaseJuris o que no existen: ${gone.docId}, no-existe.`)
    const [alone] = rowsOf((await ask({ formato: 'csv', origen: { tipo: 'lista', docIds: [supreme.docId, gone.docId] } })).body)
    expect(alone).toContain(`No está 1 sentencia que se retiró de BaseJuris o que no existe: ${gone.docId}.`)
    expect((await ask({ formato: 'csv', origen: { tipo: 'lista', docIds: ['no-existe'] } })).json()).toMatchObject({ code: 'export.empty' })
    expect((await ask({ formato: 'csv', origen: { ...search, consulta: 'zzzz', literal: true } })).json()).toMatchObject({
      code: 'export.empty',
    })
  })

  it('says how many were found and could not be included, because they were removed and the index did not know yet', async () => {
    const late = Array.from({ length: 3 }, (_, index) =>
      buildRuling({ idSentence: `tardia-${index}`, caption: `Tardía ${index} con Puerto` }),
    )
    const lagging = await openTestApp()
    await lagging.store(late)
    const { headers } = await lagging.signIn()
    const origen = { ...search, consulta: '' }
    await removeRulings(lagging.services.db, [late[0]?.docId ?? ''])
    const rows = rowsOf((await ask({ formato: 'csv', origen }, headers, lagging)).body)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain('Contiene: 2 de 3 sentencias encontradas')
    expect(rows[0]).toContain('No se pudo incluir 1 sentencia encontrada, que se retiró de BaseJuris mientras se preparaba este archivo.')
    const bibtex = (await ask({ formato: 'bibtex', origen }, headers, lagging)).body
    expect(bibtex).toContain('% No se pudo incluir 1 sentencia encontrada')
    await lagging.close()
  })

  it('gives one ruling whole as a PDF that says the same', async () => {
    const response = await ask({ formato: 'pdf', contenido: 'texto', origen: { tipo: 'sentencia', docId: supreme.docId } })
    expect(response.headers['content-disposition']).toContain('filename="basejuris-cs-rol-n-12-345-2020-')
    const { pages, bookmarks } = await readPdf(response.rawPayload)
    const words = unbroken(pages.join(''))
    for (const { paragraphs } of supreme.sections) for (const { text } of paragraphs) expect(words).toContain(unbroken(text))
    expect(words).toContain(unbroken('Corte Suprema, Cuarta Sala, rol N° 12.345-2020, 3 de mayo de 2021'))
    expect(words).toContain(unbroken('Lo hace un programa y algo se le escapa'))
    expect(bookmarks.map(({ title }) => title)).toEqual([supreme.caption])
    expect((await ask({ formato: 'pdf', origen: { tipo: 'sentencia', docId: 'nada' } })).json()).toMatchObject({ code: 'ruling.not_found' })
    await test.store([buildRuling({ docId: 'retirada', fictional: false }), buildRuling({ docId: 'inventada' })])
    await removeRulings(test.services.db, ['retirada', 'inventada'])
    for (const [docId, code] of [
      ['retirada', 'ruling.withdrawn'],
      ['inventada', 'ruling.fictional_removed'],
    ])
      expect((await ask({ formato: 'pdf', origen: { tipo: 'sentencia', docId } })).json()).toMatchObject({ code })
  })

  it('reports every field it cannot take', async () => {
    const { statusCode, body } = await ask({ formato: 'csv', contenido: 'texto', origen: { tipo: 'lista', docIds: [] }, cantidad: 501 })
    expect(statusCode).toBe(400)
    const fields = JSON.parse(body).details.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(expect.arrayContaining(['origen.docIds', 'cantidad']))
    const text = await ask({ formato: 'csv', contenido: 'texto', origen: search })
    expect(text.json().details).toEqual([{ field: 'contenido', message: 'el texto completo se entrega en DOCX o PDF' }])
    expect((await ask({ formato: 'csv', origen: { tipo: 'todo' } })).json().details[0].field).toBe('origen.tipo')
  })

  it('reports progress to readers of lines', async () => {
    const response = await ask({ formato: 'xlsx', origen: search }, { ...user.headers, accept: 'application/x-ndjson' })
    const lines = response.body
      .trimEnd()
      .split('\n')
      .map((line) => exportLineSchema.parse(JSON.parse(line)))
    expect(lines[0]).toMatchObject({ tipo: 'archivo', nombre: expect.stringMatching(/\.xlsx$/) })
    expect(lines.filter(({ tipo }) => tipo === 'avance').at(-1)).toEqual({ tipo: 'avance', etapa: 'componer', hechas: 60, total: 60 })
    const bytes = Buffer.concat(lines.flatMap((line) => (line.tipo === 'datos' ? [Buffer.from(line.base64, 'base64')] : [])))
    expect(lines.at(-1)).toEqual({ tipo: 'fin', bytes: bytes.length })
    expect((await readZip(bytes)).has('xl/workbook.xml')).toBe(true)
  })
})

describe('a folder', () => {
  it('can be exported by its owner and members only', async () => {
    const owner = await test.signIn()
    const member = await test.signIn()
    const folderId = randomUUID()
    const at = new Date()
    await test.services.db.transaction(async (tx) => {
      const name = encryptFolderName(test.services, folderId, 'Caso Andes')
      await addFolder(
        tx,
        { id: folderId, ownerId: owner.userId, name, reserved: true, retainedUntil: null, createdAt: at, updatedAt: at },
        10,
      )
      const items = [supreme, first].map(({ docId }) => ({ folderId, docId, addedBy: owner.userId, createdAt: at }))
      await addFolderItems(tx, items, 10)
      await addFolderMember(tx, { folderId, userId: member.userId, role: 'escribe', createdAt: at }, 10)
    })
    const origen = { tipo: 'carpeta', folderId }
    const own = await ask({ formato: 'bibtex', origen }, owner.headers)
    expect(own.body).toContain('% Caso Andes')
    expect(own.body.match(/^@misc/gm)).toHaveLength(2)
    expect((await ask({ formato: 'csv', origen }, member.headers)).statusCode).toBe(200)
    const stranger = await ask({ formato: 'bibtex', origen }, (await test.signIn()).headers)
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'folder.not_found'])
  })
})

describe('without entitlement', () => {
  it('gives facts without passages and says so, and no text', async () => {
    const limited = await openTestApp({ readable: ['laboral'] })
    await limited.store([supreme, first])
    const { headers } = await limited.signIn()
    const { body } = await ask({ formato: 'csv', origen: { tipo: 'busqueda', ficticias: 'incluir' } }, headers, limited)
    const row = rowsOf(body).find((one) => one.includes('Riquelme')) ?? ''
    expect(row).toContain('Sin texto ni pasajes: su base requiere una suscripción premium.')
    const origen = { tipo: 'sentencia', docId: supreme.docId }
    expect((await ask({ formato: 'pdf', contenido: 'texto', origen }, headers, limited)).json().code).toBe('base.premium_required')
    const whole = await ask({ formato: 'docx', contenido: 'texto', origen: { tipo: 'lista', docIds: [supreme.docId] } }, headers, limited)
    const xml = (await readZip(whole.rawPayload)).get('word/document.xml')?.toString() ?? ''
    expect(xml).toContain('requiere una suscripción premium')
    expect(xml).not.toContain('Segundo: Que')
    await limited.close()
  })
})
