import type { AnswerRuling } from '@basejuris/contract'
import { describe, expect, it } from 'vitest'
import { describeNoContrary, explainContrary } from './explain-contrary.ts'
import type { StoredContrary } from './research-content.ts'

const searched: StoredContrary = { articulo: null, frente: ['una'], respuesta: null, porque: 'resultado' }
const counted = (otras: number, comparadas: number, opuestas: number): StoredContrary => ({
  ...searched,
  recuento: { otras, comparadas, opuestas },
})
const ruling = (cita: string): AnswerRuling => ({
  docId: cita,
  cita,
  caratulado: null,
  resultado: 'rechaza',
  resuelve: null,
  vigencia: null,
  ficticia: false,
  estado: 'verificada',
  url: '',
})

describe('explainContrary', () => {
  it('never takes how cases ended for what they decide', () => {
    expect(explainContrary(counted(9, 7, 0), null)).toBe(
      'No pudimos comparar qué deciden sobre lo que se pregunta, sino solo cómo terminaron: de 7 de 9 sentencias más que se leyeron, ninguna terminó con el resultado opuesto. Puede haber sentencias en sentido contrario.',
    )
    expect(explainContrary(counted(9, 7, 2), null)).toContain('2 terminaron con el resultado opuesto')
    expect(describeNoContrary(counted(9, 7, 0))).toBe('No se pudo comparar')
  })

  it('counts the rulings of which it found what they decide on the issue', () => {
    const onIssue = (otras: number, comparadas: number, opuestas: number) => ({
      ...counted(otras, comparadas, opuestas),
      porque: 'punto' as const,
    })
    expect(explainContrary(onIssue(9, 4, 0), null)).toBe(
      'En 4 de 9 sentencias más que se leyeron se halló qué decide sobre el punto, y ninguna de ellas decide lo contrario que la citada. De las otras 5 no lo sabemos. Que no esté aquí no significa que no exista.',
    )
    expect(explainContrary(onIssue(9, 0, 0), null)).toMatch(/^No pudimos comparar: .+ Puede haber sentencias en sentido contrario\.$/u)
    const opposite = { sentencias: [ruling('C.A. de Talca, rol N° 1-2024')], otras: [] }
    expect(explainContrary(onIssue(9, 4, 3), opposite)).toBe(
      'En 4 de 9 sentencias más que se leyeron se halló qué decide sobre el punto: 3 deciden lo contrario que la citada. De las otras 5 no lo sabemos. No comprobamos que los hechos sean los mismos. Lo que sigue son palabras de 1 de ellas.',
    )
  })

  it('says that it could not compare, instead of that it found none', () => {
    for (const contrary of [counted(4, 0, 0), counted(0, 0, 0)]) {
      expect(explainContrary(contrary, null)).toMatch(/^No pudimos comparar: .+ Puede haber sentencias en sentido contrario\.$/u)
      expect(describeNoContrary(contrary)).toBe('No se pudo comparar')
    }
  })

  it('says that a ruling decides what is asked for the other side, and that its facts may be others', () => {
    const opposite = { sentencias: [ruling('C.A. de Talca, rol N° 1-2024')], otras: [] }
    expect(explainContrary({ ...counted(3, 2, 1), porque: 'materia' }, opposite)).toBe(
      '1 sentencia resolvió lo que se pregunta a favor de la otra parte. No comprobamos que los hechos sean los mismos. Lo que sigue son sus palabras.',
    )
  })

  it('tells a result from a contrary line, and names the rulings that it does not quote', () => {
    const opposite = { sentencias: [ruling('C.A. de Talca, rol N° 1-2024')], otras: [ruling('C.A. de Arica, rol N° 2-2024')] }
    const said = explainContrary(counted(3, 3, 2), opposite)
    expect(said).toMatch(/^2 sentencias sobre el mismo tema terminaron con el resultado opuesto\. No comprobamos que sea por lo mismo/u)
    expect(said).toContain('Sin cita: C.A. de Arica, rol N° 2-2024.')
    expect(explainContrary({ ...searched, porque: 'articulo', articulo: 'art. 161 Código del Trabajo' }, opposite)).toMatch(
      /^1 sentencia resolvió lo contrario sobre el art/u,
    )
  })

  it('leaves memos of older versions as they were', () => {
    expect(explainContrary({ articulo: null, frente: ['una'], respuesta: null }, null)).toBe(
      'No encontramos ninguna sentencia que resolviera lo contrario sobre esta pregunta. Que no esté aquí no significa que no exista.',
    )
  })
})
