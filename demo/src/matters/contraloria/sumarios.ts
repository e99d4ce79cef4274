import { block } from '../block.ts'
import { opinion } from './matter.ts'

export const contraloriaSumarios = opinion({
  id: 'cgr-sumario-prescripcion',
  subjects: ['sumario administrativo', 'prescripción', 'medida disciplinaria', 'debido proceso'],
  parties: { actor: 'persona', demandado: 'servicio' },
  lists: {
    medida: [
      'la destitución',
      'una multa del diez por ciento de su remuneración',
      'la suspensión del empleo por treinta días',
      'la censura',
    ],
    falta: [
      'inasistencias injustificadas',
      'el mal uso de un vehículo fiscal',
      'tratos indebidos a subalternos',
      'irregularidades en rendiciones',
      'la adulteración de registros de asistencia',
    ],
  },
  controversy: 'ley-18834:158',
  norms: ['ley-18834:158', 'ley-18834:121', 'ley-10336:6'],
  facts: [
    block('sumario-hechos', [
      [
        '{actor} reclama de {medida} que le impuso {demandado} por {falta}, al cabo de un sumario [instruido|incoado] el {fechaContrato}.',
        'Se impugna la resolución N° {numDoc}, que aplicó {medida} a {actor}, a quien se [reprochó|imputó] {falta}.',
        'Por {falta}, ocurridas en {fechaHecho}, se sancionó a {actor} con {medida} recién el {fechaTermino}.',
        'El sumario por {falta} se [extendió|prolongó] por {anios} años y terminó con {medida} para {actor}.',
      ],
    ]),
  ],
  claim: [
    block('sumario-pide', [
      [
        'Alega que la acción disciplinaria está prescrita y que hubo [dilación|demora] injustificada.',
        'Denuncia vicios: no se le [permitió|dejó] rendir prueba y el cargo era vago.',
        'Sostiene que la sanción es desproporcionada, dadas sus [atenuantes|calificaciones].',
        'Pide que se [invalide|anule] el proceso o se rebaje la medida.',
      ],
    ]),
  ],
  defence: [
    block('sumario-informe', [
      [
        'El servicio contesta que la prescripción se suspendió con la [formulación|notificación] de cargos.',
        'Según el informe, el inculpado tuvo acceso al expediente y [presentó|hizo] descargos.',
        'La autoridad expone que la demora obedeció a [licencias|recusaciones] del propio afectado.',
        'Se manifiesta que los hechos son graves y [fueron|resultaron] acreditados.',
      ],
    ]),
  ],
  evidence: [
    block('sumario-antecedentes', [
      [
        'A fojas {folio} del expediente sumarial [consta|rola] la formulación de cargos de {fechaDoc}.',
        'El expediente, de {dias+} fojas útiles, muestra una [paralización|inactividad] entre {fechaDoc} y {fechaDoc2}.',
        'Consta el rechazo de la prueba testimonial ofrecida, sin [expresión|mención] de motivos.',
        'La vista fiscal de {fechaDoc} propuso una medida [menor|distinta].',
      ],
    ]),
  ],
  law: [
    block(
      'sumario-derecho',
      [
        [
          'La acción disciplinaria prescribe en cuatro años contados desde la acción u omisión, según el {n:ley-18834:158}, salvo que el hecho sea delito.',
          'Cuatro años es el término que [fija|señala] el {n:ley-18834:158} para perseguir la responsabilidad administrativa.',
          'De conformidad con el {n:ley-18834:158}, si hay delito la acción administrativa prescribe junto con la [penal|acción criminal].',
          'El {n:ley-18834:158} limita en el tiempo la potestad sancionadora, en [resguardo|beneficio] de la certeza.',
        ],
        [
          'El plazo se suspende desde que se formulan cargos, y sigue corriendo si el proceso se paraliza por más de dos años.',
          'La suspensión opera con los [cargos|descargos] y no con la sola instrucción.',
          'Si transcurren dos calificaciones sin sanción, el cómputo se [reanuda|retoma] como si no se hubiera interrumpido.',
          'Nueva infracción del funcionario [interrumpe|corta] el término.',
        ],
      ],
      { optional: [1] },
    ),
    block('sumario-derecho-proceso', [
      [
        'Las medidas disciplinarias se aplican tomando en cuenta la gravedad de la falta y las circunstancias modificatorias, conforme al {n:ley-18834:121}.',
        'En el {n:ley-18834:121} está el catálogo de sanciones, que deben [guardar|tener] proporción con el hecho.',
        'La autoridad pondera la sanción dentro del {n:ley-18834:121}, pero ha de [fundar|justificar] su elección.',
        'Según el {n:ley-18834:121}, antecedentes y gravedad [orientan|guían] la medida.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('sumario-acoge', [
        [
          'Entre los hechos y los cargos pasaron más de cuatro años, de suerte que la acción se [extinguió|encontraba prescrita] según el {n:ley-18834:158}.',
          'El expediente estuvo detenido por un lapso que [hace|torna] aplicable la regla de reanudación, con lo que se cumplió el {n:ley-18834:158}.',
          'Nada indica que el hecho revista caracteres de delito, así que debe estarse al plazo común del {n:ley-18834:158}, ya [vencido|corrido].',
          'Antes que la prescripción del {n:ley-18834:158}, se advierte un vicio esencial: se negó la prueba sin [razón|fundamento].',
        ],
        [
          'Procede dejar sin efecto {medida} y [reintegrar|devolver] lo descontado.',
          'Deberá retrotraerse el proceso a la etapa [indagatoria|acusatoria].',
          'La excesiva dilación [compromete|genera] además la responsabilidad del fiscal.',
          'La sanción carece, pues, de [soporte|base].',
        ],
      ]),
    ],
    contraria: [
      block('sumario-rechaza', [
        [
          'Los cargos se notificaron antes de cumplirse el término del {n:ley-18834:158}, que quedó [suspendido|detenido].',
          'Como los hechos podrían constituir delito, rige el plazo mayor que [prevé|admite] el {n:ley-18834:158}.',
          'La demora no es por sí causal de nulidad, ya que los plazos no son fatales y el {n:ley-18834:158} no [llegó|alcanzó] a cumplirse.',
          'Computado el lapso desde que cesó la conducta continua, el {n:ley-18834:158} no [beneficia|aprovecha] al reclamante.',
        ],
        [
          'El afectado ejerció sus defensas en todas las etapas.',
          'Los vicios alegados no son [trascendentes|esenciales].',
          'La medida es de las que la ley [reserva|contempla] para faltas de esa gravedad.',
          'La ponderación es privativa de la [superioridad|autoridad], salvo arbitrariedad.',
        ],
      ]),
    ],
  },
})
