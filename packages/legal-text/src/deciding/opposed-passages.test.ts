import { describe, expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import { findDecision } from './decided-places.ts'
import { findOpposedPassages } from './opposed-passages.ts'

const textsOf = (...paragraphs: string[]) => splitSections(['Vistos:', ...paragraphs])
const pleaded =
  'Primero: Que la actora sostiene que el artículo 161 del Código del Trabajo prohíbe despedirla, porque gozaba de licencia médica aquel día.'
const rule =
  'Segundo: Que la prueba se aprecia conforme a las reglas de la sana crítica, sin que deba expresarse aquí otra cosa que lo dicho.'
const opinion = (words: string) => `Tercero: Que el inciso final del artículo 161 del Código del Trabajo ${words}.`
const order = 'Por estas consideraciones se acoge la demanda.'
const one = textsOf(
  pleaded,
  rule,
  opinion('mira al día en que el despido se comunica, de modo que no puede invocarse la causal durante el reposo'),
  order,
)
const other = textsOf(
  pleaded,
  rule,
  opinion('mira al día en que la empresa decide el despido, de modo que puede invocarse la causal aunque después comience el reposo'),
  order,
)

describe('findOpposedPassages', () => {
  it('gives the words in which each court answers the question, verbatim with their place', () => {
    const [left, right] = findOpposedPassages(one, other, 'CT:161')
    expect(left?.text).toContain('mira al día en que el despido se comunica')
    expect(right?.text).toContain('mira al día en que la empresa decide el despido')
    for (const [sections, passage] of [
      [one, left],
      [other, right],
    ] as const) {
      const paragraph = sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === passage?.anchor)
      expect(paragraph?.text.slice(passage?.from, passage?.to)).toBe(passage?.text)
      expect(passage?.isCut).toBe(false)
    }
  })

  it('never gives the words of a party', () => {
    const [left] = findOpposedPassages(textsOf(pleaded, rule, order), other, 'CT:161')
    expect(left?.text).not.toContain('sostiene')
  })

  it('never gives what the court says that it does not decide', () => {
    const open =
      'Tercero: Que, por lo dicho, se omite pronunciamiento acerca del alcance del artículo 161 del Código del Trabajo en este caso.'
    const [left] = findOpposedPassages(textsOf(pleaded, rule, open, order), other, 'CT:161')
    expect(left?.text).toContain('sana crítica')
  })

  it('cuts a long sentence between words and says so', () => {
    const long = opinion(
      `no puede entenderse de otra manera, ${'porque la protección del reposo alcanza a todo el periodo, '.repeat(20)}sin más`,
    )
    const [left] = findOpposedPassages(textsOf(pleaded, long, order), other, 'CT:161')
    expect(left?.isCut).toBe(true)
    expect(left?.text.length).toBeLessThanOrEqual(520)
    expect(left?.text).toMatch(/periodo$/u)
  })

  it('takes the decision of a ruling without reasons, and nothing of an empty one', () => {
    const [left, right] = findOpposedPassages(
      splitSections(['Vistos:', 'Se confirma la sentencia apelada de cinco de mayo.']),
      [],
      'CT:161',
    )
    expect(left?.text).toContain('Se confirma la sentencia apelada')
    expect(right).toBeNull()
  })
})

describe('findDecision', () => {
  const facts = { collection: 'corte_de_apelaciones' as const, subjects: [] }

  it('tells whom a decision favours where it names no article', () => {
    const sections = textsOf(
      'Primero: Que la parte demandada dedujo recurso de nulidad contra la sentencia que acogió la demanda de la trabajadora.',
      'Segundo: Que los hechos asentados no permiten arribar a la conclusión que el recurso propone, por lo que será desestimado.',
      'Por estas consideraciones, se rechaza el recurso de nulidad deducido por la parte demandada.',
    )
    const { places, side } = findDecision({ ...facts, appealType: 'Laboral-recurso de nulidad', outcome: 'rechaza', sections })
    expect(places).toEqual([])
    expect(side).toMatchObject({ appellant: 'respondent', favoured: 'claimant' })
  })

  it('takes the side of an action that rests on «derecho indubitado», and none of one that is late', () => {
    const action = (reason: string) =>
      findDecision({
        ...facts,
        appealType: 'Protección',
        outcome: 'rechaza',
        sections: textsOf(`Primero: Que ${reason}.`, 'Por estas consideraciones se rechaza la acción de protección deducida.'),
      }).side
    expect(action('la cautela supone un derecho indubitado y un acto contrario a la ley, que aquí no consta')).toMatchObject({
      favoured: 'respondent',
    })
    expect(
      action(
        'se rechazará la excepción de falta de legitimación pasiva de la recurrida, y en el fondo no consta un acto contrario a la ley',
      ),
    ).toMatchObject({ favoured: 'respondent' })
    expect(action('la recurrida carece de legitimación pasiva, por lo que la acción será rechazada')).toBeNull()
    expect(action('la acción se dedujo fuera de plazo, por lo que resulta extemporánea')).toBeNull()
  })

  it.each([
    ['acoge', 'Se declara: Que se rechazan las excepciones opuestas y se ordena seguir adelante con la ejecución.', 'claimant'],
    ['rechaza', 'Se declara: Que se acoge la excepción de prescripción y se pone término a la ejecución.', 'respondent'],
    ['acoge', 'Se declara: Que se rechaza la excepción y se acoge la demanda.', 'claimant'],
  ] as const)('tells whom exceptions favour: %s, «%s»', (outcome, decision, favoured) => {
    const sections = textsOf('Primero: Que la ejecutada opuso excepciones.', decision)
    expect(findDecision({ collection: 'civil', appealType: null, subjects: [], outcome, sections }).side).toMatchObject({ favoured })
  })

  it('says nothing of a criminal trial', () => {
    expect(
      findDecision({ collection: 'penal', appealType: null, subjects: [], outcome: 'absuelve', sections: textsOf(pleaded, order) }).side,
    ).toBeNull()
  })
})
