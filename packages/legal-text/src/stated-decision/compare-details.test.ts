import type { Outcome } from '@basejuris/domain'
import { buildSections } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { findDisposition } from '../disposition/find-disposition.ts'
import { findNormCitations } from '../norms/find-norm-citations.ts'
import { findRulingCitations } from '../references/find-ruling-citations.ts'
import { compareDecision } from './compare-decision.ts'
import { findStatedDecisions } from './find-stated-decisions.ts'

const compareAll = (text: string, outcome: Outcome, decision: string): string[] => {
  const disposition = findDisposition(buildSections(undefined, `Se resuelve: ${decision}`))
  if (disposition === null) throw new Error('Nothing decided')
  return findStatedDecisions(text, findRulingCitations(text, { isBrief: true }), findNormCitations(text)).map((stated) => {
    const compared = stated.map((each) => compareDecision(each, { outcome, disposition }))
    const differing = compared.find(({ kind }) => kind === 'differs')
    if (differing?.kind === 'differs') return [differing.of, differing.says].filter(Boolean).join(' / ')
    return compared.some(({ kind }) => kind === 'unknown') ? 'unknown' : compared.length === 0 ? 'nothing' : 'agrees'
  })
}
const court = 'el Juzgado de Letras del Trabajo de Talca'
const labour = `I.- Que se acoge la demanda y se declara indebido el despido de fecha tres de mayo.
II.- Que la demandada deberá pagar:
a) $500.000 por concepto de indemnización sustitutiva del aviso previo;
b) $2.000.000 por indemnización por años de servicio;
c) $1.600.000 por recargo del 80 % de la letra c) del artículo 168 del Código del Trabajo;
d) $90.000 por feriado proporcional;
e) $310.000 por remuneración de abril.
III.- Que no se condena en costas.`
const theft = `I.- Que se condena a Mario Soto como autor del delito del artículo 442 N° 2 del Código Penal, a la pena de SESENTA Y UN DÍAS de presidio menor en su grado mínimo y a una multa de CINCO unidades tributarias mensuales, más la suspensión de la licencia de conducir por el término de DOS AÑOS.
II.- Que se sustituye la pena por la remisión condicional.`

const said = (words: string): string => `En causa RIT O-12-2022, ${court} ${words}.`

