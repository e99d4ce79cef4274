/** One of some folded words, as the source of a regular expression. */
const anyOf = (words: string): string => words.trim().split(/\s+/u).join('|')

/** What a court does to the ruling of another: the ruling is not its own. */
const ofReview =
  'confirm|revoc|anul|invalid|enmend|ratific|manten|mantuv|sosten|sostuv|rechaz|acog|desestim|reproduc|reproduj|revis|casad|caso(?!s)|dej|modific|corrig|corrij'
/** What brings a case from one court to another, or lays a number at its door. */
const ofOrigin = 'recurr|apel|impugn|deduj|deduc|interpus|interpuest|nac|provin|provien|proced|origin|deriv|subi|elev|llega|llego|remit|vin'
/** What is done with the ruling of another in one's own. */
const ofMention =
  'referid|citad|precitad|cito|mencion|aludi|indicad|senalad|record|siguio|sigue|siguiendo|aplic|transcri|invoc|consider|compart|distingui|reiter|contrad|contrar|alega|respect|luego|tanto|diferenci|pese|aunque|apart|discrep|disint|disient'
/** Words that show another ruling between a number and what stands in its clause, in folded text. */
export const signOfOther = new RegExp(
  String.raw`(?<![a-z])(?:(?:${ofReview}|${ofOrigin}|${ofMention})(?!acion)|contra(?![a-z])|a\s?quo|alzada(?![a-z])|origen|lo\s+(?:resuelto|fallado|decidido)|conocio\s+de|sin\s+efecto|mism[oa]s?(?![a-z])|otr[oa]s?(?![a-z])|ante(?:s|rior)|despues|posterior|misma)`,
  'u',
)
const notOfOther = `(?!${ofReview}|${ofOrigin}|${ofMention})`
/** Behind a relative, or right behind a part of the citation, a court does something to its own case: «que se zanjó ante», «que el Juzgado libró en». */
const isSaid = String.raw`(?<=(?:^\s*|(?<![a-z])(?:que|se|lo|le|quien|donde|cuando|y|cual)\s+))`

