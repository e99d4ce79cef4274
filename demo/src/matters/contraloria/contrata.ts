import { block } from '../block.ts'
import { opinion } from './matter.ts'

export const contraloriaContrata = opinion({
  id: 'cgr-confianza-legitima',
  subjects: ['confianza legítima', 'contrata', 'no renovación'],
  parties: { actor: 'persona', demandado: 'servicio' },
  years: [2016, 2026],
  lists: {
    grado: ['el grado 9° de la planta profesional', 'el grado 14° administrativo', 'el estamento técnico', 'el grado 11° EUS'],
    razon: [
      'la reestructuración de la unidad',
      'una baja calificación',
      'restricciones presupuestarias',
      'el término del programa',
      'la pérdida de confianza',
    ],
  },
  controversy: 'ley-18834:10',
  norms: ['ley-18834:10', 'ley-19880:11', 'ley-10336:6'],
  facts: [
    block(
      'contrata-hechos',
      [
        [
          '{actor} reclama que {demandado} no renovó su contrata, asimilada a {grado}, pese a haber [servido|trabajado] {anios} años de manera continua.',
          'Se impugna la no renovación del vínculo a contrata de {actor}, cuya última designación expiró el {fechaTermino}, decisión fundada en {razon}.',
          'Desde {fechaContrato} {actor} fue [designado|nombrado] a contrata en {grado}; el {fechaTermino} se le comunicó que no continuaría, por {razon}.',
          'El reclamo recae sobre la resolución exenta N° {numDoc}, que puso término anticipado a la contrata de {actor}, invocando {razon}.',
        ],
        [
          'Dice que el acto carece de [motivos|fundamento] y que se le notificó fuera de plazo.',
          'Alega haber estado siempre en lista de [distinción|mérito].',
          'Agrega que gozaba de licencia médica a esa [fecha|época].',
          'Sostiene que las renovaciones sucesivas le [generaron|dieron] una legítima confianza.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('contrata-pide', [
      [
        'Pide que se ordene su [reincorporación|reintegro] y el pago de las remuneraciones del período de separación.',
        'Solicita dejar sin efecto el acto y que se le [pague|entere] lo no percibido.',
        'Requiere que se declare la ilegalidad de la medida, por [apartarse|desviarse] de los dictámenes vigentes.',
        'Su pretensión es que se [disponga|mande] la prórroga por el año siguiente en iguales términos.',
      ],
    ]),
  ],
  defence: [
    block('contrata-informe', [
      [
        'La autoridad informa que la contrata es transitoria por esencia y que la [decisión|medida] fue fundada en {razon}.',
        'Se explica en el informe que {razon} hacía innecesarias las funciones, según [consta|aparece] en la evaluación de {fechaDoc}.',
        'El servicio indica que comunicó la decisión antes del 30 de noviembre y que el acto [detalla|expone] sus motivos.',
        'Sostiene la repartición que {actor} no alcanzaba el período que la jurisprudencia [exige|pide] para la confianza legítima.',
      ],
    ]),
  ],
  evidence: [
    block('contrata-antecedentes', [
      [
        'Del sistema de registro consta una sucesión de contratas entre {fechaContrato} y {fechaTermino}.',
        'Se tuvo a la vista la hoja de vida de {actor}, con [calificaciones|notas] en lista uno.',
        'La resolución N° {numDoc}, de {fechaDoc}, invoca {razon} en términos [generales|escuetos].',
        'Obra el informe de desempeño de {fechaDoc}, [suscrito|firmado] por la jefatura directa.',
      ],
    ]),
  ],
  law: [
    block(
      'contrata-derecho',
      [
        [
          'Los empleos a contrata duran, como máximo, hasta el 31 de diciembre de cada año, según el {n:ley-18834:10}, salvo que se proponga su prórroga con treinta días de anticipación.',
          'El {n:ley-18834:10} [define|describe] la contrata como un empleo transitorio, cuyo término opera por el solo ministerio de la ley.',
          'Conforme al {n:ley-18834:10}, la expiración del plazo pone fin al vínculo, pero la jurisprudencia ha [matizado|moderado] esa regla.',
          'De la transitoriedad que [contempla|prevé] el {n:ley-18834:10} no se sigue que la autoridad pueda decidir sin razones.',
        ],
        [
          'Cuando las renovaciones se reiteran, nace en el servidor una expectativa que obliga a dictar un acto fundado y a [notificarlo|comunicarlo] oportunamente.',
          'La práctica constante de prorrogar [crea|suscita] la confianza legítima de que se obrará de igual forma.',
          'Alterar esa conducta exige un cambio de circunstancias [explicado|justificado] en el propio acto.',
          'El período requerido ha sido [precisado|modificado] por este Organismo en más de una ocasión.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('contrata-acoge', [
        [
          'Habiendo servido {anios} años sin interrupción, {actor} se encontraba [amparado|cubierto] por la confianza legítima, y la mención genérica a {razon} no es motivación suficiente frente al {n:ley-18834:10}.',
          'La decisión no explica de qué manera {razon} incidió en las funciones concretas, por lo que la facultad del {n:ley-18834:10} fue [ejercida|usada] sin fundamento.',
          'Atendida la continuidad del vínculo, la autoridad no podía limitarse a invocar el plazo del {n:ley-18834:10}, sino que debía [expresar|consignar] razones verificables.',
          'Se contrató a otra persona para iguales labores poco después, lo que [desvirtúa|desmiente] lo sostenido por el servicio acerca del {n:ley-18834:10}.',
        ],
        [
          'Tampoco consta que se notificara antes del 30 de noviembre.',
          'Las calificaciones, todas en lista de distinción, [contradicen|desmienten] el reproche.',
          'La falta de motivos [vicia|invalida] el acto en su esencia.',
          'Procede, en suma, [reincorporar|reintegrar] al afectado.',
        ],
      ]),
    ],
    contraria: [
      block('contrata-rechaza', [
        [
          'El afectado no completaba el lapso que la jurisprudencia requiere, de modo que el vínculo [expiró|terminó] conforme al {n:ley-18834:10}.',
          'La autoridad dictó un acto fundado, que describe {razon} con antecedentes precisos, y con ello [cumplió|observó] el {n:ley-18834:10} y la jurisprudencia.',
          'Ponderar {razon} corresponde a la superioridad; a esta Contraloría solo [toca|incumbe] verificar que el ejercicio del {n:ley-18834:10} haya sido motivado.',
          'La supresión del programa en que se desempeñaba, debidamente [probada|acreditada], justifica no prorrogar según el {n:ley-18834:10}.',
        ],
        [
          'La licencia médica no [impide|obsta a] el término por vencimiento.',
          'El aviso se dio dentro de plazo, como [muestra|acredita] la carta certificada.',
          'Las buenas calificaciones no otorgan [inamovilidad|permanencia].',
          'No hubo, pues, infracción al deber de [fundar|motivar].',
        ],
      ]),
    ],
  },
})
