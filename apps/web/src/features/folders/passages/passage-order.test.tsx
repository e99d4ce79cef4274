// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderView, signedIn } from '../../../testing/render-view.tsx'
import { sampleFolder, samplePassage } from '../../../testing/samples.ts'
import { stubServer } from '../../../testing/stub-server.ts'
import { PassageOrder } from './passage-order.tsx'

const { folderId, rol } = sampleFolder()
const passage = samplePassage()
const call = `PUT /v1/folders/${folderId}/passages/order`

describe('passages of a folder', () => {
  it('take the order that the arrows give them', async () => {
    const calls = stubServer({ [call]: { data: { ordenados: 2 } } })
    const second = { ...passage, passageId: 'b2', nota: 'Segunda' }
    renderView(<PassageOrder folderId={folderId} passages={[passage, second]} role={rol} />, signedIn)
    fireEvent.click(screen.getByRole('button', { name: 'Bajar el pasaje 1' }))
    expect(screen.getByRole('status').textContent).toBe('Pasaje en el lugar 2 de 2.')
    expect(screen.getAllByText(/^(Para la réplica|Segunda)$/).map(({ textContent }) => textContent)).toEqual(['Segunda', 'Para la réplica'])
    await waitFor(() => expect(calls).toEqual([{ call, body: { passageIds: ['b2', 'a1'] } }]))
  })

  it.each([
    ['waits for the answer to the one before', 'pending', [['Segunda', 'Primera', 'Tercera']]],
    [
      'follows one that was refused',
      { status: 503, message: 'Intente de nuevo.' },
      [
        ['Segunda', 'Primera', 'Tercera'],
        ['Segunda', 'Tercera', 'Primera'],
      ],
    ],
  ] as const)('take the last order, which %s', async (_case, first, sent) => {
    const calls = stubServer({ [call]: [first, { data: { ordenados: 3 } }] })
    const notes = () => screen.getAllByText(/^(Primera|Segunda|Tercera)$/).map(({ textContent }) => textContent)
    const passages = ['Primera', 'Segunda', 'Tercera'].map((nota) => ({ ...passage, passageId: nota, nota }))
    renderView(<PassageOrder folderId={folderId} passages={passages} role={rol} />, signedIn)
    fireEvent.click(screen.getByRole('button', { name: 'Bajar el pasaje 1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Bajar el pasaje 2' }))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual(sent.map((passageIds) => ({ passageIds }))))
    expect(notes()).toEqual(['Segunda', 'Tercera', 'Primera'])
  })

  it('come back to the stored order when another one is refused', async () => {
    stubServer({ [call]: { status: 503, message: 'Intente de nuevo.' } })
    const second = { ...passage, passageId: 'b2', nota: 'Segunda' }
    renderView(<PassageOrder folderId={folderId} passages={[passage, second]} role={rol} />, signedIn)
    const notes = () => screen.getAllByText(/^(Para la réplica|Segunda)$/).map(({ textContent }) => textContent)
    fireEvent.click(screen.getByRole('button', { name: 'Bajar el pasaje 1' }))
    expect(notes()).toEqual(['Segunda', 'Para la réplica'])
    await waitFor(() => expect(notes()).toEqual(['Para la réplica', 'Segunda']))
  })
})
