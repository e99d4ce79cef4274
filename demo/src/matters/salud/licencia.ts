import { block } from '../block.ts'
import { healthProtection, protectionRefused } from './matter.ts'

export const saludLicencia = healthProtection({
  id: 'salud-licencia-medica',
  subjects: ['LICENCIA MÉDICA', 'SUSESO', 'COMPIN', 'SUBSIDIO POR INCAPACIDAD LABORAL'],
  demandado: 'servicio',
  years: [2005, 2026],
  lists: {
    demandado: [
      'la Superintendencia de Seguridad Social',
      'la Intendencia de Beneficios Sociales de la Superintendencia de Seguridad Social',
    ],
    diagnostico: [
      'un trastorno depresivo',
      'un lumbago crónico',
      'un episodio ansioso severo',
      'una tendinopatía del hombro',
      'secuelas respiratorias',
    ],
    formula: ['reposo injustificado', 'reposo prolongado', 'antecedentes insuficientes', 'falta de incapacidad temporal'],
  },
  controversy: 'ley-19880:41',
  norms: ['ley-19880:11', 'ley-19880:41', 'CPR:19', 'CPR:20'],
  facts: [
    block(
      'licencia-hechos',
      [
        [
          'Recurre {actor} contra {demandado} por haber confirmado el rechazo de licencias médicas por {diagnostico}, con la sola mención de {formula}.',
          'El {fechaHecho} {demandado} [desestimó|denegó] la reclamación de {actor} por sus licencias, que sumaban {dias} días de reposo por {diagnostico}.',
          'La Comisión de Medicina Preventiva rechazó las licencias de {actor}, y {demandado} [mantuvo|ratificó] la decisión el {fechaHecho}, invocando {formula}.',
          'Se impugna la resolución N° {numDoc}, que [confirmó|sostuvo] el rechazo de reposos por {diagnostico} a causa de {formula}.',
        ],
        [
          'No fue {a:examinado|examinada} ni se pidió informe al tratante.',
          'Dejó de percibir subsidios por {monto}.',
          'Estuvo en [tratamiento|control] permanente con especialista.',
          'Su reposición fue [rechazada|denegada] sin mayor análisis.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('licencia-alega', [
      [
        'Sostiene que el acto carece de motivación y que se la priva del subsidio, con [afectación|merma] de la propiedad e integridad.',
        'Alega que los informes de su psiquiatra [justifican|respaldan] el reposo y que no fueron ponderados.',
        'Denuncia infracción al {n:CPR:19}, N° 24° y N° 1°, por una decisión [arbitraria|estereotipada].',
        'Pide que se ordene [autorizar|pagar] las licencias o, al menos, una nueva evaluación.',
      ],
    ]),
  ],
  defence: [
    block('licencia-informe', [
      [
        'Informa {demandado} que la materia es técnica y que sus médicos [estudiaron|revisaron] los antecedentes.',
        'Expone {demandado} que el reposo [acumulado|otorgado] excede lo razonable para {diagnostico}.',
        'Indica la recurrida que el subsidio no es un derecho indubitado y que [actuó|obró] en ejercicio de sus facultades.',
        'Pide el rechazo {demandado}, por tratarse de seguridad social, [garantía|derecho] no amparado por esta vía.',
      ],
    ]),
  ],
  evidence: [
    block('licencia-antecedentes', [
      [
        'El informe del tratante, de {fechaDoc}, [describe|consigna] síntomas invalidantes y ajustes de medicación.',
        'Consta un peritaje de {perito}, fechado el {fechaDoc}, que [recomienda|aconseja] reintegro gradual.',
        'La resolución N° {numDoc} emplea un formulario en que solo [varía|cambia] el nombre.',
        'Se acompañaron las licencias, las recetas y la ficha clínica [actualizada|completa].',
      ],
    ]),
  ],
  law: [
    block(
      'licencia-derecho',
      [
        [
          'Las resoluciones deben ser fundadas, según el {n:ley-19880:41}, y las que afecten derechos han de expresar hechos y razones.',
          'El {n:ley-19880:41} [exige|pide] que el acto terminal contenga su fundamento y decida lo planteado.',
          'No basta citar una fórmula: el {n:ley-19880:41} [manda|impone] decir por qué.',
          'La motivación, de acuerdo con el {n:ley-19880:41}, es elemento de validez y no un [adorno|formalismo].',
        ],
        [
          'En igual sentido el {n:ley-19880:11}, sobre imparcialidad.',
          'Lo mismo [resulta|fluye] del {n:ley-19880:11}.',
          'Debe tenerse presente también el {n:ley-19880:11}, referido a los actos [desfavorables|gravosos].',
          'Se complementa con el {n:ley-19880:11}.',
        ],
      ],
      { optional: [1] },
    ),
    block('licencia-derecho-reglamento', [
      [
        'El reglamento de licencias faculta al organismo para pedir exámenes, informes o visitas [antes|previamente] de resolver.',
        'Para mejor acierto, la autoridad puede [citar|examinar] al trabajador y requerir antecedentes.',
        'La normativa sectorial provee de medios para [verificar|comprobar] la incapacidad, que no son meramente facultativos cuando hay duda.',
        'Rechazar sin haber usado tales medios [compromete|afecta] la razonabilidad de la decisión.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('licencia-acoge', [
        [
          'La expresión {formula} es una conclusión y no un motivo, de suerte que el acto incumple el {n:ley-19880:41} y es [arbitrario|inmotivado].',
          'Frente a un informe detallado del tratante, {demandado} no [opuso|presentó] razón médica alguna, con infracción del {n:ley-19880:41}.',
          'Se decidió sin examinar a {actor} ni desvirtuar los antecedentes, lo que el {n:ley-19880:41} no [consiente|admite].',
          'El acto no permite conocer por qué {diagnostico} no [amerita|justifica] reposo; falta la motivación del {n:ley-19880:41}.',
        ],
        [
          'Tal proceder [afecta|lesiona] el N° 24° del {n:CPR:19}, respecto del subsidio.',
          'Se conculca el {n:CPR:19}, por el [menoscabo|detrimento] patrimonial y de la integridad.',
          'Las garantías del {n:CPR:19} aparecen [perturbadas|amagadas].',
          'De esta forma se quebranta el {n:CPR:19}, N° 2° y N° 24°.',
        ],
      ]),
    ],
    contraria: [
      block('licencia-rechaza', [
        [
          'La resolución explica, con apoyo médico, que la evolución no [justificaba|ameritaba] más reposo, y cumple el {n:ley-19880:41}.',
          'Valorar la incapacidad es tarea técnica; fundado el acto según el {n:ley-19880:41}, los jueces no pueden [sustituirlo|reemplazarlo].',
          'Hubo peritaje y se [notificó|comunicó] su resultado, con lo que quedó satisfecho el {n:ley-19880:41}.',
          'El reclamante no aportó antecedentes nuevos y el acto, aunque breve, [responde|contesta] lo pedido conforme al {n:ley-19880:41}.',
        ],
        [
          'No existe un derecho [indubitado|cierto] al subsidio.',
          'La vía cautelar no [permite|admite] ponderar exámenes contradictorios.',
          'Tampoco se divisa trato [desigual|discriminatorio].',
          'Quien discrepa puede [acudir|recurrir] al procedimiento que corresponde.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('licencia-suprema-acoge', [
        [
          'Lo [procedente|debido] era disponer una evaluación antes de rechazar; al no hacerlo se infringió el {n:ley-19880:41}.',
          'La fórmula empleada no alcanza el estándar del {n:ley-19880:41}, que [reclama|exige] razones relacionadas con el paciente.',
          'El acto debe bastarse a sí mismo, y el informe dado en estrados no [suple|completa] la motivación del {n:ley-19880:41}.',
          'Se ordenará dictar una nueva resolución, previa pericia, por [infracción|incumplimiento] del {n:ley-19880:41}.',
        ],
      ]),
    ],
    contraria: [
      block('licencia-suprema-rechaza', [
        [
          'El órgano técnico expresó sus razones y el {n:ley-19880:41} no exige [extensión|detalle] mayor.',
          'Obrando dentro de su competencia y con fundamento, {demandado} no [contravino|infringió] el {n:ley-19880:41}.',
          'La discrepancia entre médicos no [convierte|torna] en arbitrario el acto, que satisface el {n:ley-19880:41}.',
          'Consta una revisión por especialistas, suficiente a la luz del {n:ley-19880:41}.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('licencia-resuelve-acoge', [
        [
          'Se acoge la protección y se [dejan|declaran] sin efecto las resoluciones que rechazaron las licencias de {actor}.',
          'Ha lugar al recurso: {demandado} dispondrá un peritaje y [dictará|emitirá] una nueva resolución fundada.',
          'Se hace lugar a la acción y se ordena [autorizar|pagar] los reposos reclamados por {actor}.',
          'Queda sin efecto lo resuelto, debiendo {demandado} [reevaluar|examinar de nuevo] a {actor} dentro de treinta días.',
        ],
      ]),
    ],
    rechaza: protectionRefused,
  },
})
