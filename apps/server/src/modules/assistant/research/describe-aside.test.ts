import { expect, it } from 'vitest'
import { describeAside } from './describe-aside.ts'
import { findingSchema } from './research-content.ts'

const aside = { docId: 'a', motivo: 'no_lo_nombra', terminos: ['aporte', 'fondo', 'reserva'] } as const

it('names what a ruling lacks, and claims nothing where no reason was found', () => {
  expect(describeAside({ ...aside, terminos: [...aside.terminos] })).toBe(
    'No se citó: no encontramos en su texto «aporte», «fondo» ni «reserva».',
  )
  expect(describeAside({ docId: 'a', motivo: 'leida', terminos: [] })).toBe('Se leyó y no se citó.')
})

it('says first that a ruling decides what is asked, and for whom', () => {
  const decided = { docId: 'a', motivo: 'leida', terminos: [] } as const
  expect(describeAside({ ...decided, terminos: [] }, { materia: { mismas: [], opuestas: ['a'] } })).toMatch(/a favor de la otra parte\.$/u)
  expect(describeAside({ ...decided, terminos: [] }, { materia: { mismas: ['a'], opuestas: [] } })).toMatch(
    /la misma parte que las citadas\.$/u,
  )
})

it('reads reasons of older memos, which were not checked, as none', () => {
  const descartadas = findingSchema.shape.descartadas.parse([{ docId: 'a', motivo: 'hay_mejores' }])
  expect(descartadas).toEqual([{ docId: 'a', motivo: 'leida', terminos: [] }])
})
