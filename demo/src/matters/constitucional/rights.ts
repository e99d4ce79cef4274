import { block } from '../block.ts'

/** Long considerandos on rights, limits and judicial review, as the Tribunal develops them before it turns to the case. */
export const constitutionalRights = [
  block('tc-largo-limites', [
    [
      'Los derechos fundamentales no son absolutos: su ejercicio admite límites que la propia Constitución señala o autoriza al legislador a establecer, siempre que no los priven de aquello que los hace valiosos.',
      'Reconocer un derecho y admitir que puede limitarse no son afirmaciones contradictorias, pues la vida en común [obliga|fuerza] a compatibilizar las libertades de unos con las de otros y con los bienes que interesan a todos.',
      'El rango constitucional de un derecho significa que sus límites han de provenir de la ley, obedecer a una finalidad lícita y mantenerse dentro de lo que esa finalidad [demanda|requiere].',
      'La cuestión no es si el derecho invocado puede ser restringido, cosa que nadie discute, sino bajo qué condiciones, con qué intensidad y mediante qué órgano puede serlo.',
    ],
    [
      'De la reserva de ley se sigue que las restricciones deben contar con densidad normativa suficiente, de modo que el afectado conozca de antemano lo que se le permite y lo que se le veda.',
      'El requisito de previsión legal se [satisface|cumple] cuando la norma determina el supuesto y la consecuencia sin dejar a la autoridad un espacio que equivalga a legislar.',
      'No basta que la restricción conste en una ley: es preciso que sea determinada, general, y que el sacrificio que impone [guarde|tenga] correspondencia con el interés protegido.',
      'Determinación, especialidad y razonabilidad son, entonces, las exigencias que la jurisprudencia ha pedido a toda norma que limita un derecho.',
    ],
    [
      'En el control concreto, esas exigencias se verifican respecto del resultado que la regla produce en la gestión, aunque su texto aparezca inobjetable.',
      'Su cumplimiento abstracto no libera de comprobar lo que [ocurre|sucede] al aplicarla, que puede ser distinto de lo previsto.',
      'Queda por examinar si la norma impugnada las respeta cuando se la [enfrenta|confronta] con los hechos del proceso.',
      'Bajo ese prisma debe mirarse cada uno de los reproches que el requerimiento dirige a la disposición.',
    ],
  ]),
  block('tc-largo-derecho-viviente', [
    [
      'Los enunciados legales adquieren su sentido definitivo en la práctica de los tribunales, de forma que el control ha de recaer sobre la norma tal como es entendida por quienes deben aplicarla.',
      'Entre la letra de la ley y el resultado que se denuncia media siempre una interpretación, y cuando ella es estable este Tribunal la toma como [dato|presupuesto], aunque pudiera imaginar otra.',
      'El derecho viviente, expresión con que la doctrina designa el sentido asentado de un precepto, es lo que se somete a examen, y no las posibilidades que un intérprete ingenioso [pudiera|lograra] descubrir.',
      'La distinción entre texto y norma resulta útil, porque permite declarar contrario a la Carta un sentido sin condenar las palabras que, en otro, son inocuas.',
    ],
    [
      'A los jueces ordinarios corresponde escoger entre los sentidos posibles, y a esta jurisdicción, advertir cuál de ellos [rebasa|quebranta] los límites constitucionales.',
      'Si la jurisprudencia común se hallara dividida, la prudencia aconseja esperar que sea ella la que resuelva la divergencia, pues un sentido conforme está disponible.',
      'No se quiere con ello reducir la independencia de los tribunales, sino [reconocer|respetar] que la interpretación de la ley les pertenece.',
      'La inaplicabilidad deviene necesaria cuando todas las lecturas practicables conducen al mismo efecto reprochado.',
    ],
    [
      'Los antecedentes de la gestión confirman cuál es la lectura que se dará al precepto, por lo que no cabe eludir el conflicto.',
      'Ninguno de los intervinientes ha [propuesto|ofrecido] una interpretación que lo evite, señal de que el conflicto es real.',
      'Las partes coinciden en el sentido de la norma y discrepan de su [legitimidad|validez], lo que simplifica el análisis.',
      'Aun la parte que defiende la norma la entiende del modo que el requirente le atribuye.',
    ],
  ]),
  block('tc-largo-igualdad-ley', [
    [
      'La generalidad de la ley, conquista del constitucionalismo, expresa la idea de que nadie debe quedar por encima ni por debajo de la regla común; pero generalidad no es ceguera, y la propia idea de justicia pide tratar de manera diferente lo que es diferente.',
      'Dos mandatos conviven en la igualdad: el de no distinguir sin razón y el de no confundir lo que la razón [distingue|separa]; el segundo se olvida con más frecuencia que el primero.',
      'Desde antiguo se enseña que la igualdad consiste en dar a cada uno lo suyo, fórmula que obliga a preguntar qué rasgos son pertinentes para el reparto y cuáles han de [ignorarse|desecharse].',
      'El juicio de igualdad es siempre relacional: supone dos sujetos, un criterio y un efecto, y ninguno de esos términos puede faltar en el razonamiento de quien la [invoca|reclama].',
    ],
    [
      'Identificar el criterio que la ley utiliza es el primer paso; averiguar si ese criterio se conecta con el propósito declarado, el segundo; y medir lo que cuesta a los excluidos, el último.',
      'Una clasificación puede pecar por incluir a quienes no debía, por dejar fuera a quienes debía incluir, o por ambas cosas a la vez, y en todos esos casos ha de [justificarse|explicarse] el desajuste.',
      'El legislador trabaja con categorías, y toda categoría es imperfecta; lo que la Carta no acepta es la imperfección que se [ensaña|agrava] con personas determinadas sin que nadie dé razón de ella.',
      'Tolerar cierto grado de desajuste es inevitable en las leyes generales, mas ese margen se angosta cuando la consecuencia [toca|compromete] bienes tan sensibles como los que aquí están en discusión.',
    ],
    [
      'En tal sentido, no ha de compararse a la parte requirente con un sujeto ideal, sino con quienes, hallándose en situación semejante, reciben de la ley una respuesta [distinta|diferente].',
      'Determinar el término de comparación es, con frecuencia, donde se [decide|define] el asunto, y por eso ambas partes han centrado allí su esfuerzo.',
      'Sobre la base de esas consideraciones se examinará la norma, sin olvidar que la carga de justificar el distingo pesa sobre quien lo [sostiene|introduce].',
      'Resta saber si ese término existe en la especie, cuestión que se abordará al tratar del efecto concreto.',
    ],
  ]),
  block('tc-largo-proceso', [
    [
      'El constituyente no quiso detallar las garantías del proceso y prefirió una cláusula abierta, confiado en que la ley y la jurisprudencia irían dándole contenido conforme evolucionaran las exigencias de la justicia.',
      'En las actas de la comisión encargada del anteproyecto consta la decisión de no enumerar los elementos del proceso justo, por el riesgo de que la lista quedara [incompleta|corta] o envejeciera.',
      'La cláusula del procedimiento racional y justo es, por su textura, una norma que se completa con otras: con la ley procesal, con los tratados y con la práctica de los [tribunales|jueces].',
      'Lo racional atiende a la estructura lógica del procedimiento, a que sus etapas sirvan para lo que están llamadas a [servir|cumplir]; lo justo, a que trate a los intervinientes como sujetos y no como cosas.',
    ],
    [
      'No existe un único procedimiento constitucionalmente obligado, de manera que el legislador puede abreviar plazos, concentrar audiencias o limitar medios, a condición de no vaciar la posibilidad de defenderse.',
      'Las garantías pueden modularse según se trate de un juicio penal, laboral o administrativo, pues no en todos está en [juego|riesgo] lo mismo, pero hay un mínimo que se mantiene en cualquiera.',
      'El examen se hace sobre el procedimiento considerado como un todo, si bien hay carencias tan graves que ninguna [compensación|virtud] posterior las remedia.',
      'Ese mínimo comprende saber de qué se acusa o qué se demanda, contar con tiempo y medios para contestar, y obtener una decisión fundada de quien no tiene interés en el asunto.',
    ],
    [
      'Toda consecuencia jurídica gravosa debería poder ser discutida antes de que se produzca, y es en este punto donde las reglas automáticas [encuentran|hallan] su mayor dificultad.',
      'Que el legislador anude efectos a una decisión no ofende por sí al proceso justo, siempre que quien los sufre haya podido [prever|conocer] ese enlace y defenderse en consecuencia.',
      'El diálogo procesal carece de sentido cuando el desenlace está escrito de antemano, pero no todo lo que está [escrito|regulado] en la ley es por ello indiscutible.',
      'De ahí que sea preciso averiguar, caso a caso, qué oportunidad real tuvo o tendrá el requirente de influir en lo que se decida.',
    ],
  ]),
  block('tc-largo-penal-politica', [
    [
      'La determinación de las conductas que merecen sanción y de la respuesta que ha de dárseles corresponde, en democracia, a la ley; es una decisión que compromete valoraciones sobre las que los ciudadanos discrepan y que por eso se confía a sus representantes.',
      'Los tribunales constitucionales han sido cautos al revisar las opciones sancionatorias del legislador, conscientes de que la gravedad de las conductas no se [mide|calcula] con instrumentos jurídicos exactos.',
      'La potestad de castigar, monopolizada por el Estado, se ejerce primero mediante la ley, que escoge y gradúa; el juez la [completa|concreta], y ni uno ni otro lo hacen sin límites.',
      'No hay materia en que la tentación del exceso sea mayor, pues el clamor por más castigo rara vez encuentra contradictor; los límites constitucionales están puestos justamente para esos [momentos|instantes].',
    ],
    [
      'Cautela no significa, sin embargo, ausencia de control, porque si el legislador pudiera sancionar como quisiera, la libertad personal dependería por entero de las mayorías de turno.',
      'Entre el respeto a la decisión democrática y la protección de los derechos ha de buscarse un equilibrio que varía con la [intensidad|severidad] de la medida y con la calidad de las razones que la apoyan.',
      'Los límites son conocidos: legalidad, culpabilidad, proporción, igualdad, prohibición de penas inhumanas; cada uno de ellos puede ser [invocado|alegado] en esta sede.',
      'Se ha dicho, con razón, que la pena justa es la menor de las que sirven, idea que inspira los sistemas de sanciones graduadas y los mecanismos de individualización.',
    ],
    [
      'También es cierto que la percepción de impunidad erosiona la confianza en las instituciones, consideración que el legislador puede legítimamente [atender|ponderar].',
      'La finalidad de prevención general es lícita, mas no puede alcanzarse a costa de [convertir|transformar] a la persona en puro instrumento.',
      'Corresponde valorar si la regla se mantiene dentro de esos márgenes en la situación que se somete a decisión, sin prejuzgar acerca de otras.',
      'La historia de las reformas enseña que endurecer no siempre protege, aunque tampoco siempre [fracasa|falla], y que este Tribunal no es el llamado a dirimir ese debate.',
    ],
  ]),
  block('tc-largo-patrimonial', [
    [
      'Las consecuencias patrimoniales que la ley anuda a ciertos incumplimientos cumplen funciones diversas: reparan, incentivan, disuaden; y según cuál predomine será mayor o menor la exigencia de proporción que pesa sobre ellas.',
      'Cuando una regla impone pagar más de lo que se debía, conviene preguntar a título de qué se hace, porque no es igual compensar un daño que [castigar|reprimir] una conducta.',
      'El derecho privado conoce límites a las penas convencionales y a los intereses, expresión de un principio más amplio que repudia la [desmesura|exorbitancia] en las obligaciones.',
      'Cargas y sanciones económicas son admisibles mientras conserven una relación [reconocible|visible] con el hecho que las origina y con el interés que protegen.',
    ],
    [
      'Ese principio vale asimismo para las que establece la ley, sin perjuicio del mayor margen de que goza el legislador para fijar su cuantía.',
      'La libertad de empresa y el derecho de propiedad no inmunizan frente a ellas, pero obligan a que se [justifiquen|expliquen].',
      'Los efectos sobre el empleo, la continuidad de las actividades y los terceros son elementos que integran el balance.',
      'Ha de atenderse, además, a si el obligado tiene en sus manos [evitar|detener] el efecto y a qué precio.',
    ],
    [
      'No se trata de aliviar a quien incumple, sino de impedir que el remedio se [vuelva|torne] peor que la falta.',
      'El interés del acreedor, de ordinario la parte débil, merece en ese balance un peso [considerable|importante].',
      'Una regla que protege a los débiles no deja de ser legítima porque su aplicación resulte [costosa|onerosa] para otros.',
      'Toda decisión sobre el punto debe explicar quién soporta el riesgo y por qué.',
    ],
  ]),
  block('tc-largo-ejercicio-jurisdiccion', [
    [
      'La jurisdicción, según el {n:CPR:76}, consiste en conocer las causas, resolverlas y hacer ejecutar lo juzgado, y es exclusiva de los tribunales establecidos por la ley.',
      'De lo que prescribe el {n:CPR:76} se desprende que ni el Presidente ni el Congreso pueden, en caso alguno, ejercer funciones judiciales, avocarse causas pendientes o hacer revivir procesos fenecidos.',
      'El {n:CPR:76} traza el perímetro de la función de juzgar y, al hacerlo, fija también la frontera que el legislador no debe [cruzar|transgredir].',
      'Conforme al {n:CPR:76}, la ley da las reglas y el juez decide el caso; cuando la ley decide el caso, o cuando el juez [inventa|crea] la regla, la distribución se altera.',
    ],
    [
      'Esa frontera no siempre es nítida, ya que toda norma dirige en algún grado la decisión judicial y toda decisión judicial [agrega|añade] algo a la norma.',
      'Se ha entendido que el legislador la respeta cuando deja al juez comprobar los hechos, calificarlos y apreciar su relevancia.',
      'Hay invasión si la ley prescribe el resultado de manera que el proceso quede reducido a un [trámite|rito].',
      'Limitar la discreción judicial es una técnica legítima, empleada desde siempre para asegurar la igualdad y contener el arbitrio.',
    ],
    [
      'La pregunta relevante es si, aplicada la norma, subsiste para el juez una decisión que [tomar|adoptar].',
      'No hay fórmula que resuelva el problema con independencia del contexto, y el de esta gestión será examinado enseguida.',
      'En la duda, ha de tenerse presente que la independencia judicial es instrumental a los derechos de las personas.',
      'Sobre el particular las partes sostienen posiciones [encontradas|opuestas], que se han resumido en lo expositivo.',
    ],
  ]),
  block('tc-largo-prueba-empirica', [
    [
      'Con frecuencia se pide a esta Magistratura que se pronuncie acerca de la eficacia de una política, para lo cual se acompañan estudios de signo contrario; conviene precisar el lugar que les cabe en el razonamiento.',
      'Los antecedentes empíricos acompañados por las partes ilustran el contexto, si bien no corresponde a un tribunal de derecho [dirimir|zanjar] controversias propias de las ciencias sociales.',
      'Se han allegado estadísticas que cada parte interpreta a su favor, circunstancia que obliga a leerlas con [reserva|cautela].',
      'La información sobre los efectos reales de la norma es valiosa en el paso de idoneidad, aunque rara vez [concluyente|definitiva].',
    ],
    [
      'En situaciones de incertidumbre, la regla es aceptar el pronóstico del legislador, salvo que sea manifiestamente [errado|infundado].',
      'A mayor afectación del derecho, mayor ha de ser la solidez de los datos que la respaldan.',
      'La ausencia de toda evaluación posterior a la dictación de la norma es un elemento que puede [tomarse|tenerse] en cuenta.',
      'El tiempo transcurrido desde su entrada en vigencia permite, al menos, descartar los efectos más [optimistas|auspiciosos] que se anunciaron.',
    ],
    [
      'Con todo, el control concreto no depende de estadísticas, sino de lo que la regla [causa|provoca] en un proceso singular.',
      'Un precepto ineficaz no es, por esa sola razón, inconstitucional.',
      'Esas cifras, en definitiva, [acompañan|complementan] la argumentación jurídica sin sustituirla.',
      'Quede dicho, pues, que la decisión no se apoya en ellas de modo [principal|determinante].',
    ],
  ]),
  block('tc-largo-vulnerabilidad', [
    [
      'La Constitución no es indiferente a la posición real de las personas, y cuando la ley regula relaciones desiguales puede, y a veces debe, inclinarse en favor de la parte más [débil|expuesta].',
      'Existen grupos para los cuales la igualdad formal resulta insuficiente; de ahí que el constituyente haya ordenado al Estado promover la integración y asegurar la igualdad de oportunidades.',
      'Víctimas, trabajadores, menores de edad, consumidores y personas privadas de libertad reciben de la ley una protección [reforzada|acentuada] que no puede calificarse de privilegio.',
      'Proteger a unos significa, casi siempre, cargar a otros, y la Carta no se opone a ello si la carga se reparte con [justicia|equidad].',
    ],
    [
      'Ese designio protector integra el fin de numerosas leyes y ha de ser tenido en cuenta al examinarlas.',
      'Pero la protección no puede volverse [pretexto|excusa] para desatender los derechos de la contraparte.',
      'La intensidad de la protección depende de la desventaja que se busca [compensar|corregir].',
      'Al Tribunal le corresponde verificar que el remedio no produzca una nueva [desigualdad|injusticia].',
    ],
  ]),
  block('tc-largo-tiempo', [
    [
      'El tiempo no es neutro para el derecho: consolida situaciones, extingue acciones, agrava obligaciones; y una norma concebida para lapsos breves puede mostrar otro rostro cuando los procesos se [dilatan|eternizan].',
      'La duración de los procesos, que escapa al control de los litigantes, tiene consecuencias que el legislador no siempre [previó|imaginó].',
      'Muchos de los conflictos que llegan a esta sede nacen de reglas razonables cuyo efecto se deforma con los años.',
      'Ha de repararse en que entre los hechos y la decisión suelen mediar largos períodos, durante los cuales cambian las personas, las leyes y las circunstancias.',
    ],
    [
      'En el caso de autos, la gestión se inició hace {anios} años, dato que no puede [obviarse|pasarse por alto].',
      'Tal consideración es pertinente al ponderar los efectos, mas no autoriza a culpar a la norma de todas las demoras.',
      'El plazo razonable es derecho de ambas partes, y su infracción tiene remedios [propios|específicos].',
      'Lo decisivo es establecer si el paso del tiempo [altera|modifica] la relación entre la regla y su fin.',
    ],
  ]),
  block('tc-largo-confianza-legislador', [
    [
      'Las leyes se reforman, y nadie tiene derecho a que el ordenamiento permanezca inmutable; con todo, los cambios no deberían frustrar sin motivo las expectativas que la propia ley [alentó|suscitó].',
      'La historia de este precepto exhibe modificaciones sucesivas que hablan de la dificultad de hallar una fórmula [estable|definitiva].',
      'Si el legislador ha vuelto varias veces sobre la materia, ello puede leerse como reconocimiento de que la regla [producía|causaba] efectos no deseados, o como persistencia en una decisión.',
      'En el Congreso se han presentado proyectos para enmendar la norma, hecho que carece de valor normativo y que, no obstante, ilustra el [debate|desacuerdo].',
    ],
    [
      'Mientras la ley rija, los jueces deben aplicarla, salvo que en el caso [contradiga|contravenga] la Constitución.',
      'No corresponde anticipar reformas por medio de sentencias.',
      'La eventual modificación legal no priva de objeto a esta acción, que se resuelve con el derecho [vigente|aplicable] a la gestión.',
      'De la tramitación de tales iniciativas no cabe extraer conclusiones sobre la validez de lo que hoy [rige|existe].',
    ],
  ]),
  block('tc-largo-coherencia', [
    [
      'El deber de coherencia, que todo ordenamiento racional persigue, invita a leer la norma cuestionada junto con las instituciones vecinas y a preguntar si el conjunto [responde|obedece] a un diseño.',
      'Las incoherencias legislativas no son, de suyo, inconstitucionales, pues la Carta no impone un sistema perfecto; lo son cuando [desembocan|terminan] en un trato irracional.',
      'Un mismo bien jurídico recibe en nuestra legislación respuestas de variada intensidad, fruto de reformas dictadas en épocas y con [sensibilidades|propósitos] diferentes.',
      'Al revisar la legislación relacionada se observa que el legislador ha [graduado|escalonado] las consecuencias en unos casos y las ha uniformado en otros.',
    ],
    [
      'Ese contraste sirve de indicio, y habrá de ponderarse con los demás elementos.',
      'Explicar la diferencia era tarea de quien [sostiene|defiende] la norma.',
      'El intérprete debe procurar la armonía antes que la [ruptura|contradicción].',
      'Su peso en la decisión depende de la semejanza que exista entre las hipótesis [comparadas|cotejadas].',
    ],
  ]),
] as const
