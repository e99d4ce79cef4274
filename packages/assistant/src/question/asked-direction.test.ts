import { describe, expect, it } from 'vitest'
import { readDirection } from './asked-direction.ts'

const read = (text: string) => {
  const found = readDirection(text)
  return found === null ? null : `${found.kind} ${found.wants} ${found.objects.join(' ')}`
}

describe('readDirection', () => {
  it.each([
    ['¿hay casos en que sí se acogió una protección contra la clínica?', 'decision granted proteccion'],
    ['¿existen fallos que rechacen la demanda de precario?', 'decision denied precari'],
    ['¿hay sentencias en que no se dio lugar a la tercería de dominio?', 'decision denied terceri domini'],
    ['fallos en que el recurso de amparo fue rechazado por tardío', 'decision denied ampar'],
    ['¿hay fallos que acojan la demanda por despido indirecto?', 'decision granted despid indirect'],
    ['¿conoces casos en que se absolvió por hurto?', 'decision denied hurto'],
  ])('reads what courts decide: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['¿Existen fallos donde se diga que el empleador sí puede rebajar el sueldo unilateralmente?', 'rule granted rebaj soldo unila'],
    ['¿hay jurisprudencia que diga que no procede descontar el aporte?', 'rule denied desco aport'],
    ['¿existen fallos que digan que la grabación oculta no es válida?', 'validity denied graba ocult'],
    ['¿hay sentencias donde se considere válido el contrato verbal?', 'validity granted contr verba'],
    ['¿es cierto que el banco no puede cobrar la comisión?', 'rule denied cobra comis'],
    ['¿hay fallos que digan que el corte de luz es ilegal?', 'validity denied corte'],
    ['¿hay oficios que digan que el arriendo amoblado no está gravado con IVA?', 'validity denied arren amobl'],
    ['El arrendador sí puede cortar la luz, ¿no?', 'rule granted corta'],
  ])('reads what is supposed to hold: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    '¿puede el empleador rebajar el sueldo?',
    '¿qué pasa si procede la nulidad?',
    '¿en qué casos procede que se acoja la tutela?',
    'la sentencia que rechazó mi demanda ¿se puede apelar?',
    '¿hay fallos sobre despido por necesidades de la empresa?',
    '¿hay fallos que acojan o rechacen la tutela?',
  ])('finds none in %s', (text) => {
    expect(readDirection(text)).toBeNull()
  })
})
