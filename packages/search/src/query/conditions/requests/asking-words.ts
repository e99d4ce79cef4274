/** What is searched for, by any name: rulings, appeals, what they decide. Mostly in the plural, since the singular may be what one files. */
export const rulingNouns =
  'fallos?|sentencias?|jurisprudencia|resoluciones|(?<=(?:alguna|cualquier|existe|hay)\\s+)resoluci[oó]n|dict[aá]men(?:es)?|oficios|circulares|ordinarios|pronunciamientos?|decisiones|precedentes|criterios?|casos|causas|laudos|votos?(?:\\s+(?:en\\s+contra|disidentes?|de\\s+minor[ií]a|particulares?))?|' +
  'disidencias?|prevenci(?:[oó]n|ones)'
/** Nouns for rulings in the plural, or of many. */
const rulingNounsOnly = '(?:fallos|sentencias|jurisprudencia|resoluciones|dict[aá]menes|pronunciamientos|precedentes)'
export const appealNouns =
  'recursos|amparos|protecciones|nulidades|casaciones|apelaciones|quejas|unificaciones|inaplicabilidades|requerimientos|reclamos|reclamaciones|tutelas|revisiones|consultas|extradiciones|desafueros|demandas(?=\\s+(?:que|donde|en\\s+que)\\s)|(?<=(?:alg[uú]n[oa]?|cualquier)\\s+)(?:protecci[oó]n|amparo|nulidad|casaci[oó]n|apelaci[oó]n|queja|unificaci[oó]n|reclamo|reclamaci[oó]n)(?=\\s+(?:(?:del?|en)\\s+(?:la\\s+|el\\s+)?\\p{L}+\\s+)?(?:acogid|rechazad|desestimad|inadmisib|ganad))|querellas|conciliaciones|avenimientos|juicios|monitorios|abreviados|simplificados'
export const outcomeNouns =
  'rechazos|denegaciones|condenas|absoluciones|absolutorias|condenatorias|revocatorias|revocaciones|confirmatorias|confirmaciones|inadmisibilidades|anulaciones|invalidaciones'
const courtNouns =
  'cortes?|suprema|(?:primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima|octava|\\d{1,2}\\s?[aª°º]?)\\s+sala|ministr[oa]s?|tribunal(?:es)?|juzgados?|salas?|contralor[ií]a|direcci[oó]n\\s+del\\s+trabajo|c\\.?\\s?s|i?\\.?c\\.?\\s?a|tc|tdlc|tcp|tricel|cgr|sii|suseso|sernac|jlt|top|jpl|tta'
/** «lo de la cuarta sala», «lo que haya dicho», «lo redactado por»: rulings without their name. */
const deciding = 'acoj|acog|rechac|rechaz|revoq|revoc|confirm|anul|conden|absuel|absolv|desestim|declar'
const decidedWords =
  '(?:dicho|resuelto|fallado|sostenido|se[nñ]alado|declarado|entendido|interpretado|acogido|rechazado|revocado|confirmado|anulado|reconocido|concedido|ordenado|decidido|opinado|exigido|visto|votado|dado|fijado)'
/** «qué ha resuelto», «cómo han fallado», «qué más se ha dicho». */
const whatDecided = `(?:qu[eé]|c[oó]mo|cu[aá]nt[oa]s?)(?:\\s+m[aá]s)?\\s+(?:se\\s+)?(?:ha|han)\\s+${decidedWords}(?!\\s+(?:mis?|nuestr[oa]s?)\\s)`
const unnamed =
  'lo\\s+(?:del?(?=\\s)|(?:redactad|resuelt|dich|fallad|vist|dictad|decidid|acogid|rechazad|revocad|confirmad|anulad|desestimad)o(?=\\s+(?:por|en|de|desde)\\s)|(?:redactad|resuelt|dich|fallad|vist|dictad|decidid)o|que\\s+(?:ha(?:yan?|n)?|tengan?|exista|dijo|dicen?|dig[ae]n?|opin[ae]n?|piens[ae]n?|sosteng[ae]n?|sostienen?|resuelv[ae]n?|entiend[ae]n?|fall[ae]n?|resolvi[oó])(?!\\p{L}))|' +
  `${whatDecided}|\\p{L}+s\\s+que\\s+hayan?\\s+${decidedWords}(?=\\s+(?:la|el|las|los)\\s+(?:corte|suprema|tribunal|juzgado|\\p{L}+\\s+sala))|algo\\s+(?:del?|redactado|parecido|similar)|` +
  `l[oa]s\\s+(?:acogid|rechazad|desestimad|confirmad|revocad|redactad|dictad|resuelt|fallad|vist)[oa]s|(?:l[oa]s|aquell[oa]s)\\s+(?:que|donde|en\\s+(?:l[oa]s\\s+)?que)(?=\\s+(?:(?:se|la|lo|las|los|les?)\\s+)?(?:${deciding}|hayan?\\s|han\\s+(?:sido\\s+)?${decidedWords}|han\\s+dejado|(?:redact|dict|fall|firm)(?:[oó]|aron)|(?:resolvi|escribi)(?:[oó]|eron)))|` +
  'otr[oa]s(?=\\s+(?:del?\\s+(?:la\\s+|el\\s+|es[ae]\\s+)?(?:mism|corte|tribunal|juzgado|sala|suprema|jue[cz]|ministr)|donde\\s|en\\s+que\\s))|(?:el|la|del)\\s+(?:(?:texto|copia)\\s+del?\\s+)?(?:rol|rit|ruc)'
