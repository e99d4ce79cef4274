// @vitest-environment happy-dom
import type { UserView } from '@basejuris/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LazyToaster } from '../../notifications/lazy-toaster.tsx'
import { NextPageNotice, notifyOnNextPage } from '../../notifications/next-page-notice.tsx'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { stubServer } from '../../testing/stub-server.ts'
import { LoginForm } from './login/login-form.tsx'
import { ProfileDialog } from './profile/profile-dialog.tsx'
import { Recovery } from './recovery/recovery.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { SecondFactorSettings } from './settings/second-factor/second-factor-settings.tsx'
import { UndoEmailChange } from './undo/undo-email-change.tsx'

const text = () => document.body.textContent ?? ''
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const leave = () => vi.spyOn(location, 'assign').mockImplementation(() => {})
const refusal = (status: number, code: string, message: string) => Response.json({ statusCode: status, code, message }, { status })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('sign-in', () => {
  const path = 'POST /v1/auth/login'
  const show = () => renderView(<LoginForm next="/resultados?q=despido" registerHref="/register" />)
  const signIn = () => {
    fill('Correo electrónico', 'abogada@ejemplo.cl')
    fill('Contraseña', 'una frase larga')
    press('Iniciar Sesión')
  }

  it('names every missing field at once and asks the server nothing', () => {
    const calls = stubServer({})
    show()
    press('Iniciar Sesión')
    expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
    expect(text()).toContain('Indique su correo.')
    expect(text()).toContain('Indique su contraseña.')
    expect(calls).toEqual([])
  })

  it('says that it is signing in, once, and goes on to the page wanted', async () => {
    const calls = stubServer({ [path]: { data: { token: 't', user: { id: signedIn.user?.id } } } })
    const assign = leave()
    show()
    signIn()
    expect(screen.getByRole('button', { name: 'Iniciando sesión…' }).getAttribute('aria-disabled')).toBe('true')
    press('Iniciando sesión…')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/resultados?q=despido'))
    expect(calls).toHaveLength(1)
  })

  it('refuses wrong credentials in the words of the specification and keeps the address', async () => {
    vi.stubGlobal('fetch', async () => refusal(401, 'auth.credentials', ''))
    show()
    signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Credenciales incorrectas. Por favor, verifica tu email y contraseña.')
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('abogada@ejemplo.cl')
    expect(screen.getByRole('button', { name: 'Iniciar Sesión' })).toBeTruthy()
  })

  it('says that there is no connection', async () => {
    stubServer({ [path]: 'offline' })
    show()
    signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Error de conexión. Por favor, intenta nuevamente.')
  })

  it('asks for the second factor and leads back', async () => {
    vi.stubGlobal('fetch', async () => refusal(401, 'auth.second_factor', 'Escriba el código.'))
    show()
    signIn()
    expect(await screen.findByLabelText('Código de verificación')).toBeTruthy()
    press('Continuar')
    expect(text()).toContain('Escriba el código.')
    press('Entrar con otra cuenta')
    expect(screen.getByRole('form', { name: 'Iniciar sesión' })).toBeTruthy()
  })
})

