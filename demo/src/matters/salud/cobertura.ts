import { block } from '../block.ts'
import { healthProtection, protectionRefused } from './matter.ts'

export const saludCobertura = healthProtection({
  id: 'salud-medicamento-alto-costo',
  subjects: ['COBERTURA DE SALUD', 'MEDICAMENTO DE ALTO COSTO', 'GES', 'DERECHO A LA VIDA'],
  demandado: 'servicio',
  years: [2010, 2026],
  lists: {
    enfermedad: [
      'atrofia muscular espinal',
      'fibrosis quística',
      'un cáncer de pulmón avanzado',
      'hemoglobinuria paroxística nocturna',
      'una enfermedad lisosomal',
    ],
    medicamento: [
      'una terapia génica',
      'un anticuerpo monoclonal',
      'un tratamiento enzimático',
      'un modulador de última generación',
      'un inhibidor oral',
    ],
    motivo: [
      'su alto costo',
      'que no figura en el arsenal',
      'que no está en las canastas garantizadas',
      'la falta de evidencia concluyente',
    ],
  },
  controversy: 'CPR:19 N° 1',
  norms: ['CPR:19 N° 1', 'CPR:20', 'ley-19966:2', 'ley-20850:5'],
  facts: [
    block(
      'cobertura-hechos',
      [
        [
          'Recurre {actor} en favor de {menor}, que padece {enfermedad}, contra {demandado}, que se [negó|rehusó] a proporcionar {medicamento}, prescrito por su médico tratante.',
          'A {actor}, que sufre {enfermedad}, le fue denegado el {fechaHecho} el acceso a {medicamento}, [invocándose|aduciéndose] {motivo}.',
          'El {fechaHecho} {demandado} rechazó financiar {medicamento}, [indicado|recetado] a {actor} para {enfermedad}, por {motivo}.',
          'Se objeta la negativa de {demandado} a entregar {medicamento} a {actor}, cuyo diagnóstico es {enfermedad} y cuyo pronóstico [empeora|se agrava].',
        ],
        [
          'El valor anual asciende a {monto3}, [imposible|inalcanzable] para la familia.',
          'Sin él, dice el informe, la evolución es [fatal|irreversible].',
          'Se han agotado las alternativas terapéuticas [disponibles|existentes].',
          'La petición administrativa fue [respondida|contestada] en dos líneas.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('cobertura-alega', [
      [
        'Alega vulnerado el {n:CPR:19 N° 1}, pues la negativa [pone|coloca] en riesgo la vida.',
        'Invoca el {n:CPR:19 N° 1} y sostiene que las razones económicas no pueden [primar|prevalecer] sobre la vida.',
        'Estima que la decisión es arbitraria y que lesiona el {n:CPR:19 N° 1}, al [desconocer|ignorar] el criterio del médico.',
        'Pide que, en resguardo de lo que [garantiza|asegura] el {n:CPR:19 N° 1}, se ordene la compra y el suministro inmediato.',
      ],
    ]),
  ],
  defence: [
    block('cobertura-informe', [
      [
        'El recurrido informa que {medicamento} no integra las prestaciones que financia y que los recursos son [limitados|escasos].',
        'Contesta {demandado} que se rige por la ley y que no puede [entregar|otorgar] prestaciones no incluidas, so pena de infringir la legalidad del gasto.',
        'Según el informe, no hay evidencia suficiente de [eficacia|beneficio] y existen otras alternativas.',
        'Sostiene {demandado} que el {n:ley-20850:5} fija un procedimiento para incorporar tratamientos, que no puede ser [saltado|eludido] por sentencia.',
      ],
    ]),
  ],
  evidence: [
    block('cobertura-antecedentes', [
      [
        'El informe médico de {perito}, de {fechaDoc}, [asevera|afirma] que el tratamiento es el único capaz de detener el avance.',
        'Consta la receta, el presupuesto por {montoDoc} y el registro [sanitario|del fármaco].',
        'Un comité clínico [concluyó|informó] el {fechaDoc} que el beneficio esperado es moderado.',
        'Se agregó el rechazo de {fechaDoc}, que no [analiza|examina] la situación particular.',
      ],
    ]),
  ],
  law: [
    block('cobertura-derecho', [
      [
        'El derecho a la vida y a la integridad, {n:CPR:19 N° 1}, impone al Estado deberes positivos cuando está en riesgo inminente.',
        'La vida es el presupuesto de los demás derechos y el {n:CPR:19 N° 1} la [ampara|protege] sin distinción.',
        'Aun sin prestación legal expresa, el {n:CPR:19 N° 1} puede [exigir|reclamar] una acción del Estado.',
        'El {n:CPR:19 N° 1} tiene aplicación directa, sin que obste la [falta|ausencia] de reglamentación.',
      ],
    ]),
    block(
      'cobertura-derecho-ley',
      [
        [
          'Las garantías explícitas son de acceso, calidad, protección financiera y oportunidad, según el {n:ley-19966:2}.',
          'El {n:ley-19966:2} [obliga|compele] a Fonasa y a las isapres a asegurar las prestaciones priorizadas.',
          'Conforme al {n:ley-19966:2}, la priorización obedece a criterios [técnicos|sanitarios] y presupuestarios.',
          'Lo priorizado por el {n:ley-19966:2} constituye un piso y no un [techo|límite].',
        ],
        [
          'Por su lado, el {n:ley-20850:5} determina los diagnósticos y tratamientos de alto costo cubiertos.',
          'A la cobertura financiera se [refiere|aboca] el {n:ley-20850:5}.',
          'El {n:ley-20850:5} encarga a la autoridad [definir|fijar] por decreto lo que se financia.',
          'Existe, además, el sistema del {n:ley-20850:5}, con evaluación científica [previa|rigurosa].',
        ],
      ],
      { optional: [1] },
    ),
  ],
  reasoning: {
    favorable: [
      block('cobertura-acoge', [
        [
          'Negar {medicamento} por {motivo}, cuando es lo único que puede salvar la vida, [vulnera|lesiona] el {n:CPR:19 N° 1}.',
          'Entre el presupuesto y la vida, el {n:CPR:19 N° 1} no deja [lugar|espacio] a dudas.',
          'La negativa no pondera la situación de quien padece {enfermedad} y por eso es arbitraria; se afecta el {n:CPR:19 N° 1}.',
          'Existiendo indicación médica y riesgo cierto, la conducta de {demandado} contraría el {n:CPR:19 N° 1}.',
        ],
        [
          'Las consideraciones de costo no pueden [invocarse|esgrimirse] ante un riesgo vital.',
          'El registro sanitario avala la [seguridad|eficacia] del fármaco.',
          'El médico tratante, y no la autoridad contable, [conoce|sabe] lo que el paciente requiere.',
          'La Convención sobre los Derechos del Niño [refuerza|apoya] la conclusión cuando el paciente es menor.',
        ],
      ]),
    ],
    contraria: [
      block('cobertura-rechaza', [
        [
          'La decisión se fundó en la ley y en un informe técnico, por lo que no es ilegal ni arbitraria, y el {n:CPR:19 N° 1} no [impone|obliga a] una prestación determinada.',
          'Definir qué se financia es resorte de la autoridad sanitaria; el {n:CPR:19 N° 1} no [autoriza|faculta] a los jueces a diseñar políticas.',
          'No hay prueba de riesgo vital inmediato ni de eficacia, y sin ellas el {n:CPR:19 N° 1} no [resulta|aparece] amenazado.',
          'El paciente recibe tratamiento alternativo, de manera que no se [priva|perturba] el {n:CPR:19 N° 1}.',
        ],
        [
          'Resolver de otro modo afectaría a otros enfermos con igual [derecho|necesidad].',
          'Los recursos públicos deben [distribuirse|asignarse] por criterios generales.',
          'La compasión que el caso suscita no [suple|reemplaza] el fundamento jurídico.',
          'La legalidad del gasto es también un [principio|mandato] constitucional.',
        ],
      ]),
    ],
  },
  appealReasoning: {
    favorable: [
      block('cobertura-suprema-acoge', [
        [
          'Si bien los criterios económicos son atendibles, no deben [invocarse|oponerse] cuando está comprometido el {n:CPR:19 N° 1}.',
          'El {n:CPR:19 N° 1} obliga a adoptar las medidas que [aseguren|garanticen] el tratamiento, a la espera de una solución definitiva.',
          'La urgencia vital, acreditada por el tratante, [activa|hace exigible] el {n:CPR:19 N° 1}.',
          'Privar del fármaco equivale a [anticipar|consentir] la muerte, efecto que el {n:CPR:19 N° 1} proscribe.',
        ],
      ]),
    ],
    contraria: [
      block('cobertura-suprema-rechaza', [
        [
          'Los informes no demuestran que el fármaco mejore la sobrevida, por lo que no hay amenaza al {n:CPR:19 N° 1}.',
          'El sistema legal de cobertura es el cauce que el legislador ideó; el {n:CPR:19 N° 1} no lo [deroga|desplaza].',
          'La conducta de la autoridad es legal y [razonada|fundada], aunque al paciente le resulte adversa; no se infringe el {n:CPR:19 N° 1}.',
          'El {n:CPR:19 N° 1} no confiere un derecho a [cualquier|toda] prestación.',
        ],
      ]),
    ],
  },
  orders: {
    acoge: [
      block('cobertura-resuelve-acoge', [
        [
          'Se acoge el recurso y se [ordena|manda] a {demandado} adquirir y suministrar {medicamento} a quien lo requiere, mientras así lo disponga el tratante.',
          'Ha lugar a la protección; {demandado} deberá [realizar|hacer] las gestiones para proporcionar {medicamento}.',
          'Se hace lugar a la acción, debiendo {demandado} [financiar|costear] {medicamento} en el más breve plazo.',
          '{demandado} iniciará de inmediato la [entrega|administración] de {medicamento}.',
        ],
      ]),
    ],
    rechaza: protectionRefused,
  },
})
