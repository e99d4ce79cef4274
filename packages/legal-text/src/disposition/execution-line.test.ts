import type { Section } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { findDisposition } from './find-disposition.ts'

const ruled = (...items: string[]) => {
  const paragraphs = ['Por estas consideraciones, se declara:', ...items].map((text, at) => ({ anchor: `p${at}`, text }))
  const section: Section = { anchor: 'resolutiva', kind: 'resolutiva', number: null, title: 'Resolutiva', paragraphs }
  return findDisposition([section])?.line
}

it('quotes that an execution suit goes on, behind the defences that it denies', () => {
  const line = ruled(
    'I. Se rechazan las excepciones opuestas por el ejecutado.',
    'II. Que ha lugar a la demanda ejecutiva de la caja de faros.',
  )
  expect(line?.text).toContain('ha lugar a la demanda ejecutiva')
  expect(line?.inPart).toBe(false)
})

it('quotes the defence that ends it', () => {
  const line = ruled('I. Se acoge la excepción de prescripción.', 'II. Se rechaza la demanda ejecutiva de la caja de faros.')
  expect(line?.text).toContain('Se acoge la excepción de prescripción')
})
