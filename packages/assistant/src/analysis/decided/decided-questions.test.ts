import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const plain = ['Primero: Que la actora interpuso demanda por despido injustificado y cobro de prestaciones en contra de la lechería.']
const ask = (question: string, operative: string, more: Parameters<typeof rulingOf>[2] = {}): string =>
  askCell('si_no', question, rulingOf(plain, operative, more))

describe('what was decided', () => {
  it.each([
    ['¿Se acogió la demanda?', 'I.- Que se hace lugar a la demanda deducida por la señora Soto en contra de la lechería.', 'respondida si'],
    ['¿Se acogió la demanda?', 'Se rechaza el recurso de nulidad interpuesto por la demandada en contra de la sentencia.', 'vacia'],
    [
      '¿Se acogió el recurso de protección?',
      'Recurso de protección: se rechaza, sin costas, el deducido por don Luis Vera.',
      'respondida no',
    ],
    ['¿Se dio lugar a la demanda?', 'No ha lugar a la demanda de lo principal deducida por el banco en este juicio.', 'respondida no'],
    [
      '¿Se rechazó la demanda?',
      'Se acoge la demanda de la actora en los términos dichos. En lo demás no se acoge la demanda.',
      'respondida no',
    ],
    [
      '¿Se acogió el requerimiento, la demanda o la reclamación?',
      'Que se rechaza el requerimiento deducido a fojas 1 por don Luis Vera.',
      'respondida no',
    ],
    ['¿Se acogió el requerimiento/demanda/reclamación?', 'Se acoge la reclamación interpuesta por la lechería.', 'respondida si'],
    [
      '¿Se revocó la sentencia?',
      'Se confirma, en lo apelado, la resolución de tres de mayo de dos mil veintiuno, escrita a folio 9.',
      'respondida no',
    ],
    [
      '¿Se confirmó la sentencia apelada?',
      'Se revoca la sentencia apelada de tres de mayo de dos mil veintiuno, y se rechaza.',
      'respondida no',
    ],
    [
      '¿Se condenó al acusado?',
      'Se acoge el requerimiento y se impone al acusado la medida de seguridad de internación por doscientos días.',
      'respondida no',
    ],
    ['¿Se dio lugar a la demanda?', 'I.- Que se rechaza la demanda en todo lo demás que fue pedido por la actora.', 'vacia'],
    ['¿Se rechazó la demanda?', 'Se acoge la demanda principal de la actora. Se rechaza la demanda de daño moral.', 'dudosa no'],
    [
      '¿Se declaró nulo el despido por no pago de cotizaciones?',
      'Se acoge la demanda y se declara nulo el despido de la actora.',
      'respondida si',
    ],
    ['¿Se revocó la resolución apelada?', 'Se confirma la sentencia apelada de tres de mayo de dos mil veintiuno.', 'respondida no'],
    ['¿Se acogió la demanda?', 'Se acoge la excepción de litis pendencia, rechazándose la demanda en todas sus partes.', 'vacia'],
    [
      '¿Se acogió la demanda?',
      `Se rechaza el recurso de casación en el fondo que interpuso el abogado Ana Luz ${'Soto '.repeat(5)}en representación de la parte demandada.`,
      'vacia',
    ],
  ])('%s is read from the verb that decides it', (question, operative, expected) => {
    expect(ask(question, operative)).toBe(expected)
  })

  it('names a claim of the first instance otherwise, in doubt', () => {
    const more = { collection: 'laboral', court: 'Juzgado de Letras de Lota' } as const
    expect(ask('¿Se acogió la demanda?', 'Se rechaza el reclamo judicial de autos, en todas sus partes.', more)).toBe('dudosa no')
  })

  it('declares what the operative part states, and nothing of a claim that was rejected', () => {
    const question = '¿Se declaró injustificado el despido?'
    const more = { collection: 'laboral', court: 'Juzgado de Letras de Lota' } as const
    expect(ask(question, 'Se acoge la demanda y se declara que el despido de la actora es improcedente, y se ordena pagar.', more)).toBe(
      'respondida si',
    )
    expect(ask(question, 'Que se rechaza la demanda por despido injustificado deducida por la actora.', more)).toBe('respondida no')
    expect(ask(question, 'Que se rechaza la demanda en todas sus partes, sin costas.', more)).toBe('respondida no')
  })

  it('convicts and acquits whoever is accused', () => {
    const more = { collection: 'penal' } as const
    const convicted = 'Se condena a [persona 1] a la pena de sesenta y un días de presidio como autor del delito de hurto.'
    const acquitted = 'Se absuelve a [persona 1] de los cargos que se le formularon como autor del delito de hurto.'
    expect(ask('¿Se condenó al acusado?', convicted, more)).toBe('respondida si')
    expect(ask('¿Se condenó al acusado?', acquitted, more)).toBe('respondida no')
    expect(ask('¿Se absolvió al imputado?', acquitted, more)).toBe('respondida si')
    expect(ask('¿Se condenó al acusado?', 'Se acoge la demanda y se condena a la lechería a pagar lo adeudado.')).toBe('vacia')
  })

  it('condemns whom the ruling names, not who is paid', () => {
    const toClaimant = 'Se acoge la demanda y se condena a la demandada a pagar a la demandante la suma de $900.000 por feriado.'
    expect(ask('¿Se condenó a la demandada?', toClaimant)).toBe('respondida si')
    expect(ask('¿Se condenó a la demandante?', toClaimant)).toBe('respondida no')
    expect(ask('¿Se condenó a la demandante?', 'Se condena a Quesos Rupanco a pagar a la demandante la suma de $900.000.')).toBe(
      'dudosa no',
    )
    expect(ask('¿Se absolvió a la demandante?', toClaimant)).toBe('vacia')
  })

  it('tells whose recourse was decided', () => {
    const operative = 'Se acoge el recurso de nulidad interpuesto por la demandada en contra de la sentencia de tres de mayo.'
    expect(ask('¿Se acogió el recurso interpuesto por la demandada?', operative)).toBe('respondida si')
    expect(ask('¿Se acogió el recurso interpuesto por la demandante?', operative)).toBe('vacia')
    expect(ask('¿Se acogió el recurso interpuesto por el recurrente?', operative)).toBe('respondida si')
  })

  it('tells a penalty served otherwise from one served in prison', () => {
    const question = '¿Se concedió una pena sustitutiva?'
    const granted =
      'Se sustituye el cumplimiento de la pena por la de remisión condicional. Si fuere revocada, cumplirá efectivamente la pena.'
    const refused = 'No se concede ninguna de las penas sustitutivas de la Ley 18.216, por lo que cumplirá la pena de manera efectiva.'
    expect(ask(question, granted, { collection: 'penal' })).toBe('respondida si')
    expect(ask(question, refused, { collection: 'penal' })).toBe('respondida no')
    expect(ask('¿Se concedió la libertad vigilada?', granted, { collection: 'penal' })).toBe('respondida no')
    expect(ask('¿Se concedió la remisión condicional?', granted, { collection: 'penal' })).toBe('respondida si')
    expect(ask(question, 'Se ordena el cumplimiento efectivo del plan de seguimiento de la planta.')).toBe('vacia')
  })
})

