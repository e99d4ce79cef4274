import { block } from '../block.ts'
import { familyCase } from './matter.ts'

export const familiaProteccion = familyCase({
  id: 'familia-violencia-intrafamiliar',
  subjects: ['VIOLENCIA INTRAFAMILIAR', 'MEDIDA DE PROTECCIÓN'],
  letter: 'F',
  lists: {
    materiaFamilia: ['violencia intrafamiliar', 'medida de protección', 'violencia intrafamiliar y protección'],
    conducta: ['insultos y amenazas', 'empujones y gritos', 'hostigamiento por mensajes', 'control del dinero y humillaciones'],
    medida: [
      'la prohibición de acercarse al domicilio',
      'el abandono del hogar común',
      'la asistencia a un programa terapéutico',
      'la prohibición de porte de armas',
    ],
  },
  controversy: 'ley-20066:5',
  norms: ['ley-20066:5', 'ley-20066:8', 'ley-20066:9', 'ley-19968:68'],
  facts: [
    block(
      'vifam-denuncia',
      [
        [
          'Se recibió denuncia de {actor} en contra de {demandado} por {conducta}, hechos del {fechaHecho} [ocurridos|acaecidos] en {comuna}.',
          '{actor} denunció que el {fechaHecho} {demandado} incurrió en {conducta}, [delante|en presencia] de {menor}.',
          'Por parte policial N° {numDoc} se dio cuenta de {conducta} que {demandado} habría [dirigido|proferido] a {actor}.',
          'La causa se [inició|originó] por {conducta} que {actor} atribuye a {demandado} desde {fechaContrato}.',
        ],
        [
          'Se decretó como cautelar {medida}.',
          'Dispuesta {medida}, se [citó|convocó] a audiencia.',
          'Mientras tanto rigió {medida}, [prorrogada|renovada] una vez.',
          'El consejo técnico sugirió {medida}.',
        ],
      ],
      { optional: [1] },
    ),
    block('vifam-contestacion', [
      [
        '{demandado} negó los hechos y [acusó|atribuyó] a {actor} un afán de desalojarlo.',
        'Reconoció {demandado} las discusiones, no el maltrato, y [pidió|propuso] la suspensión de la sentencia.',
        '{demandado} admitió los hechos y [aceptó|consintió en] someterse a terapia.',
        'No [asistió|compareció] {demandado} a la audiencia de juicio.',
      ],
    ]),
  ],
  claim: [
    block('vifam-peticion', [
      [
        'Pide sancionar a {demandado} y decretar {medida}.',
        'Solicita {medida} por un [año|plazo prudente].',
        'Requiere que se [inscriba|anote] la sanción en el registro especial.',
        'Reclama protección para sí y para {menor}.',
      ],
    ]),
  ],
  defence: [
    block('vifam-defensa', [
      [
        'Alega que se trata de un conflicto [patrimonial|de pareja] sin habitualidad.',
        'Sostiene que los mensajes fueron [editados|sacados de contexto].',
        'Aduce que la denuncia [coincide|surge] con el juicio de alimentos.',
        'Ofrece una salida [acordada|convenida] y terapia voluntaria.',
      ],
    ]),
  ],
  evidence: [
    block('vifam-evidencia', [
      [
        'El informe de daño de {perito} [halla|constata] sintomatología ansiosa compatible con {conducta}.',
        '{testigo} oyó {conducta} desde la casa [contigua|vecina].',
        'La pauta de riesgo aplicada el {fechaDoc} [arrojó|indicó] un nivel alto.',
        'Se leyeron los mensajes de {fechaDoc}, cuya autoría {demandado} no [negó|desconoció].',
      ],
    ]),
  ],
  law: [
    block(
      'vifam-derecho',
      [
        [
          'El {n:ley-20066:5} comprende todo maltrato que afecte la vida o la integridad física o psíquica de quien tiene un vínculo familiar o de pareja con el ofensor.',
          'Maltrato físico, psíquico y también económico quedan [abarcados|incluidos] en el {n:ley-20066:5}.',
          'Según el {n:ley-20066:5}, no se [exige|requiere] habitualidad para que haya violencia intrafamiliar.',
          'Vínculo y maltrato: esos son los [elementos|extremos] del {n:ley-20066:5}.',
        ],
        [
          'La sanción es multa, y procede alguna de las accesorias del {n:ley-20066:9}.',
          'Además de la multa, el juez [debe|ha de] imponer una medida del {n:ley-20066:9}.',
          'Accesoria necesaria es la que [trae|señala] el {n:ley-20066:9}.',
          'Por su parte, el {n:ley-20066:9} contiene las medidas [accesorias|complementarias].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('vifam-acoge', [
        [
          'El relato de {actor}, apoyado por el informe y los mensajes, [acredita|demuestra] {conducta}, que encuadran en el {n:ley-20066:5}.',
          'Se tienen por probadas {conducta}, constitutivas de maltrato psíquico según el {n:ley-20066:5}.',
          'La versión de {demandado} no explica el daño [constatado|pericial]; se configura el {n:ley-20066:5}.',
          'Juzgando con enfoque de género, la prueba [satisface|cumple] el {n:ley-20066:5}.',
        ],
      ]),
    ],
    contraria: [
      block('vifam-rechaza', [
        [
          'No hay más prueba que el parte, y ello no [basta|alcanza] para tener por establecido el maltrato del {n:ley-20066:5}.',
          'Los dichos son recíprocos y el informe [descarta|no halla] daño, por lo que no se configura el {n:ley-20066:5}.',
          'La situación descrita es un desacuerdo económico, [ajeno|extraño] al {n:ley-20066:5}.',
          'La denunciante no ratificó y faltan otros medios; el {n:ley-20066:5} queda sin [sustento|prueba].',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('vifam-corte-acoge', [
        [
          'Los antecedentes son suficientes para [tener|dar] por configurado el {n:ley-20066:5}.',
          'El {n:ley-20066:5} no [pide|exige] lesiones visibles, y el daño psíquico está informado.',
          'La apelación minimiza hechos que el {n:ley-20066:5} [sanciona|reprueba].',
          'A la luz del {n:ley-20066:5}, la medida impuesta es [proporcionada|adecuada].',
        ],
      ]),
    ],
    contraria: [
      block('vifam-corte-rechaza', [
        [
          'La sola denuncia no [permite|autoriza] aplicar el {n:ley-20066:5}.',
          'El fallo no explica qué prueba acredita el maltrato del {n:ley-20066:5}.',
          'Sin pericia ni testigos, el {n:ley-20066:5} no puede tenerse por [infringido|vulnerado].',
          'Lo descrito es tensión propia de una ruptura y [escapa|es ajeno] al {n:ley-20066:5}.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('vifam-resuelve-acoge', [
        [
          'Se acoge la denuncia y se condena a {demandado} a una multa de dos unidades tributarias mensuales y a {medida} por un año.',
          'Ha lugar: {demandado} es {b:sancionado|sancionada} por violencia intrafamiliar, con {medida}.',
          'Se [impone|aplica] a {demandado} una multa y, como accesoria, {medida}.',
          'Acreditados los hechos, se condena a {demandado} y se [decreta|ordena] {medida} en favor de {actor}.',
        ],
      ]),
    ],
    rechaza: [
      block('vifam-resuelve-rechaza', [
        [
          'Se rechaza la denuncia y se alzan las cautelares [vigentes|decretadas].',
          'No ha lugar a la denuncia de {actor}; [cese|álcese] {medida}.',
          'Absuélvese a {demandado}, sin perjuicio de [derivar|remitir] al grupo familiar a terapia.',
          'Queda desestimada la denuncia por falta de prueba [suficiente|bastante].',
        ],
      ]),
    ],
  },
})
