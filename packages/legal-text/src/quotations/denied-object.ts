import { foldSameLength } from '../analysis/fold-text.ts'

/** Verbs by which a court says that something is there, or was found: what they deny is not there. */
const stems =
  'acredit|prob|prueb|demostr|demuestr|justific|configur|verific|concurr|exist|advert|adviert|advirti|apreci|constat|consta|observ|vislumbr|divis|avizor|establec|determin|desprend|evidenci|detect|aport|acompan|rindi|rend|conclui|concluy|inferi|infiere|colig|conten|contien|incurr|constituy|constitui|reun'
const participle = '(?:\\p{L}+[ai]d|\\p{L}*(?:puest|dich|hech|scrit|vist|suelt|biert))[oa]s?(?!\\p{L})'
const there = `(?:hay|haya|hayan|hubo|hubiera|hubiere|hubiese|habia|habiendo|haber)(?! ${participle})`
const verb = `(?:(?:${stems})\\p{L}{0,9}|${there}|cuent[ae]n? con|contaba con|(?:da|dan|dio|dieron|dar) cuenta|(?:se )?trata)`
const clitics = '(?:(?:se|le|les|lo|la|los|las|nos) ){0,2}'
const auxiliaries = [
  '(?:ha|han|haya|hayan|habia|habian|hubo|hubiera|hubieran|hubiere|hubieren|habiendo(?:se)?|haber(?:se)?|habria|habrian)(?: sido)?',
  '(?:es|era|fue|resulta|resulto|siendo) (?:posible|factible|dable|viable|efectivo que|cierto que)',
  '(?:pued|pud|podr|podi|logr|permit|alcanz|consig|consigu)\\p{L}{0,6}(?: a)?',
  'cabe|fue|fueron|esta|estan|estaba|quedo|quedaron|queda|se encuentra|encontrandose',
].join('|')
const chain = `${clitics}(?:(?:${auxiliaries}) ${clitics}){0,3}${verb}`
const head = new RegExp(
  [
    `(?<!\\p{L})(?:no|tampoco|nunca|jamas) (?!obstante|solo|solamente|unicamente|menos|mas|todo)${chain}(?!\\p{L})`,
    `(?<!\\p{L})sin (?:que )?${chain}(?!\\p{L})`,
    '(?<!\\p{L})(?:descart(?:a|an|o|aron|ando|andose|ar|arse|ad[oa]s?)|carec(?:e|en|ia|io|er|iendo))(?!\\p{L})',
  ].join('|'),
  'gu',
)

/** What makes a rule of a denial, or turns it round. */
const supposed =
  /(?<!\p{L})(?:si|cuando|mientras|siempre que|salvo que|a menos que|en caso|de no|a fin de|para que|no|nunca|tampoco|ni)(?!\p{L})[^,]*$|(?<!\p{L})[ou] $/u
/** «…, por estos jueces, …»: an aside within the clause. */
const aside =
  /, ?(?:(?:en|por|de|a|ante|segun|conforme|desde|hasta)(?! (?:consecuencia|lo tanto|tanto|ende|ello|eso|lo que))(?: [^,;]{0,60})?|al menos|asimismo|ademas),(?= )/gu
/** «No consta, por lo tanto, una»: behind the object, it begins another clause. */
const connective = /^, ?(?:en consecuencia|por lo tanto|por tanto|por ende|por consiguiente|por ello|entonces|pues|tampoco|asi),(?= )/u
const another =
  /(?<!\p{L})(?:sino|pero|aunque|salvo|excepto|porque|pues|cuando|donde|cual|cuales|quien|quienes|cuy[oa]s?|mientras|como|si|para|cuanto|atendid[oa]|debido|dado|segun|conforme|mediante|tras|luego|que)(?!\p{L})|[,:()]/u
/** «No consta que»: the whole clause is denied. */
const complement = /^ (?:en (?:autos|la especie|este caso|el proceso) |de (?:manera|modo|forma) alguna |efectivamente )?(?:de )?que /u
const finite =
  /(?<!\p{L})(?:se \p{L}+|es|son|era|eran|fue|fueron|sea|ha|han|hay|habia|hubo|debe|deben|debio|puede|pueden|tiene|tienen|corresponde|procede|resulta|existe|existen|consta|\p{L}+(?:aron|ieron|aban|ara|eran|iran))(?!\p{L})|\p{L}{2,}ó(?!\p{L})/u