describe('registration', () => {
  const show = (tagManagerId: string | null = null) => renderView(<RegisterForm next="/" loginHref="/login" tagManagerId={tagManagerId} />)

  it('asks for consent and names what is missing', () => {
    show()
    press('Registrarse')
    expect(text()).toContain('Indique una contraseña.')
    expect(text()).toContain('Debe aceptar los términos.')
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false)
  })

  it('rates the password while one types', () => {
    show()
    fill('Contraseña', 'abc')
    expect(document.querySelector('output')?.textContent).toContain('Contraseña: ')
  })

  it('asks for consent to be counted only where an operator counts', () => {
    show('GTM-1')
    const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[]
    expect(boxes.map((box) => [box.name, box.checked])).toEqual([
      ['aceptaTerminos', false],
      ['contar', false],
    ])
  })

  it('puts a refused address under its field', async () => {
    vi.stubGlobal('fetch', async () => refusal(409, 'auth.email_taken', 'Ya hay una cuenta con ese correo.'))
    show()
    fill('Correo electrónico', 'abogada@ejemplo.cl')
    fill('Contraseña', 'una frase muy larga')
    fireEvent.click(screen.getByRole('checkbox'))
    press('Registrarse')
    expect(await screen.findByText('Ya hay una cuenta con ese correo.')).toBeTruthy()
    expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('registration', () => {
  it('says on the page that opens next that a mail was sent', async () => {
    notifyOnNextPage('Le enviamos un correo a abogada@ejemplo.cl para confirmar su dirección.')
    renderView(
      <>
        <LazyToaster />
        <NextPageNotice />
      </>,
    )
    expect(await screen.findByText(/Le enviamos un correo a abogada@ejemplo.cl/)).toBeTruthy()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('password recovery', () => {
  it('begins with the e-mail typed at the sign-in, once', () => {
    const { unmount } = renderView(<LoginForm next="/" registerHref="/register" />)
    fill('Correo electrónico', 'abogada@ejemplo.cl')
    fireEvent.click(screen.getByRole('link', { name: '¿Olvidó su contraseña?' }))
    unmount()
    const recovery = renderView(<Recovery hasCode={false} />)
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('abogada@ejemplo.cl')
    recovery.unmount()
    renderView(<Recovery hasCode={false} />)
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('')
  })

  it('sends a code, says so in the server’s words and takes it with the new password', async () => {
    stubServer({
      'POST /v1/auth/send/recovery-code': { data: { message: 'Si hay una cuenta con ese correo, le enviamos un código.' } },
      'POST /v1/auth/verify/recovery-code': { data: { message: 'Contraseña cambiada.' } },
    })
    renderView(<Recovery hasCode={false} />)
    fill('Correo electrónico', 'abogada@ejemplo.cl')
    press('Enviar código')
    expect(await screen.findByText('Si hay una cuenta con ese correo, le enviamos un código.')).toBeTruthy()
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('abogada@ejemplo.cl')
    fill('Código recibido', 'ABC123')
    fill('Contraseña nueva', 'otra frase muy larga')
    press('Cambiar contraseña')
    expect(await screen.findByRole('link', { name: /Iniciar sesión/i })).toBeTruthy()
  })

  it('says why a code could not be sent', async () => {
    stubServer({ 'POST /v1/auth/send/recovery-code': { status: 429, message: 'Espere unos minutos antes de intentarlo otra vez.' } })
    renderView(<Recovery hasCode={false} />)
    fill('Correo electrónico', 'abogada@ejemplo.cl')
    press('Enviar código')
    expect((await screen.findByRole('alert')).textContent).toContain('Espere unos minutos antes de intentarlo otra vez.')
  })

  it('puts a wrong code under its field', async () => {
    vi.stubGlobal('fetch', async () => refusal(400, 'auth.recovery_code', 'El código no es válido o ya venció.'))
    renderView(<Recovery hasCode />)
    fill('Correo electrónico', 'abogada@ejemplo.cl')
    fill('Código recibido', 'ABC123')
    fill('Contraseña nueva', 'otra frase muy larga')
    press('Cambiar contraseña')
    expect(await screen.findByText('El código no es válido o ya venció.')).toBeTruthy()
    expect(screen.getByLabelText('Código recibido').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('undoing a change of e-mail', () => {
  const path = 'POST /v1/auth/email-change/undo'

  it('changes nothing until a password is chosen, and then says what happened', async () => {
    const calls = stubServer({ [path]: { data: { message: 'Su cuenta usa este correo y la contraseña que eligió.' } } })
    renderView(<UndoEmailChange code="abc" />)
    press('Recuperar mi cuenta')
    expect(text()).toContain('Indique una contraseña.')
    expect(calls).toEqual([])
    fill('Contraseña nueva', 'otra frase muy larga')
    press('Recuperar mi cuenta')
    const done = await screen.findByText('Su cuenta usa este correo y la contraseña que eligió.')
    expect(done.getAttribute('role')).toBe('status')
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe('/login')
  })

  it('says that a link no longer works', async () => {
    vi.stubGlobal('fetch', async () => refusal(400, 'auth.undo_code', 'El enlace no es válido, ya se usó o ya venció.'))
    renderView(<UndoEmailChange code="abc" />)
    fill('Contraseña nueva', 'otra frase muy larga')
    press('Recuperar mi cuenta')
    expect((await screen.findByRole('alert')).textContent).toContain('ya se usó o ya venció')
  })
})

describe('the second factor', () => {
  it('waits for a confirmed address, and the link is sent again on request', async () => {
    stubServer({ 'POST /v1/auth/verification': { data: { message: 'Le enviamos un enlace.' } } })
    renderView(<SecondFactorSettings active={false} confirmedEmail={false} />, signedIn)
    expect(screen.getByText(/primero confirme su correo/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Activar' })).toBeNull()
    press('Enviar el enlace otra vez')
    expect(await screen.findByText('Le enviamos un enlace.')).toBeTruthy()
  })

  it('is offered with a confirmed address', () => {
    renderView(<SecondFactorSettings active={false} confirmedEmail />, signedIn)
    expect(screen.getByRole('button', { name: 'Activar' })).toBeTruthy()
  })
})

describe('profile', () => {
  const id = signedIn.user?.id ?? ''
  const path = `GET /v1/auth/profile/${id}`
  const user = {
    id,
    email: 'abogada@ejemplo.cl',
    fechaDeRegistro: '2026-01-15T12:00:00.000Z',
    subscriptionId: null,
    emailVerificado: true,
    history: [],
    preferencias: {},
  } as unknown as UserView
  const settings = { 'GET /v1/settings': { data: { betaFree: true } } }
  const show = () => renderView(<ProfileDialog userId={id} supportEmail="ayuda@ejemplo.cl" onClosed={() => {}} />, signedIn)

  it('says that it is loading', () => {
    stubServer({ [path]: 'pending', ...settings })
    show()
    expect(within(screen.getByRole('dialog', { name: 'Mi Perfil' })).getByRole('status').textContent).toBe('Cargando...')
  })

  it('shows the account without history', async () => {
    stubServer({ [path]: { data: user }, ...settings })
    show()
    expect(await screen.findByText('abogada@ejemplo.cl')).toBeTruthy()
    expect(screen.getByText('Confirmado')).toBeTruthy()
    expect(screen.getByText('15-01-2026')).toBeTruthy()
    expect(text()).toContain('Gratuito')
    expect(screen.getByText('Todavía no hay búsquedas guardadas.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ver todas' })).toBeNull()
  })

  it('shows the last searches and links to all of many', async () => {
    const history = Array.from({ length: 9 }, (_, index) => ({
      historyId: `h${index}`,
      userMessage: `despido ${index}`,
      parametros: {},
      total: 1,
      createdAt: '2026-10-01T15:00:00.000Z',
      isActive: true,
    }))
    stubServer({ [path]: { data: { ...user, emailVerificado: false, history } }, ...settings })
    show()
    const searches = within(await screen.findByRole('region', { name: 'Últimas búsquedas' }))
    expect(searches.getAllByRole('listitem')).toHaveLength(3)
    expect(searches.getByRole('link', { name: 'Ver todas' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Confirmar' }).getAttribute('href')).toBe('/cuenta#correo')
  })

  it('says why it failed and tries again on request', async () => {
    stubServer({ [path]: [{ status: 500, message: 'Error interno del servidor.' }, { data: user }], ...settings })
    show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Error interno del servidor.')
    expect(alert.textContent).toContain('Código para soporte: a1b2c3')
    press('Intentar de nuevo')
    expect(await screen.findByText('Confirmado')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
