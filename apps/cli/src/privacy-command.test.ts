import { expect, it } from 'vitest'
import { contactLine, contactText } from './contact-command.ts'
import { daysText, privacyLine, privacyText, resolvedText } from './privacy-command.ts'

const words = {
  name: 'Ana',
  email: 'ana@ejemplo.test',
  capacity: 'titular' as const,
  ruling: 'rol 1-2020',
  nameInRuling: 'Ana Fic',
  statement: 'Pido.',
}
const request = {
  reference: 'P-AAAA-BBBB',
  right: 'Que se oculte un nombre (oposición)',
  docId: 'uno',
  url: '/sentencia?id=uno',
  words,
  receivedAt: '2026-11-20T15:00:00Z',
  dueAt: '2026-12-20T15:00:00Z',
  extended: false,
  daysLeft: 30,
  resolution: null,
  reason: null,
  resolvedAt: null,
}

it('shows requests with the days that are left', () => {
  expect(privacyLine(request)).toBe('P-AAAA-BBBB  vence 20-12-2026 (quedan 30 días)  Que se oculte un nombre (oposición)')
  expect([3, 1, 0, -1, -2].map(daysText)).toEqual(['quedan 3 días', 'queda 1 día', 'vence hoy', 'venció hace 1 día', 'venció hace 2 días'])
  expect(privacyText(request)).toContain('Ana <ana@ejemplo.test>, titular')
  const closed = {
    ...request,
    words: null,
    daysLeft: null,
    resolution: 'Rechazada',
    reason: 'No es la persona.',
    resolvedAt: '2026-12-01T15:00:00Z',
  }
  expect(privacyLine(closed)).toContain('Rechazada, 01-12-2026')
  expect(privacyText(closed)).not.toContain('Ana')
})

it('says what was done and what a person should still look at', () => {
  const done = { docIds: ['uno'], mentions: 3, wordsLeft: 1, namedByIds: [], email: 'ana@ejemplo.test', indexRebuilt: false }
  const text = resolvedText('P-AAAA-BBBB', { ...done, resolution: 'nombre-oculto' })
  expect(text).toContain('3 menciones ocultas en 1 sentencia: uno.')
  expect(text).toContain('Palabras sueltas del nombre que quedan: 1.')
  expect(text).toContain('index rebuild')
})

it('shows messages, and of a closed one what is left', () => {
  const message = {
    reference: 'C-AAAA-BBBB',
    topic: 'Otro asunto',
    email: 'ana@ejemplo.test',
    receivedAt: '2026-11-20T15:00:00Z',
    closedAt: null,
  }
  const open = { ...message, words: { name: 'Ana', subject: 'Hola', message: 'Texto' } }
  expect(contactLine(open)).toBe('C-AAAA-BBBB  20-11-2026  Otro asunto  Hola')
  expect(contactText(open)).toContain('Ana <ana@ejemplo.test>')
  expect(contactText({ ...message, email: null, words: null, closedAt: '2026-11-21T15:00:00Z' })).toContain('borrado')
})
