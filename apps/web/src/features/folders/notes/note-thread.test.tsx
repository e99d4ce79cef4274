// @vitest-environment happy-dom
import type { FolderNote } from '@basejuris/contract'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { sampleFolder } from '../../../testing/samples.ts'
import { stubServer } from '../../../testing/stub-server.ts'
import { NoteThread } from './note-thread.tsx'

const { folderId, dueno, rol } = sampleFolder()
const note: FolderNote = {
  noteId: 'n1',
  texto: 'Primera.',
  autor: dueno,
  createdAt: '2026-10-01T15:00:00.000Z',
  updatedAt: '2026-10-01T15:00:00.000Z',
  version: 1,
}

/** A page that is read again after somebody else deleted the note. */
function LivePage() {
  const [notes, setNotes] = useState([note])
  return (
    <>
      <button type="button" onClick={() => setNotes([])}>
        La borra otra persona
      </button>
      <NoteThread folderId={folderId} docId={null} name="Caso" notes={notes} total={notes.length} role={rol} />
    </>
  )
}

test('a text in writing stays when somebody deletes its note, and can become a new one', async () => {
  const calls = stubServer({ [`POST /v1/folders/${folderId}/notes`]: { data: { ...note, noteId: 'n2', texto: 'Larga y trabajada.' } } })
  renderView(<LivePage />, signedIn)
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar la nota' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Larga y trabajada.' } })
  fireEvent.click(screen.getByRole('button', { name: 'La borra otra persona' }))
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Larga y trabajada.')
  expect(screen.getByRole('alert').textContent).toContain('borró esta nota')
  fireEvent.click(screen.getByRole('button', { name: 'Agregar como nota nueva' }))
  expect(await screen.findByText('Larga y trabajada.', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(calls).toMatchObject([{ body: { texto: 'Larga y trabajada.' } }])
})

test('a note that is gone leaves nothing once its change is cancelled', () => {
  renderView(<LivePage />, signedIn)
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar la nota' }))
  fireEvent.click(screen.getByRole('button', { name: 'La borra otra persona' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})