export const object = `(?:${rulingNouns}|${appealNouns}|${outcomeNouns}|${unnamed})(?![\\p{L}])`
export const objectOrCourt = `(?:${rulingNouns}|${appealNouns}|${outcomeNouns}|${unnamed}|${courtNouns})(?![\\p{L}])`

const person = '(?:me|nos|les?|l[oa]s?)?'
/** What one says to whoever searches. */
const imperatives =
  `mu[eé]str[ae]n?${person}|d[ae]n?(?:me|nos)|entr[eé]gu?[ae]n?${person}|encu[eé]ntr[ae]n?${person}|(?:m[aá]nd|env[ií]|p[aá]s|t[ií]r|s[aá]c|b[uú]sc|l[ií]st|baj|junt|ubic|filtr|ac[oó]t|limit|selecci[oó]n|recopil|compil|revis)[ae]n?${person}|` +
  `(?:b[uú]squ|s[aá]qu|ub[ií]qu)en?${person}|tr[aá]ig[ae]n?(?:me|nos)?|tr[aá]e(?:me|nos)|p[oó]n(?:ga)?n?(?:me|nos)|cons[ií]g[ua]\\p{L}*|restr[ií]n[gj]\\p{L}+|ens[eé][nñ][ae]n?(?:me|nos)|ind[ií]qu?[uc]en?(?:me|nos)|compart[ae]n?(?:me|nos)?|` +
  '(?<=(?:^|[.;:]\\s)\\s*)(?:ver|buscar|reunir|revisar|recopilar|compilar|juntar|ubicar|traer)|buscara|' +
  'considera(?:r|n|d)?|consid[eé]r[ae]n?|inclu(?:ir|ye|ya|yan)|revisemos|veamos|busquemos|ayud[ae]n?(?:me|nos)?\\s+con|(?:c[eé]ntra|enf[oó]ca|lim[ií]ta|qu[eé]da)te\\s+(?:en|a|con)|d[eé]ja(?:me)?|' +
  '(?:limitar|acotar|restringir|circunscribir|reducir|filtrar|centrar)(?:se|me|l[ao]s?)?(?=\\s+(?:(?:l[ao]s?|el|tod[oa]|mi|su)\\s+)*(?:resultados?|b[uú]squedas?|listas?|listados?|a|en)\\s)|' +
  '(?:puede[sn]?|podr[ií]a[sn]?)\\s+(?:usted\\s+|ustedes\\s+)?(?:filtrar|listar|traer|ubicar|compartir|sacar|dar|pasar|indicar)(?:me|nos)?|mostrar(?:me|nos)?|darme|darnos|encontrar(?:me|nos)?|enviar(?:me|nos)?|mandar(?:me|nos)?|pasar(?:me|nos)|buscar(?:me|nos)?|entregar(?:me|nos)?|que\\s+(?:(?:me|nos)\\s+)?(?:salgan?|aparezcan?|muestren?|sean)'
