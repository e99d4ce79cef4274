// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import SuggestionList from '../components/suggestions/suggestion-list.tsx'
import { CoverageSummary } from '../features/coverage/coverage-summary.tsx'
import { DocketTable } from '../features/docket-list/docket-table.tsx'
import { ExportProgress } from '../features/exports/export-progress.tsx'
import { FavoritesView } from '../features/favorites/favorites-view.tsx'
import { FolderView } from '../features/folders/folder-page/folder-view.tsx'
import { HistorySection } from '../features/history/history-section.tsx'
import { ReaderFailure } from '../features/reader/panels/reader-failure.tsx'
import { ReportReceived } from '../features/reader/report/report-received.tsx'
import { RulingReader } from '../features/reader/ruling-reader.tsx'
import { PreviewPassage } from '../features/results/preview/preview-passage.tsx'
import { ResultsView } from '../features/results/results-view.tsx'
import { FailedSearch } from '../features/results/states/failed-search.tsx'
import { SavedSearchSection } from '../features/saved-searches/saved-search-section.tsx'
import { emptyState } from '../search-address/results-state.ts'
import { renderOnServer, signedIn } from './render-view.tsx'
import {
  longWord,
  sampleCard,
  sampleFavorite,
  sampleFolder,
  sampleFolderItem,
  sampleResult,
  sampleRuling,
  sampleSavedSearch,
  sampleSearch,
} from './samples.ts'

vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }), headers: async () => new Headers() }))
vi.mock('../session/current-session.ts', () => ({ currentUser: async () => null }))
vi.mock('../api/platform-facts.ts', () => ({ platformFacts: async () => null }))
vi.mock('../features/reader/related/load-related.ts', () => ({
  loadRelated: async () => ({ identical: { total: 0, members: [] }, similar: [], contrary: null }),
}))

const state = { ...emptyState, q: longWord }
const section = { ancla: 'c1', tipo: 'considerando' as const, numero: 1, titulo: '1°' }
const ruling = sampleRuling({
  caratulado: longWord,
  tribunal: longWord,
  secciones: [{ ...section, parrafos: [{ ancla: 'c1-1', texto: longWord, marcas: [], referencias: [] }] }],
})
const paging = { total: 1, pagina: 1, tamano: 50, maximo: 1000 }
const instant = '2026-10-01T15:00:00.000Z'
const entry = { historyId: 'h', userMessage: longWord, parametros: {}, total: 1, nombre: longWord, createdAt: instant, isActive: true }
const folder = sampleFolder({ nombre: longWord })
const item = sampleFolderItem({ sentencia: sampleCard({ caratulado: longWord, tribunal: longWord }) })
const coverage = { ...sampleSearch().cobertura, vacias: [longWord] }
const facet = { valor: longWord, etiqueta: longWord, total: 1 }
const nothing = () => {}

/** Each view with the number of places in which the long word must be read in full. */
const views: readonly (readonly [name: string, places: number, view: () => ReactElement])[] = [
  [
    'results list',
    2,
    () => <ResultsView state={state} data={sampleSearch({ resultados: [sampleResult({ caratulado: longWord, tribunal: longWord })] })} />,
  ],
  ['facet rail', 1, () => <ResultsView state={emptyState} data={sampleSearch({ facetas: { tribunal: [facet] } })} />],
  ['empty results', 1, () => <ResultsView state={emptyState} data={sampleSearch({ resultados: [], resumen: longWord })} />],
  ['failed search', 1, () => <FailedSearch state={state} message={longWord} requestId={null} />],
  ['preview', 2, () => <PreviewPassage ruling={ruling} anchor="c1" />],
  ['ruling', 4, () => <RulingReader ruling={ruling} provenance={null} query="" article={null} />],
  ['failed ruling', 1, () => <ReaderFailure message={longWord} requestId={null} retryHref="/" query="" />],
  ['received report', 1, () => <ReportReceived reference="r" email={longWord} onClose={nothing} />],
  [
    'finished export',
    1,
    () => (
      <ExportProgress
        fileExport={{ state: 'done', progress: null, failure: null, fileName: longWord, start: async () => {}, cancel: nothing }}
        onClose={nothing}
      />
    ),
  ],
  [
    'favorites',
    3,
    () => (
      <FavoritesView
        address={{ text: '', tag: '', order: 'guardado', page: 1 }}
        favorites={{
          favoritos: [sampleFavorite({ sentencia: sampleCard({ caratulado: longWord }), etiquetas: [longWord], nota: longWord })],
          etiquetas: [],
          ...paging,
        }}
        folders={[]}
      />
    ),
  ],
  [
    'folder page',
    3,
    () => (
      <FolderView
        address={{ folderId: folder.folderId, text: '', order: 'guardado', page: 1 }}
        contents={{
          carpeta: folder,
          items: [item],
          notas: [],
          totalNotas: 0,
          miembros: [{ ...folder.dueno, rol: 'escribe' }],
          watchId: null,
          ...paging,
        }}
        folders={[folder]}
        passages={[]}
        events={[]}
      />
    ),
  ],
  [
    'history',
    2,
    () => <HistorySection userId="u" history={{ entradas: [entry], ...paging }} address={{ text: '', page: 1 }} now={new Date(instant)} />,
  ],
  [
    'saved searches',
    2,
    () => (
      <SavedSearchSection
        saved={{
          data: { busquedas: [sampleSavedSearch({ nombre: `Alerta ${longWord}`, consulta: longWord })], maximo: 50, emailVerificado: true },
          failure: null,
        }}
        now={new Date(instant)}
      />
    ),
  ],
  [
    'docket list',
    2,
    () => (
      <DocketTable
        lines={[
          {
            linea: 1,
            texto: longWord,
            estado: 'encontrada',
            rol: null,
            candidatas: [sampleCard({ caratulado: longWord })],
            sinFicticias: 0,
            repite: null,
            aviso: null,
          },
        ]}
        choices={{}}
        onChoose={nothing}
      />
    ),
  ],
  ['coverage', 1, () => <CoverageSummary coverage={{ cobertura: coverage, actualizada: null }} />],
  [
    'suggestions',
    2,
    () => (
      <SuggestionList
        id="s"
        groups={[
          {
            kind: 'caratula',
            title: 'Carátulas',
            options: [{ at: 0, suggestion: { tipo: 'caratula', texto: longWord, detalle: longWord, total: null } }],
          },
        ]}
        active={-1}
        onChoose={nothing}
        onPoint={nothing}
      />
    ),
  ],
]

it.each(views)('%s: shows a word of 300 letters in full in %i places', async (_name, places, view) => {
  const page = await renderOnServer(view(), signedIn)
  const found = (page.textContent ?? '').split(longWord).length - 1
  expect(found).toBeGreaterThanOrEqual(places)
  expect(page.textContent).not.toContain(`${longWord.slice(0, 40)}…`)
})
