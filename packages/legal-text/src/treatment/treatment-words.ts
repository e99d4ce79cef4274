/** Alternations over folded text. Each is used inside a group. */

/** What of a ruling a court takes or leaves. */
export const held =
  'criterios?|doctrinas?|jurisprudencia|parecer(?:es)?|tesis|posturas?|posicion(?:es)?|opinion(?:es)?|predicamento|interpretacion(?:es)?|lecturas?|inteligencia|exegesis|hermeneutica|razonamientos?|razones|argumentos?|argumentacion|conclusion(?:es)?|soluci(?:on|ones)|decision(?:es)?|precedentes?|fallos?|sentencias?|dictamen(?:es)?|pronunciamientos?|linea|orientacion|planteamientos?|entendimiento|comprension|enfoque|directriz|regla|postulados?|fundamentos?|apreciacion|raciocinio|tendencia|corriente|sentenciado|aserto|concepcion|vision|punto de vista|camino|temperamento|resoluciones|resolucion'

const verbsOfRulings =
  'resuelto|decidido|fallado|razonado|sostenido|sustentado|señalado|dicho|expresado|expuesto|concluido|declarado|manifestado|asentado|establecido|sentenciado|reflexionado|juzgado|postulado|afirmado|dictaminado|informado|determinado|indicado|estimado|entendido|considerado|prevenido'

/** «lo resuelto», «lo que resolvió», «lo allí razonado». */
export const holding = `lo (?:(?:alli|asi|ahi|entonces|antes|ya|anteriormente|previamente) )?(?:${verbsOfRulings})|lo que (?:\\w+ ){0,5}?(?:resolvio|decidio|fallo|razono|sostuvo|señalo|dijo|expreso|expuso|concluyo|declaro|asento|establecio|dictamino|entendio|estimo|afirmo|se dijo|se resolvio|habia \\w+|ha \\w+)`

/** A ruling's criterion as an object: «el criterio», «la reiterada doctrina», «lo resuelto», «su jurisprudencia». */
export const criterion = `(?:(?:el|la|los|las|un|una|su|sus|dich[oa]s?|est[ea]s?|esos?|esas?|ese|esta|esa|tal(?:es)?|aquel|aquell[ao]s?|cualquier|nuestr[oa]|nuestr[oa]s|ningun[ao]?|semejante|al|del|mism[oa]s?) )?(?:\\w+ ){0,2}?(?:${held})|${holding}`

/** Who decides, as it calls itself. */
export const self =
  'est[ea] (?:\\w+ )?(?:corte|tribunal|magistratura|magistrado|magistrada|judicatura|juzgador|juzgadora|juzgado|sentenciador|sentenciadora|juez|jueza|sala|contraloria|entidad(?: de control| fiscalizadora)?|organismo|organo|ente|sede|superintendencia|disidente|previniente|ministro|ministra)|est[ao]s (?:sentenciador[ae]s|jueces|juezas|magistrad[oa]s|juzgador[ae]s|ministr[oa]s|disidentes|falladores|decisores)|(?:la|el|los|las) (?:suscrit[oa]|disidentes?|previnientes?|infrascrit[oa])|quien(?:es)? (?:suscriben?|sentencian?|disienten?|previenen?|resuelven?)|nosotros|(?:el|los|la|las) (?:sentenciador[ae]s?|ministr[oa]s?) que suscriben?'

/** A party, or what a party lodged. */
export const party =
  '(?:actor(?:a|es|as)?|demandantes?|demandad[oa]s?|recurrentes?|recurrid[oa]s?|reclamantes?|reclamad[oa]s?|requirentes?|requerid[oa]s?|querellantes?|querellad[oa]s?|denunciantes?|ejecutantes?|ejecutad[oa]s?|apelantes?|apelad[oa]s?|impugnantes?|compareciente|solicitantes?|peticionari[oa]s?|acusador(?:a)?|imputad[oa]s?|acusad[oa]s?|defensa|defensor(?:a|ia)?|abogad[oa]s?|letrad[oa]s?|ministerio publico|fiscalia|fisco|consejo de defensa(?: del estado)?|municipalidad|servicio recurrido|quejos[oa]s?|articulista|interesad[oa]s?|empleador(?:a)?|trabajador(?:a)?|isapre|recurso|libelo|arbitrio|demanda|escrito|reclamo|reclamacion|informe en derecho|presentacion|ocurrente|entidad recurrente|municipio|servicio)'

