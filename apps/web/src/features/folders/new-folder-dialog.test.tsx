// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { NewFolderDialog } from './new-folder-dialog.tsx'

it('needs a name and says why it could not be created', async () => {
  stubServer({ 'POST /v1/folders': { status: 409, message: 'Tiene 200 carpetas, el máximo.' } })
  renderView(<NewFolderDialog onClosed={() => {}} />, signedIn)
  const create = screen.getByRole('button', { name: 'Crear carpeta' }) as HTMLButtonElement
  fireEvent.click(create)
  expect(screen.getByRole('alert').textContent).toBe('Escriba el nombre de la carpeta.')
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'))
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Caso Pérez' } })
  expect(create.getAttribute('aria-disabled')).toBe('false')
  fireEvent.click(create)
  expect((await screen.findByRole('alert')).textContent).toBe('Tiene 200 carpetas, el máximo.')
  expect((screen.getByLabelText('Nombre') as HTMLInputElement).value).toBe('Caso Pérez')
})