describe('sums, shares and terms', () => {
  it.each<[string, string, Outcome, string]>([
    [
      said('condenó a pagar $1.600.000 por años de servicio'),
      labour,
      'acoge',
      'ordena pagar $1.600.000 por la indemnización por años de servicio / dice $1.600.000 por el recargo, y $2.000.000 por la indemnización por años de servicio',
    ],
    [said('condenó a pagar $1.600.000 por el recargo del 80 %'), labour, 'acoge', 'agrees'],
    [
      said('fijó en $3.000.000 la indemnización por años de servicio'),
      labour,
      'acoge',
      'ordena pagar $3.000.000 por la indemnización por años de servicio / dice $2.000.000 por la indemnización por años de servicio',
    ],
    [
      said('condenó a pagar $2.000.000 por remuneraciones adeudadas'),
      labour,
      'acoge',
      'ordena pagar $2.000.000 por remuneraciones / dice $2.000.000 por la indemnización por años de servicio, y $310.000 por remuneraciones',
    ],
    [
      said('condenó a pagar $310.000 por años de servicio'),
      labour,
      'acoge',
      'ordena pagar $310.000 por la indemnización por años de servicio / dice $310.000 por remuneraciones, y $2.000.000 por la indemnización por años de servicio',
    ],
    [
      said('condenó a pagar $90.000 por feriado legal'),
      labour.replace('$90.000 por feriado proporcional', '$90.000 por feriado proporcional; $700.000 por feriado legal'),
      'acoge',
      'ordena pagar $90.000 por el feriado legal / dice $90.000 por el feriado proporcional, y $700.000 por el feriado legal',
    ],
    [said('condenó a pagar $90.000 por feriado'), labour, 'acoge', 'agrees'],
    [
      said('condenó a pagar $4.000.000 por lucro cesante'),
      'Se acoge la demanda de indemnización de perjuicios por daño moral interpuesta por la actora, individualizada en autos, y en consecuencia se condena al Fisco, representado por el Consejo de Defensa, a pagar a la demandante la suma de $4.000.000, con reajustes.',
      'acoge',
      'ordena pagar $4.000.000 por el lucro cesante / dice $4.000.000 y solo nombra el daño moral',
    ],
    [
      said('rechazó la demanda, sin costas'),
      'Se rechaza la demanda. La parte demandante deberá soportar las costas del juicio.',
      'rechaza',
      'sin costas / condena en costas',
    ],
    [said('condenó a pagar $310.000 por remuneraciones'), labour, 'acoge', 'agrees'],
    [said('condenó a pagar $290.000 por remuneraciones'), labour, 'acoge', 'unknown'],
    [
      said('condenó a pagar $8.000.000 por lucro cesante y $3.000.000 por daño moral'),
      'Se acoge la demanda y se condena a pagar $8.000.000 por daño moral y $3.000.000 por lucro cesante.',
      'acoge',
      'ordena pagar $8.000.000 por el lucro cesante / dice $8.000.000 por el daño moral, y $3.000.000 por el lucro cesante',
    ],
    [said('ordenó pagar el recargo del 30 %'), labour, 'acoge', 'fija un recargo del 30 % / nombra un recargo del 80 %'],
    [said('ordenó pagar el recargo del 80 %, aunque se pidió un recargo del 100 %'), labour, 'acoge', 'agrees'],
    [said('condenó a pagar $2.000.000 por años de servicio, de los $9.000.000 demandados'), labour, 'acoge', 'agrees'],
    [
      said('condenó a pagar $7.000.000'),
      'I.- Que se acoge la demanda y se condena a la demandada a pagar $9.000.000, rechazándose la demanda respecto de la suma de $7.000.000.- II.- Que no se condena en costas.',
      'acoge_parcial',
      'rechaza la demanda de $7.000.000',
    ],
    [
      said('condenó a pagar $9.000.000'),
      'I.- Que se acoge la demanda y se condena a la demandada a pagar $9.000.000, rechazándose la demanda respecto de la suma de $7.000.000.- II.- Que no se condena en costas.',
      'acoge_parcial',
      'agrees',
    ],
    [said('impuso una multa de 40 UTM'), theft, 'condena', 'ordena pagar 40 UTM por la multa / dice 5 UTM por la multa'],
    [said('impuso una multa de cinco UTM'), theft, 'condena', 'agrees'],
    [
      said('suspendió la licencia de conducir por cinco años'),
      theft,
      'condena',
      'fija una suspensión de la licencia por 5 años / nombra una suspensión de la licencia por 2 años',
    ],
    [said('condenó a sesenta y un días de prisión y suspendió la licencia por dos años'), theft, 'condena', 'agrees'],
    [said('sustituyó la pena por la libertad vigilada'), theft, 'condena', 'fija la libertad vigilada / nombra la remisión condicional'],
    [
      `Si bien la ley fija un recargo del 30 %, se condenó a pagar $1.600.000 por dicho concepto (Juzgado de Letras del Trabajo de Talca, RIT O-12-2022).`,
      labour,
      'acoge',
      'agrees',
    ],
  ])('«%s»', (text, decision, outcome, expected) => {
    expect(compareAll(text, outcome, decision)).toEqual([expected])
  })
})

