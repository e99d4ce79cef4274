import { block } from '../block.ts'
import { opinion } from './matter.ts'

export const contraloriaRemuneraciones = opinion({
  id: 'cgr-remuneraciones-municipales',
  subjects: ['asignaciones', 'remuneraciones municipales', 'reintegro'],
  parties: { actor: 'persona', demandado: 'municipalidad' },
  lists: {
    beneficio: [
      'la asignación de zona',
      'el pago de horas extraordinarias',
      'el incremento previsional',
      'la asignación profesional',
      'la asignación de mejoramiento de la gestión municipal',
      'los viáticos',
    ],
  },
  controversy: 'ley-18883:97',
  norms: ['ley-18883:97', 'ley-18883:93', 'ley-10336:67'],
  facts: [
    block('remu-hechos', [
      [
        'Consulta {actor}, que sirve en {demandado}, si tiene derecho a {beneficio}, que dejó de [percibir|recibir] en {fechaTermino}.',
        '{actor} reclama el pago de {beneficio} por el período que va desde {fechaContrato}, por un total cercano a {montoDoc}.',
        'Se ordenó a {actor} restituir {montoDoc}, que habría recibido en exceso por {beneficio}, y pide que se deje sin efecto.',
        'El municipio [suspendió|interrumpió] el pago de {beneficio} a {actor}, quien lo había percibido durante {anios} años.',
      ],
    ]),
  ],
  claim: [
    block('remu-pide', [
      [
        'Sostiene que se trata de un derecho [adquirido|incorporado] a su patrimonio.',
        'Afirma que otros funcionarios en igual situación lo [perciben|reciben].',
        'En subsidio, pide la [condonación|liberación] de lo que deba devolver.',
        'Aduce que actuó de buena fe y que el error fue del [empleador|municipio].',
      ],
    ]),
  ],
  defence: [
    block('remu-informe', [
      [
        'Informó el municipio que {beneficio} se pagaba por error, [detectado|advertido] en una auditoría.',
        'La entidad edilicia señala que carece de [presupuesto|disponibilidad] y que la ley no contempla el estipendio.',
        'El alcalde responde que la jornada no excedía la ordinaria y que no hubo [autorización|decreto] previa.',
        'Expuso la municipalidad que aplicó el criterio [vigente|imperante] a esa época.',
      ],
    ]),
  ],
  evidence: [
    block('remu-antecedentes', [
      [
        'De las liquidaciones acompañadas [consta|aparece] el pago de {montoDoc} por {beneficio}.',
        'El decreto alcaldicio N° {numDoc}, de {fechaDoc}, [ordenó|dispuso] el descuento.',
        'Se revisaron los registros de asistencia de {fechaDoc} y los actos que [autorizaron|ordenaron] los trabajos.',
        'El preinforme de auditoría de {fechaDoc} [observó|objetó] el concepto.',
      ],
    ]),
  ],
  law: [
    block(
      'remu-derecho',
      [
        [
          'Los funcionarios municipales tienen derecho a las asignaciones que [establece|menciona] el {n:ley-18883:97} y a las demás que señalen leyes especiales.',
          'En materia de estipendios rige la reserva legal, de modo que solo proceden los del {n:ley-18883:97} o de otra ley.',
          'El {n:ley-18883:97} [enumera|detalla] las asignaciones de estos servidores, sin que la autoridad pueda crear otras.',
          'Según el {n:ley-18883:97}, las asignaciones suponen que se [cumpla|verifique] el supuesto de hecho de cada una.',
        ],
        [
          'Por el tiempo en que no se hubiere trabajado no cabe percibir remuneraciones, como [previene|señala] el {n:ley-18883:69}.',
          'Lo pagado indebidamente debe reintegrarse, pudiendo otorgarse facilidades según el {n:ley-10336:67}.',
          'El {n:ley-10336:67} permite al Contralor [liberar|eximir] total o parcialmente del reintegro si hubo buena fe o justa causa de error.',
          'Existe, con todo, la facultad del {n:ley-10336:67} de [condonar|remitir] lo mal percibido.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('remu-acoge', [
        [
          'Cumpliéndose los supuestos del {n:ley-18883:97}, {actor} tiene derecho a {beneficio}, que deberá [pagarse|enterarse] con la prescripción que corresponda.',
          'El municipio no pudo suspender {beneficio} sin oír al afectado ni dictar un acto fundado; el derecho, además, [emana|proviene] del {n:ley-18883:97}.',
          'Las labores se efectuaron por orden superior y la falta de decreto, imputable a la autoridad, no [priva|despoja] al funcionario de lo que concede el {n:ley-18883:97}.',
          'A la luz del {n:ley-18883:97}, el criterio del municipio es [restrictivo|estrecho] y carece de apoyo en la ley.',
        ],
        [
          'De otro modo habría un enriquecimiento sin causa de la [entidad|Administración].',
          'Se acoge también la [condonación|liberación] pedida en subsidio.',
          'El plazo para reclamar se [cuenta|computa] hacia atrás desde la solicitud.',
          'La buena fe del servidor está fuera de [discusión|duda].',
        ],
      ]),
    ],
    contraria: [
      block('remu-rechaza', [
        [
          'El estipendio no está en el {n:ley-18883:97} ni en ley especial, y la reiteración de un error no [crea|genera] derechos.',
          'Falta el supuesto de hecho de {beneficio}, por lo que el {n:ley-18883:97} no [ampara|respalda] lo pedido.',
          'Los pagos efectuados carecieron de causa, ya que el {n:ley-18883:97} no los [contempla|prevé], y procede su reintegro.',
          'La igualdad no puede invocarse para [extender|propagar] una ilegalidad; el {n:ley-18883:97} es claro.',
        ],
        [
          'Puede, eso sí, pedirse facilidades de [pago|reintegro].',
          'Dos años es el plazo de prescripción, que [alcanza|cubre] parte de lo cobrado.',
          'No hay derechos adquiridos contra [ley|norma] expresa.',
          'El municipio deberá [continuar|seguir] con los descuentos.',
        ],
      ]),
    ],
  },
})
