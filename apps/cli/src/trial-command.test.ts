import { expect, it } from 'vitest'
import { readPetitions, trialText } from './trial-command.ts'

const trial = {
  email: 'ana@ejemplo.cl',
  closed: false,
  over: false,
  used: 12,
  remaining: 18,
  unlimited: false,
  until: '2026-12-20T12:00:00.000Z',
}

it('says in a line how a trial stands', () => {
  expect(trialText(trial)).toBe('ana@ejemplo.cl  período abierto hasta el 20-12-2026  usó 12 peticiones y le quedan 18')
  expect(trialText({ ...trial, used: 1, remaining: 29, until: null })).toBe(
    'ana@ejemplo.cl  período abierto: sus 30 días corren desde la primera petición  usó 1 petición y le quedan 29',
  )
  expect(trialText({ ...trial, over: true, remaining: 0 })).toBe(
    'ana@ejemplo.cl  período terminado el 20-12-2026  usó 12 peticiones y le quedan 0',
  )
  expect(trialText({ ...trial, closed: true, remaining: 0 })).toContain('período cerrado')
})

it('says when nothing is counted', () => {
  expect(trialText({ ...trial, unlimited: true })).toContain('\nHoy no le limita nada')
})

it('takes no number of petitions that a trial does not have', () => {
  expect(readPetitions('0')).toBe(0)
  expect(readPetitions('30')).toBe(30)
  for (const written of ['31', '-1', '1.5', '', 'muchas']) expect(() => readPetitions(written), written).toThrow('de 0 a 30')
})
