// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FolderButton } from '../saved-items/folder-chooser/folder-button.tsx'
import { StarButton } from '../saved-items/star/star-button.tsx'
import { renderView, signedIn } from '../testing/render-view.tsx'
import { parsePendingAction } from './pending-action-field.ts'
import { takePendingAction } from './pending-action-store.ts'
import { SavePendingAction } from './save-pending-action.tsx'

const docId = 'suprema-12345-2021'
const buttons = (
  <>
    <StarButton docId={docId} name="Araneda con Panificadora" />
    <FolderButton docId={docId} name="Araneda con Panificadora" />
  </>
)
const attributesOf = (name: RegExp) => {
  const { type, name: field, value, form } = screen.getByRole('button', { name }) as HTMLButtonElement
  return { type, field, value, action: form?.getAttribute('action') }
}

test('a button of a guest sends the form of the header when no script listens, and tells the login what to do on return', () => {
  renderView(
    <>
      <form id="entrar" action="/login" />
      {buttons}
    </>,
  )
  const sent = { type: 'submit', field: 'al-volver', action: '/login' }
  expect(attributesOf(/^Favorita: /u)).toEqual({ ...sent, value: `star:${docId}` })
  expect(attributesOf(/^Carpetas de /u)).toEqual({ ...sent, value: `folder:${docId}` })
})

test('with scripts the button does not send the form: the return keeps its fragment', () => {
  renderView(buttons)
  const button = screen.getByRole('button', { name: /^Favorita: /u })
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  expect(fireEvent.click(button)).toBe(false)
})

test('the button of a user sends nothing', () => {
  renderView(buttons, signedIn)
  expect(attributesOf(/^Favorita: /u)).toMatchObject({ type: 'button', field: '', value: '' })
})

test('the login page stores the action, once, and only one that a button can send', () => {
  const pending = parsePendingAction(`star:${docId}`)
  expect(pending).toEqual({ kind: 'star', id: docId })
  if (pending !== null) renderView(<SavePendingAction {...pending} />)
  expect(takePendingAction('star')).toEqual({ kind: 'star', id: docId })
  expect(takePendingAction('star')).toBeNull()
  for (const other of [undefined, '', 'star', 'borrar:x', `star:${'x'.repeat(201)}`, 'star:a b', ['star:a']])
    expect(parsePendingAction(other), String(other)).toBeNull()
})
