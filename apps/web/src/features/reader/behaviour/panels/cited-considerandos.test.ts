// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { stubServer } from '../../../../testing/stub-server.ts'
import { startCitedConsiderandos } from './cited-considerandos.ts'

const path = 'GET /v1/rulings/d1/citations'
const citing = {
  docId: 'x',
  url: '/sentencia?id=x',
  caratulado: 'Boldo con Molinos Inventados Limitada',
  tribunal: 'Corte Suprema',
  fechaSentencia: '2022-04-04',
  ambigua: false,
  lugares: [{ ancla: 'p3', desde: 0, hasta: 1 }],
}

function open(): HTMLDetailsElement {
  document.body.innerHTML = `<div data-doc="d1"><ol class="rd-heat"><li><a href="#c2" data-heat="5" data-number="2" data-total="21">c. 2°</a></li>
    <li><a href="#c99" data-heat="1" data-number="99" data-total="1">c. 99°</a></li></ol><section id="c2"><p>Segundo.</p></section></div>`
  startCitedConsiderandos(document.querySelector('div') as HTMLElement, new AbortController().signal)
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  return details
}
afterEach(() => vi.unstubAllGlobals())

it('marks a considerando along the text and lists the rulings that cite it, once it is opened', async () => {
  const calls = stubServer({ [path]: { data: { citadaPor: { total: 21, sentencias: [citing] } } } })
  const details = open()
  expect(document.getElementById('c2')?.dataset['heat']).toBe('5')
  expect(document.querySelectorAll('details')).toHaveLength(1)
  expect(details.querySelector('summary')?.textContent).toBe('21 sentencias citan este considerando')
  await vi.waitFor(() => expect(details.querySelector('a')?.getAttribute('href')).toBe('/sentencia?id=x#p3'))
  expect(details.textContent).toContain('Corte Suprema · 04-04-2022')
  expect(details.textContent).toContain('y 20 sentencias más')
  details.dispatchEvent(new Event('toggle'))
  expect(calls).toHaveLength(1)
})

it('says when they could not be brought, and asks again', async () => {
  const calls = stubServer({ [path]: ['offline', { data: { citadaPor: { total: 1, sentencias: [citing] } } }] })
  const details = open()
  await vi.waitFor(() => expect(details.textContent).toContain('No se pudieron traer.'))
  details.dispatchEvent(new Event('toggle'))
  await vi.waitFor(() => expect(details.textContent).toContain('Boldo con'))
  expect(calls).toHaveLength(2)
})
