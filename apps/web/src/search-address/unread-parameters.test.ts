import { baseIds } from '@basejuris/domain'
import { expect, it } from 'vitest'
import { emptyState } from './results-state.ts'
import { unreadParameters } from './unread-parameters.ts'
import { writeAddress } from './write-address.ts'

it.each([
  [{ orden: 'zzz' }, 'La dirección pide «orden=zzz», que no se aplicó. Se admite: relevancia, recientes'],
  [{ bases: `${baseIds[0]},otra` }, 'La dirección pide «bases=otra», que no se aplicó.'],
  [{ desde: '2024-13' }, 'Se admite: un año, un mes (2024-03)'],
  [{ pagina: ['0'] }, 'Se admite: un número desde 1.'],
  [{ modo: 'x'.repeat(300) }, `«modo=${'x'.repeat(40)}»`],
])('says what a parameter takes that was not applied: %j', (address, expected) => {
  const [notice = '', ...others] = unreadParameters(address)
  expect(notice).toContain(expected)
  expect(others).toEqual([])
})

it('says nothing of what is applied', () => {
  const address = writeAddress({
    ...emptyState,
    q: 'despido',
    orden: 'recientes',
    modo: 'lexica',
    pagina: 3,
    ficticias: 'solo',
    bases: [...baseIds],
  })
  const read = Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))
  expect(unreadParameters(read)).toEqual([])
  expect(unreadParameters({ q: 'x', utm: 'y', orden: '' })).toEqual([])
})
