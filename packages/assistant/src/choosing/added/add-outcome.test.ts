import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../question/read-question.ts'
import { demandsOf } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { candidatesOf } from '../candidate.ts'
import { weighCandidates } from '../weigh-candidates.ts'
import { addOutcome } from './add-outcome.ts'

const question = '¿me deben pagar el feriado y las remuneraciones hasta el fin del contrato?'
const demands = demandsOf(question)
const reason = 'Primero: Que no procede pagar las remuneraciones hasta el fin del contrato, por cuanto este terminó por renuncia del actor.'

const added = (points: readonly string[], isQuoted: (text: string) => boolean, room = 1000): string[] => {
  const source = sourceOf('decidida', [], {
    sections: buildSections([reason]).map((section) =>
      section.kind === 'resolutiva' ? { ...section, paragraphs: points.map((text, at) => ({ anchor: `r${at}`, text })) } : section,
    ),
  })
  const weighed = weighCandidates(candidatesOf(source), { question: readQuestion(question), demands })
  const chosen = weighed.filter(({ text }) => isQuoted(text))
  expect(chosen.length).toBeGreaterThan(0)
  return addOutcome(chosen, source, { demands, room })
    .slice(chosen.length)
    .map(({ text }) => text)
}

const rejected = 'I.- Que se rechaza la demanda de don Pedro Soto en cuanto pide remuneraciones hasta el fin del contrato.'
const granted = 'II.- Que se accede a la demanda solo en cuanto al feriado, debiendo pagarse a ese título la suma de $224.933.'
const rest = 'III.- Que se rechaza la demanda en todo lo demás.'
const costs = 'IV.- Que no se condena en costas a la demandada por no haber sido vencida por completo.'

describe('addOutcome', () => {
  it('adds the point that grants to the one that denies', () => {
    expect(added([rejected, granted, costs], (text) => text === rejected)).toEqual([granted])
  })

  it('adds the point that denies to the one that grants, though it denies the rest alone', () => {
    expect(added([granted, rest, costs], (text) => text === granted)).toEqual([rest])
  })

  it('adds an acquittal to a conviction', () => {
    const acquitted = 'I.- Que se absuelve a la acusada de la acusación por tenencia de un arma de fuego prohibida.'
    const convicted =
      'II.- Que se condena a la acusada a la pena de dos años de presidio por tenencia de municiones y a pagar remuneraciones.'
    expect(added([acquitted, convicted], (text) => text === convicted)).toEqual([acquitted])
  })

  it('adds that something was left undecided', () => {
    const undecided = 'II.- Que se omite pronunciamiento respecto de la demanda subsidiaria, por ser incompatible con la acogida.'
    expect(added([granted, undecided], (text) => text === granted)).toEqual([undecided])
  })

  it('adds what was decided to a reason alone', () => {
    expect(added([rejected, costs], (text) => text === reason)).toEqual([rejected])
  })

  it('adds no side issue, and nothing that does not fit', () => {
    const challenge = 'I.- Que se rechaza la tacha deducida contra la testigo de la parte demandada en la audiencia.'
    expect(added([challenge, granted], (text) => text === granted)).toEqual([])
    expect(added([rejected, granted], (text) => text === rejected, 50)).toEqual([])
  })
})
