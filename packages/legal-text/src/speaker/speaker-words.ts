/** Folded words for those who bring or answer a case, and for their representatives. */
export const partyWords =
  'demandantes?|demandad[oa]s?|actor(?:a|es|as)?|recurrentes?|recurrid[oa]s?|reclamantes?|reclamad[oa]s?|requirentes?|requerid[oa]s?|querellantes?|querellad[oa]s?|ejecutantes?|ejecutad[oa]s?|apelantes?|solicitantes?|denunciantes?|denunciad[oa]s?|acusad[oa]s?|acusador(?:a|es)?|imputad[oa]s?|condenad[oa]s?|amparad[oa]s?|defensa|defensor(?:a|ia)?|tercer[oa]s? (?:independiente|coadyuvante|excluyente)s?|terceristas?|contribuyentes?|comparecientes?|inspeccion del trabajo|municipio|abogad[oa]s?|letrad[oa]s?|apoderad[oa]s?|mandatari[oa]s?|ministerio publico|persecutor|fisco|fiscal|fiscalia|consejo de defensa|isapre|compin|superintendencia|municipalidad|gendarmeria|empresa|articulista|incidentista|peticionari[oa]s?|quejos[oa]s?|promotor(?:a)?|impugnantes?|oponentes?|partes? (?:demandante|demandada|recurrente|recurrida|reclamante|reclamada|querellante|ejecutante|ejecutada)'

/** Those of them who argue before the court. */
export const litigants =
  'demandantes?|demandad[oa]s?|actor(?:a|es)?|recurrentes?|recurrid[oa]s?|reclamantes?|reclamad[oa]s?|requirentes?|querellantes?|ejecutantes?|ejecutad[oa]s?|apelantes?|solicitantes?|denunciantes?|denunciad[oa]s?|defensa|ministerio publico|fiscalia|fisco|impugnantes?|oponentes?|articulista|incidentista|peticionari[oa]s?|quejos[oa]s?'

/** What they file. */
export const pleadingWords =
  'recurso|demanda|libelo|arbitrio|escrito|reclamo|reclamacion|requerimiento|acusacion|accion|presentacion|contestacion|informe|querella|denuncia|solicitud|impugnacion|nulidad|causal|capitulo|alegatos?|apertura|clausura'

/** What was filed, told by its participle: «la tacha deducida». */
const filedWords = '(?:deducid|interpuest)[oa]'
/** Verbs of who tells something. */
export const statingVerbs =
  'comparec(?:e|en|io|ieron|iendo)|dedu(?:ce|cen|jo|jeron)|interp(?:one|onen|uso|usieron)|entabl(?:a|o|aron)|acciono|demando|aleg(?:a|an|o|aron)|aduc(?:e|en)|adujo|adujeron|sostiene|sostienen|sostuvo|sostuvieron|señal(?:a|an|o|aron)|indic(?:a|an|o|aron)|expone|exponen|expuso|expusieron|explic(?:a|an|o|aron)|argument(?:a|an|o|aron)|fund(?:a|an|o|aron)|fundament(?:a|an|o|aron)|argu(?:ye|yen|yo)|afirm(?:a|an|o|aron)|refier(?:e|en)|refirio|refirieron|manifiest(?:a|an)|manifest(?:o|aron)|relat(?:a|an|o|aron)|contest(?:a|o|aron)|evacu(?:a|o|aron|ando)|inform(?:a|an|o|aron|ando)|solicit(?:a|an|o|aron)|pid(?:e|en|io|ieron)|denunci(?:a|an|o|aron)|acus(?:a|o|aron)|reproch(?:a|an|o)|reclam(?:a|an|o|aron)|invoc(?:a|an|o|aron)|agreg(?:a|an|o|aron)|opone|opuso|opusieron|opusieron|impugn(?:a|an|o|aron)|esgrim(?:e|en|io)|plante(?:a|an|o|aron)|present(?:a|o|aron)(?! (?:niveles|nivel|un|una|alt[oa]|baj[oa]|median[oa]|caracteristicas|conducta|necesidad|factores|rasgos|sintomas|consumo|redes|red)\\b)|formul(?:a|o|aron)|recurr(?:e|en|io|ieron)|postul(?:a|an|o|aron)|cuestion(?:a|an|o|aron)|asever(?:a|an|o|aron)|insist(?:e|io)|reiter(?:a|an|o|aron)|expres(?:a|an|o|aron)|replic(?:a|o)|adelanto|objet(?:a|aron)|(?<!\\bpor )objeto (?:la|los|las|dich[oa])|apel(?:a|o|aron)|reconoc(?:e|en|io|ieron)|hizo presente|hace presente|hace consistir|aclar(?:a|o|an)|propon(?:e|en)|propuso|dicen?(?! relacion)|asegur(?:a|o)|se present(?:o|a) (?:ante|don|doña)|interponiendo|deduciendo|estructura (?:su|el)|desarrolla|sustent(?:a|an|o|aron)|enunci(?:a|an|o|aron)'
