// @vitest-environment happy-dom
import type { LanguageModelView, Preferences } from '@basejuris/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderView, signedIn } from '../../../../testing/render-view.tsx'
import { stubServer } from '../../../../testing/stub-server.ts'
import { PreferencesForm } from './preferences-form.tsx'

afterEach(cleanup)

const none: LanguageModelView = { proveedor: 'ninguno', modelo: null, servicio: null, recibe: [] }
const text = () => document.body.textContent ?? ''
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Solo citas, sin modelo de lenguaje' })

function show(languageModel: LanguageModelView, preferences: Preferences = {}) {
  const calls = stubServer({ 'PUT /v1/auth/profile/u1': { data: { preferencias: { ...preferences, soloCitas: true } } } })
  renderView(
    <PreferencesForm
      userId="u1"
      preferences={preferences}
      bases={[{ id: 'civil', name: 'Civil' }]}
      languageModel={languageModel}
      textSizes={['90 %', '100 %']}
      textSizeStep={1}
    />,
    signedIn,
  )
  return calls
}

it('stores that answers are quotations alone, and names the model that gets nothing then', async () => {
  const calls = show({ ...none, proveedor: 'openai', modelo: 'modelo-1', servicio: 'modelos.ejemplo.cl' })
  expect(text()).toContain('Con ella el modelo modelo-1, en modelos.ejemplo.cl, no recibe ninguna pregunta suya')
  expect(box().checked).toBe(false)
  fireEvent.click(box())
  fireEvent.click(screen.getByRole('button', { name: 'Guardar preferencias' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ preferencias: { soloCitas: true, tamano: 10 } }))
})

it('is ticked where it was stored, and stands also where no model is configured', async () => {
  const calls = show(none, { soloCitas: true })
  expect(text()).toContain('Hoy esta instalación no consulta ningún modelo de lenguaje.')
  expect(box().checked).toBe(true)
  fireEvent.click(box())
  fireEvent.click(screen.getByRole('button', { name: 'Guardar preferencias' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ preferencias: { soloCitas: false } }))
})
