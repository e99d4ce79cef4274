import type { Matter } from '../../matter.ts'
import { block } from '../block.ts'

/** Doctrine and appeal reasoning that any family case may use. */
export const familyLaw = [
  block('familia-interes-superior', [
    [
      'En toda decisión que concierne a un niño, su interés superior es consideración primordial, según el {n:ley-19968:16}.',
      'El {n:ley-19968:16} [obliga|compele] a resolver mirando ante todo el bienestar de {menor} y su derecho a ser oído.',
      'Criterio rector es el interés superior que [consagra|recoge] el {n:ley-19968:16}, y a él se subordina la pretensión de los adultos.',
      'Conforme al {n:ley-19968:16}, la opinión de {menor}, de {edadMenor} años, debe ser [considerada|atendida] de acuerdo con su madurez.',
    ],
  ]),
  block('familia-sana-critica', [
    [
      'La prueba se aprecia según la sana crítica, como [ordena|dispone] el {n:ley-19968:32}, sin contradecir la lógica ni la experiencia.',
      'Libre, mas razonada, es la valoración que autoriza el {n:ley-19968:32}.',
      'El {n:ley-19968:32} exige [expresar|manifestar] las razones por las que se da o se niega crédito a cada medio.',
      'De acuerdo con el {n:ley-19968:32}, se pesaron los informes y testimonios [unos con otros|en conjunto].',
    ],
  ]),
] as const

export const familyAppeal = {
  favorable: [
    block(
      'familia-corte-confirma',
      [
        [
          'El fallo en alzada pondera adecuadamente la situación de {menor}, y los agravios no [aportan|entregan] antecedentes que lo desvirtúen.',
          'Los informes técnicos apoyan lo decidido, sin que la apelación los [contradiga|refute] con prueba alguna.',
          'Teniendo presente la inmediación de la que [goza|dispuso] el juez de familia, esta Corte comparte sus conclusiones.',
          'Lo resuelto se [aviene|condice] con el interés superior que impone el {n:ley-19968:16} y debe mantenerse.',
        ],
        [
          'Nada impide, por cierto, revisar la medida si [cambian|varían] las circunstancias.',
          'La decisión no produce cosa juzgada material y [podrá|puede] adecuarse en el futuro.',
          'Con todo, las partes han de [procurar|intentar] acuerdos antes de litigar otra vez.',
          'El recurso repite lo [alegado|sostenido] en la instancia.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  contraria: [
    block(
      'familia-corte-discrepa',
      [
        [
          'La sentencia apelada no se hizo cargo del informe que [desaconsejaba|hacía inconveniente] lo pedido, omisión que esta Corte debe suplir.',
          'Apreciados de nuevo los antecedentes según el {n:ley-19968:32}, la conclusión del juez no [se sostiene|encuentra apoyo].',
          'Faltó en el fallo toda referencia a la opinión de {menor}, lo que [priva|despoja] de base a la decisión.',
          'Discrepa esta Corte del peso que se [asignó|dio] a los testimonios de parientes, todos interesados.',
        ],
        [
          'Los antecedentes económicos muestran una realidad [diversa|distinta] de la que el fallo asienta.',
          'Las circunstancias posteriores, acreditadas en esta sede, [aconsejan|imponen] otra solución.',
          'Se trata de un punto de prueba y no de [equidad|buena voluntad].',
          'En ese cuadro, la solicitud no podía [prosperar|acogerse] como se pidió.',
        ],
      ],
      { optional: [1] },
    ),
  ],
} as const

export const familyDissent = {
  favorable: [
    block('familia-voto-favorable', [
      [
        'Acordada con el voto en contra de quien estuvo por acoger lo pedido, atendido el interés superior que [resguarda|protege] el {n:ley-19968:16}.',
        'La disidente fue de parecer de dar lugar a la solicitud: los informes son [coincidentes|contestes] y nadie los rebatió.',
        'Disiente quien estima que la mayoría [exige|pide] una prueba imposible a quien cuida sola del hogar.',
        'El voto de minoría [habría acogido|estuvo por acoger] la petición, por resultar acreditados sus presupuestos.',
      ],
    ]),
  ],
  contraria: [
    block('familia-voto-contrario', [
      [
        'El voto en contra estuvo por rechazar, ya que la prueba es [insuficiente|escasa] y la situación actual no daña a {menor}.',
        'Discrepa uno de los integrantes, para quien la medida [altera|perturba] sin necesidad la vida del grupo familiar.',
        'Fue de opinión de desestimar lo pedido quien no [advierte|divisa] cambio de circunstancias.',
        'A juicio del disidente, la sentencia [descansa|se apoya] en un informe que la propia autora relativizó.',
      ],
    ]),
  ],
} as const

const baseAppeals: Matter['appeals'] = [
  { court: 'corte_de_apelaciones', appealType: 'apelación', book: 'Familia' },
  { court: 'corte_suprema', appealType: 'casación en el fondo', book: null },
]

type Dispute = Omit<Matter, 'collection' | 'appeals' | 'parties' | 'dissent'>

/** A dispute before a family court between two persons. */
export function familyCase(dispute: Dispute): Matter {
  return {
    ...dispute,
    collection: 'familia',
    appeals: baseAppeals,
    parties: { actor: 'persona', demandado: 'persona' },
    years: dispute.years ?? [2006, 2026],
    law: [...dispute.law, ...familyLaw],
    appealReasoning: {
      favorable: [...dispute.appealReasoning.favorable, ...familyAppeal.favorable],
      contraria: [...dispute.appealReasoning.contraria, ...familyAppeal.contraria],
    },
    dissent: familyDissent,
  }
}