/** Verbs of a claim, an answer or a statement, in the tenses of rulings. */
export const accountVerbs = `${filedWords}|${statingVerbs}`

/** Verbs of producing evidence or testifying. */
export const evidenceVerbs =
  'rind(?:io|ieron|e)|incorpor(?:o|aron)|acompañ(?:o|aron)|aparej(?:o|aron)|produj(?:o|eron)|alleg(?:o|aron)|aport(?:o|aron)|se vali(?:o|eron)|prest(?:o|aron) declaracion|declar(?:o|aron)|depus(?:o|ieron)|renunci(?:o|ando) a su derecho|guardar silencio'

export const evidenceWords =
  'prueba|pruebas|probanzas?|documental|testimonial|documentos?|testigos?|peritos?|pericial|confesional|antecedentes|medios'

/** Who decides, by the names that a court gives itself. */
export const ownCourtNames =
  'est[ea] (?:tribunal|corte|magistratura|magistrado|judicatura|juzgador|juzgadora|sentenciador|sentenciadora|adjudicador|adjudicadora|juez|jueza|superintendencia|direccion|contraloria|entidad|organismo|sala|ministro|arbitro|ente contralor|fiscalia judicial)|est[ao]s (?:sentenciador[ae]s|adjudicador[ae]s|jueces|magistrad[oa]s|juzgador[ae]s|ministros)|la suscrita|el suscrito|esta (?:tribunal|corte)\\b'

/** The same, and the names that a party gives it too. */
export const courtNames = `${ownCourtNames}|(?:el|la) (?:tribunal|corte)\\b(?! (?:a quo|ad quem|del? (?:la )?(?:apelaciones|base|instancia|grado|fondo|merito|alzada|primer)|recurrid|inferior))`

/** «el evento que el tribunal estime lo contrario»: what a pleading supposes or asks of it. */
export const askedActs =
  'estimen?|consideren?|apliquen?|acojan?|rechacen?|declaren?|ordenen?|dispongan?|tengan?|otorguen?|concedan?|impongan?|accedan?|reconozcan?|fijen?|determinen?|resuelvan?|pondere|decidan?|dicten?|revoquen?|confirmen?|absuelvan?|condenen?'

/** What it does: a pleading asks it of the court in the subjunctive. */
export const courtActs =
  '(?:analizara|examinara|abordara|revisara|se (?:pronunciara|abocara|hara cargo)|estim[oa]n?|estimara|estimaran|consider[oa]n?|considerara|concluy[eo]n?|concluye|concluira|compart(?:e|en|ira)|advierten?|adviert[eo]|observa|constata|entienden?|rechazara|acogera|desestimara|confirmara|revocara|dara|dado|tendra|hara|accedera|no puede|no pueden|puede|podra|debe|debera|deben|arriba|ha (?:sostenido|resuelto|señalado|dicho|llegado|adquirido|formado|podido|establecido|concluido|estimado|declarado|decidido|manifestado|venido)|han (?:sostenido|resuelto|señalado|dicho|llegado|adquirido|formado|estimado|concluido|arribado)|se ha formado|llega|llegan|adquirio|cumple con|manifiesta|informa|no advierte|no divisa|no comparte|(?:l[oa]s?|les?) (?:da|dio|tiene|tendra|tuvo|estima)|da por|coincide|discrepa|razona|valora|aprecia|ponderara|pondera|procedera|omitira|emitira|determina|fija|fijara|regulara|condenara|absolvera|es de parecer|son de parecer|es de opinion|cree|cuenta con|carece)'

