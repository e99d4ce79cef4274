import { block } from '../block.ts'
import { inapplicability } from './matter.ts'

export const tcLeyEmilia = inapplicability({
  id: 'tc-ley-emilia',
  subjects: ['INAPLICABILIDAD', 'LEY DE TRÁNSITO', 'SUSPENSIÓN DE PENA SUSTITUTIVA', 'LEY EMILIA'],
  demandado: 'ministerio_publico',
  courts: [
    'el Tribunal de Juicio Oral en lo Penal de la jurisdicción',
    'el Juzgado de Garantía competente',
    'el tribunal oral que conoce de la acusación',
  ],
  years: [2015, 2026],
  lists: {
    precepto: [
      'el inciso primero, segunda parte, del artículo 196 ter de la Ley N° 18.290',
      'el artículo 196 ter, inciso primero, segunda parte, de la Ley de Tránsito',
    ],
    gestion: ['el proceso penal seguido en su contra', 'la causa penal pendiente', 'el juicio oral pendiente'],
    resultado: [
      'la muerte de un ciclista',
      'lesiones gravísimas a una pasajera',
      'la muerte del acompañante',
      'lesiones gravísimas a dos peatones',
    ],
  },
  controversy: 'ley-18290:196 ter',
  norms: ['ley-18290:196 ter', 'CPR:93', 'CPR:19', 'ley-17997:84'],
  principles: ['equality', 'proportionality', 'legality', 'reintegration', 'dueProcess'],
  facts: [
    block('tc196-gestion', [
      [
        'La gestión trata de un accidente del {fechaHecho}, en {direccion}, en el que {actor}, en estado de ebriedad, [causó|provocó] {resultado}.',
        'A {actor} se le atribuye haber conducido ebrio el {fechaHecho} y ocasionado {resultado}, hecho por el que se [pide|requiere] presidio menor en su grado máximo.',
        'Se acusa a {actor} de manejar bajo los efectos del alcohol, con {resultado} como [consecuencia|saldo], el {fechaHecho}.',
        'El proceso se [originó|inició] por un choque ocurrido el {fechaHecho} en {comuna}, con {resultado}; {actor} iba al volante.',
      ],
      [
        'No tenía condenas anteriores, reparó en parte el daño y [colaboró|cooperó] con la investigación.',
        'Consignó {monto} en favor de los [afectados|ofendidos].',
        'La defensa anunció que [pediría|solicitaría] libertad vigilada intensiva.',
        'El juicio oral estaba [fijado|programado] para {fechaDoc}.',
      ],
    ]),
    block(
      'tc196-precepto',
      [
        [
          'La parte objetada ordena que la pena sustitutiva, si procede, [quede|permanezca] en suspenso por un año, durante el cual el condenado debe cumplir efectivamente la privación de libertad.',
          'Se trata de la regla que [obliga|fuerza] a pasar un año en prisión antes de iniciar cualquier sustitución.',
          'El enunciado no suprime las penas sustitutivas, pero las [posterga|difiere] doce meses, que se cumplen intramuros.',
          'En virtud de la norma cuestionada, conceder la sustitución no [evita|excluye] un año de encierro.',
        ],
        [
          'Fue agregada por la Ley N° 20.770, conocida por el nombre de la [niña|víctima] cuya muerte la impulsó.',
          'Rige solo para los delitos con resultado de muerte o lesiones [gravísimas|de máxima entidad].',
          'Su aplicación no [admite|tolera] excepciones.',
          'Alcanza incluso a quien, por su pena, [podría|estaría en condiciones de] cumplir toda ella en libertad.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  claim: [
    block('tc196-alega-igualdad', [
      [
        'Acusa {actor} una desigualdad, porque otros condenados a igual pena, por delitos dolosos incluso, acceden [de inmediato|sin espera] a la sustitución.',
        'El requerimiento denuncia que solo a esta clase de [autores|condenados] se les retiene un año.',
        'Sostiene la defensa que autores de homicidio simple, con dos atenuantes calificadas, reciben mejor [trato|tratamiento].',
        'Reclama el requirente ser discriminado por el tipo de delito y no por su [gravedad|culpabilidad].',
      ],
    ]),
    block('tc196-alega-proporcion', [
      [
        'Reprocha también que el año sea fijo, sin [relación|atención] a la extensión de la pena ni a la persona.',
        'Quien recibe tres años y quien recibe cinco [soportan|sufren] el mismo encierro, expone, lo que revela su arbitrariedad.',
        'El encierro temporal, concluye, [destruye|rompe] los vínculos que la libertad vigilada busca preservar.',
        'Estima que se vulnera la proporcionalidad, al [imponerse|exigirse] una prisión que no es necesaria según los propios informes técnicos.',
      ],
      [
        'Nadie resocializa, dice, [encerrando|recluyendo] por un año a quien luego tratará en libertad.',
        'Invoca el N° 2° y el N° 3° del {n:CPR:19}.',
        'Afirma que el propósito es meramente [simbólico|retributivo].',
        'Hace caudal de la [jurisprudencia|doctrina] de esta Magistratura.',
      ],
    ]),
    block('tc196-alega-individualizacion', [
      [
        'Se priva al juez, prosigue, de [decidir|resolver] cuándo y cómo debe cumplirse la pena.',
        'El libelo afirma que la individualización judicial es parte del debido proceso y que la ley la [cancela|anula].',
        'Añade que la regla opera [automáticamente|sin juicio], con prescindencia del mérito.',
        'Concluye que lo que la ley hace es [sustituir|desplazar] al sentenciador.',
      ],
    ]),
  ],
  defence: [
    block(
      'tc196-observa',
      [
        [
          'El Ministerio Público se opone: el legislador quiso que estos hechos [tuvieran|recibieran] al menos un año de cárcel y ello está dentro de sus facultades.',
          'La parte querellante pide rechazar, por respeto a las [víctimas|familias] y al sentido de la reforma.',
          'Observa la Fiscalía que la sustitución no se [niega|elimina], sino que se condiciona, lo que es menos severo que otras exclusiones vigentes.',
          'Según la requerida, conducir ebrio y matar es un [disvalor|injusto] que explica por sí solo la regla.',
        ],
        [
          'Cita el descenso de muertes por alcohol [posterior|subsiguiente] a la ley.',
          'Destaca el amplio [consenso|apoyo] con que fue aprobada.',
          'Dice que el requirente [conocía|sabía] la consecuencia.',
          'Recalca que un año es un [lapso|período] moderado frente a una vida.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  evidence: [
    block('tc196-antecedentes', [
      [
        'Constan a fojas {folio} la acusación, el informe de alcoholemia y el informe [presentencial|social] de {fechaDoc}.',
        'Se agregaron el parte N° {numDoc}, los comprobantes de [reparación|consignación] por {montoDoc} y el extracto de filiación.',
        'Obran los registros de la audiencia de {fechaDoc}, [enviados|remitidos] por {tribunalGestion}.',
        'Figura en autos un informe estadístico sobre siniestros de tránsito, [acompañado|aportado] el {fechaDoc}.',
      ],
    ]),
  ],
  law: [
    block('tc196-regimen', [
      [
        'El {n:ley-18290:196 ter} contiene reglas especiales para [determinar|fijar] la pena y para ejecutarla en los delitos de conducción con resultado grave.',
        'Dos partes tiene el {n:ley-18290:196 ter}: una [gobierna|rige] la cuantía; la otra, la suspensión de la sustitución.',
        'De lo dispuesto en el {n:ley-18290:196 ter} resulta que la Ley N° 18.216 se aplica, pero su [ejecución|inicio] se aplaza.',
        'La segunda parte del inciso primero del {n:ley-18290:196 ter} es lo único [impugnado|objetado] en autos.',
      ],
      [
        'El legislador del 2014 [endureció|agravó] también la huida y la negativa a someterse a exámenes.',
        'En la tramitación se habló de la sensación de [impunidad|desamparo] de los familiares.',
        'La moción inicial proponía [excluir|eliminar] por completo las penas sustitutivas.',
        'El año intramuros fue una fórmula [intermedia|de compromiso].',
      ],
    ]),
    block('tc196-culpa', [
      [
        'Dogmáticamente, el resultado de estos delitos se atribuye a [título|razón] de culpa o de una imprudencia agravada.',
        'Se discute si el tipo combina dolo en la conducción e imprudencia en el [resultado|desenlace].',
        'La doctrina los trata como delitos [calificados|cualificados] por el resultado, categoría que exige cautela.',
        'Manejar ebrio es doloso; matar, en general, no es [querido|buscado].',
      ],
      [
        'La diferencia con el dolo de matar [importa|pesa] en el juicio de proporción.',
        'Ese matiz no [borra|elimina] la gravedad del resultado.',
        'Corresponde tenerlo presente al [comparar|cotejar] penas.',
        'La ley, al fijar el marco, ya [recogió|ponderó] esa circunstancia.',
      ],
    ]),
    block('tc196-vida', [
      [
        'El Estado debe proteger la vida y la integridad, aseguradas en el N° 1° del {n:CPR:19}, también [frente|respecto] a terceros.',
        'Del N° 1° del {n:CPR:19} emana un deber de [prevenir|evitar] los riesgos del tránsito.',
        'Las muertes viales comprometen el N° 1° del {n:CPR:19} y [justifican|autorizan] una reacción estatal enérgica.',
        'La vida, primera de las garantías del {n:CPR:19}, ocupa un lugar [central|principal] en esta ponderación.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('tc196-acoge-igualdad', [
        [
          'Condenados a la misma pena y con idéntico pronóstico reciben trato opuesto; el {n:ley-18290:196 ter} no [ofrece|exhibe] un motivo que se relacione con la culpa.',
          'El {n:ley-18290:196 ter} trata peor a un autor imprudente que a quien [mata|hiere] con dolo y obtiene una pena sustitutiva.',
          'La diferencia de un año que impone el {n:ley-18290:196 ter} no responde a la peligrosidad, que el propio sistema [evalúa|mide] por otros medios.',
          'Si la pena es sustituible y los informes la aconsejan, el {n:ley-18290:196 ter} solo [agrega|suma] sufrimiento.',
        ],
        [
          'El contraste es arbitrario en los términos del N° 2° del {n:CPR:19}.',
          'Se quebranta con ello el N° 2° del {n:CPR:19}.',
          'Ninguna razón constitucional [sostiene|apoya] esa disparidad, que el N° 2° del {n:CPR:19} proscribe.',
          'El N° 2° del {n:CPR:19} obliga a [tratar|mirar] igual a los iguales.',
        ],
      ]),
      block(
        'tc196-acoge-proporcion',
        [
          [
            'El año único, cualquiera sea la pena, [desconoce|anula] la graduación que el legislador mismo diseñó.',
            'Para penas de tres años el encierro representa un tercio; para las de cinco, un quinto: la regla [castiga|golpea] más a quien merece menos.',
            'No se [vislumbra|advierte] qué utilidad preventiva tiene un año de cárcel seguido de libertad vigilada.',
            'La medida [interrumpe|corta] el tratamiento, el trabajo y la reparación a las víctimas.',
          ],
          [
            'Había opciones menos [lesivas|severas], como la vigilancia intensiva con monitoreo.',
            'El fin disuasivo ya lo [cumple|satisface] la inhabilidad perpetua para conducir.',
            'Un castigo que solo retribuye no [puede|logra] justificarse por su ejemplaridad.',
            'El legislador persigue un fin legítimo por un camino [innecesario|excesivo].',
          ],
          [
            'La resocialización, principio al que se adhirió el Estado, [sale|resulta] perjudicada.',
            'Quien ya mostró arrepentimiento y [reparó|indemnizó] no es escuchado.',
            'El efecto concreto en {actor} [confirma|ilustra] lo dicho.',
            'La dignidad impide usar a una persona como [lección|ejemplo] para otras.',
          ],
        ],
        { optional: [2] },
      ),
      block('tc196-acoge-juez', [
        [
          'El {n:CPR:76} entrega a los jueces ejecutar lo juzgado, y ello [incluye|abarca] decidir sobre la modalidad de la pena.',
          'Vaciar esa potestad mediante una regla ciega se opone al {n:CPR:76} y al [procedimiento|proceso] racional.',
          'Con arreglo al {n:CPR:76}, es el tribunal quien debe [ponderar|sopesar] los informes que la ley manda pedir.',
          'Pedir informe presentencial para luego prohibir atenderlo es una incongruencia que el {n:CPR:76} no [cobija|ampara].',
        ],
        [
          'La inaplicabilidad restituye al juez esa [atribución|facultad], sin imponerle resultado.',
          'Quedará en libertad de [conceder|otorgar] o de negar la sustitución.',
          'Nada obsta a que, con fundamento, [decida|resuelva] el cumplimiento efectivo.',
          'Tal es el alcance [preciso|limitado] de este fallo.',
        ],
      ]),
    ],
    contraria: [
      block('tc196-rechaza-igualdad', [
        [
          'Conducir ebrio y causar {resultado} es un injusto propio, y el {n:ley-18290:196 ter} puede darle un régimen [propio|particular].',
          'El {n:ley-18290:196 ter} [aplica|impone] la misma regla a todos los que se hallan en ese supuesto, y con ello respeta la igualdad.',
          'Comparar con otros delitos no [sirve|aprovecha], pues el {n:ley-18290:196 ter} atiende a un fenómeno con causas y riesgos específicos.',
          'La singularidad del tránsito, actividad riesgosa y masiva, [explica|funda] la regla del {n:ley-18290:196 ter}.',
        ],
        [
          'La norma no excluye la sustitución: la [difiere|aplaza].',
          'Es una carga [moderada|acotada] y conocida de antemano.',
          'El legislador pudo ser más [severo|drástico] y prefirió no serlo.',
          'Existe, pues, un criterio [objetivo|racional].',
        ],
      ]),
      block(
        'tc196-rechaza-proporcion',
        [
          [
            'Un año de privación de libertad por una vida [segada|perdida] no puede calificarse de excesivo.',
            'Dentro de un marco que parte en tres años y un día, cumplir uno en prisión [guarda|conserva] proporción.',
            'La prevención general es un fin [admisible|válido], y las cifras sugieren que la regla lo alcanza.',
            'El juez mantiene libertad para graduar la pena, con lo que la regla no [elimina|suprime] la individualización.',
          ],
          [
            'Tampoco se impide la reinserción, que [continúa|sigue] tras el año.',
            'Dentro del recinto hay [talleres|programas] disponibles.',
            'El sacrificio del condenado se [compensa|equilibra] con la protección de la vida del N° 1° del {n:CPR:19}.',
            'El medio es idóneo y su [rigor|dureza], soportable.',
          ],
          [
            'La fijeza del plazo es [técnica|recurso] corriente en la legislación.',
            'Que la regla sea discutible no la hace [inconstitucional|ilícita].',
            'Corresponde al Congreso [evaluar|revisar] su eficacia.',
            'No advierte este Tribunal afectación [esencial|grave] de derecho alguno.',
          ],
        ],
        { optional: [2] },
      ),
      block('tc196-rechaza-deferencia', [
        [
          'La Constitución no manda que las penas se cumplan en libertad; su forma es [materia|asunto] de ley.',
          'Entre la exclusión total y la sustitución inmediata, el legislador [escogió|tomó] un punto intermedio.',
          'Acoger supondría borrar la [decisión|voluntad] más clara de la reforma.',
          'El precepto fue objeto de [debate|discusión] amplio y de una votación casi unánime.',
        ],
      ]),
    ],
  },
  dissent: {
    favorable: [
      block('tc196-voto-acoger', [
        [
          'La minoría estuvo por acoger, ya que el {n:ley-18290:196 ter} [impone|obliga a] un encierro que nadie ha medido.',
          'Disienten los ministros para quienes el {n:ley-18290:196 ter} [quiebra|rompe] la igualdad entre condenados a una misma pena.',
          'En el voto de minoría se [lee|sostiene] que el {n:ley-18290:196 ter} satisface la indignación, pero no la Constitución.',
          'Estiman los disidentes que el {n:ley-18290:196 ter} debió ser [inaplicado|apartado] por innecesario.',
        ],
        [
          'Añaden que el dolor de las víctimas merece [respuesta|reparación] y no cualquier castigo.',
          'Remiten a fallos [previos|anteriores] en igual sentido.',
          'Recuerdan que el juez conoce mejor que la ley a [quien|la persona que] juzga.',
          'Les parece que la regla es hija de la [urgencia|emoción].',
        ],
      ]),
    ],
    contraria: [
      block('tc196-voto-rechazar', [
        [
          'El voto disidente fue por rechazar, atendida la deferencia que [merece|exige] el {n:ley-18290:196 ter}.',
          'Discrepan los ministros que ven en el {n:ley-18290:196 ter} una [legítima|válida] política de seguridad vial.',
          'Para los disidentes el {n:ley-18290:196 ter} es [proporcionado|mesurado] y protege la vida.',
          'Consideran quienes disienten que la mayoría [reescribe|corrige] el {n:ley-18290:196 ter}.',
        ],
        [
          'Dejan [constancia|anotado] del descenso de siniestros.',
          'Opinan que la comparación con el homicidio doloso es [artificiosa|inexacta].',
          'Piensan que un año no [toca|altera] la esencia de la libertad.',
          'Apuntan que no hay derecho [constitucional|fundamental] a la pena sustitutiva.',
        ],
      ]),
    ],
  },
})
