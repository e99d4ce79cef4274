import { block } from '../block.ts'

/** Blocks of any criminal case; `{delito}`, `{pena}` and `{objeto}` are lists of the matter. */
export const penalClaim = [
  block(
    'penal-acusacion',
    [
      [
        'El persecutor atribuyó a {a:el acusado|la acusada} participación de autor en un delito de {delito}, en grado de consumado, y pidió la pena de {pena}.',
        'A juicio de la Fiscalía, representada por {fiscal}, lo descrito configura {delito} consumado, de que {actor} debe responder en calidad de [autor|ejecutor directo], solicitando {pena}.',
        'Calificando los hechos como {delito}, {fiscal} requirió que se impusiera {pena}, con sus accesorias y [costas|el pago de las costas].',
        '[Solicitó|Pidió] el Ministerio Público {pena} por el delito de {delito}, que estima consumado y ejecutado de manera inmediata y directa por {actor}.',
      ],
      [
        'No invocó circunstancias [modificatorias|que alteren la responsabilidad] distintas de las que resultaren de la prueba.',
        'Respecto de modificatorias, [adelantó|anunció] que las debatiría, si hubiere condena, en la audiencia del artículo 343.',
        'Sobre atenuantes y agravantes [reservó su opinión|difirió su parecer] para después del veredicto.',
        'El libelo señala que no [concurren|se advierten] agravantes y deja a la defensa probar las atenuantes que alegue.',
      ],
    ],
    { optional: [1] },
  ),
  block('penal-alegato-fiscal', [
    [
      'En su alegato de apertura, {fiscal} [prometió|ofreció] acreditar cada proposición fáctica con testigos presenciales, prueba material y pericias.',
      'Abrió el debate la Fiscalía [asegurando|afirmando] que la prueba sería abundante, concordante y lícita.',
      '{fiscal} sostuvo ante los jueces que el caso era [sencillo|simple] y que bastaría atender a quienes estuvieron allí.',
      'Según expuso al inicio {fiscal}, tres fuentes independientes [convergirían|habrían de confluir] en la misma conclusión.',
    ],
    [
      'Al cerrar insistió en que la teoría alternativa no encontró apoyo en medio alguno y [llamó|instó] a condenar.',
      'Terminada la prueba, dijo haber [cumplido|honrado] su ofrecimiento y reiteró la petición de condena.',
      'En la clausura [recalcó|subrayó] que la versión exculpatoria apareció tarde y sola.',
      'Replicando a la defensa, hizo ver que las inconsistencias denunciadas son [periféricas|menores] y propias del paso del tiempo.',
    ],
  ]),
]

export const penalDefence = [
  block('penal-defensa-absolucion', [
    [
      'La defensa, a cargo de {defensor}, instó por la absolución y sostuvo que la imputación [descansa|se apoya] en una cadena de inferencias débiles.',
      '{defensor}, por {actor}, alegó insuficiencia probatoria y pidió que se [absolviera|liberara de cargos] a su representado.',
      'Solicitó {defensor} un veredicto absolutorio, pues nadie vio lo que la Fiscalía afirma y los indicios [admiten|toleran] más de una lectura.',
      'Por su lado, la Defensoría [negó|controvirtió] la participación y advirtió que la investigación se cerró sin agotar otras hipótesis.',
    ],
    [
      'Destacó las contradicciones entre los [funcionarios|agentes] sobre la distancia, la luz y el orden de los sucesos.',
      'Hizo hincapié en diligencias omitidas: no se [levantaron|recogieron] cámaras del sector ni se empadronó a los vecinos.',
      'Reprochó que la evidencia careciera de cadena de custodia [íntegra|sin saltos] y que el parte se redactara horas después.',
      'Acusó a la policía de [confirmar|perseguir] una sospecha inicial en vez de ponerla a prueba.',
    ],
  ]),
  block(
    'penal-defensa-subsidiaria',
    [
      [
        'En subsidio, y para el caso de condena, [reclamó|hizo valer] las atenuantes que estima concurrentes y la pena mínima.',
        'De forma subsidiaria [requirió|pidió] recalificar a una figura menos grave o, al menos, fijar la sanción en su piso.',
        'Para el evento de un veredicto condenatorio, solicitó reconocer minorantes y [sustituir|reemplazar] la pena corporal.',
        'A falta de absolución, [propuso|planteó] una pena sustitutiva, atendido el arraigo de {actor}.',
      ],
      [
        'Acompañó al efecto [contrato de trabajo|certificado de estudios] e informe social.',
        'Ofreció en apoyo [liquidaciones de sueldo|un peritaje psicosocial] y el extracto de filiación.',
        'Respaldó esta parte de su petición con antecedentes [laborales|familiares] que el ente persecutor no objetó.',
        'Para fundarla hizo presente que {a:el encausado|la encausada} [sostiene|mantiene] su hogar con un empleo estable.',
      ],
    ],
    { optional: [1] },
  ),
]