/** What only the court says: it finds, weighs or decides. */
export const courtWords =
  'lo cierto es|(?:dicha|tal|esa|esta) (?:tesis|hipotesis|version|alegacion|teoria|argumentacion|pretension)\\b[^.;:]{0,40}? (?:no|carece|sera|debe|resulta)|(?:recurso|arbitrio|recurrente|libelo)\\b[^.;:]{0,60}? no (?:denuncia|precisa|explica|desarrolla)|se tendra (?:por|como|el monto|la suma)|(?:resulta|es) insuficiente para (?:acreditar|establecer|tener)|se logro (?:acreditar|establecer)|^de la (?:simple|sola) lectura|es posible (?:observar|advertir|constatar)|(?:no|tampoco) (?:puede|pueden|podra|podran) prosperar|(?:se|sera|seran|debera|deberan|habra de|habran de|corresponde)(?: ser)? (?:rechaz|acog|desestim|desech)\\w+(?! denuncia\\b)|se condenara?|tien(?:e|en) por (?:tacita|efectiv|acredit|probad|cierto)\\w*|se (?:concluye|colige|advierte|desprende|constata|estima|estimara|tendra por|tiene por)|conforme a lo (?:razonado|expuesto)|de lo razonado|lo concluido|razones (?:expuestas|señaladas|anteriores)|reflexiones|conducen al|no (?:puede|pueden) tenerse|yerra|se omitira|dejar constancia|hechos? (?:probados?|establecidos?)|no controvertidos|analisis de la prueba|apreciad[oa]s?|valorad[oa]s?|(?:debe|deben|debera|deberan) (?:necesariamente |forzosamente )?(?:ser )?(?:rechazad|acogid|desestimad|desechad|confirmad|revocad|rechazarse|acogerse|desestimarse)\\w*|atendido el merito de (?:autos|los antecedentes|lo)|cabe (?:tener|señalar|concluir|consignar|recordar|destacar|indicar|hacer|considerar|precisar|advertir|dejar|desestimar|rechazar|acoger|puntualizar|anotar|agregar)|es (?:preciso|necesario|menester|dable|posible|del caso) (?:señalar|tener|consignar|recordar|destacar|indicar|concluir|advertir|considerar|colegir|dejar|precisar)|hay que (?:señalar|consignar|indicar|precisar)|conviene (?:recordar|tener|precisar|dejar|destacar|señalar)|resulta (?:necesario|pertinente|indispensable|preciso) (?:señalar|tener|consignar|recordar|destacar|indicar|precisar|dejar)|sobre el particular|asentado lo anterior|dicho lo anterior|asi las cosas|del merito de los antecedentes|como se (?:advierte|observa|aprecia|dijo|ve|ha dicho|ha señalado|viene diciendo|señalo|indico)|se reproduce (?:la|el) (?:sentencia|fallo)|se confirma|(?:y )?vist[oa]s?,? (?:,? ?(?:asimismo|ademas|tambien),? )?(?:lo (?:dispuesto|prevenido|establecido|previsto|señalado|expuesto)|las (?:normas|disposiciones|facultades)|los articulos|el merito)|^lo dispuesto en|teniendo (?:ademas )?presente,? (?:ademas,? )?(?:lo (?:dispuesto|prevenido|establecido|previsto)|los articulos)|por estas consideraciones|con lo (?:dispuesto|relacionado|razonado|expuesto) |de conformidad (?:a|con) lo (?:dispuesto|prevenido|establecido|previsto)|corresponde (?:determinar|analizar|dilucidar|resolver|establecer|examinar|acoger|rechazar)|la (?:controversia|cuestion|discusion) (?:juridica |debatida )?(?:radica|consiste|se centra|se reduce|a dilucidar|dice relacion)|conviccion|dign[oa]s? de (?:fe|credito)'

