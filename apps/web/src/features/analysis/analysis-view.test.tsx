// @vitest-environment happy-dom
import type { Analysis, AnalysisCell, AnalysisFigures, AnalysisRow } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { WithAddress } from '../../testing/stub-chat.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { AnalysisView } from './analysis-view.tsx'

const id = '0f1e2d3c-4b5a-4678-8899-aabbccddeeff'
const columnId = '11111111-2222-4333-8444-555555555555'
const list = 'GET /v1/analysis'
const one = `GET /v1/analysis/${id}`

const listed = {
  nombre: 'Despidos',
  total: 2,
  hechas: 2,
  preguntas: 1,
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
}
const analysis = (change: Partial<Analysis> = {}): Analysis => ({
  id,
  estado: 'completado',
  delante: null,
  ...listed,
  origen: 'Carpeta «Caso»',
  avisos: [],
  columnas: [
    {
      id: columnId,
      titulo: 'Costas',
      tipo: 'si_no',
      pregunta: '¿Se condenó en costas?',
      opciones: [],
      cuenta: { respondida: 1, dudosa: 0, vacia: 1, fallida: 0 },
      valores: [{ valor: 'si', unidad: null, cuantas: 1 }],
    },
  ],
  retiradas: 1,
  sinAcceso: 0,
  ...change,
})
const cell = (change: Partial<AnalysisCell> = {}): AnalysisCell => ({
  columna: columnId,
  estado: 'respondida',
  valor: 'si',
  unidad: null,
  grado: 'textual',
  cita: {
    docId: 'uno',
    ancla: 'resolutiva',
    etiqueta: 'Resolutiva',
    parrafo: 'p9',
    texto: 'se acoge la demanda, con costas',
    desde: 0,
    hasta: 31,
    verificada: true,
    estado: 'verificada',
    voz: null,
    url: '/sentencia?id=uno#p9',
  },
  ...change,
})
const row = (change: Partial<AnalysisRow> = {}): AnalysisRow => ({
  docId: 'uno',
  posicion: 1,
  estado: 'verificada',
  sentencia: null,
  celdas: [cell()],
  ...change,
})
const shown = (change: Partial<Analysis> = {}, filas: readonly AnalysisRow[] = [row()]) => ({
  data: { analisis: analysis(change), filas, total: filas.length, pagina: 1, tamano: 25, maximo: 1000 },
})
const noFigures: AnalysisFigures = {
  sentencias: 2,
  todas: {
    clave: 'todas',
    nombre: 'Todas',
    total: 2,
    pocas: true,
    resultados: [{ resultado: 'acoge', cuantas: 2, parte: 1, desde: 0.34, hasta: 1 }],
  },
  grupos: [],
  linea: [],
  pares: [],
  pasajes: [],
}

function show(address: string, answers: Parameters<typeof stubServer>[0]) {
  history.replaceState(null, '', address)
  const calls = stubServer({ [`${one}/figures`]: { data: noFigures }, ...answers })
  renderView(
    <WithAddress>
      <AnalysisView userId="ana" start={{ folderId: null, search: null }} />
    </WithAddress>,
    signedIn,
  )
  return calls
}

afterEach(() => history.replaceState(null, '', '/'))

