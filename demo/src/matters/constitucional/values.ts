import { block } from '../block.ts'

/** Constitutional values and the relation between law, judge and international commitments. */
export const constitutionalValues = [
  block(
    'tc-dignidad',
    [
      [
        'Las personas nacen libres e iguales en dignidad y derechos, afirma el {n:CPR:1}, que hace de la persona el [fin|centro] del orden institucional.',
        'El {n:CPR:1} pone al Estado al servicio de la persona humana y no a esta al [servicio|arbitrio] de aquel.',
        'Piedra angular del sistema es la dignidad que reconoce el {n:CPR:1}, valor del que [emanan|provienen] los derechos y que permite interpretarlos.',
        'Antes que un derecho, la dignidad del {n:CPR:1} es el [fundamento|sustento] de todos, y veda tratar a alguien como simple medio.',
      ],
      [
        'Ninguna política pública, por útil que sea, puede [edificarse|construirse] sobre su negación.',
        'Quien es juzgado o condenado la [conserva|mantiene] íntegra.',
        'De ella se siguen deberes de respeto y también de [promoción|fomento].',
        'No es, con todo, un comodín que [resuelva|zanje] cualquier disputa.',
      ],
      [
        'Su invocación requiere mostrar una [humillación|instrumentalización] y no solo una carga.',
        'Por lo mismo, se la ha [considerado|estimado] afectada en casos graves.',
        'Entre la dignidad y la ley media la [prudencia|razón] del intérprete.',
        'Su fuerza orienta, más que decide, los casos [difíciles|dudosos].',
      ],
    ],
    { optional: [2] },
  ),
  block('tc-bien-comun', [
    [
      'Promover el bien común, con pleno respeto a los derechos, es la finalidad que el {n:CPR:1} [asigna|señala] al Estado.',
      'El bien común del {n:CPR:1} no es la suma de intereses ni la [voluntad|conveniencia] del mayor número.',
      'En el {n:CPR:1} se lee que el Estado ha de crear condiciones para la realización de [todos|cada uno], con respeto a sus garantías.',
      'Invocar el interés general obliga, por mandato del {n:CPR:1}, a [compatibilizarlo|conciliarlo] con los derechos de cada persona.',
    ],
    [
      'La seguridad pública es parte de él, tanto como la [libertad|justicia].',
      'Los derechos tienen límites, que han de ser los [necesarios|justos] para que los demás gocen de los suyos.',
      'Un fin colectivo no [autoriza|habilita] cualquier medio.',
      'El control de constitucionalidad [examina|revisa] esa compatibilidad.',
    ],
  ]),
  block('tc-tratados', [
    [
      'El ejercicio de la soberanía reconoce como limitación los derechos esenciales, y es deber de los órganos del Estado respetarlos y promoverlos, según el {n:CPR:5}.',
      'Por el cauce del {n:CPR:5} ingresan al examen los tratados de derechos humanos [ratificados|suscritos] y vigentes.',
      'El inciso segundo del {n:CPR:5} obliga a [considerar|tener presentes] los compromisos internacionales en materia de derechos.',
      'Del {n:CPR:5} se desprende que la interpretación de las garantías ha de [procurar|buscar] la armonía con el derecho internacional.',
    ],
    [
      'Ello no transforma a este Tribunal en [juez|órgano] de convencionalidad en abstracto.',
      'La jurisprudencia de cortes internacionales es una guía [valiosa|autorizada], aun cuando no se refiera a Chile.',
      'Los tratados suelen remitir a la ley interna la [forma|regulación] de los derechos.',
      'En caso de duda debe [optarse|estarse] por el estándar más favorable a la persona.',
    ],
  ]),
  block('tc-tutela', [
    [
      'El acceso a la justicia y la tutela efectiva se [desprenden|deducen] del N° 3° del {n:CPR:19} y del {n:CPR:76}, que manda resolver siempre que se reclame en forma legal.',
      'Tutela judicial significa, según el {n:CPR:19} y el {n:CPR:76}, acceder al juez, obtener una decisión [fundada|motivada] y lograr que se cumpla.',
      'De la lectura conjunta del {n:CPR:76} y del N° 3° del {n:CPR:19} fluye un derecho a la [jurisdicción|justicia].',
      'La ley puede regular el acceso, mas no [cerrarlo|obstruirlo], por exigirlo el {n:CPR:19} en su N° 3° y el {n:CPR:76}.',
    ],
    [
      'Comprende a quien acusa y a quien se [defiende|opone], en igualdad de condiciones.',
      'Ninguna regla procesal es [neutra|indiferente] para este derecho.',
      'Su contenido se extiende a la [ejecución|cumplimiento] de lo resuelto.',
      'No garantiza, por cierto, un resultado [favorable|determinado].',
    ],
  ]),
  block('tc-juez', [
    [
      'Un juez independiente e imparcial, con potestad para apreciar y decidir, es [condición|requisito] de cualquier proceso justo.',
      'La independencia no es privilegio del juez sino [garantía|seguridad] del justiciable.',
      'Reducir al juez a ejecutor de fórmulas empobrece la jurisdicción, aunque también lo hace [entregarle|darle] decisiones sin guía.',
      'Entre la ley que todo lo prevé y la discreción sin límite hay un punto de [equilibrio|encuentro] que la Carta procura.',
    ],
    [
      'El legislador puede dirigir la decisión, con tal que no la [usurpe|suplante].',
      'Prever consecuencias jurídicas es legislar; [aplicarlas|imponerlas] al caso es juzgar.',
      'Las reglas generales son un escudo contra el [favoritismo|capricho].',
      'Juzgar es individualizar, y para eso hace falta algún [espacio|margen].',
    ],
  ]),
  block('tc-motivacion', [
    [
      'Motivar las decisiones es lo que [distingue|separa] al poder jurisdiccional de la mera fuerza.',
      'Las partes deben conocer por qué ganan o pierden, y la comunidad, cómo se [administra|imparte] justicia.',
      'Sin razones no hay control posible, ni [recurso|impugnación] que sea algo más que un azar.',
      'El deber de fundar alcanza a toda autoridad que [afecta|restringe] derechos.',
    ],
    [
      'También la ley, cuando limita, ha de poder [dar|ofrecer] cuenta de sí.',
      'Su intensidad varía según lo que esté en [juego|discusión].',
      'La exigencia de motivar es [transversal|común] a todas las ramas del derecho.',
      'La justificación pública es un rasgo del [Estado|régimen] democrático.',
    ],
  ]),
  block('tc-seguridad-juridica', [
    [
      'La seguridad jurídica, aunque la Carta no la nombre de manera directa, se encuentra implícita en el N° 26° del {n:CPR:19} y en el principio de legalidad.',
      'Saber a qué atenerse es un bien que el {n:CPR:19} [cobija|protege] por varias vías, entre ellas la irretroactividad y la cosa juzgada.',
      'El {n:CPR:19}, N° 26°, da a las personas la certeza de que sus derechos no serán [vaciados|desconocidos] por la ley que los regula.',
      'Certeza y confianza son frutos del Estado de Derecho que el {n:CPR:19} [presupone|supone].',
    ],
    [
      'La previsibilidad permite [planificar|orientar] la conducta.',
      'Ha de convivir con la justicia del caso, que a veces la [contradice|desafía].',
      'No equivale a [petrificación|inmovilidad] del ordenamiento.',
      'Quien conocía la regla no puede alegar [sorpresa|asombro].',
    ],
  ]),
  block('tc-arbitrariedad', [
    [
      'Arbitrario es el acto que no tiene otra razón que la voluntad de quien lo dicta, y la Constitución lo [repudia|rechaza] tanto en la Administración como en la ley.',
      'La interdicción de la arbitrariedad [recorre|atraviesa] la Carta y obliga también al legislador.',
      'No toda ley discutible es arbitraria; lo es aquella cuya razón no puede [enunciarse|decirse] en público.',
      'Una distinción puede ser errada sin ser arbitraria: basta que exista un motivo [serio|atendible] que la sostenga.',
    ],
    [
      'La carga de mostrar ese motivo crece con la [intensidad|hondura] de la afectación.',
      'Corresponde examinar si la razón dada es la verdadera o un [pretexto|disfraz].',
      'El control no pregunta por la mejor razón, sino por una [suficiente|bastante].',
      'La tradición y la costumbre legislativa no [bastan|alcanzan] por sí solas.',
    ],
  ]),
  block('tc-legislador-interprete', [
    [
      'El legislador es el primer intérprete de la Constitución y sus decisiones [merecen|reclaman] respeto.',
      'Al dictar la ley el Congreso [traduce|concreta] principios en reglas, y esa labor goza de legitimidad democrática.',
      'La deliberación parlamentaria, con sus mayorías y sus transacciones, no puede ser [reemplazada|sustituida] por la de un tribunal.',
      'Respetar la ley es respetar a los ciudadanos que, por medio de sus representantes, la [quisieron|acordaron].',
    ],
    [
      'Pero interpretar primero no es interpretar [último|en definitiva].',
      'El respeto no es [abdicación|sumisión], y el control existe justamente para cuando falta.',
      'La deferencia ha de ser razonada: se concede más donde hay más [debate|información] y menos afectación.',
      'Cuando la minoría carece de voz en el proceso político, el escrutinio se [refuerza|intensifica].',
    ],
  ]),
  block('tc-fines-pena', [
    [
      'Toda sanción persigue fines que la comunidad valora: retribuir, prevenir, proteger, reparar; ninguno de ellos puede [imponerse|prevalecer] sin medida.',
      'El ius puniendi, sea penal o administrativo, está [sujeto|sometido] a límites que nacen de la dignidad y la legalidad.',
      'Entre las potestades públicas, la de sancionar es la que más cerca está de los derechos, y por eso se la [vigila|controla] con mayor cuidado.',
      'Sancionar exige culpa, ley previa, proporción y un [procedimiento|juicio]; lo que falte ha de justificarse.',
    ],
    [
      'Que una consecuencia sea gravosa no la convierte en [pena|sanción].',
      'La calificación depende de su finalidad y de su [estructura|efecto].',
      'El legislador puede combinar respuestas, si el conjunto no resulta [excesivo|desmedido].',
      'Los efectos sobre terceros han de [considerarse|contarse] en el balance.',
    ],
  ]),
  block('tc-ponderacion', [
    [
      'Ponderar no es pesar con balanza invisible, sino dar razones sobre la [importancia|relevancia] relativa de los bienes en conflicto.',
      'El juicio de ponderación obliga a precisar qué se gana y qué se pierde, y a [explicar|decir] por qué lo uno compensa lo otro.',
      'Cuanto mayor sea el grado de no satisfacción de un principio, tanto mayor tiene que ser la importancia de [cumplir|satisfacer] el otro.',
      'De nada sirve invocar la proporcionalidad si no se [muestra|indica] la alternativa menos lesiva que el legislador tenía a mano.',
    ],
    [
      'La evidencia empírica, cuando existe, [ayuda|contribuye] a objetivar el juicio.',
      'Tratándose de pronósticos, el legislador goza de una [prerrogativa|ventaja] de estimación.',
      'Este examen se hace en concreto, a partir de lo que [sucede|acontece] en la gestión.',
      'La incertidumbre sobre los efectos no puede [resolverse|zanjarse] siempre en contra de la ley, ni siempre a su favor.',
    ],
  ]),
  block('tc-escrutinio', [
    [
      'No todas las diferencias reclaman el mismo examen: las fundadas en rasgos personales exigen una justificación [estricta|reforzada]; las económicas, una razonable.',
      'Según la materia, el control de igualdad puede ser laxo, [intermedio|mediano] o severo.',
      'La intensidad del escrutinio depende del criterio de distinción y del [derecho|bien] afectado.',
      'En ámbitos sancionatorios, este Tribunal ha [aplicado|usado] un control más exigente que en los regulatorios.',
    ],
    [
      'De cuál se use depende, muchas veces, la [suerte|solución] del caso.',
      'El criterio ha de [explicitarse|hacerse visible] para que la decisión sea controlable.',
      'No hay aquí categorías sospechosas, lo que [modera|atenúa] el examen.',
      'Conviene un nivel [medio|prudente], que no presuma ni la validez ni el vicio.',
    ],
  ]),
  block('tc-casos-limite', [
    [
      'La ley se dicta para lo que ocurre comúnmente y no puede prever cada [singularidad|particularidad]; la inaplicabilidad existe para el caso que la desborda.',
      'Toda regla general tiene bordes, y en ellos pueden aparecer efectos que nadie [quiso|buscó].',
      'El buen funcionamiento de una norma en la mayoría de los casos no [excluye|descarta] que en uno resulte inicua.',
      'La generalidad es virtud de la ley, y la equidad, su [correctivo|complemento] en el caso extremo.',
    ],
    [
      'Pero si cada caso fuera excepcional, no habría [regla|norma].',
      'Saber si el presente es típico o extremo es la [pregunta|cuestión] que ha de responderse.',
      'Se impone, pues, mirar qué tiene de propio esta [gestión|causa].',
      'No basta la dureza del resultado; ha de ser [contraria|opuesta] a la Carta.',
    ],
  ]),
  block('tc-comparado', [
    [
      'El derecho comparado muestra soluciones [diversas|variadas] para problemas semejantes, lo que confirma que no hay una sola respuesta constitucional.',
      'Tribunales de otras latitudes han enfrentado dilemas parecidos, con [argumentos|razones] que ilustran sin obligar.',
      'La comparación con ordenamientos cercanos permite [medir|apreciar] lo inusual de una regla.',
      'La ausencia de una norma similar en otros países es un [indicio|dato], no una prueba, de que ella es prescindible.',
    ],
    [
      'Ha de usarse con cautela, atendido que los [contextos|sistemas] difieren.',
      'Interesan más los razonamientos que las [conclusiones|decisiones].',
      'Citarlo no sustituye la interpretación de la [propia|nuestra] Carta.',
      'Su valor es [persuasivo|ilustrativo].',
    ],
  ]),
] as const