/** Phrases of reasoning that parties use as well: many of them in few words are the court's. */
export const reasoningWords =
  'sin embargo|la especie|en consecuencia|en efecto|se debe|debe(?: ser)? (?:rechaz|acog|desestim|desech)\\w+|debe hacerse|de lo (?:expuesto|señalado|dicho|anterior)|a mayor abundamiento|(?:no|tampoco) (?:puede|pueden) (?:ser|sino)|por consiguiente|descartar|desestim\\w+|aparece|deviene|consideraciones|discusion|controversia|asi las cosas|cabe (?:tener|señalar|concluir|consignar|recordar|destacar|indicar|hacer|considerar)|es (?:preciso|necesario|menester|dable|posible) (?:señalar|tener|consignar|recordar|destacar|indicar|concluir|advertir|considerar|colegir)|conviene|se observa|no es efectivo|carece de fundamento|resulta (?:evidente|claro|forzoso|inconcuso)|no (?:se )?(?:ha |han |fue |fueron )?(?:logrado )?(?:acredit|prob)\\w+|del merito|habida cuenta|hechos? acreditados?|obsta|sera de cargo|no constituye'

/** What may precede the speaker. */
export const turnWords =
  'por su parte|a su turno|a su vez|por otra parte|por otro lado|de otro lado|asimismo|ademas|tambien|finalmente|por ultimo|en (?:primer|segundo|tercer) (?:lugar|termino)|en concreto|en particular|en resumen|en sintesis|en terminos generales|en subsidio|seguidamente|luego|al respecto|en lo principal|en lo pertinente|con fecha|a fojas|a fs|en (?:su|sus|el|la|los) (?:libelo|demanda|contestacion|recurso|alegatos?|apertura|clausura|presentacion|escrito|informe)|contestando|evacuando|al contestar|mediante|a traves'

/** Present and preterite of verbs in -ar, by their stems. */
const formsInAr = (stems: string): string => `(?:${stems})(?:a|an|o|aron)`

/** How a sentence tells on without naming who does: «Agrega que …». Nouns of the same form are left out: «reclamo», «cita». */
export const accountOpeners = [
  formsInAr(
    'señal|indic|agreg|explic|expres|afirm|aleg|argument|solicit|precis|aclar|postul|plante|asegur|asever|enfatiz|recalc|subray|puntualiz|explicit|remarc|resalt|acot|manifest',
  ),
  '(?:señal|indic|agreg|explic|expres|afirm|argument|solicit|precis|aclar)ando|exponiendo|(?:añad|expon)(?:e|en)|añadi(?:o|eron)|contest(?:a|o)|insist(?:e|en|io|ieron)',
  'expus(?:o|ieron)|sost(?:iene|ienen|uvo|uvieron)|ref(?:iere|ieren|irio|irieron)|relat(?:a|an|o|aron)|narr(?:a|an|o|aron)|manifiest(?:a|an)|aduc(?:e|en)|aduj(?:o|eron)|argu(?:ye|yen|yo)',
  '(?:fund|fundament)(?:a|o) (?:su|el|la)|fundamenta|pid(?:e|en|io|ieron|iendo)|requiere|impetra|reclam(?:a|aron)|reproch(?:a|aron)|denuncia(?! (?:efectuada|presentada|formulada|realizada|interpuesta|por|n°|de fecha)\\b)|acusa|invoc(?:a|o|aron)|cita|citando',
  'h(?:ace|izo) (?:presente|ver|hincapie|referencia|alusion|mencion|consistir)|propon(?:e|en)|propus(?:o|ieron)|nieg(?:a|an)|neg(?:o|aron)|controvierten?|opone|opus(?:o|ieron)|cuestiona|(?:estim|consider)an? que|(?:entiend|cre)en? que|reconoce que',
  'destac(?:a|o)(?! del? (?:la |el |los |las )?(?:documento|informe|contrato|certificado|prueba|instrumento))|detall(?:a|o|aron)|describe|continu(?:a|o) (?:señalando|indicando|relatando|declarando|diciendo|exponiendo|explicando|manifestando|su relato)|prosigu(?:e|io|iendo)|transcribe|menciona|menciono que|comenta|dice(?! relacion)|dijo|da cuenta|alud(?:e|io) a',
  '(?:reiter|reafirm)(?:a|an|o|aron)(?! (?:el|la|los|las|lo)\\b)|conclu(?:ye|yo|yen|yeron) (?:que|\\p{L}+ndo)|termin(?:a|o) (?:su \\p{L}+ )?(?:solicitando|pidiendo|señalando|indicando|diciendo|expresando)|finaliza|finalizo (?:su \\p{L}+ )?\\p{L}+ndo|acompañ(?:a|an|o)|adjunta|previas citas',
  'luego de (?:citar|referir|exponer|transcribir|reproducir|hacer|señalar|describir)|tras (?:citar|referir|exponer|transcribir)',
  'por lo (?:expuesto|anterior|dicho),? (?:solicita|pide)|en (?:definitiva|suma|virtud de lo expuesto),? (?:solicita|pide)|en cuanto al? (?:derecho|hechos?|fondo|lo fundamental),? (?:señala|indica|sostiene|expone|cita)',
].join('|')

