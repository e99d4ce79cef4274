import type { Matter } from '../../matter.ts'
import { block } from '../block.ts'
import { administrativeDoctrine } from './doctrine.ts'

/** Rules on the competence of the Contraloría and on its opinions. */
export const comptrollerLaw = [
  block(
    'cgr-potestad',
    [
      [
        'El {n:ley-10336:6} confía a esta Entidad de Control informar, mediante dictámenes, sobre los derechos, deberes y régimen de quienes sirven a la Administración.',
        'De acuerdo con el {n:ley-10336:6}, corresponde de modo exclusivo a este Organismo [emitir|evacuar] pronunciamientos jurídicos en las materias de su competencia.',
        'La potestad dictaminante, [radicada|contenida] en el {n:ley-10336:6}, persigue la uniformidad en la aplicación del derecho administrativo.',
        'Conviene recordar que, según el {n:ley-10336:6}, esta Contraloría General no interviene en asuntos litigiosos o [sometidos|entregados] a los tribunales.',
      ],
      [
        'Sus dictámenes son obligatorios para los servicios fiscalizados, como [precisa|declara] el {n:ley-10336:9}.',
        'Conforme al {n:ley-10336:9}, los informes jurídicos de esta procedencia [vinculan|obligan] a los abogados y jefaturas de la Administración.',
        'El {n:ley-10336:9} dota de fuerza vinculante a lo que aquí se [resuelva|concluya].',
        'A la luz del {n:ley-10336:9}, apartarse de la jurisprudencia administrativa [compromete|arriesga] la responsabilidad del funcionario que lo hace.',
      ],
    ],
    { optional: [1] },
  ),
  block('cgr-juridicidad', [
    [
      'Los órganos del Estado actúan válidamente dentro de su competencia y en la forma que prescriba la ley, según el {n:CPR:7}.',
      'El principio de juridicidad, que [consagran|recogen] el {n:CPR:6} y el {n:CPR:7}, impide ejercer facultades no conferidas.',
      'Ninguna magistratura puede atribuirse otra autoridad que la [expresamente|directamente] otorgada, advierte el {n:CPR:7}.',
      'Con arreglo al {n:CPR:7}, el acto que excede la competencia es nulo y [origina|genera] responsabilidades.',
    ],
  ]),
  block(
    'cgr-motivacion',
    [
      [
        'Los actos que afecten derechos de particulares deben expresar los hechos y fundamentos de derecho, por mandato del {n:ley-19880:11}.',
        'Según el {n:ley-19880:11}, la motivación no se [satisface|cumple] con fórmulas, pues ha de permitir conocer el porqué de lo decidido.',
        'La exigencia de fundar, contenida en el {n:ley-19880:11}, [opera|funciona] como resguardo contra la arbitrariedad.',
        'En virtud del {n:ley-19880:11}, un acto desfavorable sin razones [carece|está desprovisto] de un elemento esencial.',
      ],
      [
        'A su turno, el {n:ley-19880:41} pide que la decisión contenga [el razonamiento|los argumentos] que la sustentan.',
        'Concuerda con ello el {n:ley-19880:41}, relativo al [contenido|tenor] de la resolución final.',
        'También el {n:ley-19880:41} requiere que las resoluciones sean fundadas y [congruentes|coherentes] con lo pedido.',
        'El {n:ley-19880:41} añade el deber de pronunciarse sobre las [cuestiones|alegaciones] planteadas.',
      ],
    ],
    { optional: [1] },
  ),
  block('cgr-buena-fe', [
    [
      'Quien ha actuado de buena fe no debe cargar con las consecuencias de un error de la Administración, según reiterada [jurisprudencia|doctrina] de este Organismo.',
      'El error administrativo no puede, en principio, [perjudicar|lesionar] a terceros que confiaron en la apariencia de regularidad.',
      'Los efectos de los actos irregulares han de ceder ante situaciones jurídicas [consolidadas|afianzadas] sobre la base de la buena fe.',
      'La confianza del administrado es un límite a la potestad de [invalidar|dejar sin efecto] actos favorables.',
    ],
  ]),
] as const

/** Closing instructions of an opinion by what it decides. */
export const comptrollerOrders = {
  acoge: [
    block('cgr-resuelve-acoge', [
      [
        'En consecuencia, se acoge la presentación de {actor} y {demandado} deberá [regularizar|corregir] la situación, informando a esta Sede de Control dentro de veinte días.',
        'Por lo expuesto, cabe acoger el reclamo; {demandado} habrá de [adoptar|disponer] las medidas necesarias y dar cuenta de ellas en el plazo de quince días hábiles.',
        'En mérito de lo anterior, asiste [razón|derecho] a {actor}, de manera que {demandado} debe ajustar su actuación a lo concluido.',
        'Atendido lo razonado, lo obrado por {demandado} no se ajustó a derecho y [corresponde|procede] enmendarlo, comunicándolo a la Unidad de Seguimiento.',
      ],
    ]),
  ],
  rechaza: [
    block('cgr-resuelve-rechaza', [
      [
        'En consecuencia, se desestima la presentación de {actor}, pues lo actuado por {demandado} se ajusta a derecho.',
        'Por consiguiente, no se advierten irregularidades en el proceder de {demandado} y [corresponde|procede] rechazar el reclamo.',
        'Atendido lo expuesto, esta Contraloría General no [encuentra|halla] reproche que formular a {demandado} y desecha lo solicitado.',
        'En mérito de lo señalado, cabe [concluir|colegir] que la actuación impugnada es legal, sin que proceda acoger la petición.',
      ],
    ]),
  ],
} as const

type Opinion = Omit<Matter, 'collection' | 'letter' | 'appeals' | 'orders' | 'appealReasoning' | 'dissent' | 'outcomes'>

/** A question put to the Contraloría General; one instance, answered by a dictamen. */
export function opinion(question: Opinion): Matter {
  return {
    ...question,
    collection: 'contraloria',
    letter: null,
    appeals: [],
    outcomes: { favorable: ['acoge'], contraria: ['rechaza'] },
    law: [...question.law, ...comptrollerLaw, ...administrativeDoctrine],
    appealReasoning: { favorable: [], contraria: [] },
    dissent: { favorable: [], contraria: [] },
    orders: comptrollerOrders,
  }
}
