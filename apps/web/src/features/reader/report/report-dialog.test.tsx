// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../testing/render-view.tsx'
import { stubServer } from '../../../testing/stub-server.ts'
import { ReportDialog } from './report-dialog.tsx'

const text = () => document.body.textContent ?? ''

describe('report of a wrong datum', () => {
  const data = [
    { value: 'fecha', label: 'Fecha', shown: '03-05-2021' },
    { value: 'considerando', label: 'Un considerando', shown: null },
  ]
  const request = { places: [{ anchor: 'c1', place: 'c. 1°' }], here: { anchor: 'c1', place: 'c. 1°' } }
  const dialog = <ReportDialog docId="x" data={data} maxLength={2000} request={request} onClosed={() => {}} />
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar reporte' }))

  it('names every missing field', () => {
    renderView(dialog)
    send()
    expect(screen.getByLabelText('¿Qué dato está mal?').getAttribute('aria-invalid')).toBe('true')
    expect(text()).toContain('Elija qué dato está mal.')
    expect(text()).toContain('Diga qué debería decir.')
  })

  it('shows today’s value and asks for the place of data within the text', () => {
    renderView(dialog)
    fill('¿Qué dato está mal?', 'fecha')
    expect(text()).toContain('Hoy dice: «03-05-2021».')
    expect(screen.queryByLabelText('Lugar del texto')).toBeNull()
    fill('¿Qué dato está mal?', 'considerando')
    expect((screen.getByLabelText('Lugar del texto') as HTMLSelectElement).value).toBe('c1')
  })

  it('keeps what was written when it cannot be sent, and confirms once it is', async () => {
    const path = 'POST /v1/rulings/x/reports'
    const calls = stubServer({ [path]: ['offline', { data: { referencia: 'abcdef1234567890' } }] })
    renderView(dialog)
    fill('¿Qué dato está mal?', 'fecha')
    fill('¿Qué debería decir?', '4 de mayo de 2021')
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('Lo que escribió sigue aquí')
    expect((screen.getByLabelText('¿Qué debería decir?') as HTMLTextAreaElement).value).toBe('4 de mayo de 2021')
    send()
    expect((await screen.findByRole('status')).textContent).toContain('Recibimos su reporte. Gracias.')
    expect(text()).toContain('Referencia: abcdef12')
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ dato: 'fecha', propuesta: '4 de mayo de 2021' }))
  })
})
