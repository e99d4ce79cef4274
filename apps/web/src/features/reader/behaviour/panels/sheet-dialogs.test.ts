// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { startSheetDialogs } from './sheet-dialogs.ts'

test('a sheet is a dialog with the focus while it covers the page, and a column of it otherwise', () => {
  document.body.innerHTML =
    '<div><nav class="rd-index"><button class="rd-close">Cerrar</button></nav><aside class="rd-facts"></aside></div>'
  const end = new AbortController()
  startSheetDialogs(document.body, end.signal)
  const sheet = document.querySelector('.rd-index') as HTMLElement
  const toggle = (newState: 'open' | 'closed') => sheet.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  toggle('open')
  expect([sheet.getAttribute('role'), sheet.getAttribute('aria-modal')]).toEqual(['dialog', 'true'])
  expect(document.activeElement).toBe(sheet.firstElementChild)
  toggle('closed')
  expect([sheet.hasAttribute('role'), sheet.hasAttribute('aria-modal')]).toEqual([false, false])
  end.abort()
  toggle('open')
  expect(sheet.hasAttribute('role')).toBe(false)
})
