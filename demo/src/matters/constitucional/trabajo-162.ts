import { block } from '../block.ts'
import { inapplicability } from './matter.ts'

export const tcNulidadDespido = inapplicability({
  id: 'tc-nulidad-despido',
  subjects: ['INAPLICABILIDAD', 'NULIDAD DEL DESPIDO', 'COBRANZA LABORAL', 'PROPORCIONALIDAD'],
  actor: 'empresa',
  demandado: 'persona',
  courts: [
    'el Juzgado de Cobranza Laboral y Previsional',
    'el juzgado de letras con competencia en cobranza',
    'la Corte de Apelaciones que conoce de la apelación',
  ],
  years: [2012, 2026],
  lists: {
    precepto: [
      'el artículo 162, incisos quinto, sexto y séptimo, del Código del Trabajo',
      'los incisos quinto a séptimo del artículo 162 del Código del Trabajo',
      'el inciso séptimo del artículo 162 del Código del Trabajo',
    ],
    gestion: [
      'el procedimiento de cobranza laboral pendiente',
      'el juicio ejecutivo laboral seguido en su contra',
      'la causa de cumplimiento laboral',
    ],
    deuda: [
      'dos meses de cotizaciones',
      'una diferencia menor en la base imponible',
      'cotizaciones de una relación reconocida en juicio',
      'el seguro de cesantía de tres períodos',
    ],
  },
  controversy: 'CT:162',
  norms: ['CT:162', 'CPR:93', 'CPR:19', 'ley-17997:84'],
  principles: ['equality', 'proportionality', 'dueProcess', 'property', 'essence'],
  facts: [
    block('tc162-gestion', [
      [
        'La gestión es la ejecución de una sentencia que declaró nulo el despido de {demandadoNombre} y [condenó|obligó] a {actor} a pagar remuneraciones hasta la convalidación.',
        'En fase de cumplimiento, la liquidación del crédito alcanza ya {monto3}, [cifra|monto] que crece mes a mes, según expone {actor}.',
        'Se cobra a {actor} una suma de {monto3} por remuneraciones posdespido, cuando lo [adeudado|insoluto] era {deuda}.',
        'El origen del litigio está en {deuda}; desde entonces la obligación de {actor} ha [escalado|subido] hasta {monto3}.',
      ],
      [
        'La relación terminó el {fechaTermino} y la deuda previsional se [estimó|tasó] en {monto}.',
        'Entre el término de los servicios y la liquidación [mediaron|transcurrieron] {anios} años.',
        'El ejecutado opuso excepciones que fueron [desechadas|rechazadas].',
        'Está [pendiente|por resolver] la objeción a la liquidación.',
      ],
    ]),
    block('tc162-precepto', [
      [
        'Los incisos objetados disponen que el despido no produce el efecto de poner término al contrato si el empleador no ha [enterado|pagado] las cotizaciones, y que debe las remuneraciones hasta comunicar su pago.',
        'Según las reglas impugnadas, la mora previsional [priva|despoja] de eficacia al despido para fines remuneratorios, en tanto no se convalide.',
        'Se establece en ellas una carga que permanece [abierta|viva] hasta que el empleador acredita, por carta certificada, haber solucionado la deuda.',
        'Conocidas por el nombre de su impulsor, estas normas fueron [concebidas|ideadas] como un incentivo al pago oportuno de la previsión.',
      ],
    ]),
  ],
  claim: [
    block('tc162-alega-proporcion', [
      [
        'Se [aduce|esgrime] infracción a la proporcionalidad: una deuda ínfima genera una obligación perpetua y cada vez mayor.',
        'La requirente denuncia que la sanción carece de tope y de toda [correspondencia|relación] con el incumplimiento.',
        'El castigo, plantea, crece por el mero transcurso del tiempo que [tarda|demora] el propio sistema judicial.',
        'Afirma que pagar {monto3} a causa de {deuda} es un resultado [absurdo|irrazonable].',
      ],
      [
        'Añade que existen multas, intereses y apremios que ya [castigan|sancionan] la mora.',
        'Alega una doble sanción por el mismo [hecho|incumplimiento].',
        'Y que no hay límite, como sí lo tienen otras [indemnizaciones|prestaciones].',
        'Denuncia que no se atiende a la buena fe ni a la [culpa|negligencia] del deudor.',
      ],
    ]),
    block('tc162-alega-propiedad', [
      [
        'Invoca el N° 24° del {n:CPR:19}, puesto que se la [despoja|priva] de su patrimonio sin causa.',
        'Acusa vulnerado el derecho de propiedad del N° 24° del {n:CPR:19}: paga remuneraciones sin [recibir|obtener] servicio alguno.',
        'Estima afectado su dominio, que ampara el N° 24° del {n:CPR:19}, por una carga que [excede|supera] la deuda que la motiva.',
        'Al N° 24° del {n:CPR:19} se opondría, dice, un enriquecimiento sin [contraprestación|contrapartida].',
      ],
    ]),
    block('tc162-alega-igualdad', [
      [
        'La aplicación de la regla en un procedimiento concursal o frente a un órgano público, agrega, [desconoce|olvida] que el deudor no puede pagar a su arbitrio.',
        'Reclama también que se la trata igual que al empleador que retuvo y no [enteró|depositó] las cotizaciones.',
        'Señala que la deuda se [declaró|reconoció] recién en la sentencia, de forma que no pudo convalidar antes.',
        'Aduce una desigualdad entre quienes litigan de buena fe y quienes [defraudan|burlan] al sistema.',
      ],
    ]),
  ],
  defence: [
    block(
      'tc162-observa',
      [
        [
          'La parte trabajadora, {demandado}, pide el rechazo: el remedio está en manos del empleador, que puede [convalidar|pagar] cuando quiera.',
          'Observa {demandado} que no se trata de una sanción sino de la [consecuencia|derivación] de un contrato que subsiste.',
          'En sus descargos {demandado} [recuerda|destaca] que las cotizaciones son de propiedad del trabajador y tienen fines de seguridad social.',
          'Se sostiene por {demandado} que el monto es [fruto|obra] de la tardanza de la requirente.',
        ],
        [
          'Añade que existe cosa juzgada, y que la inaplicabilidad no puede [dejarla|volverla] sin efecto.',
          'Dice que el asunto fue ya [decidido|zanjado] por sentencia firme.',
          'Reitera que la norma ya fue aplicada en la etapa declarativa y no será [decisiva|determinante] en la ejecución.',
          'Hace valer el carácter [irrenunciable|indisponible] de la previsión.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  evidence: [
    block('tc162-antecedentes', [
      [
        'Obran a fojas {folio} la sentencia laboral, la liquidación de {fechaDoc} y las planillas de [cotizaciones|previsión].',
        'Se agregó la liquidación del crédito, de {fechaDoc}, por {montoDoc}, y la [objeción|impugnación] de la ejecutada.',
        'Consta el certificado de deuda previsional de {fechaDoc}, que la cifra en {montoDoc}.',
        'El tribunal de la gestión remitió, por oficio N° {numDoc}, el cuaderno de [cobranza|ejecución].',
      ],
    ]),
  ],
  law: [
    block('tc162-seguridad-social', [
      [
        'La seguridad social está asegurada en el N° 18° del {n:CPR:19}, que encarga al Estado [supervigilar|controlar] el adecuado ejercicio de ese derecho y permite cotizaciones obligatorias.',
        'Las cotizaciones materializan el derecho del N° 18° del {n:CPR:19} y son parte de la remuneración que el empleador [retiene|descuenta] por mandato legal.',
        'Del N° 18° del {n:CPR:19} se desprende que el pago oportuno de la previsión es de [interés|orden] público.',
        'Quien no entera lo descontado al trabajador lesiona el derecho que reconoce el N° 18° del {n:CPR:19} y compromete su [vejez|futuro].',
      ],
      [
        'Es pues lícito que la ley [diseñe|establezca] incentivos severos.',
        'La finalidad de la regla es, desde este ángulo, [irreprochable|legítima].',
        'De ahí la existencia de un sistema de cobro [privilegiado|ágil], con apremios.',
        'El medio, sin embargo, debe [guardar|mantener] proporción con esa meta.',
      ],
    ]),
    block('tc162-naturaleza', [
      [
        'Discuten los autores si lo previsto en el {n:CT:162} es una sanción, una ficción de subsistencia o un [apremio|medio de presión].',
        'La nulidad a que alude el {n:CT:162} es peculiar: el contrato termina, mas la obligación de [remunerar|pagar] se prolonga.',
        'De la historia de la ley consta que el {n:CT:162} fue modificado para [impedir|evitar] que se despidiera sin estar al día.',
        'El {n:CT:162} libera al empleador mediante la convalidación, que consiste en pagar y [comunicar|avisar] al trabajador.',
      ],
      [
        'Una ley interpretativa posterior [precisó|aclaró] que la obligación se extiende hasta el pago.',
        'Así la duración de la carga [queda|permanece] entregada al deudor.',
        'Por esa razón algunos la llaman [sanción|pena] privada.',
        'El Código no [fija|establece] límite temporal ni cuantitativo.',
      ],
    ]),
    block('tc162-cobranza', [
      [
        'En el procedimiento de cobranza las excepciones son limitadas y el juez [liquida|calcula] el crédito conforme al título.',
        'El título ejecutivo laboral es una sentencia cuya autoridad [impide|veda] reabrir lo debatido.',
        'Dentro de la ejecución la norma vuelve a [operar|jugar], porque sirve para calcular cuánto se debe cada mes.',
        'Si el precepto ya agotó sus efectos en la fase declarativa es asunto que [divide|separa] a la jurisprudencia.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('tc162-acoge-proporcion', [
        [
          'Entre {deuda} y los {monto3} que se cobran hay una distancia que ningún fin [justifica|explica], y el {n:CT:162} carece de mecanismo que la modere.',
          'Una carga ilimitada, indiferente a la culpa y al monto, [rompe|quiebra] la proporción que la Carta impone; tal es el efecto del {n:CT:162} en esta causa.',
          'El {n:CT:162} emplea un mismo castigo para quien retuvo y para quien discutió de buena fe, y lo [dilata|prolonga] sin término.',
          'La obligación nacida del {n:CT:162} dejó de servir al trabajador y se [convirtió|transformó] en una fuente autónoma de lucro.',
        ],
        [
          'Los demás remedios, que son intereses penales, multas y arrestos, ya [aseguran|procuran] el pago.',
          'Bastaría un tope para que la finalidad se [cumpliera|lograra] sin exceso.',
          'Se castiga además la demora de la justicia, que no es [imputable|atribuible] al deudor.',
          'No hay aquí ponderación posible, ya que el juez debe [limitarse|ceñirse] a multiplicar.',
        ],
        [
          'Ello afecta el N° 24° del {n:CPR:19} más allá de lo [tolerable|admisible].',
          'Resulta de esto una privación sin causa que el {n:CPR:19} no [consiente|ampara].',
          'En el caso concreto la regla [desborda|sobrepasa] los límites del N° 26° del {n:CPR:19}.',
          'La garantía del {n:CPR:19} no se satisface con invocar un buen [propósito|fin].',
        ],
      ]),
      block('tc162-acoge-bloqueo', [
        [
          'La convalidación se vuelve ilusoria para quien, según la ley que lo [rige|gobierna], no puede disponer libremente de fondos.',
          'Si el vínculo laboral fue discutido hasta la sentencia, no pudo exigirse a {actor} que [pagara|cotizara] por lo que no sabía deber.',
          'La presunción de legalidad de las contrataciones [excusa|explica] la falta de cotización y hace injusta la consecuencia.',
          'En la práctica la deuda crece más rápido que la [posibilidad|capacidad] de solucionarla, círculo que atrapa al ejecutado.',
        ],
        [
          'El acreedor, por contraste, carece de incentivo para [cobrar|ejecutar] con presteza.',
          'Una inactividad de {anios} años del ejecutante [agrava|acentúa] el efecto.',
          'A la carga se añaden reajustes e intereses que la [multiplican|engrosan].',
          'Todo ello fue [ajeno|extraño] a lo que el legislador imaginó.',
        ],
      ]),
      block('tc162-acoge-decisivo', [
        [
          'No obsta la cosa juzgada, porque la obligación es de tracto sucesivo y el precepto se [aplica|emplea] en cada nueva liquidación.',
          'La norma sigue siendo decisiva en la cobranza, donde [determina|fija] hasta cuándo se devenga la deuda.',
          'Lo fallado permanece, pero su proyección hacia el futuro [admite|tolera] control.',
          'Mientras haya meses por liquidar, el enunciado [conserva|mantiene] fuerza decisoria.',
        ],
      ]),
    ],
    contraria: [
      block(
        'tc162-rechaza-proporcion',
        [
          [
            'La carga cesa cuando el empleador paga; el {n:CT:162} pone en sus manos la [llave|salida], y no puede quejarse quien no la usa.',
            'No es la ley sino la pasividad de {actor} lo que explica la cifra: el {n:CT:162} permitía [convalidar|pagar] el primer mes.',
            'Por su finalidad de proteger la previsión, el {n:CT:162} es idóneo y necesario, visto el [fracaso|poco éxito] de las multas.',
            'La magnitud del cobro, efecto del tiempo, no [revela|demuestra] desproporción del {n:CT:162}, que solo mantiene una obligación ya existente.',
          ],
          [
            'Las cotizaciones son del trabajador y su omisión lo [daña|perjudica] por décadas.',
            'Fijar un tope haría [rentable|conveniente] no pagar.',
            'El deudor diligente nada tiene que [temer|recelar].',
            'Los apremios existentes han mostrado ser [insuficientes|débiles].',
          ],
          [
            'Ningún precepto constitucional ampara el [derecho|interés] a permanecer en mora.',
            'La propiedad no se ve lesionada por tener que [cumplir|honrar] una deuda.',
            'Tampoco hay doble sanción, pues cada consecuencia [atiende|responde] a un bien distinto.',
            'El N° 18° del {n:CPR:19} [refuerza|apoya] esta conclusión.',
          ],
        ],
        { optional: [2] },
      ),
      block('tc162-rechaza-cosa-juzgada', [
        [
          'Una sentencia firme declaró la nulidad y sus efectos; inaplicar ahora la norma [importaría|equivaldría a] revivir un proceso fenecido, contra el {n:CPR:76}.',
          'El {n:CPR:76} prohíbe revisar los fundamentos de resoluciones [ejecutoriadas|firmes], incluso por esta vía.',
          'La regla fue aplicada en la etapa declarativa; en la ejecución solo se cumple lo [resuelto|fallado], y el {n:CPR:76} ordena hacerlo sin más.',
          'Por la autoridad de la cosa juzgada, que descansa en el {n:CPR:76}, el precepto ya no [es|resulta] decisivo.',
        ],
        [
          'Las alegaciones debieron [plantearse|deducirse] antes.',
          'Lo que se objeta es, en verdad, la [sentencia|decisión] del juez laboral.',
          'De acogerse, el trabajador perdería un derecho [incorporado|ingresado] a su patrimonio.',
          'La requirente dejó pasar la oportunidad de [impugnar|recurrir].',
        ],
      ]),
      block('tc162-rechaza-igualdad', [
        [
          'Todos los empleadores morosos reciben igual trato, sin que exista [diferencia|distinción] arbitraria.',
          'La requirente no identificó un término de comparación [idóneo|adecuado].',
          'El legislador no estaba obligado a [graduar|distinguir] según la buena o mala fe.',
          'La igualdad se [respeta|observa] cuando a un mismo incumplimiento sigue una misma consecuencia.',
        ],
      ]),
    ],
  },
  dissent: {
    favorable: [
      block('tc162-voto-acoger', [
        [
          'Los disidentes estuvieron por acoger, al advertir en el {n:CT:162} un castigo [desmedido|sin medida] que ya nada protege.',
          'La minoría sostiene que una deuda que crece sola es [incompatible|inconciliable] con el Estado de Derecho, y que así opera el {n:CT:162}.',
          'Quienes disienten ven en la aplicación del {n:CT:162} una sanción perpetua, [categoría|figura] que el constitucionalismo abandonó.',
          'En parecer de los ministros de minoría, el {n:CT:162} debió [ceder|retroceder] ante la manifiesta falta de proporción.',
        ],
        [
          'Apuntan que el fin social se [alcanza|logra] con otros medios.',
          'Recalcan que el ejecutante [demoró|tardó] el cobro.',
          'Consideran que la decisión premia la [inercia|inactividad].',
          'Anotan que el legislador ha puesto topes en casos [análogos|parecidos].',
        ],
      ]),
    ],
    contraria: [
      block('tc162-voto-rechazar', [
        [
          'La disidencia votó por rechazar: el {n:CT:162} protege al trabajador y su [costo|precio] es evitable con solo pagar.',
          'Previenen los ministros disidentes que la sentencia [debilita|resta fuerza a] la previsión y que el {n:CT:162} es un apremio legítimo.',
          'Estimaron los disidentes que el {n:CT:162} no infringe garantía alguna y que el problema es de [hecho|cumplimiento].',
          'Para la minoría, la inaplicabilidad del {n:CT:162} [desconoce|vulnera] la cosa juzgada.',
        ],
        [
          'Observan que el derecho de propiedad también [asiste|corresponde] al trabajador.',
          'Añaden que nadie puede [beneficiarse|aprovecharse] de su propia mora.',
          'Reparan en que la mayoría no [indica|dice] qué debería pagarse entonces.',
          'Destacan el texto [claro|categórico] de la ley interpretativa.',
        ],
      ]),
    ],
  },
})
