import { describe, expect, it } from 'vitest'
import { askCell, rulingOf } from '../../testing/ask-cell.ts'

const plain = ['Primero: Que la actora interpuso demanda por despido injustificado y cobro de prestaciones en contra de la lechería.']
const labour = { collection: 'laboral', court: 'Juzgado de Letras de Lota' } as const
const ask = (question: string, operative: string, more: Parameters<typeof rulingOf>[2] = labour): string =>
  askCell('si_no', question, rulingOf(plain, operative, more))

describe('who bears the costs', () => {
  const ofDefendant = '¿Se condenó en costas a la demandada?'
  const ofClaimant = '¿La demandante fue condenada en costas?'
  it.each([
    ['Se rechaza la demanda y se condena en costas a la demandante.', 'no', 'si'],
    ['Se rechaza la apelación de la sentencia que acogió la demanda con costas, y se condena en costas a la demandada.', 'si', 'no'],
    ['Que la parte actora deberá soportar las costas del juicio.', 'no', 'si'],
    ['Que, habiendo sido el demandante completamente vencido, se condena al pago de las costas de la causa.', 'no', 'si'],
    ['Que, habiendo sido totalmente vencida la ejecutante, se condena al pago de las costas.', 'no', 'si'],
    ['Que se condena solidariamente a las demandadas al pago de las costas del juicio.', 'si', 'no'],
    ['Que las costas de la causa serán de cargo de la parte demandada.', 'si', 'no'],
    ['Que se condena en costas a la reclamada, y no se condena en costas a la demandante.', 'si', 'no'],
    ['Que se condena en costas personales a la demandante y a la demandada, por mitades.', 'si', 'si'],
    ['Que no se condena a la ejecutada a pagar las costas del juicio.', 'no', 'no'],
    ['Que no se le condenará en costas, por haber litigado con motivo plausible.', 'no', 'no'],
    ['Se condena a la demandante, por haber resultado totalmente vencida, al pago de las costas.', 'no', 'si'],
    ['Se condena a Luis Vera, demandante, al pago de las costas.', 'no', 'si'],
    ['Se impone a la demandante el pago de las costas.', 'no', 'si'],
    ['La demandante pagará las costas de la causa.', 'no', 'si'],
    ['Se condena en costas a la Inspección del Trabajo reclamada.', 'si', 'no'],
    ['Se condena a la demandada a pagar $300.000 a la demandante, con costas.', 'si', 'no'],
    ['Que cada parte pagará sus costas.', 'no', 'no'],
  ])('%s', (operative, defendant, claimant) => {
    const plainly = (answer: string) => answer.replace(/^dudosa/u, operative.includes(', y no ') ? 'respondida' : 'dudosa')
    expect(plainly(ask(ofDefendant, operative))).toBe(`respondida ${defendant}`)
    expect(plainly(ask(ofClaimant, operative))).toBe(`respondida ${claimant}`)
    expect(ask('¿Se condenó en costas?', operative)).toMatch(defendant === 'si' || claimant === 'si' ? / si$/ : / no$/)
  })

  it('is in doubt where nobody is named, and then rather whoever lost', () => {
    expect(ask(ofDefendant, 'Se acoge la demanda en todas sus partes, con costas.')).toBe('dudosa si')
    expect(ask(ofDefendant, 'Se rechaza la demanda en todas sus partes, con costas.')).toBe('dudosa no')
    expect(ask(ofClaimant, 'Se rechaza la demanda en todas sus partes, con costas.')).toBe('dudosa si')
    expect(ask(ofDefendant, 'Se rechazan, con costas, las excepciones opuestas a folio 9.')).toBe('dudosa si')
    expect(ask('¿Se condenó en costas a ambas partes?', 'Se condena en costas a la demandante.')).toBe('dudosa no')
    expect(ask('¿Se condenó en costas a la parte vencida?', 'Se acoge la demanda, con costas.')).toBe('respondida si')
  })

  it('is in doubt where words of different kinds may name one party', () => {
    expect(ask('¿Se condenó en costas a la recurrente?', 'Se condena en costas a la demandada.')).toMatch(/^dudosa/)
    expect(ask('¿Se condenó en costas al trabajador?', 'Se condena en costas a la demandante.')).toBe('dudosa si')
    expect(ask('¿Se condenó en costas al trabajador?', 'Se condena en costas a la ex empleadora.')).toBe('respondida no')
    expect(ask(ofDefendant, 'Se condena en costas a la demandante reconvencional.')).toMatch(/^dudosa/)
    expect(ask('¿Se condenó en costas a la demandada solidaria?', 'Se condena en costas a la demandada principal.')).toMatch(/^dudosa/)
    expect(ask(ofDefendant, 'Se condena en costas a la demandada principal.')).toBe('respondida si')
  })

  it('compares names as they are written', () => {
    expect(ask('¿Se condenó en costas a Quesos Rupanco?', 'Se condena en costas a la sociedad Quesos Rupanco Limitada.')).toBe(
      'respondida si',
    )
    expect(ask('¿Quesos Rupanco fue condenada en costas?', 'Se condena en costas a la demandada.')).toBe('dudosa no')
    expect(ask(ofDefendant, 'Se condena en costas a Quesos Rupanco Limitada.', { ...labour, outcome: 'acoge' })).toBe('dudosa si')
  })

  it('in a criminal case is the accused or who accuses', () => {
    const operative = 'Se absuelve a [persona 1] y se condena en costas al Ministerio Público por haber sido totalmente vencido.'
    expect(ask('¿Se condenó en costas al acusado?', operative, { collection: 'penal' })).toBe('respondida no')
    expect(ask('¿Se condenó en costas a la Fiscalía?', operative, { collection: 'penal' })).toBe('respondida si')
    expect(ask('¿Se condenó en costas al querellante?', operative, { collection: 'penal' })).toMatch(/^dudosa/)
  })
})

describe('other questions on costs', () => {
  it('asks who was spared', () => {
    const question = '¿Se eximió del pago de las costas a la demandante?'
    expect(ask(question, 'Se rechaza la demanda. Se exime a la demandante del pago de las costas.')).toBe('respondida si')
    expect(ask(question, 'Se rechaza la demanda. Se condena en costas a la demandante.')).toBe('respondida no')
    expect(ask(question, 'Se acoge la demanda. No se condena en costas a la demandada.')).toBe('dudosa si')
  })

  it('asks for the decision as well', () => {
    const question = '¿Se acogió la demanda con costas?'
    expect(ask(question, 'Se acoge la demanda, con costas.')).toBe('respondida si')
    expect(ask(question, 'Se rechaza la demanda, con costas.')).toBe('respondida no')
    expect(ask(question, 'Se acoge la demanda, sin costas.')).toBe('respondida no')
    expect(ask('¿Se rechazó la demanda sin costas?', 'Se rechaza la demanda, sin costas.')).toBe('respondida si')
  })
})

it('leaves out the costs of the decision under review', () => {
  const asked = '¿Se condenó en costas?'
  expect(
    ask(asked, 'Se omite pronunciamiento de la apelación contra la sentencia que resolvió rechazar con costas las excepciones.'),
  ).not.toBe('respondida si')
  expect(ask(asked, 'Se confirma, con costas, la sentencia que acogió la demanda.')).toBe('respondida si')
})