/** Headings and turns of evidence. */
export const testimonyWords =
  '(?:prueba )?(?:documental|testimonial|confesional|pericial|instrumental|material)(?: de la (?:parte )?(?:demandante|demandada))?\\s?[:.]|prueba (?:documental|testimonial|confesional|pericial|instrumental|material|de la (?:demandante|demandada|parte)|rendida por|del ministerio)|absolucion de posiciones|(?<!\\bque (?:fue|fueron|es|son) )(?:contra ?interrogad|interrogad|contra ?examinad|preguntad|consultad)[oa]s?\\b|al contra ?(?:interrogatorio|examen)|(?:el|la|los|las) (?:testigos?|peritos?|deponentes?|absolventes?|perita) \\w+[^.;]{0,80}(?:declar|señal|indic|expus|manifest|dijo|expres|refir|sostuv|agreg|depus|relat|explic|respond|afirm)|(?:comparecio|compareció|compareciendo) (?:a estrados|el testigo|la testigo|como testigo|a declarar)|debidamente juramentad[oa]|legalmente juramentad[oa]|medios? de prueba siguientes?|siguientes? (?:medios? de prueba|prueba|probanzas|antecedentes probatorios)'

/** Another ruling, whose findings a ruling recounts. */
export const rulingWords =
  '(?:que )?(?:(?:la|dicha|esa|aquella) (?:sentencia|resolucion|decision)|(?:el|dicho|ese) (?:fallo|pronunciamiento)) (?:de (?:base|primer|primera|segunda|la instancia|alzada|contraste|fecha|cotejo|unificacion)|impugnad[oa]|recurrid[oa]|en alzada|apelad[oa]|cuestionad[oa]|en (?:analisis|revision|estudio|examen)|atacad[oa]|objetad[oa]|que se (?:revisa|impugna)|del grado)?|(?:el|la) (?:tribunal|juez|jueza|juzgado|sentenciador|sentenciadora|magistrad[oa]|judicatura|magistratura|corte) (?:a quo|ad quem|de (?:base|primer|primera|la instancia|grado|fondo|merito)|del (?:grado|fondo|merito)|recurrid[oa]|inferior)|los (?:jueces|sentenciadores|magistrados) (?:del|de la|de|a quo|recurridos)(?: fondo| grado| merito| instancia| base| segund[oa] grado)?|son hechos (?:establecidos|asentados|de la causa)|se (?:dieron|tuvieron) por (?:establecidos|acreditados|asentados)|la judicatura'

export const rulingActs =
  'estableci(?:o|eron)|tuv(?:o|ieron) por|d(?:io|ieron) por|razon(?:o|aron|a)|conclu(?:yo|yeron|ye|yen)|acogi(?:o|eron)|rechaz(?:o|aron)|señal(?:o|aron|a|an)|indic(?:o|aron|a)|estim(?:o|aron)|resolvi(?:o|eron)|determin(?:o|aron)|consign(?:o|aron|a)|consider(?:o|aron)|expres(?:o|aron|a)|sostuv(?:o|ieron)|desestim(?:o|aron)|desech(?:a|an|o|aron)|reflexion(?:o|aron)|asent(?:o|aron)|fij(?:o|aron)|radic(?:a|o)|declar(?:o|aron)|conden(?:o|aron)|revoc(?:o|aron)|confirm(?:o|aron)|los siguientes'

