import { describe, expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import type { DecidingRuling } from './decided-place.ts'
import { findDecidedPlaces, findResultSide } from './decided-places.ts'
import { decided, rulingOf } from './testing/decided.ts'

const dismissal = { subjects: ['Despido injustificado'] }
const fired = (...reasons: string[]) => [
  'Vistos:',
  'Primero: Que comparece la actora, quien demanda por despido injustificado y sostiene que la carta nada explica sobre el artículo 161 del Código del Trabajo.',
  'Segundo: Que la demandada contesta y pide el rechazo de la acción, con costas.',
  ...reasons,
]
const needs =
  'Tercero: Que las necesidades de la empresa del artículo 161 del Código del Trabajo exigen hechos objetivos, y la reestructuración'
const costs =
  'Quinto: Que la prueba se aprecia según el artículo 456 del Código del Trabajo y se exime de costas según el artículo 144 del Código de Procedimiento Civil.'

describe('findDecidedPlaces, in first instance', () => {
  it('takes the ground of a dismissal with the verdict on it, and not what every ruling cites', () => {
    const unjust = fired(
      `${needs} no fue acreditada.`,
      'Cuarto: Que, en consecuencia, el despido es injustificado y se acogerá la demanda.',
      costs,
      'Por estas consideraciones y lo dispuesto en los artículos 1, 7, 161, 168 y 456 del Código del Trabajo, se declara: I. Que se acoge la demanda.',
    )
    expect(decided(dismissal, ...unjust)).toEqual([['CT:161', 'claimant', 'claimant']])
    const just = fired(
      `${needs} quedó acreditada.`,
      'Cuarto: Que, en consecuencia, el despido es justificado y se rechazará la demanda.',
      costs,
      'Por estas consideraciones y lo dispuesto en los artículos 1, 7, 161, 168 y 456 del Código del Trabajo, se declara: I. Que se rechaza la demanda.',
    )
    expect(decided({ ...dismissal, outcome: 'rechaza' }, ...just)).toEqual([['CT:161', 'claimant', 'respondent']])
  })

  it('takes no ground where the reasons weigh two, and none that only a party names', () => {
    const two = fired(
      `${needs} no fue acreditada.`,
      'Cuarto: Que tampoco consta el incumplimiento grave del artículo 160 N° 7 del Código del Trabajo. El despido es injustificado.',
      'Se declara: Que se acoge la demanda.',
    )
    expect(decided(dismissal, ...two)).toEqual([])
    const onlyParty = fired(
      'Tercero: Que los testigos no dieron razón de sus dichos y el despido es injustificado.',
      'Se declara: Que se acoge la demanda.',
    )
    expect(decided(dismissal, ...onlyParty)).toEqual([])
  })

  it('takes what each claim or defence rests on, when a conclusion names it', () => {
    const debt = (conclusion: string, order: string) => [
      'Vistos:',
      'Primero: Que la ejecutada opuso la excepción de prescripción.',
      'Segundo: Que el pagaré venció el año 2015 y la demanda se notificó en 2019.',
      conclusion,
      order,
    ]
    const civil = { collection: 'civil' } as const
    const granted = debt(
      'Tercero: Que se acogerá la excepción de prescripción, pues transcurrió el plazo del artículo 98 de la Ley N° 18.092.',
      'Se declara: Que se acoge la excepción de prescripción y se absuelve a la ejecutada.',
    )
    expect(decided({ ...civil, outcome: 'acoge' }, ...granted)).toEqual([['ley-18092:98', 'claimant', 'respondent']])
    const denied = debt(
      'Tercero: Que se rechazará la excepción de prescripción, pues no transcurrió el plazo del artículo 98 de la Ley N° 18.092.',
      'Se declara: Que se rechaza la excepción de prescripción y se ordena seguir la ejecución.',
    )
    expect(decided({ ...civil, outcome: 'rechaza' }, ...denied)).toEqual([['ley-18092:98', 'claimant', 'claimant']])
  })

  it('takes nothing from criminal trials', () => {
    const trial = [
      'Vistos:',
      'Primero: Que el hecho constituye hurto del artículo 446 del Código Penal.',
      'Se resuelve: Que se condena al acusado.',
    ]
    expect(decided({ collection: 'penal', outcome: 'condena' }, ...trial)).toEqual([])
  })
})

const appeals = { collection: 'corte_de_apelaciones' } as const

describe('findDecidedPlaces, in constitutional actions', () => {
  const protection = (finding: string, order: string) => [
    'Vistos:',
    'Primero: Que la afiliada recurre de protección contra la isapre por el alza del precio base de su plan de salud y alega la infracción del artículo 197 del DFL N° 1 de 2005 del Ministerio de Salud.',
    'Segundo: Que el recurso de protección del artículo 20 de la Constitución Política de la República es una acción cautelar.',
    finding,
    order,
  ]
  const isapre = { ...appeals, appealType: 'Protección-Isapre' }

  it('takes the article that the act respects or breaks', () => {
    const won = protection(
      'Tercero: Que el alza del plan de salud carece de razones y vulnera el artículo 197 del DFL N° 1 de 2005 del Ministerio de Salud.',
      'Y visto lo dispuesto en el artículo 20 de la Constitución Política de la República, se acoge el recurso de protección.',
    )
    expect(decided(isapre, ...won).map(([, ...sides]) => sides)).toEqual([['claimant', 'claimant']])
    const lost = protection(
      'Tercero: Que el alza del plan de salud se ajusta al artículo 197 del DFL N° 1 de 2005 del Ministerio de Salud.',
      'Y visto lo dispuesto en el artículo 20 de la Constitución Política de la República, se rechaza el recurso de protección.',
    )
    const [[article, ...sides] = []] = decided({ ...isapre, outcome: 'rechaza' }, ...lost)
    expect(article).toBe(decided(isapre, ...won)[0]?.[0])
    expect(sides).toEqual(['claimant', 'respondent'])
  })

  it('takes none where the action is late or without object', () => {
    const late = protection(
      'Tercero: Que el recurso es extemporáneo, de modo que nada cabe decir del artículo 197 del DFL N° 1 de 2005 del Ministerio de Salud.',
      'Se rechaza el recurso de protección.',
    )
    expect(decided({ ...isapre, outcome: 'rechaza' }, ...late)).toEqual([])
    const withoutObject = protection(
      'Tercero: Que informó la isapre que ya se dictó resolución conforme al artículo 197 del DFL N° 1 de 2005 del Ministerio de Salud, por lo cual la acción ha perdido oportunidad.',
      'Y visto lo dispuesto en el artículo 197 del DFL N° 1 de 2005 del Ministerio de Salud, se rechaza el recurso de protección.',
    )
    expect(decided({ ...isapre, outcome: 'rechaza' }, ...withoutObject)).toEqual([])
  })

  it('takes a guarantee only with the subject of the action', () => {
    const guarantee = (what: string) => [
      'Vistos:',
      `Primero: Que se recurre de protección por ${what}.`,
      `Segundo: Que ${what} vulnera la garantía del artículo 19 N° 24 de la Constitución Política de la República.`,
      'Se acoge el recurso de protección.',
    ]
    const action = { ...appeals, appealType: 'Protección' }
    const sick = 'el rechazo de la licencia médica, cuyo reposo fue indicado en esa licencia médica'
    expect(findDecidedPlaces(rulingOf(action, guarantee(sick))).map(({ kind }) => kind)).toEqual([
      'corte_de_apelaciones proteccion licencia',
    ])
    expect(decided(action, ...guarantee('la negativa a devolver una boleta'))).toEqual([])
  })

  it('takes the subject of the action from its source where it states one', () => {
    const action = { ...appeals, appealType: 'Protección', subjects: ['COBERTURA DE SALUD'] }
    const texts = [
      'Vistos:',
      'Primero: Que se recurre de protección por la negativa a financiar lo que el médico indicó.',
      'Segundo: Que esa negativa vulnera la garantía del artículo 19 N° 1 de la Constitución Política de la República.',
      'Se acoge el recurso de protección.',
    ]
    expect(findDecidedPlaces(rulingOf(action, texts)).map(({ kind }) => kind)).toEqual(['corte_de_apelaciones proteccion cobertura'])
  })

  it('reads amparo against an expulsion', () => {
    const amparo = [
      'Vistos:',
      'Primero: Que se recurre de amparo contra el decreto que expulsa al amparado, y se alega la infracción del artículo 129 de la Ley N° 21.325.',
      'Segundo: Que la autoridad no ponderó el arraigo que exige el artículo 129 de la Ley N° 21.325, de modo que su actuar es ilegal.',
      'Se acoge el recurso de amparo y se deja sin efecto la expulsión.',
    ]
    expect(decided({ ...appeals, appealType: 'Amparo' }, ...amparo)).toEqual([['ley-21325:129', 'claimant', 'claimant']])
  })
})

describe('findDecidedPlaces, in review', () => {
  const nullity = (who: string, order: string) => [
    'Vistos:',
    `Por sentencia del Juzgado de Letras del Trabajo se resolvió la causa. Contra ella ${who} dedujo recurso de nulidad.`,
    'Considerando:',
    'Primero: Que la recurrente invoca el artículo 477 del Código del Trabajo en relación con el artículo 13 de la Ley N° 19.728.',
    'Segundo: Que el artículo 13 de la Ley N° 19.728 permite imputar el aporte del empleador solo cuando el despido se ajusta a la causal.',
    order,
  ]
  const labour = { ...appeals, appealType: 'Nulidad (laboral)' }

  it('says who appealed and whom the outcome favours, for the same order on opposite recourses', () => {
    const rejected = 'Y visto los artículos 477 y 482 del Código del Trabajo, se rechaza el recurso de nulidad.'
    expect(decided({ ...labour, outcome: 'rechaza' }, ...nullity('la parte demandada', rejected))).toEqual([
      ['ley-19728:13', 'respondent', 'claimant'],
    ])
    expect(decided({ ...labour, outcome: 'rechaza' }, ...nullity('la parte demandante', rejected))).toEqual([
      ['ley-19728:13', 'claimant', 'respondent'],
    ])
    const annulled = 'Y visto los artículos 477 y 482 del Código del Trabajo, se acoge el recurso de nulidad y se anula la sentencia.'
    expect(decided({ ...labour, outcome: 'anula' }, ...nullity('la parte demandada', annulled))).toEqual([
      ['ley-19728:13', 'respondent', 'respondent'],
    ])
  })

  it('takes the article that a recourse of strict law puts in question, once the court answers', () => {
    const unification = (answer: string) => [
      'Vistos:',
      'La demandada dedujo recurso de unificación de jurisprudencia.',
      'Considerando:',
      'Primero: Que la materia de derecho consiste en determinar el sentido y alcance del artículo 171 del Código del Trabajo.',
      answer,
      'Se rechaza el recurso de unificación de jurisprudencia deducido por la demandada.',
    ]
    const supreme = { ...appeals, collection: 'corte_suprema', appealType: 'Unificación de jurisprudencia (laboral)' } as const
    const answered = 'Segundo: Que no cabe exigir inmediatez al trabajador, cuya situación difiere de la del empleador.'
    expect(decided({ ...supreme, outcome: 'rechaza' }, ...unification(answered))).toEqual([['CT:171', 'respondent', 'claimant']])
    const unanswered = 'Segundo: Que los fallos acompañados no son homologables al que se impugna, de modo que nada hay que unificar.'
    expect(decided({ ...supreme, outcome: 'rechaza' }, ...unification(unanswered))).toEqual([])
  })

  it('takes nothing from a recourse of strict law that failed before its question, nor the ground that failed beside another', () => {
    const recourse = (answer: string, order: string) => [
      'Vistos:',
      'La parte demandada dedujo recurso de nulidad.',
      'Considerando:',
      'Primero: Que se acusa la infracción de los artículos 13 de la Ley N° 19.728 y 171 del Código del Trabajo.',
      answer,
      order,
    ]
    const rejected = 'Se rechaza el recurso de nulidad deducido por la parte demandada.'
    const facts =
      'Segundo: Que el recurso pretende alterar los hechos del fallo, por lo que nada se dirá del artículo 13 de la Ley N° 19.728.'
    expect(decided({ ...labour, outcome: 'rechaza' }, ...recourse(facts, rejected))).toEqual([])
    const granted = 'Se acoge el recurso de nulidad deducido por la parte demandada.'
    const both =
      'Segundo: Que no se infringió el artículo 171 del Código del Trabajo. Pero se ha infringido el artículo 13 de la Ley N° 19.728.'
    expect(decided({ ...labour, outcome: 'acoge' }, ...recourse(both, granted))).toEqual([['ley-19728:13', 'respondent', 'respondent']])
  })

  it('takes the sole article that an appeal puts in question and the court grants', () => {
    const appeal = (order: string) => [
      'Vistos:',
      'Primero: Que la demandante apela de la sentencia que rechazó la solicitud y sus agravios son por el artículo 229 del Código Civil.',
      'Segundo: Que los informes aconsejan el régimen pedido.',
      order,
    ]
    const family = { ...appeals, appealType: 'Familia-apelación' }
    const reversed = 'Se revoca la sentencia apelada y en su lugar se decide que se acoge la solicitud.'
    expect(decided({ ...family, outcome: 'revoca' }, ...appeal(reversed))).toEqual([['CC:229', 'claimant', 'claimant']])
    expect(decided({ ...family, outcome: 'confirma' }, ...appeal('Se confirma la sentencia apelada.'))).toEqual([])
  })

  it('takes no article where a recourse puts several in question and the court names none', () => {
    const texts = [
      'Vistos:',
      'La demandada dedujo recurso de nulidad.',
      'Considerando:',
      'Primero: Que se acusa la infracción de los artículos 13 de la Ley N° 19.728 y 171 del Código del Trabajo.',
      'Segundo: Que el tribunal dio a la norma su genuino alcance, según se dirá.',
      'Se rechaza el recurso de nulidad deducido por la demandada.',
    ]
    expect(decided({ ...labour, outcome: 'rechaza' }, ...texts)).toEqual([])
  })

  it('takes nothing where the text does not say who appealed', () => {
    expect(decided({ ...labour, outcome: 'rechaza' }, ...nullity('un abogado', 'Se rechaza el recurso de nulidad.'))).toEqual([])
    expect(
      decided(
        { ...labour, outcome: 'rechaza' },
        ...nullity('la demandada dedujo recurso de nulidad y la demandante', 'Se rechazan los recursos.'),
      ),
    ).toEqual([])
  })

  it('reads the abandonment of the proceedings, a matter of procedure', () => {
    const abandonment = (order: string) => [
      'Vistos y teniendo presente:',
      'Primero: Que el demandante no realizó gestión útil alguna durante más de seis meses, según exige el artículo 152 del Código de Procedimiento Civil.',
      'Segundo: Que así se configura lo que previene el artículo 152 del Código de Procedimiento Civil.',
      order,
    ]
    const incident = { ...appeals, appealType: 'Apelación incidente (civil)', outcome: 'revoca' as const }
    expect(
      decided(
        incident,
        ...abandonment('Se revoca la resolución apelada y en su lugar se decide que se acoge el incidente de abandono del procedimiento.'),
      ),
    ).toEqual([['CPC:152', 'respondent', 'respondent']])
    expect(
      decided(
        incident,
        ...abandonment('Se revoca la resolución apelada y en su lugar se rechaza el incidente de abandono del procedimiento.'),
      ),
    ).toEqual([['CPC:152', 'claimant', 'claimant']])
  })

  it('reads a cassation, a unification and an appeal of family law', () => {
    const supreme = { collection: 'corte_suprema' } as const
    const cassation = [
      'Vistos:',
      'Contra esa sentencia la demandada ha deducido recurso de casación en el fondo.',
      'Primero: Que el recurso denuncia la infracción del artículo 1552 del Código Civil.',
      'Segundo: Que el artículo 1552 del Código Civil exige el incumplimiento de ambas partes, que aquí no se da.',
      'Se rechaza el recurso de casación en el fondo.',
    ]
    expect(decided({ ...supreme, appealType: 'Casación fondo (civil)', outcome: 'rechaza' }, ...cassation)).toEqual([
      ['CC:1552', 'respondent', 'claimant'],
    ])
    const unification = [
      'Vistos:',
      'La parte demandante dedujo recurso de unificación de jurisprudencia.',
      'Primero: Que la materia de derecho propuesta es el alcance del artículo 162 inciso 5° del Código del Trabajo.',
      'Segundo: Que el artículo 162 inciso 5° del Código del Trabajo se aplica aunque la relación laboral se declare en la sentencia.',
      'Se acoge el recurso de unificación de jurisprudencia de la demandante.',
    ]
    expect(decided({ ...supreme, appealType: 'Unificación de jurisprudencia (laboral)', outcome: 'unifica' }, ...unification)).toEqual([
      ['CT:162#i5', 'claimant', 'claimant'],
    ])
    const family = [
      'Vistos:',
      'Primero: Que conoce esta Corte de la apelación que la demandada dirigió contra la sentencia en cuanto por ella fue acogida la solicitud.',
      'Segundo: Que el artículo 229 del Código Civil reconoce el derecho a una relación directa y regular, y el régimen fijado respeta el artículo 229 del Código Civil.',
      'Se confirma la sentencia apelada.',
    ]
    expect(decided({ ...appeals, appealType: 'Familia-apelación', outcome: 'confirma' }, ...family)).toEqual([
      ['CC:229', 'respondent', 'claimant'],
    ])
  })
})

describe('findResultSide', () => {
  it('takes a verdict of a criminal trial for a result, and not for a decision on an article', () => {
    const trial: Omit<DecidingRuling, 'outcome'> = {
      collection: 'penal',
      appealType: null,
      subjects: [],
      sections: splitSections(['Vistos:', 'Primero: Que nada se probó.']),
    }
    expect(findResultSide({ ...trial, outcome: 'condena' })?.favoured).toBe('claimant')
    expect(findResultSide({ ...trial, outcome: 'absuelve' })?.favoured).toBe('respondent')
    expect(findResultSide({ ...trial, outcome: 'otro' })).toBeNull()
    expect(findDecidedPlaces({ ...trial, outcome: 'absuelve' })).toEqual([])
  })
})
