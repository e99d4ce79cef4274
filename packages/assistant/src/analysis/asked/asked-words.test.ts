import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const rejected = 'Se rechaza el recurso de amparo deducido en favor del interno.'

describe('a column asked in other words', () => {
  it('finds the sentence that says which of a kind, doubtful where only a party says it', () => {
    const found = rulingOf(
      [
        'Segundo: Que las normas sobre libertad condicional rigen para quienes cumplen penas privativas de libertad.',
        'Tercero: Que consta que el postulante cumple una condena de tres años y un día por el delito de hurto de cables.',
      ],
      rejected,
    )
    expect(askCell('texto', '¿Qué pena cumple el amparado?', found)).toBe('respondida ')
    const stated = rulingOf(['Primero: Que la recurrente expone que padece de una patología denominada fiebre de los rieles.'], rejected)
    expect(askCell('texto', '¿Qué enfermedad sufre la paciente?', stated)).toBe('dudosa ')
    const unnamed = rulingOf(
      ['Segundo: Que el acusado conducía un vehículo motorizado en manifiesto estado de ebriedad esa noche.'],
      rejected,
    )
    expect(askCell('texto', '¿Qué vehículo conducía el acusado?', unnamed)).toBe('vacia')
  })

  it('counts a verb in any form, and one that says the same', () => {
    const source = rulingOf(['Segundo: Que se acreditó que el furgón colisionó con un camión detenido en la berma.'], rejected)
    expect(askCell('si_no', '¿El conductor chocó con un vehículo?', source)).toBe('respondida si')
  })

  it('takes what was rejected for what was filed', () => {
    const source = rulingOf(
      ['Segundo: Que corresponde desestimar las excepciones opuestas por el deudor.'],
      'Se rechazan las excepciones opuestas por la ejecutada en su escrito.',
    )
    expect(askCell('si_no', '¿Opuso excepciones el ejecutado?', source)).toBe('respondida si')
  })

  it('says no only where a denial stands before what is asked', () => {
    const source = rulingOf(
      ['Segundo: Que no habiendo comparecido el demandado, y habiéndose tenido por acreditada la relación laboral, se acogerá la demanda.'],
      'Se acoge la demanda.',
    )
    expect(askCell('si_no', '¿Se acreditó la relación laboral?', source)).not.toMatch(/no$/u)
  })
})

describe('a day of an event that has no name of its own', () => {
  it('is that of the verb that the question uses, in its own clause', () => {
    const source = rulingOf(
      [
        'Segundo: Que el interno inició su condena el 4 de marzo de 2015, cuyo término está fijado para el 5 de abril de 2025, y se cumplió el tiempo mínimo para postular el 6 de mayo de 2022.',
      ],
      rejected,
    )
    expect(askCell('fecha', '¿Cuándo cumple el tiempo mínimo?', source)).toContain('2022-05-06')
    expect(askCell('fecha', '¿Cuándo termina la condena?', source)).toContain('2025-04-05')
  })

  it('is that of the act that did it', () => {
    const source = rulingOf(
      ['Primero: Que la defensa apeló.'],
      'Se confirma la resolución de siete de junio de dos mil veintitrés, dictada por el juez de garantía, que decretó la medida cautelar de arraigo.',
    )
    expect(askCell('fecha', '¿Cuándo se decretó la medida cautelar?', source)).toBe('respondida 2023-06-07')
  })

  it('is doubtful where a body is only said to have resolved', () => {
    const source = rulingOf(
      ['Segundo: Que informa el presidente de la Comisión de Becas que por resolución de 8 de julio de 2023 se resolvió negar la beca.'],
      rejected,
    )
    expect(askCell('fecha', '¿En qué fecha sesionó la Comisión?', source)).toBe('dudosa 2023-07-08')
  })
})

describe('a number or a sum', () => {
  it('may be written with a point, and is no limit', () => {
    const source = (rest: string) => rulingOf([`Segundo: Que el examen arrojó ${rest} gramos de alcohol por litro de sangre.`], rejected)
    const question = '¿Cuántos gramos de alcohol por litro de sangre arrojó el examen?'
    expect(askCell('numero', question, source('un resultado de 1.75'))).toBe('respondida 1.75 gramos')
    expect(askCell('numero', question, source('un resultado superior a 0,8'))).toBe('vacia')
  })

  it('that only a party gives is doubtful', () => {
    const source = rulingOf(
      ['Primero: Que la demandante expone que percibía una remuneración mensual de $612.000.'],
      'Se rechaza la demanda por falta de prueba del vínculo.',
    )
    expect(askCell('monto', 'Remuneración mensual del trabajador', source)).toBe('dudosa 612000 CLP')
  })
})

describe('an option', () => {
  it('needs no word for what the options are', () => {
    const source = rulingOf(
      ['Primero: Que se acreditó la conducción en estado de ebriedad.'],
      'Se condena al acusado a la suspensión de su licencia de conducir por el término de dos años.',
    )
    expect(askCell('opcion', '¿Qué sanción recayó en la licencia de conducir?', source, ['suspensión', 'cancelación'])).toBe(
      'respondida suspensión',
    )
  })
})
