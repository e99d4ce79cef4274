import { randomUUID } from 'node:crypto'
import { type Analysis, type AnalysisRow, analysisFiguresSchema } from '@basejuris/contract'
import { addAnalysis, findAnalysis, removeRulings, setFlag, updateUser } from '@basejuris/database'
import { readZip } from '@basejuris/documents/testing/read-back'
import { maxAnalyses, maxAnalysisColumns, maxOpenAnalyses, type Outcome } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'
import { batchSize, runAnalysis } from './run-analysis.ts'
import { maxAnalysisRuns } from './start-analysis.ts'

const reason =
  'Segundo: Que, en consecuencia, la empleadora no acreditó los hechos de la causal de despido que invocó en su carta de aviso.'

/** A ruling that grants an amount with costs, or denies the claim without them. */
function ruling(at: number, outcome: Outcome) {
  const grants = outcome === 'acoge'
  const operative = grants
    ? `Se acoge la demanda, con costas, y se condena a la demandada a pagar $${at}.500.000 por concepto de daño moral.`
    : 'Se rechaza la demanda en todas sus partes, sin costas, por haber tenido motivo plausible para litigar.'
  const sections = buildSections(['Primero: Que el actor prestó servicios para la demandada en Talca.', reason]).map((section) =>
    section.kind === 'resolutiva'
      ? { ...section, paragraphs: section.paragraphs.slice(0, 1).map((one) => ({ ...one, text: operative })) }
      : section,
  )
  return buildRuling({
    docId: `caso-${at}`,
    idSentence: `caso-${at}`,
    docketNumber: `O-${at}-2020`,
    rit: `O-${at}-2020`,
    decidedOn: `20${20 + (at % 3)}-05-03`,
    caption: `Persona ${at} con Empresa`,
    fictional: false,
    outcome,
    sections,
  })
}
const stored = Array.from({ length: 14 }, (_, at) => ruling(at + 1, at % 3 === 0 ? 'rechaza' : 'acoge'))
const costs = { titulo: 'Costas', tipo: 'si_no', pregunta: '¿Se condenó en costas?' }
const damage = { titulo: 'Daño moral', tipo: 'monto', pregunta: '¿Cuánto se fijó por daño moral?' }
const outcome = { titulo: 'Resultado', tipo: 'resultado', pregunta: '¿Qué se resolvió?' }
const roles = { tipo: 'roles', texto: stored.map(({ docketNumber }) => docketNumber).join('\n') }

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store(stored)
})
beforeEach(async () => {
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const start = (body: object = {}, person = ana) =>
  person.call('POST', '/v1/analysis', { nombre: 'Despidos', origen: roles, columnas: [costs, damage], ...body })
const view = async (id: string, query = ''): Promise<{ analisis: Analysis; filas: AnalysisRow[]; total: number }> =>
  (await ana.call('GET', `/v1/analysis/${id}${query}`)).body.data
async function analysed(body: object = {}): Promise<string> {
  const { id } = (await start(body)).body.data
  await test.runJobs()
  return id
}
const open = new AbortController().signal
const columnOf = ({ columnas }: Analysis, title: string) => {
  const column = columnas.find(({ titulo }) => titulo === title)
  if (column === undefined) throw new Error(`no column ${title}`)
  return column
}

describe('an analysis', () => {
  it('is accepted at once, and answers each ruling with words of it', async () => {
    const accepted = await start()
    expect(accepted).toMatchObject({ status: 202, body: { data: { estado: 'pendiente' } } })
    const { id } = accepted.body.data
    expect((await view(id)).analisis).toMatchObject({ estado: 'pendiente', delante: 0, total: 14, hechas: 0, origen: '14 roles pegados' })
    await test.runJobs()
    const { analisis, filas } = await view(id, '?tamano=100')
    expect(analisis).toMatchObject({ estado: 'completado', hechas: 14, retiradas: 0, sinAcceso: 0 })
    expect(columnOf(analisis, 'Costas').cuenta).toEqual({ respondida: 14, dudosa: 0, vacia: 0, fallida: 0 })
    expect(columnOf(analisis, 'Costas').valores).toEqual([
      { valor: 'si', unidad: null, cuantas: 9 },
      { valor: 'no', unidad: null, cuantas: 5 },
    ])
    expect(columnOf(analisis, 'Daño moral').cuenta).toMatchObject({ respondida: 9, vacia: 5 })
    for (const { docId, celdas } of filas)
      for (const { estado, cita, grado } of celdas) {
        if (estado === 'vacia') continue
        const paragraph = stored
          .find((each) => each.docId === docId)
          ?.sections.flatMap(({ paragraphs }) => paragraphs)
          .find(({ anchor }) => anchor === cita?.parrafo)
        expect(cita?.texto).toBe(paragraph?.text.slice(cita?.desde, cita?.hasta))
        expect([grado, cita?.verificada, cita?.texto === '']).toEqual(['textual', true, false])
      }
  })

  it('is filtered and sorted by its cells, those without a value last', async () => {
    const id = await analysed()
    const { analisis } = await view(id)
    const [yesNo, sum] = [columnOf(analisis, 'Costas').id, columnOf(analisis, 'Daño moral').id]
    expect((await view(id, `?columna=${yesNo}&valor=no`)).total).toBe(5)
    expect((await view(id, `?columna=${sum}&estado=vacia`)).total).toBe(5)
    const between = await view(id, `?columna=${sum}&desde=3000000&hasta=7000000`)
    expect(between.filas.map(({ docId }) => docId)).toEqual(['caso-3', 'caso-5', 'caso-6'])
    const sorted = await view(id, `?ordenar=${sum}&sentido=desc&tamano=100`)
    expect(sorted.filas.slice(0, 2).map(({ docId }) => docId)).toEqual(['caso-14', 'caso-12'])
    expect(sorted.filas.slice(-5).every(({ celdas }) => celdas[1]?.estado === 'vacia')).toBe(true)
  })

  it('computes only a column that is added later', async () => {
    const id = await analysed({ columnas: [costs] })
    let quoted = 0
    const codeHmac: typeof test.services.codeHmac = (purpose, text) => {
      quoted += 1
      return test.services.codeHmac(purpose, text)
    }
    expect((await ana.call('PUT', '/v1/analysis', { id, columnas: [outcome] })).body.data).toEqual({ id, estado: 'pendiente' })
    const before = (await view(id)).filas.map(({ celdas }) => celdas[0])
    await runAnalysis({ ...test.services, codeHmac }, id, { retries: 0, signal: open })
    const { analisis, filas } = await view(id)
    expect(analisis).toMatchObject({ estado: 'completado', hechas: 14, preguntas: 2 })
    expect(filas.map(({ celdas }) => celdas[0])).toEqual(before)
    expect(columnOf(analisis, 'Resultado').cuenta.respondida).toBe(14)
    // One quotation for each ruling: those of the other column and of the reasons stand.
    expect(quoted).toBe(14)
    await test.runJobs()
  })

  it('goes on after the last stored batch when its process ends', async () => {
    const many = Array.from({ length: batchSize * 2 + 3 }, (_, at) => ruling(at + 100, 'acoge'))
    await test.store(many)
    const texto = many.map(({ docketNumber }) => docketNumber).join('\n')
    const { id } = (await start({ origen: { tipo: 'roles', texto } })).body.data
    const killed = new AbortController()
    let batches = 0
    const rulings = {
      ...test.services.rulings,
      list: (docIds: readonly string[]) => {
        batches += 1
        if (batches === 2) killed.abort(new Error('killed'))
        return test.services.rulings.list(docIds)
      },
    }
    await expect(runAnalysis({ ...test.services, rulings }, id, { retries: 0, signal: killed.signal })).rejects.toThrow('killed')
    expect((await view(id)).analisis).toMatchObject({ estado: 'en_curso', hechas: batchSize })
    batches = 2
    await runAnalysis({ ...test.services, rulings }, id, { retries: 1, signal: open })
    expect(batches).toBe(4)
    expect((await view(id)).analisis).toMatchObject({ estado: 'completado', hechas: many.length })
  })

  it('is stopped by its user, and what was answered stays', async () => {
    const { id } = (await start()).body.data
    expect((await ana.call('POST', `/v1/analysis/${id}/cancel`)).body.data).toEqual({ id, estado: 'cancelado' })
    await test.runJobs()
    expect((await view(id)).analisis).toMatchObject({ estado: 'cancelado', hechas: 0 })
    expect((await ana.call('POST', `/v1/analysis/${id}/cancel`)).body.code).toBe('analysis.ended')
  })

  it('fails after its last run', async () => {
    const { id } = (await start()).body.data
    await runAnalysis(test.services, id, { retries: maxAnalysisRuns, signal: open })
    expect((await view(id)).analisis.estado).toBe('fallido')
    await test.runJobs()
  })

  it('is renamed, computed anew, listed and deleted', async () => {
    const id = await analysed()
    await ana.call('PUT', '/v1/analysis', { id, nombre: 'Otro nombre' })
    expect((await view(id)).analisis).toMatchObject({ nombre: 'Otro nombre', estado: 'completado' })
    expect((await ana.call('PUT', '/v1/analysis', { id, recalcular: true })).body.data.estado).toBe('pendiente')
    expect((await view(id)).analisis.hechas).toBe(0)
    await test.runJobs()
    expect((await ana.call('GET', '/v1/analysis')).body.data).toMatchObject({
      total: 1,
      analisis: [{ id, hechas: 14, estado: 'completado' }],
    })
    expect((await ana.call('DELETE', `/v1/analysis/${id}`)).body.data).toEqual({ id, borrado: true })
    expect((await ana.call('GET', `/v1/analysis/${id}`)).body.code).toBe('analysis.not_found')
  })
})

describe('figures', () => {
  it('are shares with their interval, by year and court, marks in time and reasons that repeat', async () => {
    const id = await analysed()
    const figures = analysisFiguresSchema.parse((await ana.call('GET', `/v1/analysis/${id}/figures`)).body.data)
    expect(figures.sentencias).toBe(14)
    const [granted] = figures.todas.resultados
    expect(granted).toMatchObject({ resultado: 'acoge', cuantas: 9 })
    expect(granted?.desde).toBeCloseTo(0.388, 2)
    expect(granted?.hasta).toBeCloseTo(0.837, 2)
    expect(figures.grupos.find(({ dimension }) => dimension === 'anio')?.grupos.map(({ clave, pocas }) => [clave, pocas])).toEqual([
      ['2020', true],
      ['2021', true],
      ['2022', true],
    ])
    expect(figures.linea).toHaveLength(14)
    expect(figures.pasajes[0]).toMatchObject({ sentencias: 14, cita: { verificada: true, texto: reason } })
  })
})

describe('what its user may not see', () => {
  it('is gone from table and figures once a ruling is withdrawn, and its place says so', async () => {
    await test.store([ruling(50, 'acoge')])
    const id = await analysed({ origen: { tipo: 'roles', texto: 'O-50-2020\nO-1-2020' } })
    await test.services.db.transaction((tx) => removeRulings(tx, ['caso-50']))
    const { analisis, filas } = await view(id)
    expect(analisis).toMatchObject({ total: 2, retiradas: 1 })
    expect(filas[0]).toMatchObject({ docId: 'caso-50', estado: 'retirada', sentencia: null, celdas: [] })
    expect(columnOf(analisis, 'Costas').cuenta.respondida).toBe(1)
    expect((await ana.call('GET', `/v1/analysis/${id}/figures`)).body.data.sentencias).toBe(1)
  })

  it('has no value where the text of the ruling changed under its quotation', async () => {
    const changing = ruling(60, 'acoge')
    await test.store([changing])
    const id = await analysed({ origen: { tipo: 'roles', texto: 'O-60-2020' } })
    const sections = changing.sections.map((section) =>
      section.kind === 'resolutiva'
        ? {
            ...section,
            paragraphs: section.paragraphs.map((one) => ({ ...one, text: 'Se rechaza la demanda interpuesta en todas sus partes.' })),
          }
        : section,
    )
    await test.store([{ ...changing, sections }])
    const { analisis, filas } = await view(id)
    expect(filas[0]).toMatchObject({ estado: 'cambio', celdas: [{ estado: 'fallida', valor: '', cita: null }, { estado: 'fallida' }] })
    expect(columnOf(analisis, 'Costas').valores).toEqual([])
  })

  it('is the analysis of somebody else', async () => {
    const id = await analysed()
    const other = await signInPerson(test)
    for (const [method, path] of [
      ['GET', `/v1/analysis/${id}`],
      ['GET', `/v1/analysis/${id}/figures`],
      ['POST', `/v1/analysis/${id}/cancel`],
      ['DELETE', `/v1/analysis/${id}`],
    ] as const)
      expect((await other.call(method, path)).body.code).toBe('analysis.not_found')
    expect((await other.call('PUT', '/v1/analysis', { id, nombre: 'Mío' })).body.code).toBe('analysis.not_found')
    expect((await other.call('POST', `/v1/analysis/${id}/export`, { formato: 'xlsx' })).body.code).toBe('analysis.not_found')
  })
})

describe('where it comes from', () => {
  it('is a search, a folder, favourites or docket numbers; what is missing is said', async () => {
    const search = await analysed({ origen: { tipo: 'busqueda', consulta: 'carta de aviso', agrupar: false } })
    expect((await view(search)).analisis).toMatchObject({ origen: 'Búsqueda «carta de aviso»', estado: 'completado' })
    expect((await view(search)).total).toBeGreaterThan(10)
    const grouped = await analysed({ origen: { tipo: 'busqueda', consulta: 'carta de aviso' } })
    const twins = /^No se repiten \d+ sentencias casi idénticas a otras de la lista\.$/
    expect((await view(grouped)).analisis.avisos).toEqual([expect.stringMatching(twins)])
    const { folderId } = (await ana.call('POST', '/v1/folders', { nombre: 'Caso' })).body.data.carpeta
    await ana.call('POST', `/v1/folders/${folderId}/items`, { docIds: ['caso-1', 'caso-2'] })
    expect((await view(await analysed({ origen: { tipo: 'carpeta', folderId } }))).analisis).toMatchObject({
      origen: 'Carpeta «Caso»',
      total: 2,
    })
    await ana.call('POST', '/v1/favorites', { docId: 'caso-3' })
    expect((await view(await analysed({ origen: { tipo: 'favoritos' } }))).analisis).toMatchObject({ origen: 'Mis favoritos', total: 1 })
    const listed = await analysed({ origen: { tipo: 'roles', texto: 'O-1-2020\nO-1-2020\nO-9999-2020\nhola' } })
    expect((await view(listed)).analisis).toMatchObject({ total: 1, avisos: ['1 rol no está en la base.', '1 línea no se entendió.'] })
  })

  it('may be empty, or not theirs', async () => {
    expect((await start({ origen: { tipo: 'favoritos' } })).body.code).toBe('analysis.empty')
    const other = await signInPerson(test)
    const { folderId } = (await other.call('POST', '/v1/folders', { nombre: 'Ajena' })).body.data.carpeta
    expect((await start({ origen: { tipo: 'carpeta', folderId } })).body.code).toBe('folder.not_found')
  })
})

describe('limits', () => {
  it('say which field is wrong and what is allowed', async () => {
    const refused = async (body: object) => (await start(body)).body.details[0]
    expect(await refused({ nombre: ' ' })).toEqual({ field: 'nombre', message: 'escriba un nombre' })
    expect(await refused({ columnas: [] })).toEqual({ field: 'columnas', message: 'agregue al menos una pregunta' })
    expect(await refused({ columnas: [{ ...costs, tipo: 'otra' }] })).toMatchObject({ field: 'columnas.0.tipo' })
    expect(await refused({ columnas: [{ ...costs, tipo: 'opcion', opciones: ['una'] }] })).toMatchObject({ field: 'columnas.0.opciones' })
    expect(await refused({ origen: { tipo: 'web' } })).toMatchObject({ field: 'origen.tipo' })
    expect(await refused({ origen: { tipo: 'roles', texto: 'O-1-2020\n'.repeat(1001) } })).toMatchObject({ field: 'origen.texto' })
  })

  it('hold for columns, for open analyses, and for what may change while one runs', async () => {
    const id = await analysed()
    const columnas = Array.from({ length: maxAnalysisColumns - 1 }, () => costs)
    expect((await ana.call('PUT', '/v1/analysis', { id, columnas })).body.code).toBe('analysis.too_many_columns')
    const ids: string[] = []
    for (let at = 0; at < maxOpenAnalyses; at++) ids.push((await start()).body.data.id)
    expect((await start()).body.code).toBe('analysis.too_many_waiting')
    expect((await ana.call('PUT', '/v1/analysis', { id: ids[0], columnas: [outcome] })).body.code).toBe('analysis.running')
    expect((await ana.call('PUT', '/v1/analysis', { id: ids[0], nombre: 'Puede' })).body.data.estado).toBe('pendiente')
    expect((await view(ids[2] ?? '')).analisis.delante).toBe(2)
    await test.runJobs()
    expect((await view(ids[4] ?? '')).analisis.estado).toBe('completado')
  })

  it('hold for what is stored, and for files that are made at once', async () => {
    const id = await analysed()
    const { db } = test.services
    const row = await findAnalysis(db, { userId: ana.userId, id })
    if (row === null) throw new Error('no analysis')
    await db.transaction(async (tx) => {
      const limits = { maxOpen: 1, maxStored: maxAnalyses }
      for (let at = 1; at < maxAnalyses; at++) await addAnalysis(tx, { row: { ...row, id: randomUUID() }, docIds: ['caso-1'] }, limits)
    })
    expect((await start()).body.code).toBe('analysis.too_many')
    const request = { method: 'POST', url: `/v1/analysis/${id}/export`, headers: ana.headers, payload: { formato: 'docx' } } as const
    const all = await Promise.all(Array.from({ length: 4 }, () => test.app.inject(request)))
    expect(all.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().code)).toEqual(['export.busy', 'export.busy'])
  })

  it('count one petition, given back when nothing was answered', async () => {
    await setFlag(test.services.db, 'subscriptions', true)
    await setFlag(test.services.db, 'betaFree', false)
    const uses = async () => (await ana.call('POST', '/v1/status-payment/', { userId: ana.userId })).body.data.counterUse
    try {
      const { id } = (await start()).body.data
      expect(await uses()).toBe(1)
      await ana.call('POST', `/v1/analysis/${id}/cancel`)
      expect(await uses()).toBe(0)
      const failed = (await start()).body.data.id
      await runAnalysis(test.services, failed, { retries: maxAnalysisRuns, signal: open })
      expect(await uses()).toBe(0)
      const done = (await start()).body.data.id
      await runAnalysis(test.services, done, { retries: 0, signal: open })
      await ana.call('PUT', '/v1/analysis', { id: done, columnas: [outcome] })
      expect(await uses()).toBe(1)
      await updateUser(test.services.db, ana.userId, { counterUse: 30 })
      expect((await start()).body.code).toBe('petition.blocked')
    } finally {
      await setFlag(test.services.db, 'subscriptions', false)
      await setFlag(test.services.db, 'betaFree', true)
      await test.runJobs()
    }
  })
})

it('is exported with its quotations and figures', async () => {
  const id = await analysed({ nombre: 'Despidos =1+1' })
  const file = async (formato: string) => {
    const headers = { ...ana.headers }
    const answer = await test.app.inject({ method: 'POST', url: `/v1/analysis/${id}/export`, headers, payload: { formato } })
    expect(answer.statusCode).toBe(200)
    return readZip(answer.rawPayload)
  }
  const sheets = await file('xlsx')
  const strings = [...sheets.entries()].map(([, part]) => String(part)).join(' ')
  for (const words of [
    'Tabla',
    'Citas',
    'Cifras',
    'Consulta',
    'lea la cita antes de usarla',
    '«Se acoge la demanda, con costas',
    'por concepto de daño moral',
    '2500000',
  ])
    expect(strings).toContain(words)
  const text = String((await file('docx')).get('word/document.xml')).replaceAll(/<[^>]+>/g, '')
  for (const words of ['Despidos =1+1', 'Razones que se repiten', 'Resultados: todas', '$2.500.000']) expect(text).toContain(words)
})