const permit = `Se acoge el recurso de protección, solo en cuanto la recurrida deberá, dentro del plazo de sesenta días hábiles, concluir la tramitación y emitir pronunciamiento sobre la solicitud.`
const lease = `I.- Que se acoge la demanda y se declara terminado el arriendo, debiendo la demandada restituir el inmueble dentro de veinte días hábiles desde que cause ejecutoria la sentencia.
II.- Que se condena a la demandada a pagar tres rentas insolutas.
III.- Cúmplase dentro de quinto día.`
const terms = `I.- Que se condena a Mario Soto a la pena de SESENTA Y UN DÍAS de presidio menor en su grado mínimo y a una multa de CINCO unidades tributarias mensuales, que podrá pagar en diez cuotas iguales y sucesivas.
II.- Que se sustituye la pena por la remisión condicional, por el término de un año, debiendo presentarse al Centro de Reinserción Social dentro de quinto día.
III.- Que le sirven de abono dos días.`
const appeal = 'la Corte de Apelaciones de Talca'
const ordered = (words: string): string => `En causa rol N° 12-2022, ${appeal} ${words}.`

describe('terms', () => {
  it.each<[string, string, Outcome, string]>([
    [
      ordered('ordenó resolver la solicitud dentro de treinta días hábiles'),
      permit,
      'acoge',
      'fija un plazo de 30 días hábiles para resolver / fija un plazo de 60 días hábiles para resolver',
    ],
    [ordered('ordenó resolver la solicitud en el plazo de sesenta días'), permit, 'acoge', 'agrees'],
    [
      ordered('fijó un plazo de 60 días corridos para que la recurrida se pronunciara'),
      permit,
      'acoge',
      'fija un plazo de 60 días corridos para resolver / fija un plazo de 60 días hábiles para resolver',
    ],
    [
      said('ordenó restituir el inmueble en el plazo de diez días'),
      lease,
      'acoge',
      'fija un plazo de 10 días para restituir / fija un plazo de 20 días hábiles para restituir',
    ],
    [said('ordenó restituir el inmueble en veinte días'), lease, 'acoge', 'agrees'],
    [said('condenó al pago de seis rentas'), lease, 'acoge', 'fija 6 rentas / fija 3 rentas'],
    [said('condenó al pago de tres rentas'), lease, 'acoge', 'agrees'],
    [said('otorgó seis cuotas para pagar la multa'), terms, 'condena', 'fija 6 cuotas / fija 10 cuotas'],
    [said('concedió diez parcialidades para pagar la multa'), terms, 'condena', 'agrees'],
    [
      said('sustituyó la pena por la remisión condicional por el término de dos años'),
      terms,
      'condena',
      'fija un plazo de 2 años de la pena sustitutiva / fija un plazo de 1 año de la pena sustitutiva',
    ],
    [said('sustituyó la pena por la remisión condicional por un año'), terms, 'condena', 'agrees'],
    [
      said('ordenó al condenado presentarse dentro de quince días'),
      terms,
      'condena',
      'fija un plazo de 15 días para presentarse / fija un plazo de 5 días para presentarse',
    ],
    [said('ordenó al condenado presentarse dentro de 5° día'), terms, 'condena', 'agrees'],
    [said('fijó la pena en 541 días'), terms, 'condena', 'la pena es de 541 días / impone 61 días'],
    [said('fijó la pena en sesenta y un días'), terms, 'condena', 'agrees'],
    [
      said('decretó la prohibición de acercarse a la víctima por dos años'),
      'Se condena a Mario Soto a sesenta y un días de prisión, a la prohibición de acercarse a la víctima y a la de tener armas, ambas por el plazo de un año. Rige desde la presente sentencia.',
      'condena',
      'fija un plazo de 2 años de la prohibición de acercarse / fija un plazo de 1 año de la prohibición de acercarse',
    ],
    [
      said('absolvió de la receptación y condenó por hurto'),
      'Se absuelve a Mario Soto de la receptación.\nSe condena a Mario Soto por el hurto.',
      'mixto',
      'agrees',
    ],
    [
      said('dio quince días al condenado para presentarse'),
      terms.replace(
        'debiendo presentarse al Centro de Reinserción Social',
        'debiendo presentarse para el inicio del cumplimiento de esta pena sustitutiva',
      ),
      'condena',
      'fija un plazo de 15 días para presentarse / fija un plazo de 5 días para presentarse',
    ],
    [
      said('suspendió la licencia por seis meses'),
      'Se condena a Mario Soto a la suspensión de su licencia para conducir vehículos motorizados por el período de UN AÑO.',
      'condena',
      'fija una suspensión de la licencia por 6 meses / nombra una suspensión de la licencia por 1 año',
    ],
    [
      said('absolvió del hurto, sin condenar en costas al querellante'),
      'Se absuelve a Mario Soto del hurto. No se condena en costas al querellante.',
      'absuelve',
      'agrees',
    ],
    [said('declaró resuelto el contrato por no pagar la multa dentro de tres días'), terms, 'condena', 'unknown'],
    [said('ordenó restituir el inmueble en el plazo de diez días que fija la ley'), lease, 'acoge', 'unknown'],
    [
      said('otorgó un plazo de un año para la venta'),
      'Se concede al curador la autorización para enajenar el inmueble. La presente autorización se concede por el plazo de seis meses.',
      'acoge',
      'fija un plazo de 1 año para vender / fija un plazo de 6 meses para vender',
    ],
    [said('ordenó publicar un extracto dentro de treinta días'), terms, 'condena', 'unknown'],
  ])('«%s»', (text, decision, outcome, expected) => {
    expect(compareAll(text, outcome, decision)).toEqual([expected])
  })
})

