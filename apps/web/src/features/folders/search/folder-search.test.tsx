// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { FolderSearch } from './folder-search.tsx'

const folderId = '3f2b6c1e-0000-4000-8000-000000000001'
const carpeta = { folderId, nombre: 'Caso Los Boldos', reservada: false }
const sentencia = {
  docId: 'uno',
  caratulado: 'Araneda con Panificadora',
  tribunal: 'Corte Suprema',
  sala: null,
  numero: 'rol N° 12.345-2020',
  fechaSentencia: '2020-05-04',
  recurso: null,
  resultado: 'acoge',
  ficticia: false,
  url: '/sentencia?id=uno',
}
const hallazgos = [
  { carpeta, docId: null, sentencia: null, lugares: [{ tipo: 'nota', texto: 'Plazo de la réplica' }], fragmentos: [] },
  {
    carpeta,
    docId: 'uno',
    sentencia,
    lugares: [{ tipo: 'rol', texto: '12345-2020' }],
    fragmentos: [{ texto: 'la réplica fue extemporánea', marcas: [], ancla: 'c7', etiqueta: 'c. 7°' }],
  },
  { carpeta, docId: 'dos', sentencia: null, lugares: [{ tipo: 'etiqueta', texto: 'réplica' }], fragmentos: [] },
]
const ask = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
}

test('sends the words in a body, and says of each ruling where they were found', async () => {
  const calls = stubServer({ 'POST /v1/folders/search': { data: { hallazgos, total: 3, completa: true } } })
  renderView(<FolderSearch folderId={null} />, signedIn)
  ask('réplica')
  await waitFor(() => expect(document.body.textContent).toContain('3 coincidencias con «réplica».'))
  expect(calls[0]?.body).toEqual({ texto: 'réplica' })
  const text = document.body.textContent
  expect(text).toContain('En una nota de la carpeta: Plazo de la réplica')
  expect(text).toContain('En el rol: 12.345-2020')
  expect(text).toContain('Sentencia retirada')
  expect(text).toContain('En una etiqueta: réplica')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining([`/carpetas/${folderId}`, '/sentencia?id=uno', '/sentencia?id=uno#c7']))
})

test('looks into its one folder, and says that nothing was found or why it failed', async () => {
  const calls = stubServer({ 'POST /v1/folders/search': { data: { hallazgos: [], total: 0, completa: false } } })
  renderView(<FolderSearch folderId={folderId} />, signedIn)
  ask('nada')
  await waitFor(() => expect(document.body.textContent).toContain('Nada en esta carpeta coincide con «nada».'))
  expect(document.body.textContent).toContain('demasiadas sentencias')
  expect(calls[0]?.body).toEqual({ texto: 'nada', folderId })
  stubServer({ 'POST /v1/folders/search': 'offline' })
  ask('otra')
  await waitFor(() => expect(document.querySelector('.text-no')).not.toBeNull())
})
