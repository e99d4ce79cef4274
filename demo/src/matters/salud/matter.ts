import type { Matter, PartyKind } from '../../matter.ts'
import { block } from '../block.ts'

/** What any protección on health matters may say of the action itself. */
export const protectionLaw = [
  block(
    'salud-accion',
    [
      [
        'La acción de protección del {n:CPR:20} es un remedio de urgencia contra actos u omisiones arbitrarios o ilegales que priven, perturben o amenacen el ejercicio legítimo de ciertas garantías.',
        'Para que prospere la tutela del {n:CPR:20} han de [concurrir|reunirse] un acto u omisión, su ilegalidad o arbitrariedad y la lesión de un derecho de los que allí se nombran.',
        'De naturaleza cautelar, la vía del {n:CPR:20} no [sirve|está concebida] para declarar derechos controvertidos, pero sí para restablecer los indubitados.',
        'Según el {n:CPR:20}, toca a esta Corte adoptar de inmediato las providencias que [restablezcan|repongan] el imperio del derecho.',
      ],
      [
        'Ilegal es lo que contraviene la norma; arbitrario, lo que obedece al [capricho|antojo] y carece de razón.',
        'La arbitrariedad supone falta de [sustento|proporción] lógico entre el motivo y la decisión.',
        'Ambos reproches son alternativos, y basta uno para [acoger|otorgar] el amparo.',
        'Se exige, además, que el derecho invocado sea preexistente e [indiscutido|cierto].',
      ],
    ],
    { optional: [1] },
  ),
  block('salud-plazo', [
    [
      'El recurso fue deducido dentro de los treinta días que fija el {n:AA-94-2015:1}, contados desde que se tuvo noticia del acto.',
      'No se advierte extemporaneidad: el {n:AA-94-2015:1} permite accionar hasta treinta días corridos después de [conocido|notificado] el hecho.',
      'En cuanto a la oportunidad, regida por el {n:AA-94-2015:1}, debe [estarse|atenderse] a la fecha de la comunicación recibida.',
      'Tratándose de un acto cuyos efectos se renuevan, el plazo del {n:AA-94-2015:1} no se [agota|consume] con el primero de ellos.',
    ],
  ]),
  block(
    'salud-derecho-salud',
    [
      [
        'El derecho a la protección de la salud, en el {n:CPR:19}, N° 9°, incluye el de elegir el sistema al que se [desea|quiere] acoger, público o privado.',
        'De las facetas del derecho que trae el {n:CPR:19}, N° 9°, la acción cautelar cubre la elección del sistema de salud.',
        'La libertad de escoger sistema, amparada por el N° 9° del {n:CPR:19}, se [frustra|vulnera] si el costo impide permanecer en él.',
        'El inciso final del N° 9° del {n:CPR:19} es el que [goza|dispone] de tutela por esta vía.',
      ],
      [
        'A ello se suma la vida e integridad, primer numeral del mismo precepto.',
        'Se conecta también con la propiedad sobre los derechos que [nacen|emanan] del contrato.',
        'El resto del derecho social exige prestaciones que [define|regula] la ley.',
        'Su protección se [refuerza|intensifica] cuando peligra la vida.',
      ],
    ],
    { optional: [1] },
  ),
] as const

