import { type CollectionId, outcomeSchema } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOutcome } from './parse-outcome.ts'

const byWording = (wording: string, collection: CollectionId = 'corte_de_apelaciones') =>
  parseOutcome({ wording, dispositive: null, collection }).outcome
const byText = (dispositive: string, collection: CollectionId) => parseOutcome({ wording: null, dispositive, collection }).outcome

describe('parseOutcome from the source wording', () => {
  it.each([
    ['CONFIRMADA', 'confirma'],
    ['CONFIRMADA, SIN COSTAS', 'confirma'],
    ['CONFIRMADA CON COSTAS', 'confirma'],
    ['APROBADA', 'confirma'],
    ['REVOCADA SENTENCIA APELADA QUE', 'revoca'],
    ['RECHAZADA', 'rechaza'],
    ['SE DESESTIMA DE PLANO RECURSO DE QUEJA', 'rechaza'],
    ['DESECHA DE PLANO RECURSO DE REVISIÓN (M)', 'rechaza'],
    ['SE DECLARA SIN LUGAR RECURSO DE HECHO (M)', 'rechaza'],
    ['RECHAZADO CASACION FONDO MANIFIESTA FALTA DE F', 'rechaza'],
    ['NO HA LUGAR', 'rechaza'],
    ['MIGRD13. ACOGIDA', 'acoge'],
    ['HA LUGAR', 'acoge'],
    ['ACOGIDA PARCIALMENTE', 'acoge_parcial'],
    ['ACOGE CASACION EN EL FONDO', 'casa'],
    ['ACOGE RECURSO DE NULIDAD (M)', 'anula'],
    ['ACOGE UNIFICACIÓN DE JURISPRUDENCIA', 'unifica'],
    ['ANULA DE OFICIO', 'anula'],
    ['INADMISIBLE,UNIFICACIÓN DE JURISPRUDENCIA (M)', 'inadmisible'],
    ['INADMISIBLE CASACIÓN FORMA RECHAZADA,CASACIÓN F(M)', 'rechaza'],
    ['RECHAZA CASACIÓN-CONFIRMA SENT', 'confirma'],
    ['RECHAZADA CASACIÓN/REVOCADA', 'revoca'],
    ['REVOCA Y OMITE PRONUNCIAMIENTO', 'revoca'],
    ['CONFIRMA EN PARTE Y REVOCA EN PARTE', 'mixto'],
    ['DESISTIDA - T. PTE. - NO HA LU', 'desistido'],
    ['RETIRO DEL RECURSO', 'desistido'],
    ['ABANDONADO RECURSO', 'abandonado'],
    ['DECLARADO DESIERTO', 'abandonado'],
    ['Sentencia Condenatoria', 'condena'],
    ['Sentencia Abolutoria', 'absuelve'],
    ['Sentencia Mixta: condena y absuelve', 'mixto'],
    ['OMITE PRONUNCIAMIENTO', 'otro'],
    ['DIRIMIDA', 'otro'],
    ['   ', 'sin_dato'],
  ])('%s → %s', (wording, expected) => {
    expect(byWording(wording)).toBe(expected)
  })

  it('keeps the wording, trimmed, and looks into the decision where it says nothing', () => {
    expect(parseOutcome({ wording: ' RECHAZADA ', dispositive: null, collection: 'corte_suprema' })).toEqual({
      outcome: 'rechaza',
      wording: 'RECHAZADA',
    })
    expect(
      parseOutcome({ wording: 'DE FALLO', dispositive: 'Se revoca la sentencia apelada.', collection: 'corte_de_apelaciones' }),
    ).toEqual({
      outcome: 'revoca',
      wording: 'DE FALLO',
    })
    expect(parseOutcome({ wording: null, dispositive: null, collection: 'civil' })).toEqual({ outcome: 'sin_dato', wording: null })
  })
})