const prepositions = anyOf(
  'de del la las los lo el al se su sus en ante por con mediante segun que bajo desde hasta para cuyo cuya cuyos cuyas donde cual',
)
const things = anyOf(`
  sentencias? sent fallos? resolucion decision pronunciamiento determinacion solucion respuesta interpretacion lectura criterio opinion
  autos int os(?=\\s) antecedentes asuntos? casos? causas? juicios? pleitos? litigios? lite contiendas? controversias? gestion procesos? expedientes?
  requerimientos? roles rol rit ruc r(?=\\.) r\\.i\\.t r\\.u\\.c ingresos? ing ingr i\\.?c interno unico tribunal tramitacion corte cte s(?=\\.)
  nros? nrs? nos num nums numeros? no(?=\\.|\\s*$) n ina inc inha cpt cca cco cds caa
  caratula carat partes recurso proteccion amparo casacion apelacion nulidad unificacion reclamacion fondo forma
  exc?m[oa] exca? excelentisim[oa] ilt?m[oa] ilta itm[oa] ilustrisim[oa] ilustres? il i e
  mism[oa] fecha data dia ano sobre materia tema cuestion punto registro tod[oa]s amb[oa]s ell[oa]s vista presente fin termino final conocimiento
`)
const doings = [
  `${notOfOther}(?!alzada\\s+del?(?![a-z])|seguid[oa]s?\\s+(?:de|por)(?![a-z]))[a-z]{3,}(?:ad|id)[oa]s?(?:\\s+como)?`,
  'resuelt[oa]s?|vist[oa]s?(?=\\s+(?:por|ante|en)(?![a-z]))|puest[oa]s?|dich[oa](?=\\s+por)|escrit[oa]s?',
  `${isSaid}${notOfOther}[a-z]{1,}(?:i?o|aron|ieron|ara|iera)(?![a-z])`,
  '(?:lleva(?:n|ba)?|registra|anota|figura|tramita)(?:\\s+como)?|viene(?=\\s+[a-z]+ndo\\s)|tiene|data|corresponden?(?:\\s+al?)?|correspondientes?(?:\\s+al?)?|obra|consta|recayo|pronuncio|dicto|emitio|conocio|fallo|resolvio|decidio|expidio|sentencio',
  'cuyo\\s+conocimiento\\s+correspondio\\s+al?',
  'al\\s+[a-z]{3,}[aei]r',
  'dejo(?=\\s+(?:en|dich|sentad|asentad|escrit|establecid)[a-z]*)',
  '(?:rechazo|acogio|desestimo|admitio|conocio\\s+de|declaro\\s+inadmisible)\\s+(?:el|la|un|una)\\s+(?:recurso|reclamo|reclamacion|accion|amparo|apelacion|queja|requerimiento)(?:\\s+de\\s+[a-z]+(?:\\s+(?:de|en)\\s+(?:el\\s+|la\\s+)?[a-z]+)?)?',
  `${notOfOther}[a-z]{3,}(?:a|ie)ndo`,
  '(?<=(?:que|y|cual|sentencia|fallo|resolucion)\\s+)es(?=\\s+(?:del?|el|la)(?![a-z]))',
]
const asides = [
  'vean?se|lean?se|in\\s+re|o\\s+sea|desde\\s+hace\\s+(?:tiempo|anos)|a(?=[\\s*_]*$)|a\\s+la\\s+vez|tambien|ademas|asimismo|igualmente|lo\\s+que',
  'entre\\s+(?:much[oa]s\\s+)?otr[oa]s|por\\s+ejemplo|a\\s+modo\\s+(?:de\\s+ejemplo|ejemplar)',
  '(?:primera|segunda|tercera|cuarta|quinta|sexta|septima|octava)\\s+sala|sala(?:\\s+(?:de\\s+(?:cuenta|verano|turno|feriado)|penal|civil|laboral|constitucional|especial|tramitadora))?',
  'procedimientos?(?:\\s+(?:administrativ|sancionat|infraccional)[a-z]*)*',
  `y(?=\\s*,?\\s+(?:que|cuy[oa]|donde|se|lleva|tiene|corresponde|data|es\\s+de|a\\s+la\\s+vez|tambien|ademas|${notOfOther}(?:[a-z]{3,}(?:ad|id)[oa]|[a-z]{2,}i?o\\s+(?:el|la|en|ante|por)|resuel)))`,
]

const fields =
  'tribunal|trib|corte|juzgado|sala|organo|sede|fecha|dia|sentencia|fallo|resolucion|causa|autos|expediente|individualizacion|identificacion|numero|rol|rit|ruc|ingreso|partes|caratula|caratulado|litigantes|emisor|origen|materia|resuelto|dictada|dictado'
/** «Tribunal: », «fecha: »: the name of a part of a citation that is written as a record. */
const field = String.raw`(?:${fields})\.?\s?:`

/** Words that join court, day, caption and number of one citation, in folded text. */
export const joint = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}.°º]|(?<!\p{L})${field}|\.\s+(?=${field})|\((?:[a-z]\.?){2,4}\)|(?<=\))\.\s+(?=(?:rol|rit|ing|n[°º])(?!\p{L}))|\.\s+(?=(?:sentencia|fallo)\s+de\s+(?:fecha\s+)?(?:el\s+)?$|(?:causa|autos)\s|(?:caso|partes|caratula(?:d[oa]s?)?)\s*$|roles\s*$)|(?:${[
    prepositions,
    things,
    ...doings,
    ...asides,
  ].join(
    '|',
  )})(?!\p{L})\.?|res(?:olucion|\.)\s*ex(?:enta|\.)\s*(?:n\P{L}{0,3})?\d[\d.]*(?:\/\d{4})?(?![\p{L}\d])|[°º]s?\.?|\d{1,2}[°ºª]?\s+sala(?!\p{L}))*$`,
  'u',
)

const beforeField = new RegExp(String.raw`;(?=\s*${field})`, 'gu')

/** Whether a semicolon separates citations, and not the parts of one that is written as a record: «tribunal: …; fecha: …». */
export function setsApart(between: string): boolean {
  return between.replace(beforeField, '').includes(';')
}