describe('parts of articles', () => {
  it.each<[string, string, Outcome, string]>([
    [
      said('aplicó el recargo de la letra b) del artículo 168 del Código del Trabajo'),
      labour,
      'acoge',
      'aplica el art. 168 letra b) Código del Trabajo / nombra la letra c) de ese artículo y no esa',
    ],
    [said('aplicó el recargo de la letra c) del artículo 168 del Código del Trabajo'), labour, 'acoge', 'agrees'],
    [
      `El artículo 168 letra a) del Código del Trabajo sanciona el despido sin causa, y así lo aplicó ${court} en la causa RIT O-12-2022.`,
      labour,
      'acoge',
      'aplica el art. 168 letra a) Código del Trabajo / nombra la letra c) de ese artículo y no esa',
    ],
    [
      `La pena del artículo 442 N° 1 del Código Penal, según RIT O-12-2022 del Juzgado de Garantía de Talca, es de presidio.`,
      theft,
      'condena',
      'aplica el art. 442 N° 1 Código Penal / nombra el N° 2 de ese artículo y no ese',
    ],
    [
      `El recargo de la letra b) del artículo 168 del Código del Trabajo fue concedido por ${court} en la causa RIT O-12-2022.`,
      labour,
      'acoge',
      'aplica el art. 168 letra b) Código del Trabajo / nombra la letra c) de ese artículo y no esa',
    ],
    [
      said(
        'condenó al recargo de la letra c) del artículo 168 del Código del Trabajo, y no al de la letra a) del artículo 168 del Código del Trabajo',
      ),
      labour,
      'acoge',
      'agrees',
    ],
    [said('aplicó el artículo 160 N° 7 del Código del Trabajo'), labour, 'acoge', 'unknown'],
  ])('«%s»', (text, decision, outcome, expected) => {
    expect(compareAll(text, outcome, decision)).toEqual([expected])
  })
})

const inapplicable = `VISTO LO DISPUESTO EN LOS ARTÍCULOS 1, 17 B Y 93, SE RESUELVE:
I. QUE SE ACOGE EL REQUERIMIENTO DE FOJAS 1, POR LO QUE SE DECLARA INAPLICABLE EL ARTÍCULO 1°, INCISO SEGUNDO, DE LA LEY N° 18.216.
II. QUE SE RECHAZA LA ACCIÓN DE FOJAS 1, EN AQUELLO QUE DICE RELACIÓN CON EL REPROCHE FORMULADO AL ARTÍCULO 17 B, INCISO SEGUNDO, DE LA LEY N° 17.798.`
const constitutional = (words: string): string => `El Tribunal Constitucional, rol N° 1234, ${words}.`