/** What one wants of whoever searches. */
const wishes =
  'busco|buscamos|necesito|necesitamos|necesitar[ií]a(?:mos)?|preciso|precisamos|requiero|requerimos|quiero|queremos|quisiera|quisi[eé]ramos|deseo|deseamos|pido|pedimos|solicito|solicitamos|agradecer(?:[ií]a(?:mos)?|[eé]|emos)|agradezco|(?:ando|andamos|estoy|estamos)\\s+(?:buscando|detr[aá]s|tras|en\\s+busca|a\\s+la\\s+(?:caza|siga)|recopilando|reuniendo)|' +
  '(?<!que\\s+(?:ya\\s+)?)(?:hay|habr[aá]|habr[ií]an?|existen?|existir(?:[aá]|[ií]a)n?)|alguien\\s+(?:tiene|tendr[aá]|conoce|sabe\\s+de)|tienen|tendr[aá]n|se\\s+agradece(?:n|r[ií]an?)|' +
  '(?:me|nos)\\s+(?:gustar[ií]an?|sirven?|interesan?|(?:hacen?|har[ií]an?)\\s+falta|faltan?|faltar[ií]an?|bastar[ií]an?|bastan?|importan?|urgen?|ayudar[ií]an?|servir[ií]an?|interesar[ií]an?)|interesa(?:r[ií]an?)?|(?:(?<=(?:^|[,.;:]\\s)\\s*)(?=prof|jef|soci|coleg|tutor)|(?:el|la|mi|nuestr[oa]|su)\\s+)(?:abogad[oa]|jef[ea]|profesora?|profe|soci[oa]|colega|client[ea]|tutora?|director[a]?|patrona?)(?:\\s+\\p{L}+)?\\s+(?:me\\s+|nos\\s+)?(?:pide|pidi[oó]|quiere|necesita|busca|encarg[oó]|solicita|solicit[oó]|requiere)|(?:me|nos)\\s+(?:pidieron|piden|encargan|encargaron|encomendaron|solicitaron|exigen|exigieron|pide|pidi[oó]|encarg[oó]|encomend[oó]|solicit[oó]|exige|exigi[oó])(?!\\s+(?:la|el|mi|su|copia)\\s+(?:de\\s+la\\s+)?(?:sentencia|fallo|causa)(?!\\p{L}))|se\\s+(?:requieren?|necesitan?|buscan?|piden?|solicitan?)|interesan|sirven|(?:sirve|ayuda|vale|basta|viene\\s+bien)n?(?=\\s+(?:con\\s+)?(?:(?:solo|s[oó]lo)\\s+)?(?:cualquier|un[oa]?\\s|l[oa]s\\s|aquell))|hacen\\s+falta|faltan|voy\\s+por|lo\\s+que\\s+(?:busco|necesito|requiero|quiero|quisiera|pido|me\\s+(?:interesa|sirve|falta))'
/** What may stand between the verb and what is asked for. */
const fillers =
  'ver|leer|sus?|revisar|encontrar|saber|qu[eé]\\s+(?:otr[oa]s|m[aá]s)|hacer|armar|preparar|recopilar|juntar|cualquiera?|sobre|usted|ustedes|(?:un|una)\\s+(?:cuadro|tabla|listado|lista|resumen|cat[aá]logo|catastro|informe|minuta|planilla|s[ií]ntesis)|para\\s+(?:ma[nñ]ana|hoy|(?:el|la|este|esta)\\s+\\p{L}+)|(?:el|la|mi|nuestr[oa])\\s+(?:jef[ea]|soci[oa]|abogad[oa]|profesora?|profe|colega|client[ea]|fiscal|gerent[ea]|director[a]?)|\\d|exactamente|conocer|(?:solo|s[oó]lo|solamente|[uú]nicamente|exclusivamente)\\s+es[ae]|tener|comparar|contar|buscar|ubicar|obtener|reunir|estudiar|citar|solo|s[oó]lo|solamente|[uú]nicamente|exclusivamente|nada\\s+m[aá]s\\s+que|nada\\s+m[aá]s|por\\s*favor|porfa|porfis|si\\s+(?:puedes?|pueden|se\\s+puede|es\\s+posible|no\\s+es\\s+molestia|fuera\\s+posible)|' +
  'limitar|acotar|restringir|circunscribir|filtrar|resultados?|b[uú]squedas?|listas?|listados?|mi|con|a|al|de|del|detr[aá]s|tras|por|buscando|la|las|los|el|un|una|unos|unas|alg[uú]n|algun[oa]s?|tod[oa]s?|m[aá]s|otr[oa]s|vari[oa]s|pur[oa]s|urgente|urgentemente|aunque|sea|texto|copia|al\\s+menos|dos\\s+o\\s+tres|un\\s+par|dos|tres|cuatro|cinco|es|son|que\\s+(?:me|nos)\\s+(?:muestre[ns]?|mande[ns]?|de[ns]?|busque[ns]?|traiga[ns]?|env[ií]e[ns]?|\\p{L}{3,}(?:aran?|ieran?|[ae]n))|que\\s+salgan|en|bien|ojal[aá]|hart[oa]s|[uú]ltim[oa]s|siguientes|principales'