describe('costs and votes', () => {
  it('finds costs that somebody must bear', () => {
    expect(ask('¿Hay condena en costas?', 'Que la parte demandante deberá soportar las costas del juicio.')).toBe('respondida si')
  })

  it('finds a dissent that stands within the decision', () => {
    const operative =
      'Se confirma la sentencia apelada. Decisión acordada con el voto en contra del ministro señor Vera, quien fue de parecer de revocar.'
    expect(ask('¿Hubo voto en contra?', operative)).toBe('respondida si')
  })

  it('takes the silence of a court of several judges for none, in doubt', () => {
    const operative = 'Se confirma la sentencia apelada de tres de mayo de dos mil veintiuno, dictada por el juzgado.'
    const appeals = { collection: 'corte_de_apelaciones', court: 'Corte de Apelaciones de Arica' } as const
    const source = rulingOf(plain, operative, appeals)
    const paragraphs = [{ anchor: 'p99', text: 'Regístrese y devuélvase.' }]
    const sections = [...source.ruling.sections, { kind: 'cierre', anchor: 'cierre', title: 'Cierre', number: null, paragraphs } as const]
    const whole = { ...source, ruling: { ...source.ruling, sections } }
    expect(askCell('si_no', '¿Hubo voto en contra?', whole)).toBe('dudosa no')
    expect(askCell('si_no', '¿Fue unánime?', whole)).toBe('dudosa si')
    expect(ask('¿Hubo voto en contra?', operative, appeals)).toBe('vacia')
    expect(ask('¿Hubo voto en contra?', operative, { collection: 'laboral', court: 'Juzgado de Letras de Lota' })).toBe('vacia')
  })
})
