import type { SectionKind } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { isEmpty } from './empty-sentences.ts'

const sentence = (text: string, kind: SectionKind = 'considerando'): Candidate => ({ text, folded: foldText(text), kind }) as Candidate
const empty = (text: string, kind?: SectionKind, question = '¿qué hechos debe expresar la carta?'): boolean =>
  isEmpty(sentence(text, kind), question, false)

describe('a sentence that says nothing by itself', () => {
  it.each([
    '58° En relación a la letra e) del artículo 40 de la ley orgánica de la superintendencia',
    'Para analizar la capacidad económica de la empresa sancionada en autos',
    'Por su parte, la misma disposición, en su inciso tercero, indica',
    'Derecho penal parte general, tomo II, 3a. ed., 2011, p. 212',
    'CUARTO: Sobre el feriado legal y proporcional pendiente',
    'Así consta en el dictamen Nº1234/56, de 11.02.2015, y en el Ord. Nº789 de 3.',
    'Rancagua, cuatro de mayo de dos mil veintidós.',
    'Por orden del Superintendente de Seguridad Social',
    'motivo por los cuales el presente recurso será acogido en los términos que a continuación se indicarán',
    'Que, en consecuencia, la demanda será rechazada.',
    'Que el resto de la prueba rendida, analizada conforme a la sana crítica, en nada altera lo razonado.',
    'La prueba fue analizada de acuerdo con las reglas de la sana crítica',
    'Los intervinientes no arribaron a convenciones probatorias',
    'En consecuencia, el Tribunal no emitirá un pronunciamiento sobre esta materia',
    'En cuanto al resto, se acoge la demanda de fecha 2 de marzo, y, en consecuencia',
    'por lo que corresponde desestimar el reclamo en la forma que se dirá',
    'SEXTO: Que, así expuestas las posiciones, corresponde determinar si la empresa separó al trabajador de sus funciones.',
    'Sentado lo anterior, debemos analizar si desde el vencimiento ha transcurrido el plazo de prescripción.',
    '¿Puede la empresa separar al trabajador mientras dura la investigación interna?',
    'B. Régimen de las garantías en la compra de maquinaria agrícola usada',
    'Legitimación activa, participación de la comunidad, órganos de la administración, municipalidades.',
    'Que en nada altera lo concluido precedentemente la carta del puerto que la defensa incorporó al juicio del faro.',
    'Que, por lo dicho, se considera innecesario el análisis de la prueba no pormenorizada del faro.',
    'Que haya transcurrido el plazo que fija la ordenanza de faros; y 3.-',
    '(Los faros, Ediciones del Puerto Editores, Pág. 12.)',
    'Séptimo: Que, por consiguiente, la demanda será rechazada.',
    'Séptimo: Que, por consiguiente, deberá procederse al rechazo de la solicitud de nombramiento de un farero, tal como se dirá a continuación.',
    'Se adjunta en fotocopia el contrato de prestación de servicios de la empresa.',
    'Fecha: 3 de mayo de 2011 Tema: Ley de faros Destinatario: FARERO Descriptores: LUCES Fuentes: Ley de faros.',
    'VIGÉSIMO: Que, en mérito de lo razonado en los considerandos precedentes, y visto, además, lo dispuesto en los artículos 1 y 2 de la ley de faros.',
    'Finalmente, se le hace presente que este Servicio remitió copia de su carta a la Dirección del Trabajo.',
  ])('is left out: «%s»', (text) => {
    expect(empty(text)).toBe(true)
  })

  it.each([
    'En relación a la letra e), se acreditó que la empresa no entregó los informes de mayo.',
    'Para fijar la multa se considera el número de trabajadores de la empresa.',
    'La carta de aviso no expresa los hechos en que se funda la causal invocada.',
    'Que corresponde determinar si hubo despido, por lo que incumbía a la empresa probar que el trabajador renunció.',
    'Para determinar si hubo culpa basta probar que el conductor no respetó el disco pare.',
    'Esto, en consecuencia, habilita plenamente a la empresa para demandar ante el juzgado de policía local.',
    'Que el informe de la página 12 da por probado el daño en la p. 4 del documento.',
    'La demandada fue vencida en la etapa de prueba y no acreditó el pago.',
    'por lo que la demanda será rechazada, pues la carta de aviso expresó los hechos',
    'Que la prueba pericial no altera el hecho de que el camión carecía de luces.',
    'El recurso será acogido por no haberse notificado la carta de aviso.',
    'por lo que el recurso debe ser desestimado en esta etapa por falta de fundamento.',
    'La falta de firma del farero en nada altera la validez de la carta de aviso.',
  ])('is kept where it does: «%s»', (text) => {
    expect(empty(text)).toBe(false)
  })

  it.each([
    [
      'IV.- Las sumas ordenadas pagar lo serán con los reajustes e intereses legales que correspondan',
      'resolutiva',
      '¿desde cuándo corren los intereses?',
    ],
    ['III.- Que se rechaza la demanda, en todo lo demás', 'resolutiva', null],
    ['II.- Que la suma indicada deberá pagarse con los reajustes e intereses legales', 'resolutiva', '¿con qué intereses se paga?'],
    [
      'IV.- Que, atendido lo razonado en el motivo quinto se condena al acusado al pago de las costas',
      'resolutiva',
      '¿quién paga las costas?',
    ],
    ['2. Indemnización por años de servicio, por la suma de $7.700.000', 'resolutiva', '¿cuánto me deben pagar?'],
    ['I. - Que SE RECHAZA la alegación de extemporaneidad deducida por la recurrida', 'resolutiva', '¿se presentó fuera de plazo?'],
    ['Se deja constancia que se hizo uso de la facultad del artículo 82 del Código', 'resolutiva', '¿a quién se oficia?'],
    ['Procédase conforme disponen los artículos 45 y 46 de la ley citada en su oportunidad', 'resolutiva', '¿a quién se oficia?'],
    [
      'No habiendo sido totalmente vencida y por tener motivo plausible para litigar, se la eximirá',
      'considerando',
      '¿por qué no pagó costas?',
    ],
    ['Que la demandada fue vencida completamente, de modo que pagará las costas de la causa', 'considerando', '¿quién paga las costas?'],
  ] as const)('is of costs, the file or the rest, unless asked for: «%s»', (text, kind, asking) => {
    expect(empty(text, kind)).toBe(true)
    if (asking !== null) expect(empty(text, kind, asking)).toBe(false)
  })

  it('is no order of the operative part that says what is paid', () => {
    const asked = '¿cuánto deben pagarme?'
    expect(empty('2) $1.462.342.- por concepto de recargo del artículo 171', 'resolutiva', asked)).toBe(false)
    expect(empty('Las prestaciones, $500.000 con reajustes e intereses desde la demanda', 'resolutiva', asked)).toBe(false)
  })

  it('takes time linear in the length', () => {
    for (const unit of ['tomo ', 'sumas ', 'rechaza ', 'misma ', 'vencida totalmente ', 'dos de '])
      expect(
        cpuMillis(() => empty(unit.repeat(20_000))),
        unit,
      ).toBeLessThan(1500)
  })
})

it('leaves in an order that a line of its text cuts off, and one that sends the case to the court that decides it', () => {
  const cut =
    'I) Que se condena a [persona 1], ya individualizado, a la pena única de cinco años de presidio menor en su grado máximo, como autor de los delitos de hurto de faroles y'
  expect(empty(cut, 'resolutiva')).toBe(false)
  expect(empty('Se declara y', 'resolutiva')).toBe(true)
  expect(empty('Por estas consideraciones, remítanse los antecedentes a la Corte de Apelaciones de Arica', 'resolutiva')).toBe(false)
})
