import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { textAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { candidatesOf } from './candidate.ts'
import { chooseSpans } from './choose-spans.ts'
import { scoreCandidates } from './score-candidates.ts'

const choose = (
  sources: readonly SourceRuling[],
  question: string,
  { budget = 1000, trust = {} as Record<string, number>, leading = [] as string[], minShare = 0.15 } = {},
) => {
  const demands = demandsOf(question)
  const scored = scoreCandidates(sources.flatMap(candidatesOf), { question: readQuestion(question), demands })
  const trusted = new Map(sources.map(({ ruling }) => [ruling.docId, trust[ruling.docId] ?? 1]))
  return chooseSpans(scored, { demands, trust: trusted, leading: new Set(leading), budget, maxSpans: 8, minShare })
}
const texts = (spans: ReturnType<typeof choose>) => spans.map(({ text }) => text)

const dismissal = sourceOf('despido', [
  'Primero: Que la demandada alegó que la carta de aviso cumplía con expresar los hechos de la causal invocada en la empresa.',
  'Segundo: Que la carta de aviso debe expresar los hechos en que se funda la causal. El contrato se inició en marzo de ese año sin discusión.',
  'Tercero: Que, en consecuencia, el recargo legal de la indemnización asciende al treinta por ciento cuando la causal es improcedente.',
])

describe('chooseSpans', () => {
  it('quotes the court, to the letter, numbered from 1', () => {
    const spans = choose([dismissal], '¿qué debe expresar la carta de aviso?')
    expect(texts(spans)).toEqual(['Segundo: Que la carta de aviso debe expresar los hechos en que se funda la causal.'])
    expect(spans.map(({ n, docId, textHash }) => [n, docId, textHash])).toEqual([[1, 'despido', 'hash of despido']])
    expect(spans.every((span) => textAt(dismissal.ruling, span) === span.text)).toBe(true)
  })

  it('quotes a party only where the question asks for it', () => {
    const asked = choose([dismissal], '¿qué alegó la demandada sobre la carta de aviso?')
    expect(asked[0]).toMatchObject({ voice: { speaker: 'parte' }, section: 'c1' })
    expect(choose([dismissal], 'carta de aviso hechos causal').every(({ voice }) => voice.speaker === 'tribunal')).toBe(true)
  })

  it('prefers the sentence that gives the amount that is asked for', () => {
    expect(texts(choose([dismissal], '¿a cuánto asciende el recargo de la indemnización?'))[0]).toContain('treinta por ciento')
  })

  it('quotes first what is worth most, then the others in the order of the text', () => {
    const spans = choose(
      [dismissal],
      '¿a cuánto asciende el recargo de la indemnización si la carta de aviso no expresa los hechos de la causal?',
    )
    expect(texts(spans).map((text) => text.slice(0, 7))).toEqual(['Tercero', 'Segundo'])
  })

  it('quotes two sentences of one considerando in the order of the ruling, whichever is worth more', () => {
    const reasoned = sourceOf('razona', [
      'Primero: Que el guardián del faro recibió su cuenta. El peaje del faro se cobra a cada barco que entra de noche. Nadie lo discute. En este sentido, el recargo del peaje del faro asciende al treinta por ciento.',
      'Segundo: Que el peaje del faro se pagó con el recargo que el guardián pidió al barco de la demandada.',
    ])
    const asked = '¿a cuánto asciende el recargo del peaje del faro que se cobra al barco?'
    const demands = demandsOf(asked)
    const chosenWhere = (worth: number): string[] => {
      const weighed = scoreCandidates(candidatesOf(reasoned), { question: readQuestion(asked), demands }).map((each) => ({
        ...each,
        score: each.text.includes('En este sentido') ? 1 : each.text.includes('cada barco') ? worth : 0.3,
      }))
      const spans = chooseSpans(weighed, { demands, trust: new Map([['razona', 1]]), budget: 1000 })
      return texts(spans).map((text) => text.slice(0, 7))
    }
    expect(chosenWhere(0.5)).toEqual(['El peaj', 'En este', 'Segundo'])
    expect(chosenWhere(0.4)).toEqual(['En este', 'Segundo'])
  })

  it('quotes first no reason that refers to what stands before it, where another is worth nearly as much', () => {
    const referring = sourceOf('remite', [
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por la empresa.',
      'Segundo: Que tales hechos de la causal faltan en la carta de aviso de la empresa, que nada dice de ellos.',
    ])
    const asked = '¿qué hechos de la causal debe expresar la carta de aviso de la empresa?'
    const demands = demandsOf(asked)
    const scored = scoreCandidates(candidatesOf(referring), { question: readQuestion(asked), demands })
    const firstWhere = (worth: number): string | undefined => {
      const weighed = scored.map((each) => ({ ...each, score: each.text.includes('tales hechos') ? 1 : worth }))
      return texts(chooseSpans(weighed, { demands, trust: new Map([['remite', 1]]), budget: 1000 }))[0]?.slice(0, 7)
    }
    expect(firstWhere(0.8)).toBe('Primero')
    expect(firstWhere(0.3)).toBe('Segundo')
  })

  it('quotes first the decision that is worth as much, where the question asks for it', () => {
    const reason = 'Primero: Que la carta de aviso debe expresar los hechos de la causal, por lo que no basta citar la ley.'
    const order = 'Se acoge la demanda por no expresar los hechos la carta de aviso de la empresa.'
    const decided = sourceOf('decide', [], {
      sections: buildSections([reason]).map((section) =>
        section.kind === 'resolutiva' ? { ...section, paragraphs: [{ anchor: section.anchor, text: order }] } : section,
      ),
    })
    const asked = '¿qué hechos debe expresar la carta de aviso?'
    const demands = demandsOf(asked)
    const scored = scoreCandidates(candidatesOf(decided), { question: readQuestion(asked), demands })
    const firstWhere = (asksOutcome: boolean, worth: number): string | undefined => {
      const weighed = scored.map((each) => ({ ...each, score: each.kind === 'resolutiva' ? worth : 0.5 }))
      const [first] = chooseSpans(weighed, { demands, trust: new Map([['decide', 1]]), budget: 1000, asksOutcome })
      return first?.text
    }
    expect(firstWhere(true, 0.6)).toBe(order)
    expect(firstWhere(false, 0.6)).toBe(reason)
    expect(firstWhere(true, 0.4)).toBe(reason)
  })

  it('quotes first a reason that says what the court holds, before one that tells the case', () => {
    const plain = sourceOf('cuenta', [
      'Primero: Que el recurso se refiere a la carta de aviso que la empresa envió con los hechos de la causal al trabajador.',
      'Segundo: Que la carta de aviso de la empresa no cumple lo que exige la ley, pues calla los hechos.',
    ])
    const asked = '¿qué hechos de la causal debe expresar la carta de aviso de la empresa?'
    const demands = demandsOf(asked)
    const scored = scoreCandidates(candidatesOf(plain), { question: readQuestion(asked), demands })
    const firstWhere = (worth: number): string | undefined => {
      const weighed = scored.map((each) => ({ ...each, score: each.text.startsWith('Segundo') ? worth : 1 }))
      return texts(chooseSpans(weighed, { demands, trust: new Map([['cuenta', 1]]), budget: 1000 }))[0]?.slice(0, 7)
    }
    expect(firstWhere(0.5)).toBe('Segundo')
    expect(firstWhere(0.3)).toBe('Primero')
  })

  it('covers each demand once: two sentences that say the same are quoted once', () => {
    const twin = sourceOf('gemela', ['Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal.'])
    const spans = choose([dismissal, twin], 'carta de aviso y recargo de la indemnización')
    expect(spans.filter(({ text }) => text.includes('carta de aviso debe expresar'))).toHaveLength(1)
    expect(texts(spans).some((text) => text.includes('recargo legal'))).toBe(true)
  })

  it('quotes no outcome alone of a ruling beside the most trusted one', () => {
    const decided = (docId: string, considerando: string, order: string) =>
      sourceOf(docId, [], {
        court: '1º Juzgado Civil de Santiago',
        sections: buildSections([considerando]).map((section) =>
          section.kind === 'resolutiva' ? { ...section, paragraphs: [{ anchor: section.anchor, text: order }] } : section,
        ),
      })
    const first = decided(
      'primera',
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal de la demanda.',
      'I.- Que se acoge la demanda por la carta de aviso.',
    )
    const bare = decided(
      'segunda',
      'Primero: Que la venta del inmueble se celebró por escritura pública en la notaría.',
      'II.- Que se rechaza en lo demás la acción deducida, sin costas, por la demanda y la carta.',
    )
    const question = '¿se acoge la demanda por la carta de aviso?'
    const leading = ['primera', 'segunda']
    const quoted = (trust: Record<string, number>) =>
      new Set(choose([first, bare], question, { trust, leading, minShare: 0.02 }).map(({ docId }) => docId))
    expect(quoted({ primera: 1, segunda: 1 })).toEqual(new Set(leading))
    expect(quoted({ primera: 1, segunda: 0.9 })).toEqual(new Set(['primera']))
  })

  it('quotes of a ruling that neither leads nor is quoted first only what is worth much', () => {
    const other = sourceOf('otra', ['Primero: Que la demanda de nulidad de la venta prescribe en cuatro años contados desde el contrato.'])
    const quoted = (trust: number, leading: string[] = []) =>
      new Set(
        choose([dismissal, other], 'carta de aviso, causal, nulidad de la venta y prescripción', {
          trust: { otra: trust },
          leading,
          minShare: 0.02,
        }).map(({ docId }) => docId),
      )
    expect(quoted(1)).toEqual(new Set(['despido', 'otra']))
    expect(quoted(0.1)).toEqual(new Set(['despido']))
    expect(quoted(0.1, ['despido', 'otra'])).toEqual(new Set(['despido', 'otra']))
  })

  it('begins with the rulings that lead', () => {
    const other = sourceOf('otra', ['Primero: Que la demanda de nulidad de la venta prescribe en cuatro años contados desde el contrato.'])
    const question = 'carta de aviso, causal, nulidad de la venta y prescripción'
    const rulingsOf = (leading: string[]) => choose([dismissal, other], question, { leading }).map(({ docId }) => docId)
    expect(new Set(rulingsOf([]))).toEqual(new Set(['despido', 'otra']))
    for (const first of ['despido', 'otra']) {
      expect(rulingsOf([first])[0]).toBe(first)
      expect(choose([dismissal, other], question, { leading: [first] }).map(({ n }) => n)).toEqual(
        rulingsOf([first]).map((_, at) => at + 1),
      )
    }
  })

  it('fits the budget, and quotes nothing that speaks of nothing asked', () => {
    const question = 'carta de aviso y recargo de la indemnización'
    expect(texts(choose([dismissal], question, { budget: 150 })).join('').length).toBeLessThanOrEqual(150)
    expect(choose([dismissal], question, { budget: 20 })).toEqual([])
    expect(choose([dismissal], 'servidumbre minera de tránsito')).toEqual([])
  })

  it('leaves facts that were to be proved to what the court finds of them', () => {
    const proved = sourceOf('hechos', [
      'Primero: Hechos a probar. 2.- Efectividad de haberse expresado en la carta de aviso los hechos de la causal.',
      'Segundo: Que los hechos de la causal no se expresan en la carta de aviso, como exige la ley a toda empresa.',
    ])
    expect(texts(choose([proved], 'carta de aviso hechos causal')).join()).not.toContain('Efectividad')
  })

  it('takes a sentence of little gain only where it speaks of something asked that none speaks of yet', () => {
    const source = sourceOf('plazo', [
      'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal y el estado de las cotizaciones.',
      'Segundo: Que la causal y la carta se dejaron en el buzón de la casa de la madre del trabajador a media mañana de un día lunes, y allí las halló ella.',
      'Tercero: Que el finiquito se firma ante un notario público de la comuna o ante un ministro de fe del servicio del ramo.',
    ])
    const chosen = (minShare: number) => texts(choose([source], 'hechos y causal de la carta, y finiquito', { minShare }))
    expect(chosen(0.15).some((text) => text.includes('buzón'))).toBe(true)
    expect(chosen(0.6).some((text) => text.includes('buzón'))).toBe(false)
    expect(chosen(0.6).some((text) => text.includes('finiquito'))).toBe(true)
  })

  it('takes a ruling that is trusted less only for what no other says', () => {
    const later = sourceOf('otra', [
      'Primero: Que la carta de aviso debe siempre expresar con detalle suficiente los hechos de la causal invocada.',
    ])
    const spans = choose([later, dismissal], 'carta de aviso expresar hechos', { trust: { otra: 0.3 } })
    expect(spans[0]?.docId).toBe('despido')
  })
})

describe('chooseSpans beside an order', () => {
  const order = 'I.- Que se acoge la demanda por la carta de aviso.'
  const decided = (considerandos: readonly string[], operative: readonly string[]) =>
    sourceOf('decide', [], {
      sections: buildSections(considerandos).map((section) =>
        section.kind === 'resolutiva' ? { ...section, paragraphs: operative.map((text, at) => ({ anchor: `r${at}`, text })) } : section,
      ),
    })
  const chosen = (source: SourceRuling, worth: (text: string) => number): string[] => {
    const demands = demandsOf('¿qué hechos debe expresar la carta de aviso?')
    const scored = scoreCandidates(candidatesOf(source), { question: readQuestion('carta de aviso'), demands }, 0)
    const weighed = scored.map((each) => ({ ...each, score: worth(each.text) }))
    return texts(chooseSpans(weighed, { demands, trust: new Map([['decide', 1]]), budget: 1000, maxSpans: 8 }))
  }

  it('measures reasons by the best reason', () => {
    const best = 'Primero: Que la carta de aviso debe expresar los hechos de la causal.'
    const other = 'Segundo: Que la empresa calla en la carta los hechos del día lunes.'
    const least = 'Tercero: Que la carta de aviso llegó por correo a la casa del gruista.'
    const source = decided([best, other, least], [order])
    const worths: Record<string, number> = { [order]: 1, [best]: 0.12, [other]: 0.06, [least]: 0.005 }
    expect(new Set(chosen(source, (text) => worths[text] ?? 0))).toEqual(new Set([order, best, other]))
  })

  it('leaves no conviction out where another order speaks of more that is asked', () => {
    const convicts = 'I.- Que se condena a Iris Mena como autora de la falta descrita en el requerimiento del puerto.'
    const asked = 'II.- Que la carta de aviso con los hechos quede en custodia de la secretaria del tribunal.'
    const custody = 'III.- Que la grúa se devuelva a su dueño por la vía más rápida que haya en el puerto.'
    const quoted = chosen(decided([], [convicts, asked, custody]), () => 0.8)
    expect(quoted).toContain(convicts)
    expect(quoted).toContain(asked)
    expect(quoted).not.toContain(custody)
  })

  it('takes a sentence that says more than a clause that was taken before it', () => {
    const clause = 'Primero: Que la carta de aviso debe expresar los hechos.'
    const whole =
      'Segundo: Que la carta de aviso debe expresar los hechos, porque el gruista ha de poder defenderse de lo que se le imputa en el puerto ante la inspección.'
    const worths: Record<string, number> = { [clause]: 1, [whole]: 0.8 }
    expect(chosen(decided([clause, whole], [order]), (text) => worths[text] ?? 0)).toEqual(expect.arrayContaining([clause, whole]))
    expect(chosen(decided([whole, clause], [order]), (text) => (text === whole ? 3 : text === clause ? 0.5 : 0))).not.toContain(clause)
  })
})

describe('what is left of the characters', () => {
  const harbour = sourceOf('puerto', [
    'Primero: Que el peaje del faro se cobra a cada barco que entra de noche en la bahía.',
    'Segundo: Que la tarifa del peaje es de doce pesos por tonelada, según el reglamento de la bahía.',
    'Tercero: Que de esta manera el barco se libera con la boleta que entrega el guardián de la bahía.',
    'Cuarto: Que, por ello, el barco de la demandada quedó en la bahía durante el invierno entero.',
  ])
  const asked = '¿se cobra el peaje del faro al barco?'
  const chosenWith = (room: number, worth: Readonly<Record<string, number>>, leading = ['puerto']): string[] => {
    const demands = demandsOf(asked)
    const weighed = scoreCandidates(candidatesOf(harbour), { question: readQuestion(asked), demands }, 0).map((each) => ({
      ...each,
      score: worth[each.text.split(':')[0] ?? ''] ?? 0,
    }))
    const spans = chooseSpans(weighed, { demands, trust: new Map([['puerto', 1]]), leading: new Set(leading), budget: 90, room })
    return texts(spans).map((text) => text.split(':')[0] ?? '')
  }

  it('goes to other sentences of a leading ruling, in the order of the text', () => {
    const worth = { Primero: 1, Segundo: 0.3, Tercero: 0.5, Cuarto: 0.1 }
    expect(chosenWith(0, worth)).toEqual(['Primero'])
    expect(chosenWith(100, worth)).toEqual(['Primero', 'Tercero'])
    expect(chosenWith(400, worth)).toEqual(['Primero', 'Segundo', 'Tercero'])
    expect(chosenWith(400, worth, [])).toEqual(['Primero'])
  })
})