export const penalEvidence = [
  block('penal-silencio', [
    [
      '{a:Advertido|Advertida} de sus derechos, {actor} [optó por|prefirió] guardar silencio durante la audiencia.',
      'Hizo uso {a:el acusado|la acusada} de su derecho a [callar|no declarar], sin que ello admita inferencia adversa.',
      '{actor} renunció a su derecho a [guardar silencio|mantenerse callado] y dijo que ese día estaba en casa de un pariente.',
      'Bajo exhortación de decir verdad, pero sin juramento, {a:el acusado|la acusada} [relató|contó] que llegó al lugar cuando todo había concluido.',
    ],
  ]),
  block('penal-testigo-policial', [
    [
      '{testigo}, {t:funcionario aprehensor|funcionaria aprehensora}, [explicó|refirió] que a las {hora} horas recibió el comunicado radial y concurrió a {direccionDoc}.',
      'Compareció {testigo}, de dotación policial, quien [narró|describió] el procedimiento desde el llamado de las {hora} horas hasta la lectura de derechos.',
      'Depuso {testigo}: [patrullaba|hacía un servicio preventivo] por {direccionDoc} y fue de los primeros en llegar.',
      'Ante el tribunal prestó testimonio {testigo}, que tomó el procedimiento y [levantó|fijó] las evidencias aproximadamente a las {hora} horas.',
    ],
    [
      'Contrainterrogado, [reconoció|admitió] que el parte omite un detalle que hoy recordó, aunque mantuvo lo central.',
      'A las preguntas de la defensa [contestó|respondió] que no conocía de antes a quien detuvo ni tenía motivo para perjudicarle.',
      'Precisó en el contraexamen la distancia, cercana a los diez metros, y la [luminosidad|iluminación] del lugar.',
      'Exhibidas las fotografías del folio {folio}, [identificó|reconoció] el sitio del suceso y {objeto}.',
    ],
  ]),
  block('penal-perito', [
    [
      '{perito}, que suscribe el informe N° {numDoc}, [expuso|dio cuenta de] la metodología seguida y de la cadena de custodia de la muestra.',
      'Se oyó a {perito} acerca de su informe pericial N° {numDoc} de {fechaDoc}, cuyas conclusiones [ratificó|sostuvo] íntegramente.',
      'Del peritaje N° {numDoc}, explicado en audiencia por {perito}, interesa que las evidencias [se recibieron|llegaron] selladas y rotuladas.',
      'Por videoconferencia declaró {perito}, autor del informe de {fechaDoc}, [detallando|precisando] las operaciones practicadas.',
    ],
    [
      'Consultado sobre el margen de error, lo [calificó|estimó] despreciable para los fines del juicio.',
      'Reconoció que no [le correspondía|podía] pronunciarse sobre la autoría.',
      'Su dicho fue claro y [resistió|soportó] el contraexamen.',
      'Aclaró que la técnica empleada es la de uso [corriente|habitual] en el laboratorio.',
    ],
  ]),
  block('penal-documentos', [
    [
      'Se incorporó, mediante lectura resumida, la documental [signada|rotulada] con los folios {folio+} y {folio+}, consistente en actas y certificados.',
      'Como prueba documental se leyeron el [acta de incautación|parte] N° {numDoc} y la hoja de atención de urgencia de {fechaDoc}.',
      'Integran la prueba instrumental un set de {dias+} fotografías y los registros de audio [exhibidos|reproducidos] en sala.',
      'La Fiscalía [acompañó|introdujo] además otros medios: imágenes, un croquis y {objeto}, reconocidos por quienes los levantaron.',
    ],
  ]),
  block(
    'penal-testigo-civil',
    [
      [
        '{testigo2}, {t:vecino|vecina} del sector, [escuchó|sintió] los gritos y alcanzó a ver a alguien correr hacia la avenida.',
        'Declaró asimismo {testigo2}, que [aguardaba|esperaba] locomoción a pocos metros y presenció el desenlace.',
        'A su turno {testigo2} [contó|manifestó] que solo vio llegar a la policía, pues el ruido interrumpió su sueño.',
        'Tercero ajeno a las partes, {testigo2} [aseguró|afirmó] no tener interés en el resultado y describió las vestimentas del hechor.',
      ],
      [
        'Su testimonio es [parco|escueto] pero coincide con la hora de la denuncia.',
        'No supo dar más datos y así lo [confesó|dijo] con franqueza.',
        'Interrogado por la defensa, [moderó|matizó] su seguridad en el reconocimiento.',
        'Los jueces [percibieron|apreciaron] en su relato un esfuerzo honesto por recordar.',
      ],
    ],
    { optional: [1] },
  ),
]