/** How a case came here: the court says it, and reasons nothing. */
export const procedureWords =
  'se (?:ha |han )?(?:ordeno|ordenado|dispuso|dispuesto) (?:dar cuenta|traer|la cuenta)|se trajeron (?:los autos|estos autos|los antecedentes)|se dedujo|se dedujeron|se interpuso|se inicio|se (?:ha|han) (?:iniciado|seguido)|se recibio la causa a prueba|se (?:llevo|llevaron) a (?:efecto|cabo)|se cito (?:a las partes )?(?:a|para) oir sentencia|en (?:estos autos|estos antecedentes|este juicio|este procedimiento)(?!,? no (?:se|ha|han|tiene|existe|consta)\\b)|en autos (?:rol|rit|sobre|caratulados)|por sentencia de|por resolucion de|se (?:celebro|realizo|verifico) (?:la )?audiencia|se tuvo por (?:contestada|evacuad|interpuest|deducid)|seguid[oa]s? ante (?:el|este)|llamad[oa]s? las partes a conciliacion|en (?:la )?audiencia (?:preparatoria|de juicio|de preparacion)'

/** A verb of filing, up to what it files. */
const files = String.raw`(?<!\b(?:de|al|para) )\b(?:interp|dedu|entabl|present(?!es?\b)|formul|promuev|promov|impetr)\p{L}*(?:,? (?!que\b|contra\b)[\p{L}\d°]+){0,7}?,?`
const filed = (what: string, others: string): RegExp => new RegExp(String.raw`${files} (?:${what})\b|${others}`, 'u')

/** Who files what. The first that matches says it. */
export const filingRoles: readonly (readonly [RegExp, string])[] = [
  [
    /(?:\bcontest(?:a|o|an|aron|ando) (?:derechamente |directamente )?(?:la |su |a la )?(?:demanda|denuncia)|\bcontestacion (?:de|a) la demanda|^(?:[^.;]{0,50} )?en su contestacion)\b/u,
    'demandada',
  ],
  [/\bse opus\p{L}+ a la ejecucion\b/u, 'ejecutada'],
  [
    filed(
      'recursos?|accion(?:es)? (?:constitucional(?:es)? |cautelar(?:es)? )?de (?:proteccion|amparo)|accion constitucional|amparo',
      String.raw`\brecurr(?:e|en|io|ieron) (?:de |en |por )|\bfunda(?:menta)? (?:su|el) recurso\b|^(?:[^.;]{0,50} )?en su recurso\b|^(?:que,? )?(?:por|en|mediante) (?:medio del? )?(?:(?:el|este) )?(?:recurso|arbitrio)\b`,
    ),
    'recurrente',
  ],
  [
    filed(
      'demandas?|accion de (?:reivindicacion|indemnizacion|cobro|precario)',
      String.raw`\bfunda(?:menta)? su demanda\b|^(?:[^.;]{0,50} )?en su demanda\b`,
    ),
    'demandante',
  ],
  [
    filed(
      'reclamo|reclamacion',
      String.raw`\bfunda(?:menta)? su reclam(?:o|acion)\b|^(?:[^.;]{0,50} )?en su reclam(?:o|acion)\b|\breclam(?:a|an|o|aron) (?:de|en contra|contra)\b`,
    ),
    'reclamante',
  ],
  [filed('requerimiento', String.raw`^(?:[^.;]{0,50} )?en su requerimiento\b`), 'requirente'],
  [filed('querella', String.raw`^(?:[^.;]{0,50} )?en su querella\b`), 'querellante'],
  [filed('denuncia', String.raw`^(?:[^.;]{0,50} )?en su denuncia\b`), 'denunciante'],
  [/\b(?:present|formul|promuev|promov|dedu)\p{L}* (?:la |una |su )?solicitud\b/u, 'solicitante'],
]
