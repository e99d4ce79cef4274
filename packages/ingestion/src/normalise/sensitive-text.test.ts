import { describe, expect, it } from 'vitest'
import { isAboutHealth, isAboutPrivateLife, ordersAnonymity } from './sensitive-text.ts'

const times = (sentence: string, count: number): string => Array.from({ length: count }, () => sentence).join('<br/>')

describe('isAboutPrivateLife', () => {
  it.each([
    times('La víctima contó a su madre el abuso sexual que sufrió.', 4),
    times('El bien raíz del interdicto será vendido por su curador.', 2),
    times('La interdicción por demencia de doña Ana fue inscrita.', 2),
    times('El paciente fue operado y su ficha clínica lo dice.', 3),
  ])('is true for «%s»', (text) => {
    expect(isAboutPrivateLife(text)).toBe(true)
  })

  it.each([
    times('La interdicción de la arbitrariedad es un principio del derecho.', 9),
    times('El Registro de Interdicciones y Prohibiciones de Enajenar no tiene anotaciones.', 9),
    times('El delito de abuso sexual tiene otra pena.', 2),
    times('La violación de la ley del contrato es manifiesta.', 9),
    times('El delito de violación de secretos fue denunciado por la víctima.', 9),
    'El paciente se retiró.',
  ])('is false for «%s»', (text) => {
    expect(isAboutPrivateLife(text)).toBe(false)
  })
})

describe('isAboutHealth', () => {
  it.each([
    times('La COMPIN rechazó la licencia médica de la recurrente.', 3),
    times('Las licencias m dicas fueron reducidas.', 6),
    times('La isapre negó el medicamento que su enfermedad exige.', 2),
  ])('is true for «%s»', (text) => {
    expect(isAboutHealth(text)).toBe(true)
  })

  it.each([times('El recurrente presentó una licencia médica.', 2), times('La municipalidad cortó el agua del predio.', 9)])(
    'is false for «%s»',
    (text) => {
      expect(isAboutHealth(text)).toBe(false)
    },
  )
})

describe('ordersAnonymity', () => {
  it.each([
    'Regístrese y archívese. Sujeta a anonimización. N° Protección-1-2020.',
    'Se deja constancia que esta sentencia reúne los presupuestos para ser anonimizada.',
    'Atendidos los datos sensibles de la presente sentencia, ésta será <br/> anonimizada totalmente.',
    'Anonimícese la presente sentencia antes de su publicación.',
    'Procédase a la anonimización de los nombres.',
    'La presente sentencia contiene criterios de anonimización, conforme al acta respectiva.',
  ])('is true for «%s»', (text) => {
    expect(ordersAnonymity(text)).toBe(true)
  })

  it.each([
    'No sujeta a anonimización.',
    'La presente sentencia NO contiene presupuestos de anonimización contemplada en el acta.',
    'No encontrándose la sentencia dentro de los criterios de anonimización a los que se refiere el acta, se permite su difusión.',
    'La sociedad anónima pagó la sentencia.',
    'El estudio usó una base de datos anonimizada por su autor.',
    'La demandada solicita que la sentencia sea anonimizada.',
    'La ley exige la anonimización de las muestras.',
  ])('is false for «%s»', (text) => {
    expect(ordersAnonymity(text)).toBe(false)
  })
})