const separator = '(?:[\\s:()]|,\\s+(?:como|en)\\s+(?:\\p{L}+\\s+){0,3}\\p{L}+,|,)+'
/** «revisar, de la propia Corte y del año 2024, sentencias que …»: what stands before the noun for rulings is said of them. */
const saidAhead = '(?:(?:del?|en|desde)\\s+[^,;.:¿?]{2,80},\\s+)?'
/** A verb and what it asks for: where the latter begins is the length of the match. */
export const verbAndObject = new RegExp(
  `(?<![\\p{L}])(?<!(?<!\\p{L})(?:no|nunca|tampoco)\\s+(?:me\\s+|nos\\s+)?)(?:${imperatives}|${wishes})${separator}(?:(?:${fillers})${separator}){0,8}?(?=${saidAhead}${objectOrCourt})`,
  'iu',
)
/** «Por favor», «Para el alegato del jueves»: before what a part without a verb asks for. */
const courtesy =
  '(?:(?:por\\s*favor|porfa|hola|buenas(?:\\s+tardes|\\s+noches)?|buenos\\s+d[ií]as|estimad[oa]s?|colegas|gracias|para\\s+[^,.;:¿?]{2,50}(?=,))[\\s,:]+)*'
/** «que sean», «tienen que ser», «es que venga»: before what the rulings should be. */
const being =
  '(?:(?:con\\s+tal\\s+(?:de\\s+)?|siempre\\s+(?:y\\s+cuando\\s+)?|es\\s+)?que\\s+(?:sean?|vengan?)|(?:tienen?|tendr[ií]an?)\\s+que\\s+(?:ser|venir)|deb(?:en?|er[ií]an?)\\s+(?:ser|venir)|han?\\s+de\\s+(?:ser|venir)|(?:solo|s[oó]lo)\\s+si\\s+sean?)\\s+(?:tod[oa]s\\s+|s[oó]lo\\s+|solo\\s+)?'
/** «¡Ojo, que sean posteriores a 2021 y de la Suprema!», «Tienen que ser de la Corte de Talca», «Que haya resuelto la Suprema»: what the rulings should be. */
export const opensWithBeing = new RegExp(
  `^[\\s¡]*(?:(?:ojo|oiga|atenci[oó]n|importante|eso\\s+s[ií]|por\\s*favor|porfa|pero|y|ah|adem[aá]s)[\\s,:;!¡]*)*(?:${being}|que\\s+(?=hayan?\\s+${decidedWords}))`,
  'iu',
)
/** «…, eso sí que sea posterior a 2019», «… pero tienen que ser de la tercera sala»: the same behind another clause. */
export const beingBehind = new RegExp(
  `(?:[,;(–—-]|\\s(?:pero|requisito|condici[oó]n|(?:que\\s+)?(?:pido|quiero|importa|necesito)))\\s*(?:(?:eso\\s+s[ií]|pero|y|s[ií])[\\s,]+)*${being}(?=(?:del?|posterior|anterior|dictad|resuelt|fallos|sentencias|un[oa]s?\\s+(?:en\\s+(?:el\\s+|la\\s+|l[oa]s\\s+)?que|donde|con|del?)(?=\\s))(?:es)?[\\s\\p{L}])`,
  'iu',
)
/** «…, solo jurisprudencia de la Suprema por favor, perdón, parto de nuevo»: amid a clause. */
export const onlyBehindComma = new RegExp(
  `[,(–—-]\\s*(?:pero\\s+)?(?:s[oó]lo|solamente|[uú]nicamente|exclusivamente|nada\\s+m[aá]s\\s+que|pur[oa]s)\\s+(?:(?:quiero|quisiera|necesito|busco|pido|me\\s+sirven)\\s+)?(?=${rulingNounsOnly}(?!\\p{L}))`,
  'iu',
)
/** «Cualquier sentencia de la tercera sala me ayuda.»: what is said of rulings by whoever seeks them. */
export const endsWishing = new RegExp(
  `^\\s*(?:cualquier[a]?|alg[uú]n(?:[oa]s?)?|un[oa]s?|tod[oa]s?|l[oa]s|(?:s[oó]lo|solamente|[uú]nicamente|exclusivamente)(?:\\s+(?:del?|en|la|el|es[ae]))*)\\s+(?=${objectOrCourt}[^;:¿?]*[\\s,](?:me|nos)\\s+(?:ayuda|sirve|interesa|basta|servir[ií]a|ayudar[ií]a|salva)n?\\s*[.!]*\\s*$)`,
  'iu',
)
/** «Lo que pido:», «mi pedido:»: before a part that says it. */
export const announces =
  /^\s*(?:(?:esto\s+es\s+)?lo\s+que\s+(?:pido|busco|quiero|quisiera|necesito|requiero|me\s+sirve|me\s+interesa)|(?:mi|nuestro|el)\s+(?:pedido|encargo|requerimiento)|(?:mi|nuestra|la)\s+(?:petici[oó]n|b[uú]squeda|solicitud)|(?:pido|busco|necesito|quiero|pregunto|consulto)(?:\s+(?!(?:que|a|de)\s)\p{L}+){0,3}|pedido|petici[oó]n|b[uú]squeda)\s*:\s*$/iu
