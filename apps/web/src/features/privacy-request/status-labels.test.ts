import { privacyResolutionNames, privacyResolutions, privacyRights } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { resolutionLabel, rightLabel, statusSentence } from './status-labels.ts'

it('says the status of a request', () => {
  const open = (diasRestantes: number) => statusSentence({ resolucion: null, diasRestantes })
  expect([30, 1, 0, -2].map(open)).toEqual([
    'En revisión: quedan 30 días',
    'En revisión: queda 1 día',
    'En revisión: vence hoy',
    'En revisión, con el plazo vencido',
  ])
  expect(statusSentence({ resolucion: 'rechazada', diasRestantes: null })).toBe('Resuelta')
})

it('labels every right and resolution', () => {
  expect(privacyResolutions.map(resolutionLabel)).toEqual(privacyResolutions.map((one) => privacyResolutionNames[one]))
  expect(privacyRights.map(rightLabel).every((text) => text.length > 5)).toBe(true)
})