describe('the list', () => {
  it('says what it is for while it is empty, and what went wrong', async () => {
    show('/analisis-patrones', {
      [list]: [{ status: 500, message: 'No se pudo.' }, { data: { analisis: [], total: 0, pagina: 1, tamano: 20, maximo: 200 } }],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByText('Todavía no tiene análisis')).toBeTruthy()
  })

  it('shows what each is doing', async () => {
    const waiting = { id, ...listed, estado: 'pendiente', delante: 2, hechas: 0 }
    show('/analisis-patrones', { [list]: { data: { analisis: [waiting], total: 1, pagina: 1, tamano: 20, maximo: 200 } } })
    expect(await screen.findByText('En espera, con 2 análisis delante')).toBeTruthy()
  })
})

describe('an analysis', () => {
  it('shows answers with their words, few rulings as such, and withdrawn ones in their place', async () => {
    const rows = [row(), row({ docId: 'dos', posicion: 2, estado: 'retirada', celdas: [] })]
    show(`/analisis-patrones?id=${id}`, { [one]: shown({}, rows) })
    const table = await screen.findByRole('region', { name: 'Tabla de preguntas' })
    expect(within(table).getByText('Sí')).toBeTruthy()
    expect(within(table).getByText('se acoge la demanda, con costas')).toBeTruthy()
    expect(within(table).getByText('La sentencia se retiró: su texto ya no se muestra.')).toBeTruthy()
    expect(within(table).getByText(/Sí o no: respondida 1 · dudosa 0 · sin dato 1/)).toBeTruthy()
    expect(await screen.findByText(/Son muy pocas sentencias con resultado conocido/)).toBeTruthy()
    expect(screen.getByRole('table', { name: /Parte de las sentencias con resultado «Acoge»/ })).toBeTruthy()
  })

  it('says which cells are doubtful, empty or failed', async () => {
    const states = [
      row({ docId: 'a', celdas: [cell({ estado: 'dudosa' })] }),
      row({ docId: 'b', celdas: [cell({ estado: 'vacia', valor: '', grado: null, cita: null })] }),
      row({ docId: 'c', celdas: [cell({ estado: 'fallida', valor: '', grado: null, cita: null })] }),
    ]
    show(`/analisis-patrones?id=${id}`, { [one]: shown({}, states) })
    const table = await screen.findByRole('region', { name: 'Tabla de preguntas' })
    expect(['Dudosa', 'Sin dato', 'Falló'].map((word) => within(table).getAllByText(word).length)).toEqual([1, 1, 1])
    expect(screen.getByText(/«Dudosa»: la sentencia dice varias cosas/)).toBeTruthy()
  })

  it('shows its progress and may be stopped', async () => {
    const calls = show(`/analisis-patrones?id=${id}`, {
      [one]: shown({ estado: 'en_curso', hechas: 1 }),
      [`POST /v1/analysis/${id}/cancel`]: { data: { id, estado: 'cancelado' } },
    })
    expect(await screen.findByText('En curso: 1 de 2 sentencias')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Agregar pregunta' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Detener' }))
    await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/cancel'))).toBe(true))
  })

  it('that is gone says so', async () => {
    show(`/analisis-patrones?id=${id}`, {
      [one]: { status: 404, message: 'Ese análisis no existe o lo borró.', code: 'analysis.not_found' },
    })
    expect(await screen.findByText('Ese análisis no existe o lo borró.')).toBeTruthy()
  })
})

it('a new one is sent with its origin and questions', async () => {
  const calls = show('/analisis-patrones?nuevo=1', {
    'GET /v1/folders': { data: { carpetas: [], maximo: 200 } },
    'POST /v1/analysis': { data: { id, estado: 'pendiente' } },
    'POST /v1/status-payment/': 'pending',
    [one]: shown({ estado: 'pendiente', delante: 0 }),
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Una lista de roles' }))
  fireEvent.change(screen.getByLabelText('Roles o RUC, uno por línea'), { target: { value: '123-2020' } })
  fireEvent.click(screen.getByRole('button', { name: 'Analizar' }))
  expect(await screen.findByText('En espera, es el próximo')).toBeTruthy()
  const sent = calls.find(({ call }) => call === 'POST /v1/analysis')
  expect(sent?.body).toMatchObject({ nombre: 'Análisis', origen: { tipo: 'roles', texto: '123-2020' }, columnas: [{}, {}, {}] })
})

it('a new one shows what each question will hold, and how many answers there will be', async () => {
  show('/analisis-patrones?nuevo=1', {
    'GET /v1/folders': { data: { carpetas: [], maximo: 200 } },
    'POST /v1/status-payment/': 'pending',
  })
  const preview = within(screen.getByRole('region', { name: 'Qué tendrá la tabla de cada sentencia' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Una lista de roles' }))
  fireEvent.change(screen.getByLabelText('Roles o RUC, uno por línea'), { target: { value: '123-2020\n\n456-2021\n' } })
  expect(preview.getByText('2 sentencias y 3 preguntas: 6 respuestas.')).toBeTruthy()
  fireEvent.change(screen.getAllByLabelText('Título de la columna')[1] as HTMLElement, { target: { value: ' ' } })
  fireEvent.change(screen.getAllByLabelText('Respuesta')[1] as HTMLElement, { target: { value: 'opcion' } })
  fireEvent.change(screen.getByLabelText('Opciones, una por línea'), { target: { value: 'Civil\nLaboral' } })
  expect(preview.getByText('¿Se condenó en costas?')).toBeTruthy()
  expect(preview.getAllByRole('list', { name: 'Respuestas posibles' })[1]?.textContent).toBe('CivilLaboral')
})
