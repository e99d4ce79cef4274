import { block } from '../block.ts'

/** Reasons to accept that fit any contested rule. */
export const acceptingReasons = [
  block(
    'tc-razon-acoge-automatismo',
    [
      [
        'Lo que vuelve inconciliable la regla con la Carta, en este caso, es su automatismo: opera sin preguntar por las circunstancias y sin permitir que nadie las [haga valer|alegue].',
        'El defecto central está en la rigidez; una consecuencia única para situaciones muy dispares [termina|acaba] tratando como iguales a los que no lo son.',
        'Una norma puede ser severa y constitucional; lo que no puede es ser [ciega|sorda] ante diferencias que la propia Constitución obliga a mirar.',
        'Al prescindir de toda consideración del caso, el legislador [traspasó|rebasó] el límite que separa la regla general de la arbitrariedad.',
      ],
      [
        'Frente a ese diseño, de poco sirve que el fin sea plausible.',
        'No se discute el objetivo, sino el modo de [perseguirlo|buscarlo].',
        'Habría bastado una cláusula de [ponderación|gradación] para salvar el reparo.',
        'La experiencia de la gestión lo [ilustra|demuestra] con claridad.',
      ],
      [
        'El juez, que conoce el caso, quedó privado de decir lo que el caso [pedía|exigía].',
        'Una justicia que no individualiza [renuncia|abdica] a serlo.',
        'Semejante resultado no es hijo de la mala aplicación, sino del [texto|enunciado] mismo.',
        'De ese efecto responde la ley y no quien la [emplea|aplica].',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-razon-acoge-fin', [
    [
      'Examinado el fin que se invoca, este Tribunal no [duda|recela] de su licitud; la pregunta es si la medida, en este caso, lo sirve.',
      'Concedido que el propósito es legítimo, falta saber si existe una relación [racional|adecuada] entre él y la carga que soporta el requirente.',
      'La finalidad explica por qué se legisló, pero no [justifica|legitima] cualquier contenido.',
      'Fines loables han dado origen a normas inconstitucionales cuando el medio [desborda|supera] lo que aquellos requerían.',
    ],
    [
      'De los antecedentes no se obtiene que imponer esta consecuencia a quien se halla en la posición del requirente [contribuya|ayude] a la meta declarada.',
      'Nada hay en los debates que [explique|aclare] por qué se incluyó una hipótesis como la presente.',
      'La conexión entre medio y fin se vuelve, en la gestión, [tenue|remota] hasta desaparecer.',
      'El beneficio público resulta incierto, al paso que el sacrificio privado es [seguro|inmediato].',
    ],
  ]),
  block('tc-razon-acoge-alternativas', [
    [
      'El ordenamiento ya [contaba|disponía] con herramientas menos gravosas, que el legislador no explicó por qué descartaba.',
      'Existen en la propia legislación ejemplos de reglas graduadas que [logran|consiguen] igual protección.',
      'Comparada con figuras vecinas, la medida aparece como la más [drástica|severa] del repertorio sin que haya una causa visible.',
      'Para el fin declarado bastaba habilitar al juez; en su lugar se optó por [vincularlo|amarrarlo].',
    ],
    [
      'Cuando hay caminos menos dañinos y de igual eficacia, el más [dañino|lesivo] es innecesario.',
      'La necesidad, en sentido constitucional, no es [utilidad|comodidad].',
      'No se pide la solución óptima, sino una que no [prescinda|se olvide] de los derechos.',
      'Corresponde al Estado probar que ninguna otra [serviría|bastaría].',
    ],
  ]),
  block('tc-razon-acoge-prueba', [
    [
      'Quien defendía la norma no ofreció datos que [avalaran|sustentaran] su eficacia, limitándose a invocar la gravedad del problema.',
      'La gravedad de un fenómeno social no [releva|exime] de justificar las medidas con que se lo combate.',
      'Se ha echado de menos, en los escritos y en los alegatos, una razón que [conecte|enlace] la regla con la conducta del requirente.',
      'El argumento de la deferencia no puede ser el único, porque [vaciaría|anularía] el control.',
    ],
    [
      'La presunción de constitucionalidad es [simple|relativa] y ha sido vencida.',
      'Ante ese silencio, prevalecen las razones del [libelo|requerimiento].',
      'No incumbe a este Tribunal [suplir|inventar] la justificación que falta.',
      'La duda, en materia de derechos, no se [resuelve|zanja] contra la persona.',
    ],
  ]),
  block('tc-razon-acoge-alcance', [
    [
      'Ha de precisarse lo que esta sentencia no dice: no declara inválida la regla, no juzga su [conveniencia|utilidad] y no anticipa el resultado del pleito.',
      'El alcance de lo resuelto es acotado; en otra gestión, con hechos diferentes, la solución puede ser [otra|diversa].',
      'Nada de lo expuesto impide al legislador mantener una política [firme|exigente], con los ajustes que la Carta reclama.',
      'Sería un error [leer|ver] en este fallo una objeción general a la ley.',
    ],
    [
      'Su fuerza se limita a la causa [individualizada|señalada].',
      'Los jueces conservan sus facultades [íntegras|completas].',
      'Con ello se respeta el reparto de [funciones|competencias] entre los órganos.',
      'La deferencia, en fin, se honra también [explicando|motivando].',
    ],
  ]),
] as const

/** Reasons to reject that fit any contested rule. */
export const rejectingReasons = [
  block('tc-razon-rechaza-opcion', [
    [
      'La regla expresa una opción legislativa entre varias constitucionalmente posibles, y no corresponde a esta Magistratura [reemplazarla|sustituirla] por la que juzgue preferible.',
      'Allí donde la Constitución calla o deja abierto el modo, decide la [ley|mayoría]; lo contrario sería gobernar desde el tribunal.',
      'La existencia de alternativas no [prueba|demuestra] la inconstitucionalidad de la elegida.',
      'El requerimiento propone, en el fondo, una política distinta, cuya sede natural es el [Congreso|Parlamento].',
    ],
    [
      'Los derechos invocados no [prohíben|impiden] esa decisión.',
      'Solo cuando la ley cruza el límite de lo razonable puede este Tribunal [intervenir|actuar].',
      'La severidad, por sí misma, no es un [vicio|defecto] constitucional.',
      'El desacuerdo con la ley, por atendible que sea, carece de [relevancia|cabida] en esta sede.',
    ],
  ]),
  block('tc-razon-rechaza-igualdad-general', [
    [
      'No hay trato desigual entre quienes se encuentran en el mismo supuesto, y el término de comparación que se ofrece [mezcla|reúne] situaciones heterogéneas.',
      'Para que exista discriminación ha de haber semejanza previa, y ella no fue [demostrada|acreditada].',
      'Distinguir según la materia es lo propio de la ley; la diferencia que aquí se reprocha [responde|obedece] a rasgos objetivos del ámbito regulado.',
      'Comparar instituciones distintas conduce a [igualar|nivelar] regímenes, y no a corregir una arbitrariedad.',
    ],
    [
      'El criterio utilizado por el legislador es [verificable|objetivo] y se conecta con el fin.',
      'Ninguna categoría sospechosa ha sido empleada.',
      'Basta, en este terreno, una justificación [razonable|plausible], y la hay.',
      'La generalidad de la regla es un argumento en su [favor|defensa] y no en su contra.',
    ],
  ]),
  block('tc-razon-rechaza-proporcion-general', [
    [
      'Sometida la medida a los pasos conocidos, se aprecia que es idónea, que no se probó otra de igual eficacia y que su costo es [soportable|tolerable].',
      'El juicio de proporcionalidad no habilita a optimizar la ley; excluye lo [excesivo|desmedido], y aquí no lo hay.',
      'Las alternativas sugeridas por el requirente no [ofrecen|brindan] el mismo grado de protección.',
      'Cuando el fin es de alta importancia, una restricción intensa puede ser [proporcionada|aceptable], y este es el caso.',
    ],
    [
      'El pronóstico sobre eficacia es del legislador, que dispone de mejores [medios|antecedentes] para hacerlo.',
      'No basta [imaginar|concebir] un medio más suave: hay que mostrar que sirve.',
      'La afectación, además, es [temporal|parcial] y previsible.',
      'Los márgenes de que dispone el juez [suavizan|mitigan] cualquier rigor.',
    ],
  ]),
  block('tc-razon-rechaza-conducta', [
    [
      'El resultado que se denuncia no proviene de la norma, sino de la conducta de quien se [colocó|situó] en su supuesto, conociendo sus consecuencias.',
      'Nadie puede alegar sorpresa ante una regla [pública|promulgada], clara y anterior a los hechos.',
      'El requirente tuvo en sus manos [evitar|impedir] el efecto que ahora lamenta.',
      'Atribuir a la ley lo que es obra propia supone [trastocar|invertir] los términos del problema.',
    ],
    [
      'La Constitución no ampara frente a las consecuencias [ordinarias|normales] de los propios actos.',
      'La acción no está concebida para [corregir|aliviar] infortunios procesales.',
      'Otra cosa sería si la regla fuese oscura o [imprevisible|retroactiva].',
      'Tal circunstancia debilita de modo [decisivo|sensible] el reproche.',
    ],
  ]),
  block('tc-razon-rechaza-sistema', [
    [
      'La norma integra un sistema, y aislarla para juzgarla [deforma|altera] su sentido.',
      'Vista dentro del conjunto del que forma parte, la disposición encuentra contrapesos que el libelo [omite|silencia].',
      'Otras reglas del mismo cuerpo legal [moderan|compensan] lo que esta dispone.',
      'El examen ha de abarcar la regulación completa, y esta [ofrece|contiene] resguardos suficientes.',
    ],
    [
      'Eliminarla quebraría la coherencia que el legislador [procuró|buscó].',
      'Acoger desequilibraría el régimen en [perjuicio|detrimento] de otros interesados.',
      'La coherencia interna de la ley es también un valor [constitucional|jurídico].',
      'No es prudente [extraer|sacar] una pieza sin mirar el mecanismo.',
    ],
  ]),
] as const

/** Further reasons of a minority. */
export const minorityAccepting = [
  block('tc-minoria-acoge-razones', [
    [
      'Fundan su parecer en que el efecto de la norma, mirado en la gestión y no en los libros, [lastima|hiere] a una persona concreta sin provecho para nadie.',
      'Razonan que la deferencia se agota cuando la ley deja de [explicarse|justificarse], y que aquí no hay explicación.',
      'Observan que la mayoría examina la regla en abstracto, con [olvido|descuido] de los hechos que hacen singular esta causa.',
      'Consideran que el control concreto pierde sentido si el caso extremo recibe igual respuesta que el [típico|corriente].',
    ],
    [
      'Tienen presente que la Constitución obliga a [mirar|atender] a las personas y no a las categorías.',
      'Discrepan de que la severidad sea inocua para el juicio de [igualdad|proporción].',
      'Insisten en que se disponía de medios menos [lesivos|gravosos].',
      'Recuerdan que el fin lícito no [sana|purifica] el medio excesivo.',
    ],
    [
      'Hacen constar que su voto no [objeta|impugna] la validez general de la ley.',
      'Añaden que el legislador haría bien en [revisar|reformar] la norma.',
      'Por todo ello habrían [acogido|aceptado] la acción deducida.',
      'Dejan a salvo la facultad del juez de fondo para [decidir|resolver] lo pertinente.',
    ],
  ]),
] as const

export const minorityRejecting = [
  block('tc-minoria-rechaza-razones', [
    [
      'Fundan su opinión en que la mayoría [trueca|cambia] el control de constitucionalidad por un juicio de conveniencia.',
      'Razonan que ninguna garantía se ve afectada, sino apenas una [expectativa|aspiración] que la Carta no protege.',
      'Observan que el fallo no identifica con rigor el precepto constitucional [infringido|contrariado] ni el término de comparación.',
      'Consideran que el efecto reprochado es el querido por la ley y que ella [persigue|busca] un fin legítimo con medios razonables.',
    ],
    [
      'Tienen presente la libertad de configuración que [asiste|corresponde] al Congreso.',
      'Advierten que un control así convierte la excepción en [regla|norma].',
      'Insisten en que la severidad de una norma se [corrige|enmienda] en otra sede.',
      'Recuerdan que la inaplicabilidad es una medida [extrema|última].',
    ],
    [
      'Estiman, además, que la decisión no [resuelve|soluciona] el problema del requirente.',
      'Anotan que otros casos iguales se fallaron de manera [opuesta|contraria].',
      'Por lo mismo, estuvieron por [desestimar|rechazar] el requerimiento en todas sus partes.',
      'Prefieren, en la duda, [conservar|mantener] la ley.',
    ],
  ]),
] as const
