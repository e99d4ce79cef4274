// @vitest-environment happy-dom
import { type Desk, deskDays } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { HomeSearch } from '../home-search.tsx'
import { DeskView } from './desk-view.tsx'

const now = new Date('2026-11-20T15:00:00Z')
const id = '3f2b6c1e-0000-4000-8000-00000000000'
const empty: Desk = { desde: '2026-11-06T15:00:00Z', busquedas: [], carpetas: [], alertas: [], totales: { carpetas: 0, alertas: 0 } }
const person = { userId: `${id}1`, email: 'colega@ejemplo.cl', yo: false }
const full: Desk = {
  ...empty,
  busquedas: [
    {
      historyId: `${id}2`,
      userMessage: 'despido con licencia',
      parametros: { filtros: { anio: ['2024'] } },
      total: 13,
      createdAt: '2026-11-20T14:00:00Z',
      isActive: true,
    },
  ],
  carpetas: [
    {
      carpeta: {
        folderId: `${id}3`,
        nombre: 'Caso Los Boldos',
        rol: 'dueno',
        dueno: { ...person, yo: true },
        reservada: false,
        conservarHasta: null,
        sentencias: 4,
        miembros: 1,
        createdAt: '2026-11-01T14:00:00Z',
        updatedAt: '2026-11-20T14:00:00Z',
      },
      cambios: 2,
      ultimo: {
        fecha: '2026-11-20T14:00:00Z',
        quien: person,
        tipo: 'nota',
        accion: 'Agregó una nota',
        persona: null,
        sentencia: null,
        partes: [],
      },
    },
  ],
  alertas: [
    {
      savedSearchId: `${id}4`,
      nombre: 'rol N° 12.345-2020 · Corte Suprema',
      total: 5,
      sentencias: [
        {
          docId: 'uno',
          numero: 'rol N° 12.345-2020',
          caratulado: 'Araneda con Panificadora',
          fechaSentencia: '2026-11-10',
          tribunal: 'Corte Suprema',
          sala: null,
          recurso: null,
          resultado: 'acoge',
          resuelve: { tipo: 'resuelve', texto: 'se acoge el recurso', ancla: 'p9', desde: 0, hasta: 19, mas: 0, enParte: false },
          sinEfecto: null,
          fragmentos: [{ texto: 'la licencia suspende', marcas: [], ancla: 'c7', etiqueta: 'c. 7°' }],
          ficticia: true,
          url: '/sentencia?id=uno',
        },
      ],
    },
  ],
  totales: { carpetas: 3, alertas: 2 },
}

test('shows what is new, each part leading to its place', () => {
  renderView(<DeskView desk={full} research={[]} folders={[]} now={now} />, signedIn)
  const alerts = within(screen.getByRole('region', { name: 'Sentencias nuevas' }))
  expect(alerts.getByRole('heading', { level: 3 }).textContent).toBe('Rol N° 12.345-2020 · Corte Suprema: 5 sentencias nuevas')
  expect(alerts.getByText('Sentencia ficticia')).toBeTruthy()
  expect(alerts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/alertas',
    '/sentencia?id=uno',
    '/sentencia?id=uno#p9',
    '/sentencia?id=uno#c7',
    `/alertas#${id}4`,
  ])
  const folders = within(screen.getByRole('region', { name: 'Carpetas con cambios' }))
  expect(folders.getByText(/^colega@ejemplo\.cl agregó una nota · Hoy, 11:00 ·/u)).toBeTruthy()
  expect(folders.getByRole('link', { name: '2 cambios' }).getAttribute('href')).toBe(`/carpetas/${id}3/registro`)
  const searches = within(screen.getByRole('region', { name: 'Últimas búsquedas' }))
  expect(searches.getByRole('link', { name: 'despido con licencia' }).getAttribute('href')).toBe(
    '/resultados?q=despido+con+licencia&anio=2024',
  )
})

test('shows research that runs or ended unread, and none that was read', () => {
  const job = { pregunta: '¿Procede el reajuste?', delante: null, createdAt: '2026-11-20T13:00:00Z', finishedAt: null, nueva: false }
  const research = [
    { ...job, id: `${id}5`, estado: 'en_curso' as const },
    { ...job, id: `${id}6`, estado: 'completado' as const, finishedAt: '2026-11-20T14:00:00Z', nueva: true },
    { ...job, id: `${id}7`, estado: 'completado' as const, finishedAt: '2026-11-20T14:00:00Z' },
  ]
  renderView(<DeskView desk={empty} research={research} folders={[]} now={now} />, signedIn)
  const section = within(screen.getByRole('region', { name: 'Investigaciones' }))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '¿Procede el reajuste?En cursoHoy, 10:00',
    '¿Procede el reajuste?ListaHoy, 11:00',
  ])
  expect(section.getAllByRole('link')[1]?.getAttribute('href')).toBe(`/investigaciones?id=${id}5`)
})

test('tells a new account what each part is for, and another that nothing is new', () => {
  const { unmount } = renderView(<DeskView desk={empty} research={[]} folders={[]} now={now} />, signedIn)
  expect(screen.getByRole('link', { name: 'Crear una alerta' }).getAttribute('href')).toBe('/alertas?de=rol')
  expect(document.body.textContent).toContain('Aquí quedarán sus búsquedas')
  unmount()
  renderView(<DeskView desk={{ ...empty, totales: { carpetas: 3, alertas: 2 } }} research={[]} folders={[]} now={now} />, signedIn)
  expect(document.body.textContent).toContain(`Nada nuevo en los últimos ${deskDays} días en sus 2 alertas.`)
  expect(document.body.textContent).toContain(`Nadie más cambió sus carpetas en los últimos ${deskDays} días.`)
})

test('lists the folders changed last where nobody else changed one', () => {
  const folder = full.carpetas[0]?.carpeta
  if (folder === undefined) throw new Error('no folder')
  const folders = Array.from({ length: 7 }, (_, at) => ({ ...folder, folderId: `${id}${at}`, nombre: `Caso ${at}` }))
  const desk = { ...empty, totales: { carpetas: 7, alertas: 0 } }
  const { unmount } = renderView(<DeskView desk={desk} research={[]} folders={folders} now={now} />, signedIn)
  const own = within(screen.getByRole('region', { name: 'Sus carpetas' }))
  expect(own.getAllByRole('listitem')).toHaveLength(5)
  expect(own.getByRole('link', { name: /Caso 0/ }).getAttribute('href')).toBe(`/carpetas/${id}0`)
  expect(own.getByText(`Nadie más cambió sus carpetas en los últimos ${deskDays} días.`)).toBeTruthy()
  unmount()
  renderView(<DeskView desk={full} research={[]} folders={folders} now={now} />, signedIn)
  expect(screen.queryByRole('region', { name: 'Sus carpetas' })).toBeNull()
})

test('tells guests alone that searching asks for no account', () => {
  const sentence = 'Buscar y leer no exige cuenta.'
  const { unmount } = renderView(<HomeSearch suggestions={[]} />)
  expect(document.body.textContent).toContain(sentence)
  unmount()
  renderView(<HomeSearch suggestions={[]} />, signedIn)
  expect(document.body.textContent).not.toContain(sentence)
})
