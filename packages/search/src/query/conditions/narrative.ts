import { findMatches } from '@basejuris/legal-text'
import { unnamedCourts } from '../outcomes/verdict-words.ts'
import type { Span } from '../parts/span.ts'

/**
 * How a query is written. `own`: somebody tells the own case, or a client's. `told`: it has a verb of the past. `sentence`: it has a verb of
 * the present («empleador que despide…»), as many short searches have too. `notes`: words side by side.
 */
export type Narrative = 'own' | 'told' | 'sentence' | 'notes'

const word = (forms: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${forms})(?![\p{L}\d])`, 'iu')

/** Who tells, and whose case it is. */
const speaker = word(
  'me|mi|mis|m[ií]o|m[ií]a|nos|nuestr[oa]s?|yo|conmigo|soy|estoy|tengo|tuve|fui|fuimos|somos|estamos|tenemos|trabajamos|hemos|queremos|podemos|' +
    'hicimos|compramos|demandamos|vivimos|pagamos|firmamos|recibimos|debemos|vamos|perdimos|arrendamos|he|hice|puedo|debo|vivo|puse|pude|quise|vine|anduve|supe|dije|traje|hube|' +
    '(?<!(?:que|no|se|les?|quien|donde|aunque|cuando)\\s(?:l[oa]s?\\s)?)(?:compre|pague|trabaje|demande|apele|reclame|denuncie|deposite|contrate|arrende|postule|perdi|sali|pedi|recibi|vendi|vivi|sufri|inverti|cai)|(?<!(?:sobre|del?|el|al|un|su|por|con|sin|para|mediante)\\s)trabajo\\s+(?:en|para|como|hace|desde)|' +
    'qu[eé]\\s+(?:hago|puedo|pasa)|c[oó]mo\\s+(?:hago|puedo|lo|la)|aparezco|arriendo\\s+una?|tomamos|contratamos',
)
/** «cliente funcionario municipal…» at the beginning of a sentence. */
const aboutClient = /(?:^|[.;,]\s*)(?:(?:mi|un|una)\s+)?client[ea]s?(?!\p{L})/iu
/** Verbs of the past that are nothing else, accents missing or not. */
const pastVerb = word(
  String.raw`\p{L}{2,}(?:ó|aron|ieron|yeron|aba|aban|ábamos|íamos)|[\p{L}]{3,}[éí]|` +
    'fue|fueron|era|eran|hizo|hicieron|dijo|dijeron|puso|pusieron|(?:abs|ob|man|de|con|sos|re)?tuv(?:o|ieron)|dio|dieron|quiso|pudo|pudieron|estuvo|trajo|supo|hubo|' +
    'hab[ií]an?|ten[ií]an?|hac[ií]an?|quer[ií]an?|dec[ií]an?|deb[ií]an?|pod[ií]an?|viv[ií]an?|sab[ií]an?|ven[ií]an?|venc[ií]an?|exist[ií]an?|segu[ií]an?|' +
    'pertenec[ií]an?|exig[ií]an?|ped[ií]an?|promet[ií]an?|cumpl[ií]an?|despidio|ofrecio|murio|fallecio|recibio|vendio|perdio|cayo|prometio|exigio|pidio|decidio|' +
    'apelo|dejo|presento|demando|denuncio|entrego|compro|firmo|gano|quito|llego|quedo|empezo|comenzo|cerro|ocurrio|encontro|formalizo|reconocio|subio|choco|mordio|golpeo|amenazo|estafo|construyo|inscribio|quebro|acuso|echo|multo|notifico|cancelo|' +
    'renuncio|nego|sufrio|devolvio|despidieron|nacio|entro|salio|vencio',
)
/** «luego de que la corte revocara», «como si hubiera firmado»: of the past too. */
const pastSubjunctive = word(
  String.raw`(?:que|si)\s+(?:\p{L}+\s+){0,6}?(?!(?:para|declara|ampara|prepara|separa|compara|repara|financiera|quiera|cualquiera|siquiera|requiera)(?!\p{L}))\p{L}{3,}(?:ara|iera|iese|aran|ieran|iesen)`,
)
/** «ha rechazado», «fueron despedidos», «había confirmado». */
const perfect = word(String.raw`(?:ha|han|haya|hayan|hubiera|hubiese)\s+(?:sido\s+)?\p{L}+(?:ado|ido|to|cho|sto)`)
/** Nouns, adverbs and towns with the endings of verbs. */
const otherWords =
  /(?<!\p{L})(?:así|aquí|allí|ahí|café|comité|también|según|además|qué|porqué|sólo|través|interés|revés|después|jamás|atrás|carné|bebé|chalé|josé|noé|rené|salomé|pagaré|consomé|aval[oó]|var[oó]n|bar[oó]n|traba|graba|s[ií]laba|copiapó|curicó|cochamó|quilpué|olmué|alhué|hualañé|hualaihué|(?<=(?:de|en)\s+)tomé|conchalí|machalí|longaví|curacaví|puchuncaví|limarí)(?!\p{L})/giu
/** What only an account says. */
const connective = word(
  'porque|cuando|aunque|pero|mientras|reci[eé]n|todav[ií]a|nunca|siempre|(?:luego|antes|despu[eé]s)\\s+(?:de\\s+)?que|(?:sin|una\\s+vez|pese\\s+a|a\\s+pesar\\s+de)\\s+que|habiendo|(?:al|tras|por|sin|de)\\s+haber|hace\\s+(?:\\d+|un|una|dos|tres|cuatro|cinco|varios|muchos|m[aá]s)|' +
    'desde\\s+que|hasta\\s+que|ya\\s+(?:no|est[aá]|me|lo|la|se|hab[ií]a)|ahora',
)
/** Verbs of the present, which short searches have too: «trabajador que sufre un accidente». */
const presentVerb = word(
  'es|est[aá]n?|quieren?|dicen?|pueden?|no\\s+(?:contest|respond|pag|entreg|cumpl|reconoc|devuelv|renuev|autoriz|acept|dej|firm|repar|cubr)[ae]n?|lo\\s+(?!que|penal|civil|laboral|contencioso|social|principal|suficiente|siguiente)\\p{L}{3,}[ae]n?|tienen?|deben?|niegan?|cobran?|pagan?|hacen?|existen?|responden?|dejan|siguen?|alegan?|piden?|reclaman?|exigen?|' +
    'despiden?|echan|descuentan?|devuelven?|cubren?|trabajan?|viven?|mueren?|sufren?|reciben?|oponen?|sostienen?|afirman?|solicitan?|impugnan?|invocan?|' +
    'arriendan?|ocupan?|adeudan?|mantienen?|cumplen?|asisten?|residen?|conviven?|padecen?|perciben?|desempeñan?|registran?|' +
    'hay(?!\\s+(?:fallos|sentencias|jurisprudencia|dict[aá]menes|resoluciones))|amenazan?|firman|venden?|rehúsan?|pretenden?|(?:le|les)\\s+(?:\\p{L}{3,}[ae]n|pone|da|quita|niega|comunica|notifica|avisa|informa|rebaja|descuenta|cobra|paga|debe|pide|exige|impide)n?|no\\s+(?:se|le|les|lo|los|la|las)|[¿?]',
)

const decidesNow = String.raw`\s(?:l[oa]s?\s+)?(?:acoge|rechaza|desestima|confirma|revoca|anula|invalida|rebaja|reduce|aumenta|eleva|condena|absuelve|concede|deniega)(?!\p{L})`
/** «. Primera instancia acoge por 60 millones y la Corte rebaja a 20. …»: what two courts decided of one case, in a text of several sentences. */
const decidedInTurn = new RegExp(
  String.raw`(?<!\p{L})(?:primera\s+instancia|tribunal|juzgado|jue(?:z|za))(?!\p{L})[^.;?]{0,60}?${decidesNow}[^.?]{0,150}?(?:\s(?:y|pero|luego|despu[eé]s)\s|[,;])\s*(?:(?:la|el)\s+)?(?:corte|ica|c\.?\s?[as]\.?|suprema)(?!\p{L})[^.;?]{0,40}?${decidesNow}`,
  'iu',
)
const severalSentences = /\p{L}{2}[.;?!]\s+\p{L}/u

/** What courts have done, as a participle. */
export const decidedParticiple =
  '(?:dicho|resuelto|fallado|sostenido|señalado|declarado|entendido|interpretado|acogido|rechazado|desestimado|confirmado|revocado|anulado|invalidado|unificado|reconocido|concedido|ordenado)(?!\\p{L})'

/** What one asks to be shown, in the plural where the singular may be what one wants to file: «necesito amparos», «quiero un amparo». */
const soughtNouns =
  'lo\\s+mismo(?=\\s+(?:pero|en|de)\\s)|algo\\s+(?:parecido|similar)|condenas(?=\\s+(?:por|en|del?|contra))|absoluciones|reclamaci[oó]n(?:es)?(?=\\s+(?:del?|en\\s+el)\\s+(?:\\p{L}+\\s+)?tribunal)|(?:dict[aá]menes|oficios)|fallos?|sentencias?|jurisprudencia|dict[aá]menes|resoluciones|casos|precedentes|doctrina|criterios?|pronunciamientos|' +
  'unificaci[oó]n\\s+de\\s+jurisprudencia|(?:protecci[oó]n|amparo|nulidad|casaci[oó]n|apelaci[oó]n|queja|unificaci[oó]n)(?=\\s+(?:acogid|rechazad|desestimad|inadmisibl))|unificaciones|amparos|protecciones|nulidades|casaciones|apelaciones|inaplicabilidades|revisiones|' +
  'reclamos?\\s+(?:de|contra|por)\\s+(?:multas?|ilegalidad(?:es)?)|reclamaciones\\s+(?:de|contra|por)\\s+(?:\\p{L}+\\s+)?multas?|' +
  'recurso\\s+(?:de\\s+)?(?:protecci[oó]n|amparo|nulidad|casaci[oó]n|apelaci[oó]n|queja|hecho|revisi[oó]n|unificaci[oó]n)(?=\\s+(?:acogid|rechazad|desestimad|inadmisibl))|' +
  'votos?\\s+(?:en\\s+contra|disidentes?|de\\s+minor[ií]a)|disidencias?|' +
  'l[oa]s(?=\\s+(?:acogid|rechazad|desestimad|inadmisibl|confirmad|revocad|de(?:l)?\\s+(?:(?:la|el)\\s+)?(?:corte|suprema|c\\.?\\s?s|ica|(?:\\p{L}+\\s+)?(?:tribunal|sala)|tc|tdlc|(?:19|20)\\d\\d)(?!\\p{L})))|' +
  '(?:dictamen|oficio|circular|ordinario|pronunciamiento)s?(?=\\s+(?:del?\\s+)?(?:la\\s+|el\\s+)?(?:contralor|cgr|sii|servicio\\s+de\\s+impuestos|suseso|superintendencia|sernac|dt|direcci[oó]n\\s+del\\s+trabajo))|' +
  'quejas(?=\\s+(?:acogid|rechazad|inadmisib|de\\s+la\\s+(?:c\\.?\\s?s|corte)|ante|en\\s+la\\s+corte))|' +
  'recursos\\s+(?:de\\s+)?(?:protecci[oó]n|amparo|nulidad|casaci[oó]n|apelaci[oó]n|queja|hecho|revisi[oó]n|unificaci[oó]n)(?!.{0,20}\\sque\\s+(?:se\\s+)?(?:pued|proced|deb|correspond))'
const asks =
  '(?:necesito|necesitamos|busco|buscamos|requiero|requerimos|quiero|queremos|quisiera|deseo|pido|pedimos|solicito|solicitamos|agradecer(?:[ií]a(?:mos)?|[eé]|emos)|agradezco|(?:me|nos)\\s+(?:interesan?|sirven|hacen\\s+falta|faltan?)|mu[eé]stre(?:me)?|mu[eé]strame|deme|dame|(?:m[aá]nd|env[ií]|p[aá]s)[ae](?:me|nos)|' +
  '(?<=(?:^|[.;:]|(?<!\\p{L})[aA])\\s*)(?:reunir|revisar|recopilar|compilar|juntar|ubicar|traer)|' +
  'estoy\\s+buscando|ando\\s+buscando|ver|encontrar|buscar)\\s+' +
  '(?:ver\\s+|encontrar\\s+|buscar\\s+|leer\\s+|conocer\\s+|saber\\s+de\\s+)?(?:(?!\\p{L}*mente|no\\s|que\\s)\\p{L}+\\s+)?'
/** «busco Suprema que acoja», «busco corte que haya revocado»: a court whose rulings are asked for by what they decide. */
const soughtCourts = String.raw`que\s+(?:(?:la|el)\s+)?(?:corte\s+suprema|suprema|c\.?\s?s\.?|(?:i\.?c\.?a\.?|c\.?a\.?|corte)\s+(?:de\s+)?(?:apelaciones\s+de\s+)?\p{L}+)\s+(?:l[oa]s?\s+)?hayan?\s|(?:la\s+)?(?:(?:${unnamedCourts})(?=\s+que\s+(?:se\s+)?(?:acoj|rechac|revoq|confirm|anul|invalid|declar|haya))|corte\s+suprema|suprema|c\.?\s?s\.?|(?:i\.?c\.?a\.?|c\.?a\.?|corte)\s+(?:de\s+)?(?:apelaciones\s+de\s+)?\p{L}+)\s+que\s`
/** Who asks a student or a clerk for rulings. */
const pupils =
  '(?<!\\p{L})(?:mi|el|la|nuestr[oa]|mis|los|las)\\s+(?:profesor(?:a|es)?|profe|ayudante|docente|tutor(?:a)?|jef[ea]|soci[oa]|abogad[oa](?:\\s+(?:jefe|senior|titular))?|c[aá]tedra|memoria)'
/** Verbs of what is being searched for, not of a case: «busco fallos…», «qué ha dicho la Corte Suprema…». */
const request = new RegExp(
  String.raw`(?<!\p{L})(?:${asks}(?:(?=(?:${soughtNouns})(?!\p{L}))|(?=${soughtCourts}))|` +
    String.raw`(?:${pupils}\s+(?:\p{L}+\s+){0,2}|(?<!\p{L})(?:me|nos)\s+)(?:pide|piden|pidi[oó]|pidieron|exige|exigen|encarg[oó])\s+(?:(?:al|por\s+lo)\s+menos\s+)?(?:alg[uú]n[oa]?s?|un[oa]?s?|dos|tres|cuatro|cinco|\d+)\s+(?=(?:${soughtNouns}|recursos?\s+(?:de\s+)?(?:protecci[oó]n|amparo|nulidad|hecho|queja|casaci[oó]n|apelaci[oó]n|revisi[oó]n|unificaci[oó]n))(?!\p{L}))|` +
    String.raw`alg[uú]n[oa]?s?\s+(?=(?:protecci[oó]n|amparo|nulidad|casaci[oó]n|apelaci[oó]n|queja|unificaci[oó]n)\s+(?:acogid|rechazad|desestimad|inadmisibl))|` +
    String.raw`(?<!(?<!\p{L})(?:dic(?:e|en)|dij(?:o|eron)|s[eé]|escuch[eé]|o[ií]|le[ií]|supe|supimos|creo|cree|contaron|aseguran?|parece)\s+que\s+(?:ya\s+)?)(?:hay|existen?)\s+(?:alg[uú]n\s+|una?\s+)?(?=(?:recursos?\s+de\s+(?:protecci[oó]n|amparo|nulidad|hecho|queja|casaci[oó]n)(?=\s+(?:acogid|rechazad|inadmisibl|desestimad))|fallos?|sentencias?|jurisprudencia|oficios?|ordinarios?|circular(?:es)?|dictamen|dict[aá]menes|resoluciones|precedentes|unificaciones|protecciones|amparos|nulidades|casaciones|inaplicabilidades)(?!\p{L}))|` +
    String.raw`(?:(?<=^\s*)|(?:quiero|quisiera|necesito|busco|me\s+interesa)\s+(?:saber\s+|ver\s+|conocer\s+)?)lo\s+que\s+(?:ha\s+|han\s+)?(?:dich[oa]|dijo|resuelto|resolvi[oó]|fallad[oa]|fall[oó]|decidi[oó]|sostuvo)(?=\s+(?:(?:el|la)\s+)?(?:corte|tribunal|juzgado|suprema|contralor|ica\s|c\.?\s?[as]\.?(?:\s|$)|t\.?\s?c\.?(?:\s|$)))|` +
    String.raw`(?:busca(?:r|me)?|busque|filtr(?:a|e|ar)|s[oó]lo|solamente|[uú]nicamente)\s+(?:por\s+|s[oó]lo\s+)?(?=(?:en\s+)?(?:las?\s+)?(?:bases?(?!\s+a\s)|colecci[oó]n)\s)|` +
    String.raw`(?:(?<!lo\s)qu[eé]|c[oó]mo|cu[aá]l\s+es\s+el\s+criterio\s+de)\s+(?:ha\s+|han\s+)?(?:dich[oa]|dicen?|resuelto|resuelven?|fallad[oa]|fallan?|opinan?|entendid[oa]|entienden?|interpretan?|dijo|resolvi[oó]|fall[oó]|decidi[oó]|sostuvo)(?=\s+(?:el|la|las|los)?\s*(?:ministr[oa]|corte|tribunal|juzgado|excma|iltma|suprema|c\.?\s?s|t\.?\s?c|contralor|sii|servicio\s+de\s+impuestos|suseso|superintendencia|sernac|dt|direcci[oó]n\s+del\s+trabajo)(?!\p{L}*\s+de\s+(?:mi|su))))`,
  'giu',
)
const decider = String.raw`(?:corte|tribunal|juzgado|contralor|excma|iltma|suprema|ica\s|c\.?\s?[as]\.?\s|t\.?\s?c\.?\s)`
const decidedOnce =
  '(?:acog|conced|absolv|resolv)i[oó]|(?:rechaz|desestim|desech|confirm|revoc|anul|invalid|conden|declar|orden|rebaj|fall)[oó]'
/** «todo lo que la Corte Suprema haya dicho», «¿la ICA de Talca ha acogido…?», «¿ha declarado el TC…?»: the court's own past is what is asked for. */
const askedPast = new RegExp(
  String.raw`(?<=¿\s*)(?:ha|han)\s+${decidedParticiple}(?=\s+(?:(?:el|la)\s+)?${decider})|(?<=^\s*(?:(?:el|la)\s+)?${decider}[^,;:.?¿]{0,60})\s(?:ha|han)\s+${decidedParticiple}(?=[^.;¿]*\?\s*$)|(?<=(?<!\p{L})lo\s+que\s+(?:el|la)\s+\p{L}[^,;:.?]{1,60}|¿\s*(?:(?:el|la)\s+)?${decider}[^,;:.?]{0,60})\s(?:se\s+)?(?:ha|haya|han|hayan)\s+(?:pronunciado(?!\p{L})|${decidedParticiple})|(?<=¿\s*)\p{L}+[oó](?=\s+(?:(?:el|la)\s+)?${decider})|(?<=(?<!\p{L})(?:cu[aá]nt[oa]s|qu[eé]|cu[aá]les)\s+\p{L}+[oae]s\s+(?:\p{L}+\s+){0,3})(?:${decidedOnce})(?=\s+(?:(?:el|la)\s+)?${decider})|(?<=(?<!\p{L})alguna\s+vez\s+(?:(?:el|la)\s+)?${decider}[^,;:.?¿]{0,40})\s(?:l[oa]s?\s+)?(?:${decidedOnce})(?!\p{L})|(?<=(?<!\p{L})qu[eé]\s+(?:m[aá]s\s+)?)(?:ha\s+salido|sali[oó])(?=[^.;?]{0,40}\s(?:en|de(?:l)?)\s+(?:(?:el|la)\s+)?(?:${decider}|\S+\s+sala))`,
  'giu',
)
const sentences = /(?<=[.;?!\n])\s+/u

/** From the usual words of a request, «busco fallos», to the next sentence of an account. Null without either. */
export function wordedRequest(text: string): Span | null {
  const [first] = findMatches(text, request)
  if (first === undefined) return null
  const [asked = '', ...others] = text.slice(first.index).split(sentences)
  const after = others.findIndex((sentence) => ['own', 'told'].includes(narrativeOf(sentence, [])))
  const to = after === -1 ? text.length : text.indexOf(others[after] ?? '', first.index + asked.length)
  return /\p{L}/u.test(text.slice(0, first.index) + text.slice(to)) ? { from: first.index, to } : null
}
/** What a ruling does, said of those searched for: «fallos que acogen», «en que se rechazó». */
const decides =
  /(?<=(?<!\p{L})(?:fallos|sentencias|jurisprudencia|resoluciones|recursos?|casos|que|donde|se)\s+(?:que\s+|donde\s+|en\s+que\s+|en\s+los?\s+que\s+)?(?:se\s+)?(?:hay?an?\s+|han?\s+)?)(?:(?:acog|acoj|rechaz|rechac|confirm|revo[cq]|anul|declar|conden|absolv|absuel|orden|resolv)\p{L}*|dej\p{L}*\s+sin\s+efecto)/giu

/** «nulidades acogidas, no las que reconducen»: which of those searched for are not wanted. */
const unwantedOnes = /(?:(?<=[,;]\s*)(?:pero\s+)?|(?<!\p{L})y\s+)no\s+l[oa]s\s+que\s+[^,;.]*/giu

/** «queja inadmisible pero la Suprema actúa de oficio»: what else the ruling decides. */
const ofOwnMotion =
  /(?<!\p{L})(?:pero|aunque)\s+(?:(?:la\s+)?(?:corte(?:\s+suprema)?|suprema|c\.?s\.?)?\s+)?(?:se\s+)?(?:act[uú]|proced|anul|invalid|cas|dej)\p{L}*(?:\s+sin\s+efecto)?\s+de\s+oficio(?:\s+y\s+deja\s+sin\s+efecto)?/giu

const blank = (text: string, pattern: RegExp): string => text.replace(pattern, (found) => ' '.repeat(found.length))

/** How a query is written, without the spans that have a meaning of their own, such as quotations. */
export function narrativeOf(written: string, apart: readonly Span[]): Narrative {
  let text = written
  for (const { from, to } of apart) text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
  for (const pattern of [otherWords, request, askedPast, decides, unwantedOnes, ofOwnMotion]) text = blank(text, pattern)
  if (speaker.test(text) || aboutClient.test(text)) return 'own'
  if ([pastVerb, pastSubjunctive, perfect, connective].some((pattern) => pattern.test(text))) return 'told'
  if (severalSentences.test(written) && decidedInTurn.test(written)) return 'told'
  return presentVerb.test(text) ? 'sentence' : 'notes'
}