export const penalGuilt = [
  block('penal-conviccion', [
    [
      'La versión policial y la de los testigos civiles, recogidas con días de diferencia, [encajan|calzan] en lo esencial y no hay señal de concierto.',
      'Entre quienes declararon existe una [coincidencia|sintonía] de fondo que sería difícil de explicar si el suceso no hubiera ocurrido.',
      'Vistas en conjunto, las probanzas [componen|forman] un cuadro único: cada una ilumina lo que la otra deja en sombra.',
      'Lo dicho en estrados se [refuerza|robustece] con soportes objetivos que no dependen de la memoria de nadie.',
    ],
    [
      'Las discrepancias que la defensa resaltó [atañen|se refieren] a aspectos secundarios y más bien descartan un relato aprendido.',
      'Que difieran en minutos o en la ropa no les [quita|resta] crédito; lo sospechoso sería lo contrario.',
      'Los reparos formulados a la investigación no [generan|levantan] una duda razonable sobre el hecho ni sobre el autor.',
      'Frente a esa prueba, la hipótesis exculpatoria quedó [huérfana|desprovista] de respaldo.',
    ],
  ]),
  block(
    'penal-autoria',
    [
      [
        'En cuanto a la participación, {a:el acusado|la acusada} intervino de manera inmediata y directa, lo que encuadra en el {n:CP:15}.',
        '{a:Detenido|Detenida} a escasos minutos e {a:individualizado|individualizada} en el acto, {actor} debe responder [conforme al|según el] {n:CP:15}.',
        'La autoría de {actor}, en los términos del N° 1 del {n:CP:15}, se [desprende|colige] de su sorprendimiento flagrante.',
        'Por haber ejecutado por sí la conducta, [corresponde|cabe] tener a {actor} como autor de acuerdo con el {n:CP:15}.',
      ],
      [
        'No se [divisa|vislumbra] causal que excluya la antijuridicidad o la culpabilidad.',
        'Ninguna eximente fue alegada ni se [advierte|observa] de oficio.',
        'El dolo fluye de la [secuencia|mecánica] de los actos.',
        'Supo lo que hacía y quiso hacerlo, como [revela|muestra] su reacción al ser descubierto.',
      ],
    ],
    { optional: [1] },
  ),
]

