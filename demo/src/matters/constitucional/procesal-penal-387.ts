import { block } from '../block.ts'
import { inapplicability } from './matter.ts'

export const tcSegundoJuicio = inapplicability({
  id: 'tc-recurso-segundo-juicio',
  subjects: ['INAPLICABILIDAD', 'DERECHO AL RECURSO', 'NULIDAD PENAL', 'SEGUNDO JUICIO ORAL'],
  demandado: 'ministerio_publico',
  courts: [
    'la Corte de Apelaciones que conoce de la nulidad',
    'la Corte Suprema, por vía de nulidad',
    'la Corte de Apelaciones respectiva',
  ],
  years: [2008, 2026],
  lists: {
    precepto: [
      'el inciso segundo del artículo 387 del Código Procesal Penal',
      'el artículo 387, inciso segundo, del Código Procesal Penal',
    ],
    gestion: [
      'el recurso de nulidad deducido contra la segunda sentencia',
      'el proceso penal en que recayó condena',
      'la causa penal pendiente de recurso',
    ],
    delito: ['robo con violencia', 'abuso sexual', 'tráfico ilícito de drogas', 'fraude al Fisco', 'homicidio'],
  },
  controversy: 'CPP:387',
  norms: ['CPP:387', 'CPR:93', 'CPR:19', 'ley-17997:84'],
  principles: ['dueProcess', 'appeal', 'equality', 'defence', 'essence'],
  facts: [
    block('tc387-gestion', [
      [
        'En un primer juicio {actor} fue {a:absuelto|absuelta} del delito de {delito}; acogida la nulidad del persecutor, el segundo juicio [concluyó|terminó] en condena.',
        'Tras la absolución inicial de {actor} por {delito}, se anuló lo obrado y un nuevo tribunal lo [condenó|sancionó] el {fechaTermino}.',
        'La gestión da cuenta de dos juicios por {delito}: uno absolutorio, luego [invalidado|anulado], y otro condenatorio, ambos respecto de {actor}.',
        'Realizado un segundo juicio por el mismo {delito}, {actor} fue {a:condenado|condenada}, y dedujo recurso de nulidad cuya [admisibilidad|procedencia] se discute.',
      ],
      [
        'Contra esa decisión se interpuso un recurso que la ley solo [permite|admite] cuando el primer juicio fue absolutorio.',
        'El tribunal de alzada debe [pronunciarse|resolver] sobre la procedencia del nuevo recurso.',
        'La defensa [recurrió|accionó] de nulidad por infracción de garantías.',
        'La parte acusadora [objetó|impugnó] que se concediera un segundo recurso.',
      ],
    ]),
    block('tc387-precepto', [
      [
        'La disposición objetada establece que la resolución que fallare un recurso de nulidad no será susceptible de recurso alguno, y que tampoco lo será la sentencia del nuevo juicio, salvo que, siendo condenatoria, la anterior [hubiera sido|fuese] absolutoria.',
        'En su inciso segundo la norma [cierra|clausura] la vía de impugnación contra el fallo del segundo juicio, con una única excepción en favor del acusado antes absuelto.',
        'Conforme al texto impugnado, solo el imputado absuelto y luego condenado [puede|está habilitado para] recurrir de la sentencia dictada en la repetición del juicio.',
        'El precepto limita los recursos: la segunda sentencia es firme, a menos que [transforme|mude] una absolución en condena.',
      ],
    ]),
  ],
  claim: [
    block('tc387-alega-recurso', [
      [
        'El requirente afirma que se le priva del derecho al recurso, [pieza|elemento] irrenunciable de un procedimiento racional y justo.',
        'Estima vulnerado el N° 3° del {n:CPR:19}, pues una condena quedaría [firme|inamovible] sin revisión de tribunal superior.',
        'Alega que los tratados aseguran la doble conformidad y que el precepto la [niega|desconoce].',
        'Toda condena, expone, ha de poder ser [examinada|revisada] por un juez distinto de quien la dictó.',
      ],
      [
        'El error del segundo tribunal, dice, [carecería|estaría privado] de todo remedio.',
        'Que haya existido un recurso antes no [sustituye|reemplaza] el que ahora necesita.',
        'Ni la queja ni la revisión [suplen|compensan] esa falta.',
        'Pone de relieve que el fallo contra el que se alza es [nuevo|otro], con otra prueba y otros jueces.',
      ],
    ]),
    block('tc387-alega-igualdad', [
      [
        'Denuncia además desigualdad, puesto que la posibilidad de recurrir [depende|pende] de un hecho fortuito como lo es el resultado del primer juicio.',
        'Entre dos condenados en segundo juicio, uno recurre y el otro no; la [única|sola] diferencia sería lo que decidió un fallo ya anulado.',
        'Un acto sin valor jurídico, como la sentencia invalidada, [seguiría|continuaría] produciendo efectos en su contra.',
        'Reprocha que la norma [distinga|discrimine] entre intervinientes y entre condenados sin motivo.',
      ],
    ]),
    block('tc387-alega-querellante', [
      [
        'Invoca por último la tutela judicial, ya que también la víctima [queda|resulta] sin medio alguno frente a una absolución viciada.',
        'A su juicio el proceso pierde racionalidad cuando el vicio [carece|está falto] de sanción.',
        'Un juicio nulo por los mismos defectos que el primero no debería [subsistir|mantenerse].',
        'La irrecurribilidad, concluye, [incentiva|favorece] sentencias sin motivación.',
      ],
    ]),
  ],
  defence: [
    block(
      'tc387-observa',
      [
        [
          'El Ministerio Público pide rechazar: ya hubo recurso, y el proceso penal debe [terminar|concluir] alguna vez.',
          'Se observa que la regla evita una [sucesión|cadena] indefinida de juicios y protege el plazo razonable.',
          'La Fiscalía entiende que el derecho al recurso fue [ejercido|satisfecho] con la primera nulidad.',
          'Argumenta la requerida que el legislador puede [limitar|acotar] los medios de impugnación según la etapa.',
        ],
        [
          'La excepción en favor del absuelto sería [generosa|suficiente] y compensaría cualquier rigor.',
          'Existen, agrega, otras vías [extraordinarias|correctivas], como la revisión y el amparo.',
          'Lo contrario haría de la nulidad una [apelación|segunda instancia] disfrazada.',
          'Recuerda que la inmediación obliga a [respetar|acatar] lo que resuelven quienes presenciaron la prueba.',
        ],
      ],
      { optional: [1] },
    ),
  ],
  evidence: [
    block('tc387-antecedentes', [
      [
        'Rolan en autos copia de ambas sentencias, del fallo de nulidad de {fechaDoc} y del recurso [intentado|interpuesto].',
        'A fojas {folio} se agregó la segunda sentencia, dictada el {fechaDoc}, con el [certificado|atestado] de hallarse pendiente su impugnación.',
        'Se tuvo a la vista el expediente RUC {ruc}, remitido por oficio N° {numDoc}.',
        'Consta la resolución de {fechaDoc} que [concedió|declaró admisible] el recurso y la reposición de la contraria.',
      ],
    ]),
  ],
  law: [
    block('tc387-sistema', [
      [
        'El sistema de recursos del proceso penal descansa en la única instancia del juicio oral y en un medio extraordinario, la nulidad, que el {n:CPP:372} concede para [invalidar|anular] el juicio, la sentencia o ambos.',
        'Según el {n:CPP:372}, la nulidad procede por causales expresas, sin que el tribunal superior [reexamine|revalore] la prueba.',
        'La inmediación y la oralidad explican que el {n:CPP:372} haya [sustituido|reemplazado] la apelación por un arbitrio de derecho estricto.',
        'Al concebir el recurso del {n:CPP:372}, el legislador buscó [equilibrar|conciliar] control y concentración.',
      ],
      [
        'Dentro de ese esquema, el {n:CPP:387} pone un punto final: el segundo juicio [cierra|agota] el debate.',
        'La limitación del {n:CPP:387} [obedece|responde] a una idea de certeza y de plazo razonable.',
        'El {n:CPP:387} contiene una regla de irrecurribilidad y una excepción, agregada en la [discusión|tramitación] legislativa.',
        'Por su ubicación, el {n:CPP:387} es norma de [clausura|cierre] y no regla general de la impugnación.',
      ],
    ]),
    block('tc387-convencional', [
      [
        'La letra h) del párrafo 2 del artículo 8 de la Convención Americana [reconoce|otorga] al inculpado el derecho de recurrir del fallo ante juez o tribunal superior.',
        'En el sistema interamericano se ha entendido que el recurso debe ser ordinario, accesible y [eficaz|integral], cualquiera sea su nombre.',
        'El Pacto Internacional de Derechos Civiles y Políticos exige que el fallo condenatorio y la pena sean [sometidos|entregados] a un tribunal superior conforme a lo prescrito por la ley.',
        'Tales instrumentos hablan de toda persona declarada culpable y no [distinguen|hacen diferencia] según el número del juicio.',
      ],
      [
        'Se trata de un derecho de la persona condenada y no del [acusador|Estado].',
        'La remisión a la ley interna no [autoriza|permite] suprimirlo.',
        'Su alcance, sin embargo, admite una [reglamentación|ordenación] razonable.',
        'Aquellas normas integran el parámetro de control por [vía|conducto] del artículo 5° de la Constitución.',
      ],
    ]),
    block('tc387-plazo', [
      [
        'El derecho a ser juzgado sin dilaciones indebidas [cuenta|figura] también entre los elementos de un proceso justo.',
        'La reiteración de juicios tiene un costo para el acusado, para la víctima y para la [verdad|prueba], que se degrada con el tiempo.',
        'Poner término a la controversia es un valor que el Estado de Derecho [cultiva|aprecia], y de ahí nace la cosa juzgada.',
        'Certeza y justicia suelen [tensionarse|enfrentarse]; la ley procesal es el modo de repartir ese riesgo.',
      ],
    ]),
  ],
  reasoning: {
    favorable: [
      block('tc387-acoge-recurso', [
        [
          'La condena que {actor} busca impugnar emana de un juicio distinto del primero, y el {n:CPP:387} la vuelve [inatacable|irrevisable], con lo que desaparece todo control sobre ella.',
          'Cada sentencia condenatoria es un acto nuevo de poder; el {n:CPP:387} [sustrae|excluye] del control precisamente la última palabra.',
          'Al negar recurso contra el fallo del segundo juicio, el {n:CPP:387} [frustra|impide] la revisión que exige el N° 3° del {n:CPR:19}.',
          'No se satisface el derecho con haber recurrido antes: aquel recurso miró otra sentencia, y el {n:CPP:387} [deja|mantiene] esta sin examen.',
        ],
        [
          'Los errores del segundo tribunal pueden ser iguales o [peores|mayores] que los del anulado.',
          'La ausencia de control debilita el deber de [motivar|fundamentar].',
          'Ninguna otra vía permite [revisar|examinar] la valoración de la prueba o la aplicación del derecho.',
          'Un sistema racional no confía en que la segunda vez se [acierte|decida bien] por necesidad.',
        ],
      ]),
      block('tc387-acoge-igualdad', [
        [
          'Hacer depender el recurso del resultado de un juicio anulado es [irracional|carente de lógica], pues lo nulo no debiera producir efectos.',
          'El criterio escogido por el {n:CPP:387} mira al pasado procesal y no a la [posición|situación] actual de quien fue condenado.',
          'Dos personas condenadas por primera vez en sede válida [merecen|requieren] igual trato, sin importar lo que dijo un fallo inexistente.',
          'Aun cuando la excepción del {n:CPP:387} beneficie a algunos, su [estrechez|restricción] perjudica sin motivo a los restantes.',
        ],
        [
          'La finalidad de evitar juicios eternos puede [lograrse|alcanzarse] por medios menos drásticos.',
          'El plazo razonable es garantía del acusado y no [argumento|pretexto] en su contra.',
          'Bastaría limitar el número de reenvíos sin [suprimir|eliminar] la revisión.',
          'La celeridad no [compensa|justifica] la desigualdad que se ha descrito.',
        ],
      ]),
      block('tc387-acoge-efecto', [
        [
          'El efecto de acoger será que la Corte respectiva [examine|conozca de] los requisitos ordinarios del recurso y lo resuelva.',
          'Removido el obstáculo, rige la regla general que [concede|otorga] la nulidad contra la sentencia definitiva.',
          'Nada se anticipa sobre la [suerte|procedencia] de las causales invocadas.',
          'De este modo se restituye a {actor} una oportunidad de [control|revisión], no un resultado.',
        ],
      ]),
    ],
    contraria: [
      block('tc387-rechaza-recurso', [
        [
          'El derecho al recurso fue ejercido, y el {n:CPP:387} solo [evita|impide] que se lo multiplique sin término.',
          'La Constitución no asegura un número de recursos; el {n:CPP:387} ofrece una solución [posible|plausible] dentro de las que la Carta admite.',
          'El proceso ha contado con dos juicios y una nulidad, de modo que la garantía se [cumplió|respetó] y el {n:CPP:387} no la lesiona.',
          'Ha de mirarse el procedimiento completo: [apreciado|visto] así, el {n:CPP:387} culmina un sistema con resguardos abundantes.',
        ],
        [
          'El segundo juicio se celebra ante jueces distintos, lo que [constituye|es] ya un control.',
          'Subsisten la revisión y el amparo para los casos de [error|abuso] manifiesto.',
          'Exigir siempre otro recurso conduce a una [regresión|cadena] al infinito.',
          'Los tratados remiten a la ley interna, que aquí ha [hablado|regulado].',
        ],
      ]),
      block('tc387-rechaza-igualdad', [
        [
          'La diferencia que introduce el {n:CPP:387} es razonable: quien fue absuelto y luego condenado [enfrenta|recibe] por primera vez una condena.',
          'No están en igual condición el que acumula dos condenas y el que [sufre|soporta] una sola; por eso el {n:CPP:387} los distingue.',
          'Dos tribunales llegaron a la misma conclusión, doble conformidad que [justifica|explica] el cierre del {n:CPP:387}.',
          'El criterio del {n:CPP:387} es objetivo, [verificable|comprobable] y ajeno a las calidades personales de los intervinientes.',
        ],
        [
          'Respecto del acusador, la restricción [refuerza|acentúa] la prohibición de perseguir indefinidamente.',
          'La víctima conserva las acciones [civiles|reparatorias] que la ley le otorga.',
          'Ese distingo fue [expresamente|abiertamente] debatido por el legislador.',
          'Otra regla sería posible, mas no por eso [obligatoria|necesaria].',
        ],
      ]),
      block('tc387-rechaza-certeza', [
        [
          'La certeza jurídica exige que los procesos concluyan, y a esa exigencia [sirve|responde] la norma.',
          'Reabrir una y otra vez el debate [dañaría|afectaría] la prueba, la memoria y la paz de los involucrados.',
          'El plazo razonable, derecho de todos, se [protege|ampara] mediante límites como este.',
          'Es una opción sobre la economía del proceso, y en ella el legislador [goza|dispone] de amplio margen.',
        ],
      ]),
    ],
  },
  dissent: {
    favorable: [
      block('tc387-voto-acoger', [
        [
          'Estuvieron por acoger quienes entienden que el {n:CPP:387} [crea|consagra] un espacio sin control incompatible con la jurisdicción.',
          'La minoría considera que el derecho al recurso pertenece a cada [condena|sentencia] y que el {n:CPP:387} lo restringe sin necesidad.',
          'A juicio de los disidentes, la doble conformidad se [predica|exige] respecto de fallos válidos, lo que el {n:CPP:387} ignora.',
          'Disienten los ministros que no ven en el {n:CPP:387} [razón|fundamento] para distinguir entre condenados.',
        ],
        [
          'Señalan que la mayoría [confunde|mezcla] celeridad con justicia.',
          'Evocan los estándares interamericanos y la [evolución|tendencia] comparada.',
          'Hacen notar que el vicio no corregido [afecta|contamina] todo el proceso.',
          'Previenen que la revisión es tan [estrecha|excepcional] que no cuenta como recurso.',
        ],
      ]),
    ],
    contraria: [
      block('tc387-voto-rechazar', [
        [
          'El voto disidente estuvo por rechazar, pues el {n:CPP:387} es una regla de [término|clausura] que el debido proceso tolera.',
          'Los ministros que disienten estiman que acoger [desordena|descompone] el régimen de nulidad y que el {n:CPP:387} tiene una lógica clara.',
          'En opinión de la minoría, no hay garantía que [obligue|fuerce] a conceder un segundo recurso, y el {n:CPP:387} así lo asume.',
          'Quienes discrepan recuerdan que el {n:CPP:387} fue [declarado|tenido por] conforme a la Carta en ocasiones previas.',
        ],
        [
          'Temen que se abra una [serie|espiral] de juicios sin fin.',
          'Advierten del costo que ello tendrá para las [víctimas|partes].',
          'Añaden que el recurrente tuvo amplia [ocasión|oportunidad] de defensa.',
          'Subrayan que la inaplicabilidad no puede crear [recursos|instancias].',
        ],
      ]),
    ],
  },
})
