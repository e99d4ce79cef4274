// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView, signedIn, unconfirmed } from '../../testing/render-view.tsx'
import { sampleFolder } from '../../testing/samples.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { MembersDialog } from './folder-page/members-dialog.tsx'
import { Invitation } from './invitation/invitation.tsx'

const folder = sampleFolder()
const path = `/v1/folders/${folder.folderId}`
const eva = { userId: 'c0ffee00-0000-4000-8000-000000000001', email: 'eva@estudio.cl', yo: false, rol: 'escribe' as const }
const invitation = {
  invitationId: 'd0ffee00-0000-4000-8000-000000000002',
  email: 'nueva@estudio.cl',
  rol: 'lee',
  enviadaEl: '2026-11-01T12:00:00.000Z',
  venceEl: '2026-11-15T12:00:00.000Z',
  vencida: true,
}
const pending = (...invitaciones: object[]) => ({ data: { invitaciones } })

describe('members of a folder', () => {
  it('are given another role by its owner', async () => {
    const calls = stubServer({
      [`GET ${path}/invitations`]: pending(),
      [`PUT ${path}/members/${eva.userId}`]: { data: { miembros: [{ ...eva, rol: 'lee' }] } },
    })
    renderView(<MembersDialog folder={folder} members={[eva]} onClosed={() => {}} />, signedIn)
    const role = screen.getByLabelText('Permiso de eva@estudio.cl') as HTMLSelectElement
    expect(role.value).toBe('escribe')
    fireEvent.change(role, { target: { value: 'lee' } })
    await waitFor(() => expect(role.value).toBe('lee'))
    expect(calls.at(-1)?.body).toEqual({ rol: 'lee' })
  })

  it('are invited by e-mail; who did not accept is listed, invited again and revoked', async () => {
    const calls = stubServer({
      [`GET ${path}/invitations`]: pending(invitation),
      [`POST ${path}/invitations`]: [pending({ ...invitation, vencida: false }), { status: 429, message: 'Ya envió 30 invitaciones.' }],
      [`DELETE ${path}/invitations/${invitation.invitationId}`]: { data: {} },
    })
    renderView(<MembersDialog folder={folder} members={[]} onClosed={() => {}} />, signedIn)
    const region = await screen.findByRole('region', { name: 'Invitaciones pendientes' })
    const list = within(region)
    expect(region.textContent).toContain('Solo lee · venció el 15-11-2026')
    fireEvent.click(list.getByRole('button', { name: 'Enviar de nuevo a nueva@estudio.cl' }))
    expect(await screen.findByText('Invitación enviada a nueva@estudio.cl.')).toBeTruthy()
    expect(list.getByText(/vence el 15-11-2026/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Invitar a'), { target: { value: 'otra@estudio.cl' } })
    fireEvent.change(screen.getByLabelText('Qué podrá hacer'), { target: { value: 'lee' } })
    fireEvent.click(screen.getByRole('button', { name: 'Invitar' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Ya envió 30 invitaciones.')
    expect((screen.getByLabelText('Invitar a') as HTMLInputElement).value).toBe('otra@estudio.cl')
    fireEvent.click(list.getByRole('button', { name: 'Anular la invitación a nueva@estudio.cl' }))
    await waitFor(() => expect(screen.queryByText('nueva@estudio.cl')).toBeNull())
    expect(calls.flatMap(({ call, body }) => (call.startsWith('POST') ? [body] : []))).toEqual([
      { email: 'nueva@estudio.cl', rol: 'lee' },
      { email: 'otra@estudio.cl', rol: 'lee' },
    ])
  })

  it('are not invited by an owner without confirmed address, who is sent the link again in the same place', async () => {
    const calls = stubServer({ 'POST /v1/auth/verification': { data: { message: 'Le enviamos el enlace.' } } })
    renderView(<MembersDialog folder={folder} members={[]} onClosed={() => {}} />, unconfirmed)
    expect(screen.getByText(/^Para compartir la carpeta, primero confirme su correo/)).toBeTruthy()
    expect(screen.queryByLabelText('Invitar a')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace otra vez' }))
    expect(await screen.findByText('Le enviamos el enlace.')).toBeTruthy()
    expect(calls.map(({ call }) => call)).toEqual(['POST /v1/auth/verification'])
  })

  it('see each other, and nothing to change', () => {
    stubServer({})
    const shared = { ...folder, rol: 'escribe' as const, dueno: { ...eva, email: 'duena@estudio.cl' } }
    renderView(<MembersDialog folder={shared} members={[eva]} onClosed={() => {}} />, signedIn)
    expect(screen.getByRole('list', { name: 'Miembros' }).textContent).toContain('eva@estudio.cl')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByLabelText('Invitar a')).toBeNull()
  })
})

describe('an invitation', () => {
  it('brings a guest back after signing in or registering', () => {
    renderView(<Invitation code="abc" email={null} />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Iniciar sesión', '/login?next=%2Finvitacion%3Fcodigo%3Dabc'],
      ['Crear una cuenta', '/register?next=%2Finvitacion%3Fcodigo%3Dabc'],
    ])
  })

  it('is accepted by the person, never by opening the page', async () => {
    const calls = stubServer({ 'POST /v1/invitations/accept': { data: { folderId: folder.folderId, rol: 'lee', avisos: [] } } })
    renderView(<Invitation code="abc" email="eva@estudio.cl" />, signedIn)
    expect(calls).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar la invitación' }))
    expect((await screen.findByRole('status')).textContent).toBe('Ya puede leer la carpeta.')
    expect(screen.getByRole('link', { name: 'Ver la carpeta' }).getAttribute('href')).toBe(`/carpetas/${folder.folderId}`)
    expect(calls[0]?.body).toEqual({ codigo: 'abc' })
  })

  it('that no longer counts says so and offers nothing more', async () => {
    stubServer({ 'POST /v1/invitations/accept': { status: 400, message: 'La invitación no es válida.', code: 'invitation.code' } })
    renderView(<Invitation code="abc" email="eva@estudio.cl" />, signedIn)
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar la invitación' }))
    expect((await screen.findByRole('alert')).textContent).toContain('La invitación no es válida.')
    expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull()
  })
})
