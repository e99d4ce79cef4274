import { endpoints } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { endpointHref, findReferenceArea, referenceAreas } from './reference-areas.ts'
import { referenceHtml } from './reference-html.ts'

it('gives every endpoint a place on the page of one area', () => {
  expect(referenceAreas.flatMap(({ ids }) => ids).toSorted()).toEqual(Object.keys(endpoints).toSorted())
  expect(new Set(referenceAreas.map(({ slug }) => slug)).size).toBe(referenceAreas.length)
  for (const area of referenceAreas) {
    const html = referenceHtml(area, 'https://ejemplo.cl')
    for (const id of area.ids) expect(html, endpointHref(area, id)).toContain(`<section id="${id}"`)
  }
})

it('names areas without accents, beside the other pages of the folder', () => {
  expect(findReferenceArea('datos-personales')?.name).toBe('Datos personales')
  expect(findReferenceArea('interfaz')).toBeUndefined()
  expect(referenceAreas.every(({ slug }) => /^[a-z]+(?:-[a-z]+)*$/u.test(slug))).toBe(true)
})

it('shows a command with the method and the fields that a call needs', () => {
  const accounts = findReferenceArea('cuentas')
  if (accounts === undefined) throw new Error('no accounts')
  const html = referenceHtml(accounts, 'https://ejemplo.cl')
  expect(html).toContain('curl -X POST https://ejemplo.cl/v1/auth/register')
  expect(html).toContain(
    '-d &#39;{&quot;email&quot;:&quot;…&quot;,&quot;password&quot;:&quot;…&quot;,&quot;aceptaTerminos&quot;:true}&#39;',
  )
  expect(html).toContain('curl https://ejemplo.cl/v1/auth/session')
})