const determiner = '(?:el|la|los|las|lo|un|una|su|sus|tod[oa]s?|dich[oa]s?|es[ea]s?|est[ea]s?)'
/** A complement that says where, how or why, unless the verb asks for it: «incurrir en», «existencia de». */
const apart = new RegExp(
  `(?<!\\p{L})(?:en|por|con|ante|sobre|a|al|de|del|desde|hacia|entre|contra|bajo|durante|sin|y|o|u|e)(?: ${determiner}){0,2} $`,
  'u',
)
const governed: readonly (readonly [RegExp, RegExp])[] = [
  [/incurr\p{L}*$/u, /(?<!\p{L})en(?: \p{L}{2,4})? $/u],
  [/(?:cuenta|trata)$/u, /^ del?(?: \p{L}{2,4})? $/u],
  [/^carec/u, /^(?: \p{L}+){0,3} del?(?: \p{L}{2,4})? $/u],
]
const ofExistence =
  /(?<!\p{L})(?:existencia|concurrencia|presencia|ocurrencia|efectividad|configuracion|comision|verificacion|procedencia|prueba|pruebas|indicios?|antecedentes?|elementos?|evidencias?) (?:alguna? |algunos )?de(?:l| (?:la|los|las|un|una|algun|alguna|dich[oa]s?))? $/u
/** «No se encontraba exhibida»: what is denied is a quality of something that is there. */
const quality = new RegExp(`^ ${participle}`, 'u')
/** Words with which no thing that is denied begins. */
const noObject = new RegExp(
  `^(?:(?:en|por|con|ante|sobre|al?|del?|desde|hacia|para|segun|conforme|que|cual|cuales|quien|cuy[oa]s?|donde|cuando|como|si|sin|y|e|o|u|ni|pues|porque|ya|toda vez|atendid[oa]|sino|pero|salvo|se|no|es|son|fue|ha|han|hay|debe|puede|\\p{L}+ndo)(?!\\p{L})|${participle}|\\d)`,
  'u',
)
const judgeOrParty =
  '(?:partes?|demandad|demandante|actor|recurrid|recurrente|reclamad|reclamante|requerid|requirente|querell|ejecutad|ejecutante|apelante|solicitante|denunci|acusad|imputad|defensa|fiscal|fisco|ministerio|tribunal|sentenciador|jue[cz]|corte)'
/** «No acreditó el pago» the defendant: what follows a first object is the subject. */
const firstObject = new RegExp(`^ ${determiner} (?!${judgeOrParty})`, 'u')
const startsNoun = new RegExp(`^${determiner}(?!\\p{L})`, 'u')

/** Letters from a denied verb to its object. */
const maxGap = 100

/**
 * Where the denial begins that a clause, up to its end, has some words before its object, with which `opening` begins: «no se advierte por estos
 * jueces una» dilación. Null where another clause, a rule or a complement of another kind stands between.
 */
export function deniedObject(written: string, opening: string): number | null {
  const words = foldSameLength(written)
  const last = [...words.matchAll(head)].at(-1)
  if (last === undefined || supposed.test(words.slice(0, last.index))) return null
  const end = last.index + last[0].length
  if (words.length - end > maxGap || words.length - end < 1) return null
  const gap = words
    .slice(end)
    .replace(connective, ' ')
    .replaceAll(aside, ' ')
    .replaceAll(/, (?=ni )/gu, ' ')
  const isComplement = complement.test(gap)
  const within = isComplement ? gap.replace(complement, ' ') : gap
  if (another.test(within)) return null
  if (!isComplement && (finite.test(withAccents(written.slice(end))) || quality.test(gap))) return null
  return isObject(last[0], within, foldSameLength(opening).trimStart()) ? last.index : null
}

const withAccents = (written: string): string => written.toLowerCase().replaceAll(/[áéíúü]/gu, (letter) => foldSameLength(letter))

const isObject = (denied: string, gap: string, opening: string): boolean => {
  if (noObject.test(opening) || (startsNoun.test(opening) && firstObject.test(gap) && !/(?<!\p{L})se /u.test(denied))) return false
  const rule = governed.find(([verb]) => verb.test(denied))
  if (rule !== undefined && /^carec/u.test(denied)) return rule[1].test(gap)
  return !apart.test(gap) || ofExistence.test(gap) || (rule?.[1].test(gap) ?? false)
}
