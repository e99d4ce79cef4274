import { block } from '../block.ts'
import { healthProtection, protectionRefused } from './matter.ts'

export const saludPreexistencia = healthProtection({
  id: 'salud-preexistencia',
  subjects: ['ISAPRE', 'TÉRMINO DE CONTRATO', 'PREEXISTENCIA NO DECLARADA'],
  demandado: 'isapre',
  years: [2001, 2026],
  lists: {
    enfermedad: [
      'diabetes',
      'hipertensión arterial',
      'una hernia discal',
      'resistencia a la insulina',
      'un nódulo tiroideo',
      'asma bronquial',
    ],
    prestacion: ['una cirugía', 'una hospitalización', 'unos exámenes de imagen', 'un parto', 'un tratamiento oncológico'],
  },
  controversy: 'DFL-1-2005-salud:201',
  norms: ['CPR:19', 'CPR:20', 'DFL-1-2005-salud:201', 'DFL-1-2005-salud:190'],
  facts: [
    block('preex-hechos', [
      [
        '{actor} recurre contra {demandado}, que por carta de {fechaHecho} [terminó|desahució] su contrato de salud, imputándole no haber declarado {enfermedad}.',
        'Al solicitar cobertura para {prestacion}, {demandado} [puso|dio] fin al contrato de {actor}, celebrado el {fechaContrato}, por omitir {enfermedad}.',
        'El {fechaHecho} se [notificó|comunicó] a {actor} la exclusión del sistema, pues no habría informado {enfermedad} en su declaración de salud.',
        'La isapre negó {prestacion} y luego el {fechaHecho} desafilió a {actor}, [atribuyéndole|achacándole] una preexistencia, {enfermedad}.',
      ],
    ]),
  ],
  claim: [
    block('preex-alega', [
      [
        'Afirma que desconocía {enfermedad}, que no tenía diagnóstico médico a la fecha de [contratar|ingresar].',
        'Sostiene que la decisión es unilateral y que la isapre se [erige|constituye] en juez de su propia causa.',
        'Alega haber completado la declaración de buena fe, con la [ayuda|asistencia] de la agente de ventas.',
        'Denuncia vulnerado el {n:CPR:19}, en sus numerales 9° y 24°, y pide [mantener|restablecer] el contrato.',
      ],
    ]),
  ],
  defence: [
    block('preex-informe', [
      [
        'La isapre sostiene que {enfermedad} era conocida y que su omisión la [habilita|faculta] para terminar, según el {n:DFL-1-2005-salud:201}.',
        'Responde {demandado} que exámenes anteriores a {fechaContrato} ya [mostraban|revelaban] {enfermedad}, y aplica el {n:DFL-1-2005-salud:201}.',
        'Funda {demandado} su decisión en el {n:DFL-1-2005-salud:201}, y agrega que de saberlo no habría [contratado|aceptado] o lo habría hecho con restricción.',
        'Se pide rechazar: el {n:DFL-1-2005-salud:201} [permite|autoriza] poner término por falsear u omitir información.',
      ],
    ]),
  ],
  evidence: [
    block('preex-antecedentes', [
      [
        'La declaración de salud de {fechaDoc} tiene marcada la alternativa [negativa|no] en todas sus preguntas.',
        'Se acompañó un examen de {fechaDoc} con valores [alterados|límites], sin diagnóstico.',
        'La ficha clínica [consigna|registra] una consulta por {enfermedad} el {fechaDoc}.',
        'El certificado de {perito} indica que {enfermedad} fue [detectada|pesquisada] recién el {fechaDoc}.',
      ],
    ]),
  ],
  law: [
    block(
      'preex-derecho',
      [
        [
          'El {n:DFL-1-2005-salud:201} permite a la isapre terminar el contrato por incumplimiento, entre ellos falsear o no entregar de manera fidedigna la información de la declaración de salud, salvo justa causa de error.',
          'Las causales de término son las del {n:DFL-1-2005-salud:201}, de [aplicación|interpretación] estricta, y la omisión exige mala fe o culpa.',
          'Poner fin al contrato es, según el {n:DFL-1-2005-salud:201}, una facultad [excepcional|reglada], sujeta a comunicación y plazo.',
          'La justa causa de error, reconocida por el {n:DFL-1-2005-salud:201}, [excluye|descarta] la sanción.',
        ],
        [
          'Preexistente es lo diagnosticado médicamente con anterioridad, de acuerdo con el {n:DFL-1-2005-salud:190}.',
          'Conforme al {n:DFL-1-2005-salud:190}, debe haber [diagnóstico|conocimiento] médico previo a la suscripción.',
          'No cualquier molestia es preexistencia: el {n:DFL-1-2005-salud:190} pide un diagnóstico [previo|anterior].',
          'El {n:DFL-1-2005-salud:190} [define|delimita] qué dolencias pueden excluirse.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('preex-acoge', [
        [
          'No se acreditó diagnóstico anterior al contrato, de modo que la causal del {n:DFL-1-2005-salud:201} no [concurre|existe].',
          'Un examen con valores alterados no equivale a saber que se padece {enfermedad}; hubo justa causa de error, prevista en el {n:DFL-1-2005-salud:201}.',
          'La isapre dedujo la preexistencia de simples indicios y se [arrogó|atribuyó] una facultad que excede el {n:DFL-1-2005-salud:201}.',
          'Entre {enfermedad} y {prestacion} no hay relación, lo que [evidencia|muestra] un uso abusivo del {n:DFL-1-2005-salud:201}.',
        ],
        [
          'Dejar sin cobertura a un enfermo [conculca|vulnera] el {n:CPR:19}.',
          'Se afectó el N° 24° del {n:CPR:19}, sobre los derechos del contrato.',
          'El {n:CPR:19} ampara la permanencia en el sistema [elegido|escogido].',
          'Tal conducta [lesiona|perturba] derechos que el {n:CPR:19} asegura.',
        ],
      ]),
    ],
    contraria: [
      block('preex-rechaza', [
        [
          'La ficha prueba que {actor} conocía {enfermedad}; al callarla incurrió en la causal del {n:DFL-1-2005-salud:201}.',
          'Hubo una omisión relevante y consciente, que el {n:DFL-1-2005-salud:201} [sanciona|castiga] con el término.',
          'La isapre obró conforme al contrato y al {n:DFL-1-2005-salud:201}, dentro de [plazo|término] y por escrito.',
          'Determinar si hubo error justificable [requiere|precisa] un juicio de lato conocimiento; prima facie se cumplió el {n:DFL-1-2005-salud:201}.',
        ],
        [
          'La buena fe [pesa|recae] sobre ambas partes.',
          'La materia tiene un [árbitro|juez] especial.',
          'No puede hablarse de acto [caprichoso|antojadizo].',
          'Ocultar información [rompe|altera] el equilibrio del seguro.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('preex-suprema-acoge', [
        [
          'El {n:DFL-1-2005-salud:201} debe leerse en [armonía|consonancia] con la finalidad del contrato, y la duda favorece la cobertura.',
          'Falta un diagnóstico médico cierto, y por eso el {n:DFL-1-2005-salud:201} fue [invocado|aplicado] sin base.',
          'Quien ignora su enfermedad no puede [falsear|ocultar] nada en el sentido del {n:DFL-1-2005-salud:201}.',
          'El término, medida extrema del {n:DFL-1-2005-salud:201}, resulta [desproporcionado|excesivo] ante una omisión inocua.',
        ],
      ]),
    ],
    contraria: [
      block('preex-suprema-rechaza', [
        [
          'Los antecedentes muestran un diagnóstico previo, y el {n:DFL-1-2005-salud:201} [faculta|autoriza] lo obrado.',
          'La controversia sobre el {n:DFL-1-2005-salud:201} pertenece al [árbitro|Intendente] especial.',
          'La recurrida se ciñó al procedimiento del {n:DFL-1-2005-salud:201} y no [incurrió|cayó] en arbitrariedad.',
          'Ninguna justa causa de error, de las que admite el {n:DFL-1-2005-salud:201}, se [probó|demostró].',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('preex-resuelve-acoge', [
        [
          'Se acoge el recurso y se [ordena|manda] a {demandado} mantener vigente el contrato de {actor} y otorgar cobertura a {prestacion}.',
          'Ha lugar a la protección: queda sin efecto el término y {demandado} [bonificará|cubrirá] {prestacion}.',
          'Se hace lugar a la acción, [restableciéndose|reponiéndose] el contrato de salud de {actor}.',
          '{demandado} deberá [reincorporar|reafiliar] a {actor} en las mismas condiciones.',
        ],
      ]),
    ],
    rechaza: protectionRefused,
  },
})
