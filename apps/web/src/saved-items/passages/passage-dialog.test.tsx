// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { samplePassageMark } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { PassageDialog } from './passage-dialog.tsx'

const mark = samplePassageMark({ folderId: null, nota: 'Primera.' })
const path = 'PUT /v1/passages/a1'
const present = { texto: 'De la otra ventana.', version: 2, updatedAt: '2026-10-02T15:00:00.000Z' }
const changed = { status: 409, message: 'La nota cambió.', code: 'note.changed', presente: present }
const answer = (stored: object) => stubServer({ 'GET /v1/folders': { data: { carpetas: [], maximo: 100 } }, ...stored })
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Nota')
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

async function open() {
  const { unmount } = renderView(
    <PassageDialog subject={{ mark, mayDelete: true }} quote="Que la carta calla." onClosed={() => undefined} />,
    signedIn,
  )
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(false))
  return unmount
}

beforeEach(() => localStorage.clear())

test('shows a note that another window stored meanwhile, and joins both for a last look', async () => {
  const calls = answer({ [path]: [changed, { data: { ...mark, nota: 'ambas', versionNota: 3 } }] })
  await open()
  fireEvent.change(field(), { target: { value: 'De esta ventana.' } })
  save()
  const conflict = within(await screen.findByRole('alert', { name: 'La nota cambió' }))
  expect(conflict.getByText('De la otra ventana.')).toBeTruthy()
  expect(field().value).toBe('De esta ventana.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true)
  fireEvent.click(conflict.getByRole('button', { name: 'Juntar ambas' }))
  expect(field().value).toBe('De la otra ventana.\n\nDe esta ventana.')
  save()
  await waitFor(() => expect(calls.filter(({ call }) => call === path)).toHaveLength(2))
  expect(calls.filter(({ call }) => call === path).map(({ body }) => body)).toEqual([
    { nota: 'De esta ventana.', versionNota: 1 },
    { nota: 'De la otra ventana.\n\nDe esta ventana.', versionNota: 2 },
  ])
})

test('stores the own note once chosen', async () => {
  const calls = answer({ [path]: [changed, { data: { ...mark, versionNota: 3 } }] })
  await open()
  fireEvent.change(field(), { target: { value: 'La mía.' } })
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar la mía' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ nota: 'La mía.', versionNota: 2 }))
})

test('sends only what was changed, so that a note of another window stays', async () => {
  const calls = answer({ [path]: { data: mark } })
  await open()
  fireEvent.click(screen.getByLabelText('Rosa'))
  save()
  await waitFor(() => expect(calls.at(-1)?.call).toBe(path))
  expect(calls.at(-1)?.body).toEqual({ resaltado: 'rosa' })
})

test('goes on with a note that was left unfinished', async () => {
  answer({})
  const close = await open()
  fireEvent.change(field(), { target: { value: 'A medio escribir' } })
  close()
  await open()
  await waitFor(() => expect(field().value).toBe('A medio escribir'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})
