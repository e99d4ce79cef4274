// @vitest-environment happy-dom
import type { FolderEvent, SavedPassage } from '@basejuris/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { sampleFolder } from '../../../testing/samples.ts'
import { FolderActions } from './folder-actions.tsx'
import { FolderAside } from './folder-aside.tsx'

const folder = sampleFolder({ sentencias: 2, miembros: 1 })
const eva = { userId: 'c0ffee00-0000-4000-8000-000000000001', email: 'eva@estudio.cl', yo: false, rol: 'lee' as const }
const event = (minute: number): FolderEvent => ({
  fecha: `2026-11-02T15:${minute}:00.000Z`,
  quien: eva,
  tipo: 'nota',
  accion: 'Agregó una nota',
  persona: null,
  sentencia: null,
  partes: [],
})
const tagged = (...etiquetas: string[]) => ({ etiquetas }) as unknown as SavedPassage

it('says who shares the folder, the tags of its passages and the last five changes', () => {
  renderView(
    <FolderAside
      folder={folder}
      notes={[]}
      totalNotes={0}
      members={[eva]}
      passages={[tagged('carta'), tagged('prueba', 'carta')]}
      events={[59, 58, 57, 56, 55, 54].map(event)}
      watchId={null}
    />,
    signedIn,
  )
  const listIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(listIn('Quiénes la comparten')).toEqual(['UstedLa creó', 'eva@estudio.clSolo lee'])
  expect(listIn('Etiquetas de los pasajes')).toEqual(['carta2', 'prueba1'])
  expect(listIn('Últimos cambios')).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'Ver todos los cambios' }).getAttribute('href')).toBe(`/carpetas/${folder.folderId}/registro`)
})

it('is silent about what a folder of one person does not have', () => {
  const alone = sampleFolder({ sentencias: 1 })
  renderView(<FolderAside folder={alone} notes={[]} totalNotes={0} members={[]} passages={[]} events={[]} watchId={null} />, signedIn)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Notas de la carpeta'])
})

it('shows its other actions on request where there is no room', () => {
  renderView(<FolderActions folder={folder} members={[eva]} />, signedIn)
  const more = screen.getByRole('button', { name: 'Más' })
  const isFolded = () => screen.getByRole('button', { name: 'Borrar' }).classList.contains('max-[58rem]:hidden')
  expect([more.getAttribute('aria-expanded'), isFolded()]).toEqual(['false', true])
  fireEvent.click(more)
  expect([more.getAttribute('aria-expanded'), isFolded()]).toEqual(['true', false])
})
