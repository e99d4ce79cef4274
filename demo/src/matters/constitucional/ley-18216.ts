import { block } from '../block.ts'
import { inapplicability } from './matter.ts'

export const tcPenasSustitutivas = inapplicability({
  id: 'tc-penas-sustitutivas',
  subjects: ['INAPLICABILIDAD', 'LEY 18.216', 'PENAS SUSTITUTIVAS', 'CONTROL DE ARMAS'],
  demandado: 'ministerio_publico',
  courts: [
    'el Tribunal de Juicio Oral en lo Penal de la jurisdicción',
    'el Juzgado de Garantía competente',
    'el tribunal oral que conoce de la acusación',
  ],
  years: [2015, 2026],
  lists: {
    precepto: ['el inciso segundo del artículo 1° de la Ley N° 18.216', 'el artículo 1°, inciso segundo, de la Ley N° 18.216'],
    gestion: ['el proceso penal seguido en su contra', 'la causa penal pendiente', 'el proceso penal en que se sustenta el requerimiento'],
    arma: [
      'un arma de fuego convencional',
      'un arma adaptada para el disparo',
      'municiones de diverso calibre',
      'un revólver sin inscripción',
    ],
  },
  controversy: 'ley-18216:1',
  norms: ['ley-18216:1', 'CPR:93', 'CPR:19', 'ley-17997:84'],
  principles: ['equality', 'proportionality', 'legality', 'reintegration', 'essence'],
  facts: [
    block('tc18216-gestion', [
      [
        'En la gestión, {actor} fue {a:acusado|acusada} por hechos del {fechaHecho}, que el Ministerio Público [califica|encuadra] en la ley de control de armas por la tenencia de {arma}.',
        'El proceso penal versa sobre {arma}, hallazgo efectuado el {fechaHecho} en poder de {actor}, lo que [motivó|dio lugar a] una acusación con petición de presidio menor en su grado máximo.',
        'Se imputa a {actor} haber portado {arma} el {fechaHecho}, en la comuna de {comuna}, delito que tiene [asignada|señalada] una pena que admitiría, de no mediar la exclusión, ser sustituida.',
        'Según la acusación, {actor} mantenía {arma} en su domicilio el {fechaHecho}; la pena requerida [asciende|llega] a tres años y un día.',
      ],
      [
        'El requirente carece de condenas previas y cuenta con arraigo [familiar|laboral].',
        'No registra antecedentes y su informe social es [favorable|auspicioso].',
        'La audiencia de juicio se encontraba [fijada|agendada] al momento de la suspensión.',
        'La defensa hizo saber en audiencia que, de haber condena, [pediría|solicitaría] una pena sustitutiva.',
      ],
    ]),
    block('tc18216-precepto', [
      [
        'La disposición impugnada impide, respecto de los delitos que menciona, que el juez reemplace la privación de libertad por alguna de las [penas|modalidades] que la misma ley contempla.',
        'En su parte objetada, la norma [excluye|deja fuera] a los autores de determinados delitos del régimen general de sustitución.',
        'Prescribe el enunciado cuestionado que no procederá la facultad del inciso precedente tratándose de un [catálogo|listado] de ilícitos, entre ellos los de la ley de armas.',
        'Lo que el texto dispone es una [prohibición|exclusión]: cierto grupo de delitos no podrá cumplirse sino en régimen efectivo.',
      ],
      [
        'Fue introducida por una reforma que [buscaba|pretendía] endurecer la reacción frente al uso ilícito de armas.',
        'Su redacción actual proviene de modificaciones sucesivas que [ampliaron|extendieron] el listado.',
        'El legislador la agregó en el marco de una agenda contra la delincuencia violenta.',
        'Opera con independencia de la cuantía de la pena [concreta|impuesta].',
      ],
    ]),
  ],
  claim: [
    block(
      'tc18216-alega-igualdad',
      [
        [
          'Sostiene el requirente que se [vulnera|quebranta] la igualdad ante la ley, al negarle lo que se concede a quienes cometen delitos sancionados con penas iguales o mayores.',
          'En primer término, acusa una diferencia arbitraria: autores de ilícitos más graves [acceden|optan] a la sustitución que a él se le niega.',
          'Denuncia que el criterio de distinción es el [nombre|rótulo] del delito y no su gravedad ni la peligrosidad del autor.',
          'El libelo contrasta su situación con la de condenados por delitos contra la vida o la propiedad que sí [pueden|logran] cumplir en libertad.',
        ],
        [
          'Nada en la historia legislativa [explicaría|justificaría] semejante trato.',
          'La medida, añade, se [adoptó|aprobó] sin estudios que la apoyen.',
          'Se le castigaría, en el fondo, por la [alarma|inquietud] que produce el delito y no por su conducta.',
          'Ello contravendría el N° 2° del {n:CPR:19}.',
        ],
      ],
      { optional: [1] },
    ),
    block(
      'tc18216-alega-proporcion',
      [
        [
          'También alega infringida la proporcionalidad, puesto que la cárcel efectiva para un primerizo, por un hecho sin víctimas, [excede|sobrepasa] lo necesario.',
          'Encarcelar a quien nunca delinquió, expone, no [sirve|contribuye] a fin alguno y perjudica la reinserción que manda el derecho internacional.',
          'Acusa que el precepto [priva|despoja] al juez de toda posibilidad de medir y que la sanción resulta, por eso, desproporcionada.',
          'A su entender, existen medios menos [gravosos|lesivos] para lograr lo que persigue la ley, como la libertad vigilada intensiva.',
        ],
        [
          'El encierro le haría perder su empleo y el [sustento|apoyo] de sus hijos.',
          'Recuerda que el porte es un delito de peligro [abstracto|presunto].',
          'Destaca que la pena sustitutiva es [también|asimismo] una pena.',
          'Cita, para apoyarlo, informes sobre los efectos [criminógenos|nocivos] de las penas cortas.',
        ],
      ],
      { optional: [1] },
    ),
    block('tc18216-alega-juez', [
      [
        'Finalmente, reprocha que la ley se [arrogue|atribuya] la individualización de la pena, tarea propia del juez en un proceso racional y justo.',
        'La exclusión automática, dice, [sustituye|reemplaza] el juicio del sentenciador por una regla ciega.',
        'Entiende que se afecta la independencia judicial, desde que el tribunal no puede [ponderar|considerar] las circunstancias del condenado.',
        'Impide la norma, según el requirente, toda [discusión|controversia] sobre la forma de cumplimiento, con menoscabo de la defensa.',
      ],
    ]),
  ],
  defence: [
    block(
      'tc18216-observa',
      [
        [
          'El Ministerio Público insta por el rechazo: la política criminal pertenece al legislador y la peligrosidad de las armas [justifica|explica] el trato más severo.',
          'Observa el ente persecutor que la sustitución es un beneficio [legal|de configuración legal], no un derecho, y que puede negarse a categorías de delitos.',
          'A juicio de la Fiscalía, quien porta un arma clandestina crea un riesgo [indiscriminado|general], diferente del que originan otras conductas.',
          'La requerida [estima|considera] que no hay comparación válida, pues cada delito tiene su propia lesividad y su propio régimen.',
        ],
        [
          'Añade que el requirente aún no ha sido condenado, por lo que el efecto es [hipotético|eventual].',
          'Apunta que el marco penal permite al juez graduar, de modo que no hay [automatismo|rigidez].',
          'Hace ver los compromisos internacionales en materia de [tráfico|control] de armas.',
          'Recalca que el número de homicidios con armas ha [aumentado|crecido] en los últimos años.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  evidence: [
    block('tc18216-antecedentes', [
      [
        'Se agregaron a fojas {folio} copia de la acusación, del auto de apertura y del [extracto de filiación|certificado de antecedentes] de {actor}.',
        'Obran en autos el requerimiento fiscal, la minuta de audiencia de {fechaDoc} y un informe social que [describe|detalla] la situación familiar del requirente.',
        'Constan la historia de la ley pertinente y las [estadísticas|cifras] acompañadas a fojas {folio} sobre aplicación de penas sustitutivas.',
        'Mediante oficio N° {numDoc}, de {fechaDoc}, {tribunalGestion} [remitió|envió] los registros de audio y las piezas principales.',
      ],
    ]),
  ],
  law: [
    block('tc18216-regimen', [
      [
        'El inciso primero del {n:ley-18216:1} permite que la ejecución de las penas privativas o restrictivas de libertad sea [sustituida|reemplazada] por remisión condicional, reclusión parcial, libertad vigilada, expulsión o prestación de servicios.',
        'La regla general del {n:ley-18216:1} es la facultad judicial de sustituir; su inciso segundo [consagra|introduce] excepciones por tipo de delito.',
        'Desde la reforma de 2012, el {n:ley-18216:1} dejó de hablar de medidas alternativas y las [llama|denomina] penas sustitutivas, cambio que no es solo de nombre.',
        'Según el {n:ley-18216:1}, sustituir es [potestad|atribución] del tribunal que condena, sujeta a los requisitos propios de cada modalidad.',
      ],
      [
        'Cada una exige una extensión máxima, cierta conducta pretérita y un pronóstico [favorable|positivo].',
        'Los requisitos atienden a la pena concreta y a los antecedentes personales, con [exámenes|informes] técnicos.',
        'De este modo el legislador confió en la [individualización|personalización] como herramienta de prevención especial.',
        'El quebrantamiento acarrea la vuelta al régimen [efectivo|cerrado], lo que muestra su índole punitiva.',
      ],
    ]),
    block(
      'tc18216-historia',
      [
        [
          'La exclusión nació referida a unos pocos crímenes gravísimos y fue [extendida|ampliada] más tarde a los delitos de la ley de armas.',
          'En el debate parlamentario se [invocó|adujo] el aumento de la violencia y la necesidad de una señal disuasiva.',
          'Los registros de la tramitación [muestran|evidencian] que se discutió sobre el poder de fuego de bandas organizadas, no sobre tenencias aisladas.',
          'Durante la discusión hubo voces que [advirtieron|previnieron] acerca de su efecto en personas sin antecedentes.',
        ],
        [
          'Tal finalidad disuasiva es, en sí misma, [legítima|irreprochable].',
          'No se [halla|encuentra] en ella explicación de por qué se incluyeron figuras de mera posesión.',
          'Ese contexto [ayuda|sirve] para examinar la racionalidad de la medida.',
          'La intención de los autores, con todo, no [ata|obliga] al intérprete constitucional.',
        ],
      ],
      { optional: [1] },
    ),
    block('tc18216-armas', [
      [
        'La Constitución, en su {n:CPR:103}, dispone que ninguna persona, grupo u organización podrá [poseer|tener] armas sin autorización otorgada conforme a la ley.',
        'El control de armas tiene rango constitucional: el {n:CPR:103} lo [entrega|encarga] a una ley de quórum calificado y al órgano que esta señale.',
        'Del {n:CPR:103} se [colige|sigue] un mandato al Estado de vigilar y restringir la circulación de armas.',
        'La mención de las armas por el constituyente, en el {n:CPR:103}, [revela|indica] la importancia del bien que se protege.',
      ],
      [
        'De allí no se deduce, empero, que toda [medida|sanción] en la materia quede exenta de control.',
        'Ese encargo refuerza el [fin|objetivo], pero deja abierta la pregunta por el medio.',
        'Es un dato que debe [pesar|contar] a la hora de ponderar.',
        'La regla exige una política [severa|firme], sin que prescriba una forma de cumplir las penas.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block(
        'tc18216-acoge-igualdad',
        [
          [
            'Comparado con quienes cometen delitos de mayor penalidad y acceden a la sustitución, {actor} recibe del {n:ley-18216:1} un trato más severo que no se [explica|justifica] por la gravedad.',
            'La distinción que traza el {n:ley-18216:1} atiende al título del delito y [desatiende|ignora] la pena que la propia ley le asignó como medida de su disvalor.',
            'Si el legislador estimó que el hecho merece una pena situada en el rango sustituible, la exclusión del {n:ley-18216:1} [contradice|desmiente] su propia valoración.',
            'Entre dos condenados a igual pena, con igual pasado, el {n:ley-18216:1} encierra a uno y libera al otro por una razón [ajena|extraña] a la culpa de ambos.',
          ],
          [
            'Un criterio así no mide peligrosidad, sino que la [presume|supone] sin admitir prueba en contrario.',
            'No se divisa la finalidad que [ampare|sostenga] ese contraste.',
            'La alarma pública es un dato político que no [autoriza|permite] diferenciar entre iguales.',
            'Falta, pues, la justificación que el N° 2° del {n:CPR:19} [reclama|exige].',
          ],
          [
            'Que el bien protegido sea importante no [basta|alcanza], porque también lo son otros cuyo ataque sí admite sustitución.',
            'El argumento del peligro común valdría asimismo para delitos que no fueron [incluidos|listados].',
            'Sería distinto si la exclusión se ciñera a casos de violencia [efectiva|real].',
            'La generalidad de la regla [atrapa|alcanza] conductas muy dispares bajo una sola consecuencia.',
          ],
        ],
        { optional: [2] },
      ),
      block(
        'tc18216-acoge-proporcion',
        [
          [
            'Sometida al examen de necesidad, la regla no [resiste|supera] la prueba: la libertad vigilada intensiva ofrece control suficiente con menor sacrificio.',
            'Para disuadir bastan la pena y su marco; agregar el encierro forzoso de primerizos [suma|añade] dolor sin ganancia comprobable.',
            'Existe una desproporción entre el beneficio esperado, que nadie ha [medido|cuantificado], y el daño cierto que sufre quien ingresa a la cárcel por vez primera.',
            'Idónea en abstracto, la medida deja de ser necesaria cuando el propio sistema [dispone|cuenta] con sanciones intermedias de eficacia probada.',
          ],
          [
            'La pena, que debe mirar también a la readaptación, [pierde|abandona] aquí ese norte.',
            'Se instrumentaliza al condenado para enviar un [mensaje|aviso] a terceros.',
            'El costo recae además sobre su [familia|entorno], que nada hizo.',
            'No es tolerable un castigo que, en el caso, [empeora|agrava] lo que dice remediar.',
          ],
          [
            'Todo ello en un delito de peligro, sin lesión de persona [alguna|determinada].',
            'Adviértase que {arma} no fue usada ni [exhibida|esgrimida] contra nadie.',
            'Las circunstancias personales de {actor}, que la ley prohíbe mirar, [apuntan|señalan] en sentido contrario al encierro.',
            'Tal es el efecto concreto que la Constitución no [consiente|permite].',
          ],
        ],
        { optional: [2] },
      ),
      block('tc18216-acoge-juez', [
        [
          'Individualizar la pena es parte de la jurisdicción, y el {n:CPR:76} [reserva|confía] esa función a los tribunales.',
          'Una regla que fija por anticipado la forma de cumplimiento [invade|penetra] lo que el {n:CPR:76} entrega al juez.',
          'Privado de toda alternativa, el sentenciador deja de juzgar y [ejecuta|aplica] mecánicamente, en pugna con el {n:CPR:76}.',
          'De acuerdo con el {n:CPR:76}, conocer, resolver y hacer ejecutar lo juzgado [supone|implica] apreciar a quien se juzga.',
        ],
        [
          'No se trata de crear un derecho a la sustitución, sino de devolver al juez la [posibilidad|facultad] de considerarla.',
          'Acogido el requerimiento, podrá concederla o negarla con [razones|fundamentos].',
          'La inaplicabilidad apenas [remueve|quita] un obstáculo.',
          'Nada impide que el tribunal, ponderando todo, [disponga|ordene] la cárcel.',
        ],
      ]),
    ],
    contraria: [
      block(
        'tc18216-rechaza-igualdad',
        [
          [
            'No son comparables quienes infringen la ley de armas con los autores de otros delitos, pues el riesgo que crean es de naturaleza [diversa|diferente]; el {n:ley-18216:1} distingue con base en ello.',
            'El {n:ley-18216:1} trata igual a todos los condenados por los delitos que menciona, y ese es el universo [relevante|pertinente].',
            'La diferencia que hace el {n:ley-18216:1} obedece a un fin explícito: [desalentar|desincentivar] la circulación de armas fuera de control, amparado además por el {n:CPR:103}.',
            'Cada figura penal tiene su régimen, y que la del {n:ley-18216:1} sea más estricta [expresa|refleja] una valoración que corresponde al Congreso.',
          ],
          [
            'Razonable es pensar que una señal firme [contiene|reduce] el porte de armas.',
            'Los informes sobre violencia armada [prestan|dan] apoyo a esa opción.',
            'No toca a esta Magistratura [comparar|cotejar] delitos para nivelar sus consecuencias.',
            'Igualar por abajo equivaldría a [legislar|diseñar política criminal].',
          ],
          [
            'El requirente no ha explicado por qué su término de comparación sería [válido|apto].',
            'Con el mismo argumento habría que [suprimir|derogar] toda regla especial.',
            'La igualdad no exige [uniformidad|identidad] de regímenes.',
            'Discrepar de la severidad no [equivale|basta] para tenerla por arbitraria.',
          ],
        ],
        { optional: [2] },
      ),
      block('tc18216-rechaza-proporcion', [
        [
          'La proporcionalidad de las penas se [juzga|aprecia] por su marco, que aquí permite al sentenciador moverse entre límites amplios.',
          'Cumplir efectivamente una pena proporcionada no la [convierte|torna] en desproporcionada.',
          'El encierro es la forma ordinaria de ejecutar el presidio; sustituirlo es la [excepción|salvedad], y negarla no agrava el castigo.',
          'Tampoco hay automatismo, ya que el juez [decide|resuelve] sobre la culpa, las atenuantes y el quantum.',
        ],
        [
          'La finalidad resocializadora es una entre varias y no [anula|elimina] las demás.',
          'Los tratados no imponen un modelo de penas [alternativas|sustitutivas].',
          'Dentro de la cárcel también [existen|operan] programas de reinserción y beneficios intrapenitenciarios.',
          'Quedan a salvo, por lo demás, los permisos y la [libertad condicional|salida anticipada].',
        ],
      ]),
      block(
        'tc18216-rechaza-eventual',
        [
          [
            'El efecto que se reprocha es hipotético, porque {actor} no ha sido {a:condenado|condenada} y podría [obtener|lograr] su absolución.',
            'Sin condena no hay pena que sustituir, y el conflicto aparece [prematuro|anticipado].',
            'Aun si hubiera sentencia condenatoria, nada [asegura|garantiza] que los requisitos de la sustitución concurran.',
            'La acción de inaplicabilidad no puede [descansar|apoyarse] en conjeturas acerca del desenlace.',
          ],
          [
            'A mayor abundamiento, no existe un derecho constitucional a [elegir|escoger] la forma de cumplir.',
            'Lo pretendido es, en rigor, un [beneficio|privilegio] que la ley no concede.',
            'La Carta no [menciona|contempla] el cumplimiento en libertad entre las garantías.',
            'Tampoco los convenios citados por el requirente lo [imponen|mandan].',
          ],
        ],
        { optional: [1] },
      ),
    ],
  },
  dissent: {
    favorable: [
      block('tc18216-voto-acoger', [
        [
          'Los ministros que suscriben el voto de minoría estuvieron por acoger: entienden que el {n:ley-18216:1} [anula|suprime] la función de individualizar y castiga por categorías.',
          'Disienten quienes consideran que la exclusión del {n:ley-18216:1} [descansa|se asienta] en una presunción de peligrosidad incompatible con la dignidad humana.',
          'Para la minoría, el {n:ley-18216:1} incurre en una incoherencia: [asigna|atribuye] una pena baja y luego la trata como si fuera alta.',
          'Fueron de parecer de acoger el requerimiento, teniendo presente que ninguna razón [sustenta|sostiene] el contraste que produce el {n:ley-18216:1}.',
        ],
        [
          'Agregan que el mayor rigor no se ha [traducido|reflejado] en menos delitos.',
          'Observan que el condenado deja de ser persona para [volverse|hacerse] ejemplo.',
          'Recuerdan la jurisprudencia que por años [acogió|admitió] acciones semejantes.',
          'Consideran que el juez, y no la lista, debe [decidir|determinar] quién va a la cárcel.',
        ],
      ]),
    ],
    contraria: [
      block('tc18216-voto-rechazar', [
        [
          'La disidencia fue de opinión de rechazar, por [tratarse|ser] el {n:ley-18216:1} de una opción de política criminal que no toca el núcleo de ningún derecho.',
          'Se previene por los ministros disidentes que el {n:ley-18216:1} [cumple|satisface] el mandato de controlar las armas.',
          'Quienes disienten estiman que acoger [desarma|debilita] al Estado y que el {n:ley-18216:1} supera con holgura el examen de razonabilidad.',
          'En concepto de la minoría, la sentencia [reemplaza|desplaza] al legislador, que en el {n:ley-18216:1} resolvió con claridad.',
        ],
        [
          'Añaden que la mayoría [compara|equipara] realidades inconmensurables.',
          'Señalan que la deferencia es aquí [máxima|plena].',
          'Reprochan que se hable de derechos donde solo hay [beneficios|facultades].',
          'Advierten que el fallo no indica qué precepto constitucional se [infringe|viola] con exactitud.',
        ],
      ]),
    ],
  },
})