/** «Solo garantía»: courts by what they hear. */
const matters = '(?:garant[ií]a|laboral(?:es)?|civil(?:es)?|familia|oral(?:es)?|cobranza)(?=\\s*(?:$|[.,;]|por\\s*fa|de\\s+\\p{L}))'
const onlyWords = '(?:s[oó]lo|solamente|[uú]nicamente|exclusivamente|nada\\s+m[aá]s\\s+que|pur[oa]s)'
export const opensWithObject = new RegExp(
  `^\\s*${courtesy}(?:(?:l[oa]s|tod[oa]s?|unos|unas|otr[oa]s?|algun[oa]s?|alg[uú]n|cualquiera?|m[aá]s|qu[eé]|cu[aá]les)\\s+)*(?=${object}|(?<=alguna\\s)(?:absoluci[oó]n|condena)(?!\\p{L})|(?<=(?:cualquiera|algun[oa]s?|otr[oa]s?)\\s)(?:(?:en|m[aá]s)\\s+\\p{L}+\\s+)?de\\s+(?:la|el)\\s+(?:corte|suprema|tribunal)|(?:tribunales|cortes|juzgados|jueces)\\s+que\\s+(?:se\\s+)?(?:acoj|rechac|revoq|confirm|anul|conden|absuelv|hayan))`,
  'iu',
)
export const opensWithOnly = new RegExp(
  `^\\s*${courtesy}${onlyWords}\\s+(?:(?:de(?:l)?|en|la|el|los|las|es[aeo]s?)\\s+)*(?=\\P{L}*${objectOrCourt}|(?:${courtNouns}|${matters}|desde|entre|hasta|\\d{4}))`,
  'iu',
)
/** «De la Corte de Valdivia, aunque sean viejos: …», «Desde 2016, recursos de queja …», unlike «Desde 2009 la fábrica descarga polvo». */
export const opensWithProperty = new RegExp(
  `^\\s*${courtesy}(?:de(?:l)?\\s+(?:la\\s+|los\\s+|las\\s+)?(?=(?:${courtNouns})(?!\\p{L}))|(?=(?:desde|entre|posteriores?\\s+a|anteriores?\\s+a)\\s+(?:el\\s+(?:a[ñn]o\\s+)?)?(?:\\p{L}+\\s+(?:del?\\s+)?)?(?:19|20)\\d\\d(?!\\d|,?\\s+(?:el|la|l[oa]s|un|una|mis?|nuestr[oa]s?|se|me|nos)\\s+(?!${objectOrCourt}))))`,
  'iu',
)
/** «qué ha resuelto la Tercera Sala»: whatever is asked of decisions, as the part of an account. */
export const asksDecided = new RegExp(
  `(?:^|[\\s¿,])(?:qu[eé]|c[oó]mo|cu[aá]nt[oa]s?|cu[aá]l(?:es)?)(?:\\s+m[aá]s)?\\s+(?=(?:(?:se|les?|l[oa]s?)\\s+){0,2}(?:(?:ha|han)\\s+${decidedWords}|(?:vienen?|est[aá]n?)\\s+(?:fallando|resolviendo))(?!\\p{L}|\\s+(?:mis?|nuestr[oa]s?)\\s))`,
  'iu',
)
/** «Quiero saber en cuántos casos la Corte de Arica ha revocado», «revisen si la Suprema ha cambiado»: whether a court decides so. */
export const asksWhetherDecided = new RegExp(
  `(?<!\\p{L})(?:saber|ver|verificar|averiguar|confirmar|revis\\p{L}+|busquen?)\\s+(?:si|(?:en\\s+)?(?:qu[eé]|cu[aá]nt[oa]s|cu[aá]les)(?:\\s+\\p{L}+){1,3}?)\\s+(?:(?:la|el|las|los)\\s+)?(?=(?:${courtNouns})(?!\\p{L})[^.;:?]{0,60}?\\s(?:ha|han)\\s+${decidedWords}(?!\\p{L}))`,
  'iu',
)
const said = `(?:(?:ha|han)\\s+${decidedWords}|(?:vienen?|est[aá]n?)\\s+(?:fallando|resolviendo|diciendo|acogiendo|rechazando))`
const noOwn = '(?![^?]*(?<!\\p{L})(?:mis?|me|nos|nuestr[oa]s?)(?!\\p{L}))'
const questionBehind =
  '[^.;:?¿]{0,70}?[\\s,]¿?(?:qu[eé]|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nto)\\s+(?:(?:se|les?|l[oa]s?)\\s+){0,2}(?:ha|han|dice|dicen|opinan?|criterio|postura|siguen?|fallan?|resuelven?|tiene)(?!\\p{L})'
