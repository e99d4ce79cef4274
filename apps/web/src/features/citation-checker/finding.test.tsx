// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleCheck, sampleCitation, sampleCitedRuling, sampleQuotation } from '../../testing/checked-samples.ts'
import { renderView, signedIn } from '../../testing/render-view.tsx'
import { Finding } from './finding.tsx'
import { reportText } from './report-text.ts'
import { VerdictCounts } from './result-summary.tsx'

const decided = 'se rechaza el recurso de casación en el fondo deducido por la demandada'
const frase = 'Su escrito dice que acogió el recurso; la sentencia rechaza el recurso de casación en el fondo.'
const otherwise = sampleCitation({
  evidencia: {
    frases: [frase, 'rol N° 12.345-2020, Corte Suprema está en nuestro índice.'],
    resultadoDistinto: {
      escrito: 'acogió el recurso',
      desde: 0,
      hasta: 17,
      frase,
      sentencia: sampleCitedRuling(),
      resuelve: { tipo: 'resuelve', texto: decided, ancla: 'p11', desde: 0, hasta: 71, mas: 0, enParte: false },
    },
  },
})
const elsewhere = sampleCitation({
  n: 2,
  veredicto: 'no_calza',
  evidencia: { diferencias: [{ dato: 'tribunal', escrito: 'Corte de Apelaciones de Talca', enIndice: 'Corte de Apelaciones de Temuco' }] },
})
const misplaced = sampleCitation({ n: 3, evidencia: { citasTextuales: [sampleQuotation({ lugarCitado: 'c. 9°' })] } })
const agreeing = sampleCitation({ n: 4 })

it('sets what the text states beside the operative line, with a link to its place', () => {
  renderView(<Finding citation={otherwise} text="" current={false} onLocate={() => {}} />, signedIn)
  const finding = within(screen.getByRole('listitem'))
  expect(finding.getByText('Resultado no coincide')).toBeTruthy()
  expect(finding.getByText(frase)).toBeTruthy()
  expect(finding.getByText('«acogió el recurso»')).toBeTruthy()
  expect(finding.getByText(`«${decided}»`)).toBeTruthy()
  expect(finding.getByRole('link', { name: /^La sentencia resuelve/ }).getAttribute('href')).toBe('/sentencia?id=licencia#p11')
})

it('sets an outcome that was not compared beside the operative line', () => {
  const { resultadoDistinto } = otherwise.evidencia
  const evidencia = { ...otherwise.evidencia, resultadoDistinto: null, resultadoSinComprobar: resultadoDistinto }
  renderView(<Finding citation={{ ...otherwise, evidencia }} text="" current={false} onLocate={() => {}} />, signedIn)
  const finding = within(screen.getByRole('listitem'))
  expect(finding.getByText('Existe; no comprobamos lo que resolvió')).toBeTruthy()
  expect(finding.getByText(`«${decided}»`)).toBeTruthy()
})

it('counts apart what exists with something to look at', () => {
  renderView(<VerdictCounts citations={[otherwise, elsewhere, misplaced, agreeing]} chosen={null} onChoose={() => {}} />, signedIn)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Resultado no coincide1',
    'Tribunal no coincide1',
    'Existe, con reparos1',
    'Existe1',
  ])
})

it('copies the operative line with the report', () => {
  const report = reportText({ text: '', fileName: '', sent: {}, data: sampleCheck([otherwise]) })
  expect(report).toContain('1. rol N° 12.345-2020: Resultado no coincide')
  expect(report).toContain(`La sentencia resuelve: «${decided}»`)
})
