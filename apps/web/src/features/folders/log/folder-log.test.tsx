// @vitest-environment happy-dom
import type { FolderEvent } from '@basejuris/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { sampleFolder } from '../../../testing/samples.ts'
import { FolderLog } from './folder-log.tsx'

const ruling = (of: string) => ({ docId: of, caratulado: `${of} con Naviera Ficticia`, url: `/sentencia?id=${of}` })
const event: FolderEvent = {
  fecha: '2026-11-02T15:20:00.000Z',
  quien: sampleFolder().dueno,
  tipo: 'pasaje',
  accion: 'Guardó 2 pasajes',
  persona: null,
  sentencia: null,
  partes: [
    { fecha: '2026-11-02T15:20:00.000Z', accion: 'Guardó un pasaje', sentencia: ruling('Araya') },
    { fecha: '2026-11-02T15:02:00.000Z', accion: 'Guardó un pasaje', sentencia: ruling('Bravo') },
  ],
}

it('shows what was done one after the other as one line, which opens to each', () => {
  const log = { registro: [event], total: 2, pagina: 1, tamano: 50 }
  renderView(<FolderLog folder={sampleFolder()} folders={[]} members={[]} log={log} now={new Date('2026-11-02T20:00:00Z')} />, signedIn)
  const [line] = within(screen.getByRole('region', { name: 'Hoy' })).getAllByRole('listitem')
  expect(line?.querySelector('p')?.textContent).toBe('Usted guardó 2 pasajes12:02 a 12:20')
  const parts = within(line as HTMLElement).getAllByRole('listitem', { hidden: true })
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    '12:20Guardó un pasajeAraya con Naviera Ficticia',
    '12:02Guardó un pasajeBravo con Naviera Ficticia',
  ])
})

it('says beside the log who shares the folder and what each may do', () => {
  const eva = { userId: 'c0ffee00-0000-4000-8000-000000000001', email: 'eva@estudio.cl', yo: false, rol: 'lee' as const }
  const log = { registro: [], total: 0, pagina: 1, tamano: 50 }
  renderView(<FolderLog folder={sampleFolder()} folders={[]} members={[eva]} log={log} now={new Date('2026-11-02T20:00:00Z')} />, signedIn)
  const people = within(screen.getByRole('region', { name: 'Quiénes la comparten' })).getAllByRole('listitem')
  expect(people.map(({ textContent }) => textContent)).toEqual(['UstedLa creó', 'eva@estudio.clSolo lee'])
})
