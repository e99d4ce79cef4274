import { block } from '../block.ts'

/** The place of this control in the constitutional order, its history and its method. */
export const constitutionalControl = [
  block(
    'tc-supremacia',
    [
      [
        'Los órganos del Estado deben someter su acción a la Constitución y a las normas dictadas conforme a ella, según el {n:CPR:6}, cuyos preceptos obligan tanto a los titulares de esos órganos como a toda persona.',
        'La supremacía constitucional, que [enuncia|proclama] el {n:CPR:6}, no es una declaración retórica: exige que alguien, con autoridad para hacerlo, impida que la ley desmienta a la Carta en el caso.',
        'Quien legisla, administra o juzga lo hace dentro de un marco que el {n:CPR:6} coloca por encima de todos, y que este Tribunal tiene la misión de [guardar|custodiar].',
        'Del {n:CPR:6} deriva la fuerza normativa directa de la Constitución, en virtud de la cual ningún precepto puede [sustraerse|escapar] a su influjo.',
      ],
      [
        'La sanción a su infracción es la que determina la ley o, en su caso, la propia Carta, de la que este control es una [manifestación|expresión].',
        'Tal jerarquía se traduce, en sede de inaplicabilidad, en la [preferencia|primacía] de la norma superior para resolver una gestión.',
        'No hay en ello desconfianza hacia el Congreso, sino [reconocimiento|conciencia] de que también él está limitado.',
        'Supremacía y democracia no se oponen: la primera [asegura|preserva] las reglas que hacen posible la segunda.',
      ],
      [
        'Se trata de un límite que alcanza a las leyes anteriores y posteriores a la Carta, sin distinción.',
        'Por eso la antigüedad de una norma, o el consenso que la vio nacer, no la [inmunizan|blindan].',
        'De la misma manera que la ley vincula al juez, la Constitución [ata|vincula] a la ley.',
        'El juez ordinario [participa|colabora] en esa tarea cuando requiere él mismo la intervención de este órgano.',
      ],
    ],
    { optional: [2] },
  ),
  block(
    'tc-historia-control',
    [
      [
        'Hasta el año 2005 la inaplicabilidad era conocida por la Corte Suprema, que la concebía de modo [abstracto|objetivo], como un cotejo entre dos textos.',
        'La reforma de la Ley N° 20.050 concentró en esta Magistratura un control que antes se hallaba [repartido|dividido] y le imprimió un sello concreto.',
        'Antes de la reforma constitucional del 2005 el examen giraba en torno a la contradicción entre preceptos; hoy gira en torno a los [efectos|resultados] de aplicar uno de ellos.',
        'El constituyente derivado quiso unificar la jurisdicción constitucional, y con ese [propósito|designio] trasladó la competencia y reformuló el verbo: que la aplicación resulte contraria.',
      ],
      [
        'Aquel cambio de redacción ha sido el [eje|punto de partida] de la doctrina posterior.',
        'De la comparación entre ambos textos se sigue la importancia que adquirió el [caso|conflicto].',
        'La jurisprudencia de los años siguientes fue [delineando|perfilando] sus consecuencias.',
        'Con ello se abandonó la idea de un juicio puramente lógico entre [enunciados|reglas].',
      ],
      [
        'El texto anterior sigue, pese a todo, ilustrando los debates sobre la [amplitud|extensión] de la acción.',
        'Algunas de las antiguas exigencias perduran en las causales de [inadmisibilidad|rechazo preliminar].',
        'La experiencia comparada ofrece modelos de cuestión incidental que [guardan|tienen] parentesco con el nuestro.',
        'Nada impide recurrir a aquella jurisprudencia cuando [explica|aclara] un precepto.',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-dos-controles', [
    [
      'Distinta es la facultad del N° 7° del {n:CPR:93}, que permite declarar la inconstitucionalidad con efectos generales de una norma ya declarada inaplicable.',
      'Mientras la inaplicabilidad mira al caso, la acción del numeral séptimo del {n:CPR:93} [expulsa|elimina] el precepto del ordenamiento.',
      'No ha de confundirse esta sentencia con la que regula el N° 7° del {n:CPR:93}, que requiere cuatro quintos y otra [finalidad|perspectiva].',
      'El {n:CPR:93}, en sus numerales sexto y séptimo, escalona dos controles: primero el del efecto y luego, si se dan los supuestos, el del [precepto|enunciado].',
    ],
    [
      'La reiteración de sentencias estimatorias no [conduce|lleva] de suyo a la segunda.',
      'De que una norma sea muchas veces inaplicada no se infiere su [invalidez|nulidad] general.',
      'Ambos controles se [comunican|relacionan], mas sus presupuestos difieren.',
      'El estándar del primero es, por fuerza, [menos|más moderadamente] exigente en cuanto a generalidad.',
    ],
  ]),
  block('tc-rango-legal', [
    [
      'Por precepto legal se entiende una regla de jerarquía de ley, sea un artículo, un inciso o una frase, siempre que posea [autonomía|sentido] suficiente para producir un efecto.',
      'El objeto del control es una unidad lingüística con contenido normativo, sin importar su [tamaño|extensión] ni su lugar en el texto.',
      'Reglamentos, autos acordados e instrucciones [quedan|permanecen] fuera de esta acción; dentro caben leyes, decretos con fuerza de ley y decretos leyes.',
      'Fraccionar una disposición es posible en tanto lo restante no [altere|desfigure] su sentido.',
    ],
    [
      'La impugnación de autos recae sobre una norma que [satisface|cumple] esta condición.',
      'El requirente ha identificado con [precisión|exactitud] el texto que objeta.',
      'Inaplicar solo una parte exige cuidar que no se cree, por resta, una regla que el legislador jamás [quiso|dictó].',
      'Cuando la norma consta de varias hipótesis, el control se dirige a la que [gobierna|rige] la gestión.',
    ],
  ]),
  block('tc-congruencia', [
    [
      'La competencia de este Tribunal queda [fijada|delimitada] por el requerimiento: ni puede extenderse a preceptos no impugnados ni omitir los que lo fueron.',
      'El {n:ley-17997:88} le permite fundar su decisión en preceptos constitucionales distintos de los invocados, advirtiéndolo a las partes.',
      'Rige un principio de congruencia que solo cede en el supuesto del {n:ley-17997:88}, relativo a fundamentos [diversos|no alegados].',
      'Lo pedido marca el límite, aunque el fundamento jurídico pueda [enriquecerse|completarse] en la sentencia.',
    ],
    [
      'En la especie no ha sido necesario hacer uso de tal [facultad|prerrogativa].',
      'Se estará a las infracciones desarrolladas en el libelo, en el orden que [parezca|resulte] más claro.',
      'Algunas alegaciones aparecen apenas [enunciadas|mencionadas] y no admiten un examen de fondo.',
      'Las infracciones se analizarán agrupadas, pues varias comparten un mismo [sustrato|fundamento].',
    ],
  ]),
  block('tc-carga-argumentar', [
    [
      'Toca a quien requiere [exponer|explicar] de qué forma el efecto contrario a la Carta se produce en su gestión, con un desarrollo preciso de los hechos y del derecho.',
      'La carga de argumentar pesa sobre el requirente: no basta con [citar|transcribir] garantías, hay que mostrar el nexo entre ellas y la norma.',
      'Un libelo fundado plausiblemente no es aún un libelo acogible; la diferencia está en la [solidez|fuerza] de sus razones frente a las contrarias.',
      'Quien sostiene la validez de la norma ha de contribuir también, [mostrando|indicando] el fin que persigue y los medios que evitó.',
    ],
    [
      'Ese diálogo entre las partes es el que [nutre|alimenta] la decisión.',
      'Los escritos de autos cumplen, con [desigual|distinta] fortuna, ese cometido.',
      'El silencio de los órganos colegisladores no puede interpretarse como [allanamiento|conformidad].',
      'El Tribunal, por lo demás, conoce el derecho y puede [suplir|completar] lo insuficiente, dentro de su competencia.',
    ],
  ]),
  block(
    'tc-metodo',
    [
      [
        'Interpretar la Constitución exige atender a la letra, al contexto, a los fines y a la unidad del texto, sin hacer de uno de esos cánones la única [llave|guía].',
        'Los métodos tradicionales de interpretación son [útiles|provechosos], pero la apertura de las cláusulas constitucionales demanda además ponderar principios.',
        'Ninguna cláusula puede leerse aislada; la Carta es un [sistema|todo] cuyas partes se iluminan.',
        'El principio de unidad impide que un derecho se [realice|satisfaga] anulando a otro, y obliga a buscar la concordancia práctica.',
      ],
      [
        'La historia fidedigna ayuda, sin [encadenar|sujetar] el presente a la intención de los autores.',
        'Ha de preferirse el sentido que mejor [realiza|despliega] los derechos de la persona.',
        'El efecto útil manda descartar lecturas que dejen sin [aplicación|contenido] una parte del texto.',
        'La interpretación finalista impide que las formas se vuelvan contra aquello que debían [proteger|servir].',
      ],
      [
        'Con esas herramientas se [abordará|examinará] el conflicto.',
        'Tales criterios han sido [aplicados|seguidos] de manera sostenida por esta Magistratura.',
        'No se trata de una preferencia subjetiva, sino de un método [controlable|verificable].',
        'Sobre esa base metodológica se [construye|asienta] lo que sigue.',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-suspension', [
    [
      'La suspensión del procedimiento, que contempla el {n:ley-17997:85}, tiene por objeto [preservar|conservar] la utilidad de la sentencia.',
      'De acuerdo con el {n:ley-17997:85}, la Sala pudo detener la gestión mientras se resolvía, medida que no [prejuzga|adelanta] opinión.',
      'Al amparo del {n:ley-17997:85} se ordenó [detener|paralizar] la tramitación, con lo que el conflicto llegó vivo a esta etapa.',
      'Medida cautelar por naturaleza, la del {n:ley-17997:85} cesa con la [dictación|pronunciación] del fallo.',
    ],
    [
      'El lapso de suspensión no ha de [pesar|gravitar] en contra de quien acudió a esta sede.',
      'Ese tiempo no se [imputa|atribuye] a la parte requirente.',
      'No cabe ver en ella una [dilación|maniobra] indebida.',
      'Cuidó la Sala de no afectar medidas cautelares [personales|vigentes].',
    ],
  ]),
  block('tc-efectos-vacio', [
    [
      'Se ha objetado que acoger dejaría un vacío; mas integrar el derecho es tarea cotidiana de los jueces, que no pueden [excusarse|negarse] por falta de ley, según el {n:CPR:76}.',
      'El principio de inexcusabilidad del {n:CPR:76} asegura que la gestión será [decidida|resuelta], con o sin el precepto.',
      'De la exclusión de una regla no se sigue el caos: el {n:CPR:76} obliga al juez a [fallar|resolver] con lo demás del ordenamiento.',
      'Determinar qué regla ocupará su lugar incumbe al juez de la causa, a quien el {n:CPR:76} confía [juzgar|decidir] y hacer ejecutar lo juzgado.',
    ],
    [
      'Esta Magistratura debe, empero, [representarse|prever] las consecuencias de su decisión para no causar un mal mayor.',
      'El argumento de las consecuencias tiene su peso, aunque no puede [justificar|sanear] una infracción cierta.',
      'A veces la inaplicabilidad produce un efecto peor que el que [remedia|corrige], y ha de evitarse.',
      'Tal previsión forma parte de un juicio [responsable|prudente].',
    ],
  ]),
  block('tc-hechos', [
    [
      'Fijar los hechos de la gestión compete al juez de ella; aquí solo se los [recoge|asume] en la medida en que permiten entender el efecto.',
      'Los antecedentes del proceso importan como contexto, no como [materia|objeto] de prueba ante esta sede.',
      'No se ha recibido prueba, ni era [necesario|preciso]: los hechos relevantes constan por documentos.',
      'Cuando las partes discrepan acerca de ellos, el examen se hace sobre la hipótesis que la [acusación|pretensión] deducida plantea.',
    ],
    [
      'Cualquier variación posterior podría [modificar|alterar] el juicio, y así ha de entenderse el alcance de este fallo.',
      'Lo que luego se pruebe no [afecta|toca] la validez de lo resuelto.',
      'Quedan a salvo las facultades de los jueces para [apreciarlos|valorarlos] con libertad.',
      'Con esta salvedad, se [tienen|dan] por reproducidos los hechos de la parte expositiva.',
    ],
  ]),
  block('tc-orden-fallo', [
    [
      'Para mayor claridad el fallo se ocupará primero del marco normativo, enseguida de las garantías comprometidas y al final de su [aplicación|proyección] al caso.',
      'El análisis seguirá este orden: sentido de la norma, examen de los reproches y [conclusión|decisión].',
      'Conviene dividir el razonamiento en capítulos que [separen|distingan] el derecho aplicable de la infracción alegada.',
      'La exposición parte por la doctrina [general|común] y avanza hacia las particularidades de la gestión.',
    ],
  ]),
] as const