export const penalDoubt = [
  block('penal-duda', [
    [
      'La prueba de cargo deja [abierta|en pie] más de una explicación compatible con la inocencia, y el {n:CPP:340} no autoriza a elegir la peor.',
      'Tras deliberar, estos jueces no alcanzaron la convicción que [requiere|demanda] el {n:CPP:340}.',
      'Por exigirlo el {n:CPP:340}, la [incertidumbre|perplejidad] que subsiste sobre la participación conduce a absolver.',
      'No basta que la tesis fiscal sea verosímil: el {n:CPP:340} pide certeza, y ella no se [logró|obtuvo].',
    ],
    [
      'El único testimonio directo fue [vacilante|inseguro] y no halló apoyo en cámaras, huellas ni pericias.',
      'Quien debía confirmar lo esencial no compareció, y su dicho llegó [de oídas|por boca de terceros].',
      'Diligencias elementales quedaron [pendientes|sin hacer], y nada permite suponer cuál habría sido su resultado.',
      'Los funcionarios se [contradijeron|desmintieron] entre sí acerca del punto exacto en que habría ocurrido todo.',
    ],
  ]),
  block('penal-reconocimiento-defectuoso', [
    [
      'El reconocimiento fotográfico se efectuó sin [testigo de fe|filmación] y con un álbum en que solo un rostro coincidía con la descripción.',
      'Mostrar una única fotografía, como aquí se hizo, [sugestiona|induce] al testigo y arruina todo reconocimiento posterior.',
      'No hay [registro|constancia] de la diligencia de reconocimiento, ni se sabe qué se le dijo al declarante antes de exhibirle las imágenes.',
      'La víctima identificó a {actor} recién en la audiencia, al [verlo|hallarlo] junto a su abogado, lo que carece de todo valor.',
    ],
    [
      'Descartado ese elemento, lo restante [prueba|acredita] un hecho, mas no quién lo cometió.',
      'Sin él, la acusación se [desmorona|derrumba] en lo relativo a la autoría.',
      'De manera que la participación queda [entregada|librada] a meras conjeturas.',
      'No existe otro dato que [vincule|ligue] {a:al acusado|a la acusada} con lo ocurrido.',
    ],
  ]),
]

export const penalAppealFavourable = [
  block('penal-nulidad-rechazo-motivos', [
    [
      'La lectura del fallo [desmiente|desvirtúa] el reproche: cada testimonio fue examinado y se dijo por qué se le creía.',
      'Contra lo que [afirma|sostiene] el recurso, los jueces explicaron de qué manera llegaron al hecho y descartaron la versión rival.',
      'Los considerandos impugnados [contienen|ofrecen] un razonamiento completo que enlaza prueba y conclusión sin saltos.',
      'No se aprecia en la sentencia ninguna [infracción|ofensa] a la lógica; lo que hay es una valoración que la recurrente no comparte.',
    ],
    [
      'Lo que se propone a esta Corte es sustituir esa valoración por otra, tarea [ajena|impropia] de la nulidad.',
      'En rigor, el libelo [busca|persigue] una nueva ponderación, vedada en esta sede.',
      'Así las cosas, el arbitrio es una apelación [encubierta|disfrazada] y no puede prosperar.',
      'De ahí que la causal deba ser [desestimada|desechada].',
    ],
  ]),
  block('penal-nulidad-rechazo-derecho', [
    [
      'Fijados los hechos e inamovibles por la causal escogida, la subsunción efectuada en la instancia [aparece|resulta] correcta.',
      'La recurrente [construye|levanta] su tesis jurídica sobre hechos que la sentencia no tuvo por probados.',
      'Sobre la base fáctica asentada no [cabía|procedía] otra calificación que la escogida por los jueces.',
      'El error de derecho denunciado no existe y, aun de existir, [carecería|estaría desprovisto] de influencia en lo dispositivo.',
    ],
    [
      'El {n:CPP:373} no [ampara|protege] semejante pretensión.',
      'Ello [basta|es suficiente] para rechazar el motivo fundado en el {n:CPP:373}.',
      'Por esa razón el capítulo apoyado en el {n:CPP:373} [fracasa|no prospera].',
      'Se [desecha|rehúsa], entonces, la infracción que se atribuye al amparo del {n:CPP:373}.',
    ],
  ]),
]