describe('articles of which something is decided apart', () => {
  it.each<[string, string]>([
    [
      constitutional('acogió el requerimiento respecto del artículo 17 B, inciso segundo, de la Ley N° 17.798'),
      'acogió respecto del art. 17 B inciso 2° Ley N° 17.798 / rechaza en esa parte',
    ],
    [
      constitutional('acogió el requerimiento respecto del artículo 1°, inciso segundo, de la Ley N° 18.216, y lo rechazó en lo demás'),
      'agrees',
    ],
    [constitutional('rechazó el requerimiento respecto del artículo 17 B, inciso segundo, de la Ley N° 17.798'), 'agrees'],
    [constitutional('acogió el requerimiento respecto del artículo 1°, inciso segundo, de la Ley N° 18.216'), 'agrees'],
    [
      constitutional('rechazó el requerimiento respecto del artículo 1°, inciso segundo, de la Ley N° 18.216'),
      'rechazó respecto del art. 1 inciso 2° Ley N° 18.216 / acoge en esa parte',
    ],
    [
      constitutional('declaró inaplicable el artículo 1°, inciso primero, de la Ley N° 18.216'),
      'acogió respecto del art. 1 inciso 1° Ley N° 18.216 / nombra el inciso 2° de ese artículo',
    ],
    [
      constitutional('declaró inaplicable el artículo 449 del Código Penal'),
      'acogió respecto del art. 449 Código Penal / declara inaplicable el art. 1 inciso 2° Ley N° 18.216',
    ],
  ])('«%s»', (text, expected) => {
    expect(compareAll(text, 'mixto', inapplicable)).toEqual([expected])
  })
})

const denied =
  'I.- Que se rechaza la demanda por despido injustificado. II.- Que se acoge la excepción de prescripción de la acción de cobro.'

describe('what a ruling declared', () => {
  it.each<[string, string, Outcome, string]>([
    [said('declaró justificado el despido'), labour, 'acoge', 'declara injustificado, indebido o improcedente el despido'],
    [said('declaró que el despido fue improcedente'), labour, 'acoge', 'agrees'],
    [
      `El despido fue declarado procedente por ${court} (RIT O-12-2022).`,
      labour,
      'acoge',
      'declara injustificado, indebido o improcedente el despido',
    ],
    [
      said('declaró que las demandadas constituyen un único empleador'),
      'Que se rechaza la declaración de único empleador. Que se acoge la demanda.',
      'acoge',
      'no declara que sean un solo empleador',
    ],
    [
      said('declaró que las demandadas constituyen un único empleador'),
      'Que se declara que las demandadas son un solo empleador.',
      'acoge',
      'agrees',
    ],
    [`La acción no estaba prescrita, según declaró ${court} en la causa RIT O-12-2022.`, denied, 'mixto', 'acoge la prescripción'],
    [said('declaró nulo el despido'), labour, 'acoge', 'unknown'],
  ])('«%s»', (text, decision, outcome, expected) => {
    expect(compareAll(text, outcome, decision)).toEqual([expected])
  })
})

describe('several citations in one pair of parentheses', () => {
  it('are each of what is said before them', () => {
    const text =
      'Las Cortes han rechazado la acción de amparo (Corte de Apelaciones de Talca, rol N° 12-2022; Corte de Apelaciones de Arica, rol N° 34-2022).'
    expect(compareAll(text, 'rechaza', 'se rechaza la acción de amparo deducida.')).toEqual(['agrees', 'agrees'])
    expect(compareAll(text, 'acoge', 'se acoge la acción de amparo deducida.')).toEqual(['lo acoge', 'lo acoge'])
  })

  it('say nothing where one of them is told apart', () => {
    const text =
      'Se ha rechazado la acción de amparo (Corte de Apelaciones de Talca, rol N° 12-2022; en contra, Corte de Apelaciones de Arica, rol N° 34-2022).'
    expect(compareAll(text, 'acoge', 'se acoge la acción de amparo deducida.')).toEqual(['nothing', 'nothing'])
  })
})