/** The ruling under review and those who gave it. */
export const below =
  '(?:(?:la|el|los|las) (?:sentencia|fallo|resolucion|decision|tribunal|jueces|juez|jueza|magistrad[oa]s?|sentenciador[ae]?s?|juzgador[ae]?s?|laudo|acto) (?:\\w+ )?(?:recurrid[oa]s?|impugnad[oa]s?|apelad[oa]s?|en alzada|en revision|que se revisa|atacad[oa]s?|cuestionad[oa]s?|reclamad[oa]s?|del? (?:la )?(?:instancia|grado|base|fondo|merito)|de (?:primer|segundo|primera|segunda) (?:grado|instancia)|a quo|ad quem|inferior(?:es)?))'

/** Verbs that hand a sentence over to who is their subject. */
export const claims =
  'sostien(?:e|en)|sostuvo|alega(?:n|ba|ndo)?|afirma(?:n|ba|ndo)?|afirmo|pide(?:n)?|pidio|solicita(?:n|ndo|ba)?|solicito|argumenta(?:n|ndo|ba)?|argumento|aduce(?:n)?|adujo|plantea(?:n|ndo|ba)?|planteo|estima(?:n|ba)?|considera(?:n|ba)?|cree(?:n)?|pretende(?:n)?|pretendia|denuncia(?:n|ndo)?|denuncio|acusa(?:n|ndo)?|acuso|reprocha(?:n|ndo)?|reprocho|señala(?:n|ndo|ba)?|señalo|indica(?:n|ndo)?|indico|expone(?:n)?|expuso|postula(?:n)?|arguye(?:n)?|insta(?:n|ba)?|quiere(?:n)?|requiere(?:n)?|entiende(?:n)?|reclama(?:n|ndo)?|propone(?:n)?|propuso|propugna(?:n)?|sugiere(?:n)?|asegura(?:n)?|asevera(?:n)?|insiste(?:n)?|manifiesta(?:n)?|manifesto|dice(?:n)?|fund(?:a|an|o|ado|ada)|hace(?:n)? consistir|critica(?:n)?|objeta(?:n)?|esgrime(?:n)?'

/** Words by which a court says that it takes up what another decided, or that the cases are alike. */
export const agreement = new RegExp(
  `(?<!\\p{L})(?:${[
    'reiter(?:a|an|ado|ada|ando|ar|o|amos)|compart\\w+|suscrib\\w+|reafirm\\w+|ha ratificado|refrend\\w+|respald\\w+|corrobor\\w+|persever\\w+|adhi?er\\w+|adhiri\\w+|ha sido (?:confirmad|mantenid)[oa]|hac\\w+ suy\\w+',
    `(?:sigu(?:e|en|iendo)|segui(?:r|do|mos|remos)\\w*|manten(?:er|iendo|ido)\\w*|mantien\\w+|conform[ei]\\w*(?: a| con)?|acog\\w+|aplic\\w+|consistente con|acorde con) (?:el |la |los |las |a la |al )?(?:\\w+ )?(?:${held}|resuelto|decidido|fallado|razonado|sostenido|señalado|expresado)`,
    `(?:mism|igual|identic|analog|similar|semejante)\\w* (?:sentido|orden|${held}|razones)`,
    '(?:casos?|causas?|asuntos?|situacion(?:es)?) (?:muy )?(?:igual|identic|analog|similar|semejante|parecid)\\w*|lo propio|otro tanto|en sintonia|en armonia',
    '(?:como|segun|conforme(?: a)?|tal cual|asi|de acuerdo (?:a|con))(?:(?: ya)?(?: lo| se)?(?: que)?)?(?: \\w+){0,5}? (?:ha(?:n|bia)?(?: sido)? )?(?:resuelto|resolvio|fallado|decidido|decidio|sostenido|sostuvo|señalado|señalo|señado|declarado|declaro|razonado|razono|entendido|concluido|concluyo|establecido|establecio|asentado|reconocido|expresado|expreso|expuesto|manifestado|explicado|explico|dicho|dijo|precisado|preciso|afirmado|afirmo|ha indicado)',
  ].join('|')})(?!\\p{L})`,
  'u',
)