export const penalAppealContrary = [
  block('penal-nulidad-acoge-motivos', [
    [
      'El fallo [omite|silencia] toda referencia a la prueba de descargo y no dice por qué la estimó insuficiente.',
      'En dos motivaciones sucesivas la sentencia afirma y niega lo mismo, [contradicción|incoherencia] que anula ambos asertos.',
      'Entre lo declarado por los testigos y el hecho que se da por probado hay un [salto|vacío] que ningún considerando cubre.',
      'Reproducir testimonios no es valorarlos, y eso es cuanto [hace|contiene] la resolución atacada.',
    ],
    [
      'Se configura así el vicio de la letra e) del {n:CPP:374}, que no exige otro perjuicio que el propio de la falta de razones.',
      'Tal defecto [corresponde|equivale] al que describe la letra e) del {n:CPP:374} y obliga a repetir el juicio ante jueces no inhabilitados.',
      'La sanción está en el {n:CPP:374}, cuya letra e) [priva|despoja] de validez al juicio y a la sentencia.',
      'Concurre, por lo dicho, el motivo absoluto de la letra e) del {n:CPP:374}, y el recurso será [acogido|admitido].',
    ],
  ]),
  block('penal-nulidad-acoge-garantia', [
    [
      'Lo actuado por la policía excedió sus facultades autónomas, pues no existía [indicio|señal] verificable al momento del control.',
      'Una denuncia anónima sin corroboración no [constituye|equivale a] indicio, y el registro que le siguió fue ilegítimo.',
      'El {n:CPP:85} exige una apreciación objetiva de los hechos, que aquí se [reemplazó|suplió] por una impresión subjetiva de los agentes.',
      'Nerviosismo y cambio de acera son conductas [neutras|inocuas] que no habilitan a registrar a una persona.',
    ],
    [
      'La evidencia obtenida debió excluirse y, sin ella, no hay [sustento|base] para condenar.',
      'Al valorarla, los jueces infringieron el debido proceso en términos [sustanciales|trascendentes].',
      'La infracción es relevante: todo lo demás [proviene|deriva] de aquel registro.',
      'Se vulneró así la garantía del {n:CPR:19}, N° 3, y corresponde [anular|invalidar] también el juicio.',
    ],
  ]),
]

export const penalDissentFavourable = [
  block('penal-voto-condena', [
    [
      'Quien [disiente|discrepa] fue de opinión de condenar, porque los indicios reunidos son graves, plurales y apuntan en una misma dirección.',
      'El voto de minoría estuvo por [acoger|aceptar] la acusación: la duda que la mayoría invoca es posible, pero no razonable.',
      'A juicio del disidente, la prueba de cargo [satisface|cumple] de sobra el estándar y los reparos de la mayoría atienden a minucias.',
      'Estimó la minoría que exigir otra [corroboración|confirmación] equivale a resucitar la prueba tasada.',
    ],
    [
      'Un testimonio estable y sin móvil espurio no pierde su fuerza porque falte una [cámara|grabación].',
      'Lo esencial quedó probado con [independencia|prescindencia] de la diligencia que se echa de menos.',
      'La explicación {a:del acusado|de la acusada}, en cambio, [mudó|cambió] tres veces durante la investigación.',
      'El conjunto, y no cada pieza [aislada|suelta], es lo que el juez debe mirar.',
    ],
  ]),
]