describe('parseOutcome from the decision', () => {
  it.each<[string, CollectionId, string]>([
    ['Se confirma, con costas del recurso, la resolución apelada.', 'corte_de_apelaciones', 'confirma'],
    ['Se revoca la sentencia y se declara que se rechaza la demanda.', 'corte_de_apelaciones', 'revoca'],
    ['Se revoca en lo apelado; se confirma en lo demás.', 'corte_de_apelaciones', 'mixto'],
    ['se acoge, sin costas, el recurso de protección, sólo en cuanto se ordena lo que sigue', 'corte_de_apelaciones', 'acoge'],
    [
      'I.- Que se rechaza la petición de tener por desistida la acción. II.- Que se acoge el recurso de protección.',
      'corte_de_apelaciones',
      'acoge',
    ],
    ['se rechaza el recurso de casación en la forma y se acoge el recurso de casación en el fondo', 'corte_suprema', 'casa'],
    ['se declara inadmisible el recurso de queja', 'corte_suprema', 'inadmisible'],
    ['Téngase a la abogada de la parte demandante por desistida del recurso de apelación.', 'corte_de_apelaciones', 'desistido'],
    ['se declara el ABANDONO del recurso de nulidad', 'corte_de_apelaciones', 'abandonado'],
    ['I.- Que SE CONDENA a N.N. a la pena de multa. II.- Que se le exime de las costas.', 'penal', 'condena'],
    ['I.- Que se absuelve a N.N. II.- Que se condena en costas al Ministerio Público.', 'penal', 'absuelve'],
    ['Se absuelve a N.N. de un cargo y se condena a N.N. por el otro.', 'penal', 'mixto'],
    ['I. Que se acoge parcialmente la demanda. II. Que cada parte pagará sus costas.', 'laboral', 'acoge_parcial'],
    ['I. Que se acoge la demanda, sólo en cuanto se condena a pagar una suma.', 'civil', 'acoge_parcial'],
    ['I.- Se rechaza la excepción de prescripción. II.- Se acoge la demanda en todas sus partes.', 'civil', 'acoge'],
    ['Que se rechazan las excepciones opuestas y se ordena seguir adelante la ejecución.', 'civil', 'acoge'],
    ['Se rechazan las excepciones y, en consecuencia, se acoge la demanda y se ordena seguir adelante la ejecución.', 'civil', 'acoge'],
    ['Ha lugar a la demanda ejecutiva, debiendo seguirse adelante con la ejecución.', 'civil', 'acoge'],
    ['Se absuelve al ejecutado por estar prescrita la acción, rechazándose la demanda ejecutiva.', 'civil', 'rechaza'],
    [
      'I. Se rechaza la excepción del número 2. II. Se acoge la excepción de pago. III. Prosiga la ejecución por el saldo.',
      'civil',
      'acoge_parcial',
    ],
    ['Se acoge la excepción de prescripción de dos cuotas, debiendo continuarse con la ejecución del resto.', 'civil', 'acoge_parcial'],
    ['Se rechaza la tercería de posesión, debiendo proseguirse la ejecución.', 'cobranza', 'rechaza'],
    ['Se rechaza la excepción de pago. Se acoge la demanda por las obras ejecutadas.', 'civil', 'acoge'],
    ['Se declara constituida la concesión de exploración denominada Ficticia.', 'civil', 'acoge'],
    ['I. Se rechaza la denuncia de tutela. II. Se acoge la demanda subsidiaria de despido.', 'laboral', 'mixto'],
    ['I. Se acoge la demanda de cobro. II. Se rechaza la demanda en todo lo demás.', 'laboral', 'acoge_parcial'],
    ['Que se acoge la demanda, rechazándose la misma demanda respecto del lucro cesante.', 'civil', 'acoge_parcial'],
    ['I. HA LUGAR a la demanda, sólo en cuanto se ordena pagar. 6.- Que en lo demás no se acoge la demanda.', 'laboral', 'acoge_parcial'],
    [
      'La demandada deberá pagar. V. Que se condena a pagar $1. VI.- Que se rechaza la demanda en todo lo demás.',
      'laboral',
      'acoge_parcial',
    ],
    ['I. Se acoge la solicitud de apercibimiento. II. Se rechaza la demanda.', 'laboral', 'rechaza'],
    ['I. Se acoge la demanda. II. Se rechaza la demanda reconvencional.', 'civil', 'acoge'],
    ['Se acoge la excepción de litispendencia, rechazándose, en consecuencia, la solicitud.', 'civil', 'rechaza'],
    ['Se acoge la excepción de prescripción y se absuelve al ejecutado.', 'civil', 'rechaza'],
    ['I. Se rechaza la excepción 7. II. Se acoge la excepción 17, alzándose el embargo del ejecutado.', 'civil', 'rechaza'],
    ['Se acoge parcialmente la excepción de pago opuesta por el ejecutado.', 'civil', 'acoge_parcial'],
    ['Se acoge la excepción de prescripción de la ejecutada y se rechaza en lo demás.', 'cobranza', 'acoge_parcial'],
    ['SE RESUELVE: ACOGER el requerimiento de fojas 1, con costas.', 'administrativo', 'acoge'],
    ['SE RESUELVE:\n1) Rechazar la demanda de fojas 10.\n2) Cada parte pagará sus costas.', 'administrativo', 'rechaza'],
    [
      '1. RECHAZAR la excepción opuesta;\n2. Acoger la reclamación, solo en cuanto se anula la resolución.',
      'administrativo',
      'acoge_parcial',
    ],
    ['Atendido lo expuesto, se resuelve rechazarla sin más trámites.', 'familia', 'rechaza'],
    ['En la sentencia, por voto dividido, el Tribunal rechazó la reclamación.', 'administrativo', 'rechaza'],
    ['Como se pide, se autoriza la venta. Gírese cheque.', 'civil', 'otro'],
    ['Se declara: Que se autoriza a don Luis Faro para que done a su cónyuge la barca.', 'civil', 'acoge'],
    [
      'I. Que se rechaza la demanda de resolución. II. Que se declara la nulidad absoluta del contrato. III. Que se condena a la parte demandada al pago de la suma de $500.000.',
      'civil',
      'mixto',
    ],
    ['I. Que se rechaza la demanda. II. Que se condena a la parte demandada al pago de las costas.', 'civil', 'rechaza'],
    [
      'Se ha dado curso al documento, mediante el cual se aprueba un convenio que se aprueba en el resuelvo primero.',
      'contraloria',
      'sin_dato',
    ],
    ['SE DECLARA: Que el proyecto remitido es constitucional.', 'tribunal_constitucional', 'otro'],
    ['Se ratifica en todas sus partes el pronunciamiento anterior.', 'contraloria', 'confirma'],
    ['Por lo expuesto, se desestiman las alegaciones y reclamos planteados.', 'contraloria', 'rechaza'],
    ['Se rechaza el requerimiento de inaplicabilidad.', 'tribunal_constitucional', 'rechaza'],
    ['Vuelvan los autos al tribunal de origen para los fines que correspondan.', 'corte_suprema', 'sin_dato'],
    ['Se atiende la consulta en los términos expuestos.', 'contraloria', 'sin_dato'],
    ['Visto el Auto Acordado, se rechaza, sin costas, el deducido en favor de N.N.', 'corte_de_apelaciones', 'rechaza'],
    [
      'I.- Que HA LUGAR a la demanda contra Inventada S.A., representada por N.N., sólo en cuanto se paga el recargo.',
      'laboral',
      'acoge_parcial',
    ],
    ['Que SE ACOGE la reclamación de multa, y se deja sin efecto solo en la multa número 1.', 'laboral', 'acoge_parcial'],
    [
      'I.- Que el despido fue indirecto. II.- Que la demandada debe pagar a la actora las sumas que siguen. III.- Que se rechaza la demanda en todo lo demás.',
      'laboral',
      'acoge_parcial',
    ],
  ])('«%s» in %s → %s', (text, collection, expected) => {
    expect(byText(text, collection)).toBe(expected)
  })

  it('reads the verdict of a court that decides in the place of an annulled ruling', () => {
    const outcomeOf = (dispositive: string) => parseOutcome({ wording: null, dispositive, collection: 'corte_suprema' }).outcome
    expect(outcomeOf('Se declara que se condena al acusado Juan Faro, como autor de hurto, a la pena de 541 días.')).toBe('condena')
    expect(outcomeOf('Se declara que se condena a la sociedad a pagar la suma de $500.000.')).toBe('otro')
    expect(outcomeOf('Se acoge el recurso de nulidad y se condena al acusado a la pena de 61 días.')).toBe('anula')
  })

  it.each([
    ['I.- Que se CONDENA a N.N. como autor de hurto a 61 días. II.- Que se ABSUELVE a N.N. de la acusación por daños.', 'mixto'],
    ['I. Se absuelve a A.A. de la acusación. II. Se condena, sin costas, a B.B. como autor de receptación.', 'mixto'],
    ['Se condena a N.N. a la pena de 541 días por receptación, absolviéndosele del delito de daños.', 'mixto'],
    ['Condénase a N.N. a 41 días de prisión como autor de hurto; absuélvesele de las lesiones.', 'mixto'],
    ['I.- Se condena a N.N. como autor de hurto. II.- Se absuelve al sentenciado del pago de las costas.', 'condena'],
    ['I.- Se condena a N.N. como autor de hurto. II.- Que no se absuelve a N.N. de las lesiones.', 'condena'],
    ['Se condena a N.N. a la pena de multa. Respecto del coimputado absuelto en su oportunidad, no hay costas.', 'condena'],
  ])('finds both verdicts of a criminal court whatever its source calls the ruling: «%s»', (dispositive, expected) => {
    expect(parseOutcome({ wording: 'Sentencia Condenatoria', dispositive, collection: 'penal' }).outcome).toBe(expected)
  })

  it.each([
    ['Se absuelve a N.N. II.- Que se condena al Ministerio Público al pago de las costas.', 'absuelve'],
    ['Se absuelve a N.N. Se acoge la demanda civil y se condena al demandado civil a indemnizar el daño moral.', 'absuelve'],
    ['I. Se absuelve a N.N. del delito de estafa. II. Se le condena a la pena de 61 días como autor de hurto.', 'mixto'],
  ])('finds a conviction beside an acquittal: «%s»', (dispositive, expected) => {
    expect(parseOutcome({ wording: 'Sentencia Absolutoria', dispositive, collection: 'penal' }).outcome).toBe(expected)
  })

  it('gives one of the known outcomes for any text', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string({ unit: 'binary' }), { nil: null }),
        fc.option(fc.string({ unit: 'binary' }), { nil: null }),
        (wording, dispositive) => {
          const { outcome } = parseOutcome({ wording, dispositive, collection: 'civil' })
          expect(outcomeSchema.safeParse(outcome).success).toBe(true)
        },
      ),
    )
  })
})
