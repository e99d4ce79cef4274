import { block } from '../block.ts'
import { opinion } from './matter.ts'

export const contraloriaLicitaciones = opinion({
  id: 'cgr-licitaciones',
  subjects: ['licitación pública', 'estricta sujeción a las bases', 'igualdad de los oferentes'],
  parties: { actor: 'empresa', demandado: 'servicio' },
  years: [2004, 2026],
  lists: {
    objeto: [
      'el servicio de aseo',
      'la provisión de insumos clínicos',
      'la conservación de caminos básicos',
      'el arriendo de equipos',
      'la vigilancia de dependencias',
    ],
    defecto: [
      'no acompañó la garantía de seriedad en la forma pedida',
      'omitió un anexo económico',
      'presentó un certificado vencido',
      'ofertó un plazo superior al máximo',
      'no acreditó la experiencia mínima',
    ],
  },
  controversy: 'ley-19886:10',
  norms: ['ley-19886:6', 'ley-19886:10', 'ley-18575:9', 'ley-10336:6'],
  facts: [
    block('licitacion-hechos', [
      [
        'Reclama {actor} en contra de la licitación convocada por {demandado} para {objeto}, por cuanto se adjudicó a un oferente que {defecto}.',
        'En el proceso para contratar {objeto}, {actor} fue declarada inadmisible porque, según la comisión, {defecto}.',
        'La empresa {actor} impugna la evaluación de su propuesta para {objeto}, cuyo puntaje fue [rebajado|disminuido] al estimarse que {defecto}.',
        'Se objeta la adjudicación de {objeto}, decidida el {fechaHecho} por {montoDoc}, pese a que la ganadora {defecto}.',
      ],
    ]),
  ],
  claim: [
    block('licitacion-pide', [
      [
        'Pide retrotraer el proceso y [reevaluar|volver a calificar] las ofertas.',
        'Solicita dejar sin efecto la adjudicación por [infringir|desatender] las bases.',
        'Requiere que se declare la [irregularidad|ilegalidad] de lo resuelto por la comisión.',
        'Sostiene que se rompió la igualdad entre los participantes y [reclama|insta por] una nueva decisión.',
      ],
    ]),
  ],
  defence: [
    block('licitacion-informe', [
      [
        'El servicio sostiene que aplicó las bases y que el defecto era [subsanable|formal].',
        'Se informó que la comisión pidió aclaraciones a todos por el foro, sin [alterar|modificar] las ofertas.',
        'Alega la entidad licitante que los requisitos fueron conocidos y [aceptados|consentidos] por quien reclama.',
        'En su respuesta, el organismo [detalla|explica] los puntajes e indica que la diferencia superaba cualquier error.',
      ],
    ]),
  ],
  evidence: [
    block('licitacion-antecedentes', [
      [
        'Revisado el portal, consta la apertura de {fechaDoc} y el acta de evaluación de {fechaDoc2}.',
        'El punto {folio} de las bases administrativas [regula|trata] la materia en términos imperativos.',
        'Consta la respuesta a la pregunta N° {folio}, que [aclara|precisa] el alcance del requisito.',
        'Se tuvo a la vista la resolución N° {numDoc}, que aprobó las bases, y sus [anexos|modificaciones].',
      ],
    ]),
  ],
  law: [
    block(
      'licitacion-derecho',
      [
        [
          'El {n:ley-19886:10} consagra los principios de estricta sujeción a las bases y de igualdad de los licitantes.',
          'Las bases son la fuente principal de derechos y deberes, y el {n:ley-19886:10} exige [apegarse|ceñirse] a ellas.',
          'Según el {n:ley-19886:10}, los procedimientos se realizan con estricta sujeción a las bases, que [obligan|atan] por igual a oferentes y Administración.',
          'Del {n:ley-19886:10} resulta que no se puede [dispensar|eximir] a un participante de lo que se exigió a todos.',
        ],
        [
          'La licitación pública es la regla para contratar, como [previene|indica] el {n:ley-18575:9}.',
          'Ello se [vincula|relaciona] con el {n:ley-18575:9}, relativo a la propuesta pública.',
          'El {n:ley-18575:9} [impone|reclama] un llamado abierto y un trato igualitario.',
          'Libre concurrencia e igualdad [fluyen|derivan] asimismo del {n:ley-18575:9}.',
        ],
      ],
      { optional: [1] },
    ),
    block('licitacion-derecho-salvables', [
      [
        'Pueden salvarse errores u omisiones formales si ello no confiere una situación de [privilegio|ventaja] ni afecta la igualdad.',
        'La facultad de pedir que se subsanen defectos está [limitada|circunscrita] a los formales.',
        'No es formal aquello que [incide|repercute] en la evaluación o en el precio.',
        'El principio de no formalización [convive|coexiste] con la sujeción a las bases, sin derogarla.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block(
        'licitacion-acoge',
        [
          [
            'Las bases eran claras y no distinguían; al aceptar una oferta que {defecto}, el servicio [quebrantó|infringió] el {n:ley-19886:10}.',
            'La entidad modificó en los hechos las reglas que ella misma dictó, lo que el {n:ley-19886:10} no [tolera|consiente].',
            'La conveniencia de la propuesta no [permite|autoriza] soslayar el {n:ley-19886:10}.',
            'El criterio aplicado por la comisión no figuraba en las bases, con infracción del {n:ley-19886:10}.',
          ],
          [
            'Como el contrato ya se ejecutó, no procede [retrotraer|invalidar], sin perjuicio de responsabilidades.',
            'Debe retrotraerse el proceso a la etapa de [evaluación|apertura].',
            'Se instruirá un sumario para [indagar|establecer] lo ocurrido.',
            'La irregularidad es [sustancial|relevante] y altera el resultado.',
          ],
        ],
        { optional: [1] },
      ),
    ],
    contraria: [
      block('licitacion-rechaza', [
        [
          'El defecto era meramente formal y su corrección no dio [ventaja|preferencia] alguna, de manera que el {n:ley-19886:10} fue respetado.',
          'La reclamante {defecto}, requisito esencial según las bases; excluirla era lo que [mandaba|imponía] el {n:ley-19886:10}.',
          'Ponderar las ofertas compete a la comisión evaluadora; no se observa [arbitrariedad|desviación] ni falta al {n:ley-19886:10}.',
          'El servicio se ciñó al texto de las bases, conforme al {n:ley-19886:10}, y las [aclaraciones|respuestas] del foro lo confirman.',
        ],
        [
          'La interesada no formuló [observaciones|consultas] en la etapa pertinente.',
          'Aun corregido el puntaje, el orden de las ofertas no [cambiaría|variaría].',
          'Se cumplió con publicar los fundamentos en el [portal|sistema].',
          'El reclamo importa una nueva evaluación, [ajena|impropia] de esta Sede.',
        ],
      ]),
    ],
  },
})