const protectionAppeal = {
  favorable: [
    block(
      'salud-suprema-favorable',
      [
        [
          'El carácter de orden público de la normativa sanitaria obliga a preferir la [lectura|interpretación] que dé eficacia a la cobertura.',
          'La decisión de la recurrida no se [apoya|funda] en antecedentes objetivos y, por lo tanto, es arbitraria.',
          'Ha de primar la continuidad de la atención por sobre las [consideraciones|razones] administrativas expuestas por la recurrida.',
          'Se afecta, en la especie, un derecho [cierto|indubitado] cuya tutela no admite demora.',
        ],
        [
          'Las alegaciones sobre la falta de urgencia no [convencen|persuaden].',
          'Existiendo garantías comprometidas, la vía cautelar es [procedente|idónea].',
          'La existencia de otros procedimientos no [obsta|se opone] a la protección.',
          'Concurren, pues, los presupuestos de la [acción|tutela].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  contraria: [
    block(
      'salud-suprema-contraria',
      [
        [
          'El asunto excede los márgenes de esta acción, que no es [sede|vía] para discutir el alcance de un contrato o de un acto técnico.',
          'No hay un derecho indubitado, sino una controversia que [requiere|necesita] prueba y un procedimiento de lato conocimiento.',
          'Lo obrado por la recurrida se [funda|apoya] en la ley y en antecedentes técnicos, sin visos de arbitrariedad.',
          'La recurrida [obró|actuó] dentro de sus atribuciones y expresó las razones de su decisión.',
        ],
        [
          'El interesado dispone del procedimiento ante la Superintendencia, que es el [natural|apropiado].',
          'Existe una jurisdicción especial que resuelve con [conocimiento técnico|pericia técnica].',
          'La acción cautelar no [reemplaza|sustituye] los medios ordinarios.',
          'Lo anterior basta para [desestimar|rechazar] el arbitrio.',
        ],
      ],
      { optional: [1] },
    ),
  ],
} as const

const protectionDissent = {
  favorable: [
    block('salud-voto-favorable', [
      [
        'Acordada con el voto en contra de quien estuvo por acoger el recurso, por [estimar|considerar] que la decisión impugnada carece de fundamento bastante.',
        'La disidencia fue de parecer de dar lugar a la protección, pues la salud no puede [quedar|someterse] a trámites.',
        'Uno de los integrantes estuvo por acoger: el acto es arbitrario y [daña|lesiona] el derecho de propiedad sobre los beneficios.',
        'En opinión del voto de minoría, la garantía [aparece|resulta] conculcada y el remedio debía otorgarse.',
      ],
    ]),
  ],
  contraria: [
    block('salud-voto-contrario', [
      [
        'El voto disidente estuvo por rechazar la acción, ya que existe un procedimiento especial y el acto [cuenta|dispone] con respaldo legal.',
        'Discrepa quien entiende que la recurrida se [limitó|ciñó] a aplicar la ley y el contrato.',
        'Fue de opinión de rechazar uno de los ministros, por no [divisar|advertir] un derecho indubitado.',
        'A juicio de la minoría, la materia es [técnica|contractual] y rebasa esta vía cautelar.',
      ],
    ]),
  ],
} as const

/** Refusal of a protección, whatever its object. */
export const protectionRefused = [
  block('salud-resuelve-rechaza', [
    [
      'Se rechaza, sin costas, la acción de protección deducida por {actor} en contra de {demandado}.',
      'No ha lugar al recurso de protección [interpuesto|entablado] por {actor}.',
      '[Desestímase|Recházase] la acción cautelar dirigida contra {demandado}.',
      'Queda rechazado el recurso, por no [existir|haber] acto ilegal o arbitrario que enmendar.',
    ],
  ]),
] as const

type Claim = Omit<Matter, 'collection' | 'letter' | 'action' | 'appeals' | 'parties' | 'dissent'> & { readonly demandado: PartyKind }

/** A protección on health, decided by a court of appeal and then by the Corte Suprema. */
export function healthProtection({ demandado, ...claim }: Claim): Matter {
  return {
    ...claim,
    collection: 'salud_corte_de_apelaciones',
    letter: null,
    action: { appealType: 'Protección', book: 'Protección' },
    appeals: [{ court: 'salud_corte_suprema', appealType: 'apelación de protección', book: null }],
    parties: { actor: 'persona', demandado },
    outcomes: { favorable: ['acoge'], contraria: ['rechaza'] },
    law: [...claim.law, ...protectionLaw],
    appealReasoning: {
      favorable: [...claim.appealReasoning.favorable, ...protectionAppeal.favorable],
      contraria: [...claim.appealReasoning.contraria, ...protectionAppeal.contraria],
    },
    dissent: protectionDissent,
  }
}