/** «La Corte de Arica qué ha dicho?», «en la Suprema cómo les ha ido?», «La Corte de Arica, ¿ha reconocido …?»: the court first. */
export const asksOfCourt = new RegExp(
  `^[\\s¿]*(?:y\\s+)?(?:en\\s+)?(?:(?:la|el|las|los|alg[uú]n[oa]?)\\s+)?(?=(?:${courtNouns})(?!\\p{L})(?:${questionBehind}|${noOwn}[^.;:?¿]{0,50}?[\\s,]¿?${said}(?!\\p{L})[^.]*\\?))`,
  'iu',
)
/** «Montos confirmados por la Segunda Sala»: whatever courts decide, in the plural. */
export const opensWithDecided = new RegExp(
  `^\\s*${courtesy}(?=(?:[\\p{L}]+\\s+){1,4}?(?:confirmad|acogid|rechazad|revocad|anulad|dictad|resuelt|fijad|concedid|rebajad|aumentad)[oa]s\\s+(?:por|en)\\s+(?:(?:la|el|las|los)\\s+)?(?:${courtNouns})(?!\\p{L}))`,
  'iu',
)
/** «Falta de servicio, tercera sala, que hayan acogido»: words without a verb, a court or chamber among them. */
export const namesCourtAsItem = new RegExp(`,\\s*(?:(?:de\\s+)?(?:la|el)\\s+)?(?:${courtNouns})(?!\\p{L})`, 'iu')

/** «…, eso quiero», «…, es lo que ando buscando», «esos son los únicos que me sirven». */
export const closesAsked =
  /(?<!\p{L})(?:(?:eso|es[oa]s|es|son|esto)\s+){1,2}(?:(?:lo|todo|\p{L}+(?:os|es|as))\s+){0,3}(?:que\s+)?(?:(?:me|nos)\s+)?(?:quiero|queremos|necesito|necesitamos|busco|buscamos|ando\s+buscando|estoy\s+buscando|pido|requiero|preciso|sirven?|interesan?|hacen?\s+falta|faltan?)\s*(?:$|[.,;:!?])/iu

/** Rulings in the plural, or an appeal in the plural with what was decided: in a part that tells nothing they are asked for, whatever its verb. */
export const manyRulings = new RegExp(
  `(?<![\\p{L}])(?=(?:fallos|sentencias|jurisprudencia|dict[aá]menes|pronunciamientos|precedentes)(?!\\p{L})|(?:${appealNouns}|desahucios|demandas)\\s+(?:(?!(?:que|fue|fueron|han?|son|est[aá]n)\\s)\\p{L}+\\s+){0,3}?(?:acogid|rechazad|desestimad|inadmisib|confirmad|revocad|concedid|ganad|perdid)[\\p{L}]*s(?!\\p{L}))`,
  'iu',
)
/** «se citan fallos», «hay un fallo»: what others say, or what is so. */
export const statesOfRulings =
  /(?<!\p{L})(?:cit[ae]n?|invoc[ae]n?|dicen?|sostienen?|alegan?|acompa[nñ]an?|existen?|hay|seg[uú]n|menciona\p{L}*|apoy\p{L}+|bas[ae]\p{L}*|fund[ae]\p{L}*|contradic\p{L}+|no)(?!\p{L})/iu