export const penalDissentContrary = [
  block('penal-voto-absolucion', [
    [
      'Acordada con el voto en contra de quien estuvo por absolver, ya que la participación se [dedujo|infirió] de un solo dicho interesado.',
      'La disidencia [consideró|entendió] que la mayoría cubrió con sospechas los vacíos de la investigación.',
      'Fue del parecer de absolver uno de los jueces: donde caben dos lecturas igualmente sensatas hay duda, y la duda [absuelve|exculpa].',
      'En opinión del disidente, la condena [invierte|traslada] la carga de probar hacia quien debía ser tenido por inocente.',
    ],
    [
      'La convicción íntima no [reemplaza|sustituye] a las razones que el fallo debe expresar.',
      'Ni siquiera un acusado [poco creíble|que miente] exime al persecutor de demostrar su tesis.',
      'Así lo impone el principio del que [arranca|parte] todo el sistema acusatorio.',
      'Hace presente que el costo de un error [recaería|pesaría] sobre la libertad de una persona.',
    ],
  ]),
]

export const penalOrders = {
  condena: [
    block('penal-resuelve-condena', [
      [
        'Se condena a {actor} a la pena de {pena}, como autor del delito consumado de {delito}, cometido en {comuna} el {fechaHecho}.',
        '{actor} queda {a:condenado|condenada}, en calidad de autor de {delito}, a sufrir {pena}, por los hechos [ocurridos|acaecidos] el {fechaHecho}.',
        'Como autor del delito de {delito}, perpetrado el {fechaHecho} en la comuna de {comuna}, se [impone|aplica] a {actor} la pena de {pena}.',
        '[Acogiéndose|Haciéndose lugar a] la acusación, se castiga a {actor} con {pena}, por su responsabilidad en el delito de {delito} cometido el {fechaHecho}.',
      ],
      [
        'Se le imponen asimismo las accesorias [legales|que correspondan] durante el tiempo de la condena.',
        'Llevará [consigo|aparejada] la pena las accesorias que la ley señala para su grado.',
        'Además, sufrirá las [inhabilitaciones|suspensiones] accesorias de rigor.',
        'Regirán las penas accesorias por igual [lapso|término].',
      ],
    ]),
    block('penal-resuelve-cumplimiento', [
      [
        'Ejecutoriada la sentencia, ofíciese a Gendarmería y al Registro Civil y remítase copia [autorizada|digital] al juzgado de garantía.',
        'Dese cumplimiento a los oficios de [estilo|rigor] y devuélvanse los documentos incorporados.',
        'Una vez firme, [comuníquese|infórmese] al Servicio Electoral y a la Contraloría, si fuere procedente.',
        'Oportunamente, envíense los antecedentes al tribunal encargado de la [ejecución|etapa de cumplimiento].',
      ],
    ]),
  ],
  absuelve: [
    block('penal-resuelve-absuelve', [
      [
        'Se absuelve a {actor} de la acusación que lo sindicaba como autor de {delito}, supuestamente cometido el {fechaHecho}.',
        '{actor} es {a:absuelto|absuelta} de los cargos formulados por {delito}, hecho que se situó en {comuna} el {fechaHecho}.',
        'Por no haberse vencido la presunción de inocencia, [absuélvese|declárase absuelto] a {actor} del delito de {delito}.',
        'Del cargo de {delito} que le hizo el Ministerio Público por sucesos del {fechaHecho}, se [libera|absuelve] a {actor}.',
      ],
      [
        'Álcense de inmediato las medidas cautelares [decretadas|vigentes] y tómese nota de ello en todo índice o registro.',
        'Quedan sin efecto las cautelares que [pesaban|regían] sobre su persona.',
        'Dispóngase su inmediata libertad, si no estuviere {a:privado|privada} de ella por otro [motivo|proceso].',
        'Cesa [desde ya|en el acto] toda restricción impuesta en la causa RUC {ruc}.',
      ],
    ]),
    block('penal-resuelve-absuelve-costas', [
      [
        'No se condena en costas al Ministerio Público por haber tenido motivo [plausible|atendible] para acusar.',
        'Se exime de costas al persecutor, que [obró|litigó] con fundamento.',
        'Las costas serán de cargo de la Fiscalía, por [disponerlo|mandarlo] la ley en caso de absolución.',
        'Cada parte [pagará|solventará] sus costas.',
      ],
    ]),
  ],
} as const
