import type { Matter } from '../matter.ts'
import { block } from './block.ts'
import { penalPunishment } from './penal-doctrine.ts'

/** Short rulings of a juzgado de garantía on the conditional suspension of the procedure. */
export const penalSuspension: Matter = {
  id: 'penal-suspension-condicional',
  subjects: ['SUSPENSIÓN CONDICIONAL DEL PROCEDIMIENTO'],
  collection: 'penal',
  letter: 'O',
  appeals: [{ court: 'corte_de_apelaciones', appealType: 'recurso de apelación', book: 'Penal' }],
  parties: { actor: 'persona', demandado: 'ministerio_publico' },
  outcomes: { favorable: ['otro'], contraria: ['rechaza'] },
  years: [2001, 2026],
  lists: {
    delito: ['hurto simple', 'amenazas', 'daños simples', 'lesiones leves', 'apropiación indebida', 'usurpación no violenta'],
    condicion: [
      'firmar cada mes ante la Fiscalía local',
      'no acercarse a la víctima ni a su domicilio',
      'fijar domicilio e informar todo cambio',
      'pagar a la víctima lo acordado en dos cuotas',
      'asistir a un programa de manejo de la ira',
    ],
    plazo: ['un año', 'dieciocho meses', 'dos años'],
  },
  controversy: 'CPP:237',
  norms: ['CPP:237', 'CPP:238', 'CPP:240'],
  facts: [
    block('suspension-hecho', [
      [
        'Se formalizó a {actor} por hechos del {fechaHecho} ocurridos en {direccion}, que la Fiscalía califica de {delito} y que [afectaron|perjudicaron] a {victima}.',
        'La investigación RUC {ruc} se dirige contra {actor} por {delito}, cometido presuntamente el {fechaHecho} en [perjuicio|desmedro] de {victima}.',
        'Comunicó {fiscal} que {actor} habría incurrido en {delito} el {fechaHecho}, en la comuna de {comuna}, siendo [ofendida|afectada] {victima}.',
        'En audiencia se [imputó|atribuyó] a {actor}, sin antecedentes penales, un {delito} consumado el {fechaHecho}.',
      ],
    ]),
  ],
  claim: [
    block('suspension-solicitud', [
      [
        'El fiscal y la defensa [solicitaron|pidieron] de consuno suspender el procedimiento por {plazo}, de acuerdo con el {n:CPP:237}.',
        '{fiscal} propuso, y {actor} aceptó, la salida del {n:CPP:237}, con un plazo de {plazo} y la condición de {condicion}.',
        'Invocando el {n:CPP:237}, el Ministerio Público pidió suspender la causa por {plazo}, [bajo|con] la obligación de {condicion}.',
        'De común acuerdo los intervinientes requirieron la aplicación del {n:CPP:237}, sugiriendo {condicion} por {plazo}.',
      ],
    ]),
  ],
  defence: [
    block('suspension-oposicion', [
      [
        'La víctima, {victima}, [se opuso|manifestó su oposición], por estimar insuficiente lo ofrecido.',
        '{victima} hizo presente que teme nuevas agresiones y [objetó|rechazó] la suspensión.',
        'Oída {victima}, expresó su [conformidad|acuerdo] siempre que se le repare el daño.',
        'No compareció {victima}, pese a haber sido [citada|notificada] en forma.',
      ],
    ]),
  ],
  evidence: [
    block('suspension-antecedentes', [
      [
        'Se tuvo a la vista el extracto de filiación de {actor}, [limpio|sin anotaciones], y el certificado de no registrar otra suspensión.',
        'Consta que {actor} no [ha sido|fue] {a:condenado|condenada} por crimen o simple delito y que no goza de otra suspensión.',
        'El informe del Ministerio Público de {fechaDoc} [descarta|excluye] una suspensión en curso.',
        'Acompañó {defensor} un certificado laboral y otro de antecedentes de {fechaDoc}, que no fueron [objetados|impugnados].',
      ],
    ]),
  ],
  law: [
    penalPunishment.conditionalSuspension,
    block('suspension-condiciones', [
      [
        'Las condiciones posibles son las que [enumera|lista] el {n:CPP:238}, y el juez puede fijar una o varias según el caso.',
        'El {n:CPP:238} permite imponer residencia, tratamiento, pago o abstención de [frecuentar|visitar] lugares y personas.',
        'Dentro del catálogo del {n:CPP:238} deben [escogerse|preferirse] aquellas que guarden relación con el hecho.',
        'Nada obsta a que las cargas del {n:CPP:238} se [modifiquen|ajusten] después, oyendo a los intervinientes.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('suspension-aprueba', [
        [
          'La pena probable, atendidas las atenuantes, no [supera|excede] los tres años, y {actor} carece de condenas: procede el {n:CPP:237}.',
          'Cumplidos los requisitos del {n:CPP:237}, la solución alternativa [sirve|conviene] mejor al interés de todos que un juicio.',
          'La oposición de la víctima no es vinculante según el {n:CPP:237}, aunque se [recoge|atiende] en las condiciones.',
          'El acuerdo se ajusta al {n:CPP:237}, fue libremente [prestado|expresado] y ofrece una reparación razonable.',
        ],
      ]),
    ],
    contraria: [
      block('suspension-niega', [
        [
          'Por la extensión de la pena que podría imponerse, superior a tres años, el {n:CPP:237} [cierra|impide] esta salida.',
          'Una suspensión anterior, aún vigente, [obsta|se opone] a conceder otra de acuerdo con el {n:CPP:237}.',
          'No hay proporción entre lo ofrecido y el daño, y el juez conserva, aun con acuerdo, el control que le [entrega|asigna] el {n:CPP:237}.',
          'Los hechos revelan un riesgo para {victima} que las condiciones propuestas no [neutralizan|conjuran], por lo que no se dará lugar a lo pedido según el {n:CPP:237}.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('suspension-corte-confirma', [
        [
          'El juez [verificó|comprobó] los presupuestos del {n:CPP:237}, y la conveniencia de la salida no es revisable sino por exceso manifiesto.',
          'A la querellante no le [basta|alcanza] discrepar: el {n:CPP:237} no le concede un veto.',
          'Las condiciones son [adecuadas|pertinentes] y el {n:CPP:237} se encuentra observado.',
          'Los agravios apuntan al fondo del asunto, [extraño|ajeno] a la discusión sobre el {n:CPP:237}.',
        ],
      ]),
    ],
    contraria: [
      block('suspension-corte-revoca', [
        [
          'Considerando la pena del delito formalizado, el requisito de extensión del {n:CPP:237} no se [reúne|cumple].',
          'El querellante no fue oído pese a lo que [previene|ordena] el {n:CPP:237}, omisión que impide mantener lo decidido.',
          'La calificación que se dio al hecho para acogerse al {n:CPP:237} es [artificial|forzada].',
          'Con una suspensión previa todavía en curso, el {n:CPP:237} no [autorizaba|consentía] otra.',
        ],
      ]),
    ],
  },
  dissent: {
    favorable: [
      block('suspension-voto-favorable', [
        [
          'Quien discrepa [habría|estuvo por] aprobar la salida, pues el {n:CPP:237} entrega a las partes un espacio de acuerdo que el tribunal debe respetar.',
          'El disidente estima que la pena debe calcularse en concreto y que, así hecho, el {n:CPP:237} [permite|tolera] suspender.',
          'En opinión de la minoría, la [finalidad|razón] del {n:CPP:237} es evitar la cárcel a los primerizos, y ello aconsejaba aprobar.',
          'Fue de parecer de suspender uno de los jueces: no ve en el {n:CPP:237} la exigencia que la mayoría le [añade|suma].',
        ],
      ]),
    ],
    contraria: [
      block('suspension-voto-contrario', [
        [
          'El voto en contra [rechazaba|negaba] la suspensión, porque la seguridad de {victima} no quedó resguardada como pide el {n:CPP:237}.',
          'Para el disidente la gravedad del hecho [desaconseja|hace inconveniente] aplicar el {n:CPP:237}.',
          'Discrepó quien entiende que el {n:CPP:237} no es un [derecho|beneficio automático] del imputado.',
          'A juicio de la minoría, sin reparación efectiva el {n:CPP:237} se [desnaturaliza|desvirtúa].',
        ],
      ]),
    ],
  },
  orders: {
    otro: [
      block('suspension-resuelve', [
        [
          'Se decreta la suspensión condicional del procedimiento seguido contra {actor} por el [término|lapso] de {plazo}.',
          'Ha lugar a lo solicitado: [suspéndese|queda suspendido] por {plazo} el procedimiento respecto de {actor}.',
          'Por {plazo}, contados desde hoy, se [suspende|paraliza] la persecución contra {actor}.',
          'El tribunal aprueba la salida alternativa y [dispone|ordena] la suspensión por {plazo} en favor de {actor}.',
        ],
        [
          'Deberá {actor} {condicion}, bajo apercibimiento de revocación.',
          'Como condición, {a:el imputado|la imputada} [tendrá que|habrá de] {condicion}.',
          'Se le impone la [carga|obligación] de {condicion}.',
          'Durante ese período quedará {a:obligado|obligada} a {condicion}.',
        ],
      ]),
    ],
    rechaza: [
      block('suspension-resuelve-rechazo', [
        [
          'No ha lugar a la suspensión condicional pedida en favor de {actor} y [prosígase|continúese] el procedimiento.',
          'Se rechaza la solicitud de [salida alternativa|suspensión], y el Ministerio Público resolverá conforme a sus atribuciones.',
          'Niégase lugar a lo pedido por los intervinientes; siga la causa según su [estado|curso].',
          'Atendido lo razonado, se [desestima|deniega] la petición de suspender el procedimiento contra {actor}.',
        ],
      ]),
    ],
  },
}
