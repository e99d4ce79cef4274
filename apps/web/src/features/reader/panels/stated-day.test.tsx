// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderOnServer } from '../../../testing/render-view.tsx'
import { sampleRuling } from '../../../testing/samples.ts'
import { RulingReader } from '../ruling-reader.tsx'

vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }), headers: async () => new Headers() }))
vi.mock('../../../session/current-session.ts', () => ({ currentUser: async () => null }))
vi.mock('../related/load-related.ts', () => ({
  loadRelated: async () => ({ identical: { total: 0, members: [] }, similar: null, contrary: null }),
}))
vi.mock('../citations/load-citations.ts', () => ({
  loadCitations: async () => null,
  loadChain: async () => [],
  loadTreatments: async () => null,
}))

const facts = () => screen.getByRole('complementary', { name: 'Ficha de la sentencia' }).textContent
const citing = () => document.getElementById('citar')?.textContent

it('says both days where the text and the source date the ruling otherwise, and which of them the citation has', async () => {
  const ruling = sampleRuling({ fechaSentencia: '2021-05-03', fechaSegunTexto: '2021-04-29' })
  await renderOnServer(<RulingReader ruling={ruling} provenance={null} query="" article={null} />)
  expect(facts()).toContain('Fecha según el texto29 de abril de 2021Fecha según la fuente3 de mayo de 2021')
  expect(citing()).toContain(
    'La cita lleva la fecha de la fuente, 3 de mayo de 2021. El texto de la sentencia dice 29 de abril de 2021: revise cuál corresponde.',
  )
})

it('says neither where they agree', async () => {
  await renderOnServer(<RulingReader ruling={sampleRuling()} provenance={null} query="" article={null} />)
  expect(facts()).not.toContain('según el texto')
  expect(citing()).not.toContain('fecha de la fuente')
})
