// @vitest-environment happy-dom
import type { RulingView } from '@basejuris/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderView } from '../../../testing/render-view.tsx'
import { sampleRuling } from '../../../testing/samples.ts'
import { stubServer } from '../../../testing/stub-server.ts'
import { PreviewPane } from './preview-pane.tsx'
import type { FocusedResult } from './use-focused-result.ts'

const close = vi.fn()
const focused: { result: FocusedResult | null } = { result: null }
vi.mock('./use-focused-result.ts', () => ({ useFocusedResult: () => [focused.result, close] }))

const result: FocusedResult = { docId: 'cs-12345-2020', href: '/sentencia?id=cs-12345-2020#c1', citation: 'CS, rol N° 12.345-2020.' }
const path = 'POST /v2/find-by-id'

it('stays away while no result has the focus', () => {
  focused.result = null
  renderView(<PreviewPane query="despido" listed={[result.docId]} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('opens empty with its actions while the ruling loads', () => {
  focused.result = result
  const calls = stubServer({ [path]: 'pending' })
  renderView(<PreviewPane query="despido" listed={[result.docId]} />)
  expect(screen.getByRole('link', { name: 'Abrir sentencia' }).getAttribute('href')).toBe(result.href)
  expect(screen.getByRole('region', { name: 'Pasaje en su contexto' }).textContent).toBe('')
  expect(calls[0]?.body).toEqual({ docId: 'cs-12345-2020', ancla: 'c1', consulta: 'despido' })
})

it('says when the ruling could not be loaded, with the link to open it', async () => {
  focused.result = result
  stubServer({ [path]: 'offline' })
  renderView(<PreviewPane query="despido" listed={[result.docId]} />)
  expect(await screen.findByText('No se pudo traer el texto. Abra la sentencia para leerla.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir sentencia' })).toBeTruthy()
})

it('says whose words the passage and its neighbours are', async () => {
  focused.result = result
  const paragraph = (ancla: string, texto: string, voz?: string) => ({
    ancla,
    texto,
    marcas: [],
    referencias: [],
    ...(voz === undefined ? {} : { voces: [{ desde: 0, hasta: texto.length, relato: 'parte' as const, voz }] }),
  })
  const claim = 'Alega la recurrente'
  const secciones: RulingView['secciones'] = [
    {
      ancla: 'vistos',
      tipo: 'vistos',
      numero: null,
      titulo: 'Vistos',
      relato: 'parte',
      voz: 'Alega la demandante',
      parrafos: [paragraph('vistos-1', 'Que fue despedida.')],
    },
    {
      ancla: 'c1',
      tipo: 'considerando',
      numero: 1,
      titulo: '1°',
      parrafos: [
        paragraph('c1-1', 'Sostiene que hubo error.', claim),
        paragraph('c1-2', 'Agrega que influyó.', claim),
        paragraph('c1-3', 'Lo cierto es que no lo hubo.'),
      ],
    },
    { ancla: 'voto1', tipo: 'voto', numero: null, titulo: 'Voto en contra', parrafos: [] },
    {
      ancla: 'voto1-c1',
      tipo: 'voto',
      numero: 1,
      titulo: 'Voto en contra, 1°',
      relato: 'voto',
      voz: 'Voto en contra',
      parrafos: [paragraph('voto1-c1-1', 'Que el error existe.')],
    },
  ]
  stubServer({ [path]: { data: { sentencia: sampleRuling({ secciones }) } } })
  renderView(<PreviewPane query="error" listed={[result.docId]} />)
  const passage = await screen.findByRole('group', { name: 'c. 1°' })
  expect(passage.textContent).toBe(`c. 1°${claim}Sostiene que hubo error.Agrega que influyó.Lo cierto es que no lo hubo.`)
  expect(screen.getByRole('group', { name: 'Vistos' }).textContent).toContain('Alega la demandante. No es el razonamiento del tribunal.')
  expect(screen.getByRole('group', { name: 'Voto en contra, c. 1°' }).textContent).toContain('No es doctrina de la mayoría.')
})

it('shows the passage with its neighbours and counts the hits', async () => {
  focused.result = result
  stubServer({ [path]: { data: { sentencia: sampleRuling({ coincidencias: 2 }) } } })
  renderView(<PreviewPane query="despido" listed={[result.docId]} />)
  const passage = within(await screen.findByRole('group', { name: 'c. 1°' }))
  expect(passage.getByText(/el despido ocurrió durante la licencia/)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Vistos' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'Vista previa' }).textContent).toContain('2 coincidencias')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar la vista previa' }))
  expect(close).toHaveBeenCalledOnce()
})
