import { objectNoun } from './decided-object.ts'
import { acquittalNoun, convictionNoun } from './named-accused.ts'

/** What a text says that a ruling did. */
export type StatedAct = 'acoge' | 'rechaza' | 'confirma' | 'revoca' | 'anula' | 'condena' | 'absuelve'

interface VerbForms {
  /** «acogió»: folded. One that ends with `o` is written with an accent, unless it is irregular. */
  readonly past: string
  readonly participle: string
  /** «acoge»: said of a ruling as well as of any. */
  readonly present: string
  /** «acogiendo», «al acoger». */
  readonly nonFinite: string
  readonly infinitive: string
}

const verbs: Readonly<Record<StatedAct, VerbForms>> = {
  acoge: {
    past: 'acogio|acogieron|hizo lugar|hicieron lugar|dio lugar|accedio',
    participle: 'acogid[oa]s?',
    present: 'acogen?|hace lugar',
    nonFinite: 'acogiendo|al acoger',
    infinitive: 'acoger|hacer lugar|dar lugar|acceder',
  },
  rechaza: {
    past: 'rechazo|rechazaron|desestimo|desestimaron|desecho|desecharon|denego',
    participle: '(?:rechazad|desestimad|desechad|denegad)[oa]s?',
    present: 'rechazan?|desestiman?|desechan?',
    nonFinite: 'rechazando|desestimando|desechando|al (?:rechazar|desestimar|desechar)',
    infinitive: 'rechazar|desestimar|desechar|denegar',
  },
  confirma: {
    past: 'confirmo|confirmaron',
    participle: 'confirmad[oa]s?',
    present: 'confirman?',
    nonFinite: 'confirmando|al confirmar',
    infinitive: 'confirmar',
  },
  revoca: {
    past: 'revoco|revocaron|dejo sin efecto|dejaron sin efecto',
    participle: '(?:revocad[oa]s?|dejad[oa]s? sin efecto)',
    present: 'revocan?',
    nonFinite: 'revocando|dejando sin efecto|al revocar',
    infinitive: 'revocar|dejar sin efecto',
  },
  anula: {
    past: 'anulo|anularon|invalido|invalidaron|caso|casaron',
    participle: '(?:anulad|invalidad|casad)[oa]s?',
    present: 'anulan?|invalidan?|casan?',
    nonFinite: 'anulando|invalidando|casando|al (?:anular|invalidar|casar)',
    infinitive: 'anular|invalidar|casar',
  },
  condena: {
    past: 'condeno|condenaron|dicto|dictaron|pronuncio',
    participle: 'condenad[oa]s?',
    present: 'condenan?',
    nonFinite: 'condenando|al condenar',
    infinitive: 'condenar',
  },
  absuelve: {
    past: 'absolvio|absolvieron|dicto|dictaron|pronuncio',
    participle: 'absuelt[oa]s?',
    present: 'absuelven?',
    nonFinite: 'absolviendo|al absolver',
    infinitive: 'absolver',
  },
}

export const statedActs = Object.keys(verbs) as readonly StatedAct[]

export function isStatedAct(act: string): act is StatedAct {
  return (statedActs as readonly string[]).includes(act)
}

/** «acogió», as people are told what a text says. */
export const statedVerbs: Readonly<Record<StatedAct, string>> = {
  acoge: 'acogió',
  rechaza: 'rechazó',
  confirma: 'confirmó',
  revoca: 'revocó',
  anula: 'anuló',
  condena: 'condenó',
  absuelve: 'absolvió',
}

const adverbs = String.raw`(?:,? (?:\p{L}+mente|tambien|asimismo|igualmente|en definitiva|finalmente|de oficio|con costas|sin costas|por (?:unanimidad|mayoria)|en (?:todas sus partes|parte)),?){0,2}`
const determiner =
  '(?:a ?l|a (?:la|los|las|amb[oa]s)|a|el|la|los|las|un|una|dich[oa]s?|es[ea]|aquel|aquella|tal|su|ambos|sendos) (?:(?:referid|citad|mencionad|señalad|aludid|indicad|respectiv|antedich)[oa]s? )?'
/** «La resolución» may be an act of the administration, unless a court made it or an appeal brought it. */
const rulingNoun =
  '(?:(?:sentencia|fallo)(?! de (?:reemplazo|unificacion))|(?:resolucion|decision|pronunciamiento)(?: judicial| interlocutoria)?(?= ?(?:[.,;:)]|$)| (?:que (?:tuvo|rechazo|acogio|denego|desestimo|declaro|ordeno|decreto|hizo|dio|no)|apelad|recurrid|impugnad|consultad|en alzada|de (?:primer|instancia|grado|base)|del? (?:tribunal|juez|jueza|juzgado|grado|a quo)))|lo (?:resuelto|decidido|fallado)(?= ?(?:[.,;:)]|$)| (?:en primer|en la instancia|por (?:el|la) (?:tribunal|juez|jueza|juzgado|corte))))'
const nouns: Readonly<Record<StatedAct, string>> = {
  acoge: objectNoun,
  rechaza: objectNoun,
  confirma: rulingNoun,
  revoca: rulingNoun,
  anula: rulingNoun,
  condena: convictionNoun,
  absuelve: acquittalNoun,
}
/** «Resolvió acoger», «terminó por rechazar». */
const decidesTo =
  '(?:decidio|decidieron|resolvio|resolvieron|dispuso|(?:opto|optaron|termino|terminaron|acabo|se inclino|se decidio) por|(?:procedio|procedieron) a|vino en|concluyo en)'
const finite = ({ past, participle, present, nonFinite, infinitive }: VerbForms): string =>
  `(?:(?:${past})|(?:ha|han|habia|habian|haya|hayan) (?:${participle})|${decidesTo} (?:${infinitive})|(?<weak>${present})|${nonFinite})`
const wasDone = '(?:fue|fueron|ha sido|han sido|haya sido|hayan sido|resulto|resultaron|termino|terminaron|acabo|quedo|siendo)'

interface VerbReader {
  readonly act: StatedAct
  /** Groups: `lead` before the verb (negation, «se», pronoun), `weak` a verb in the present, `noun` the object. */
  readonly active: RegExp
  /** «lo acogió»: its object was named before. */
  readonly pronoun: RegExp
  /** «el recurso fue acogido»: groups `noun`, `mid`. */
  readonly passive: RegExp
  /** «fue acogido el recurso»: group `noun`. */
  readonly invertedPassive: RegExp
}

/** «… (revocó)», «acogió sin costas.»: what was decided on is not said. */
const bareEnd = '(?<!dicto|dictaron|pronuncio)(?: (?:con|sin) costas)?(?= ?(?:[.)\\]]|$))'

const readerOf = (act: StatedAct): VerbReader => ({
  act,
  active: new RegExp(
    `(?<!\\p{L})(?<lead>(?:(?:no|tampoco|nunca) )?(?:se )?)(?<verb>${finite(verbs[act])})(?:${adverbs} (?:${determiner})?(?<noun>${nouns[act]})|${bareEnd})`,
    'gu',
  ),
  pronoun: new RegExp(`(?<!\\p{L})(?<lead>(?:(?:no|tampoco) )?)(?:l[oa]s?) (?<verb>${finite(verbs[act])})(?!\\p{L})`, 'gu'),
  passive: new RegExp(
    `(?<!\\p{L})${determiner}(?<noun>${nouns[act]})(?<mid>[^.;:]{0,120}?) (?<lead>(?:no )?)${wasDone} (?:\\p{L}+mente )?(?:siendo )?(?<verb>${verbs[act].participle})(?!\\p{L})`,
    'gu',
  ),
  invertedPassive: new RegExp(
    `(?<!\\p{L})(?<lead>(?:no )?)${wasDone} (?:\\p{L}+mente )?(?<verb>${verbs[act].participle}) (?:${determiner})?(?<noun>${nouns[act]})`,
    'gu',
  ),
})

export const verbReaders: readonly VerbReader[] = statedActs.map(readerOf)

const verbFirst = new RegExp(
  `^(?:se )?(?:${statedActs.map((act) => finite(verbs[act]).replace('?<weak>', '?:')).join('|')})(?!\\p{L})`,
  'u',
)

/** Whether folded words begin with a verb of deciding. */
export function opensWithVerb(folded: string): boolean {
  return verbFirst.test(folded)
}

/** «rechazó» and not «rechazo», which is a noun. Forms that are no nouns need no accent. */
export function isPreterite(written: string): boolean {
  return !/[^i]o$/iu.test(written) || /(?:ndo|uso|redujo|tuvo|hizo|vino)$/iu.test(written)
}

const plural = (verbs: string): string => `(?:${verbs})(?:o|io|aron|ieron)`
/** Other verbs by which a text says what a ruling decided, in the past. */
const otherDeciding = new RegExp(
  `(?<!\\p{L})(?<lead>(?:(?:no|tampoco) )?(?:(?:se|le|les|l[oa]s?) )?)(?<verb>${plural('acog|rechaz|desestim|desech|deneg|confirm|revoc|anul|invalid|conden|declar|orden|sancion|mult|fij|rebaj|elev|regul|aument|aplic|aprob|homolog|ratific|autoriz|cas|resolv|decid|determin|dictamin|accedi|conced|reconsider|amonest|decret|enmend|absolv|acced|omit|exim|exoner|otorg|suspend|sustituy|configur|calific|reconoci|abon')}|sustituyeron|dispuso|dispusieron|impuso|impusieron|redujo|redujeron|mantuvo|mantuvieron|dejo sin efecto|dejaron sin efecto|tuvo por|(?:hizo|dio) lugar|(?:dio|dieron|confirio|confirieron)(?= (?:un |el |\\p{L}+ )?(?:plazo|termino|dias|meses|a[nñ]os|cuotas|parcialidades)| (?:\\d{1,3}|\\p{L}+) (?:dias|meses|a[nñ]os|cuotas|parcialidades))|(?:ha|han|habia) (?:resuelto|decidido|dictaminado|declarado|ordenado|dispuesto|acogido|rechazado|desestimado|confirmado|revocado|anulado|condenado|sancionado)|(?:concluyo|fallo|estimo|considero|emitio|abstuvo) que|no (?:emitio|hizo) (?:\\p{L}+ )?pronunciamiento|se abstuvo de)(?!\\p{L})`,
  'gu',
)

export interface OtherVerb {
  readonly from: number
  readonly to: number
  readonly lead: string
  readonly verb: string
}

/** Every verb of deciding in the past in folded words, whatever its object. */
export function otherVerbs(folded: string): OtherVerb[] {
  return Array.from(folded.matchAll(otherDeciding), ({ index, 0: said, groups }) => ({
    from: index,
    to: index + said.length,
    lead: groups?.['lead'] ?? '',
    verb: groups?.['verb'] ?? '',
  }))
}

const otherPassive = new RegExp(
  `(?<!\\p{L})${wasDone} (?:\\p{L}+mente )?(?:(?:declar|orden|fij|aplic|otorg|regul|conden|determin|avalu|calific|sancion)ad|(?:conced|establec|sustitu|suspend)id|impuest|dispuest)[oa]s?(?: [^.;,:()]{1,60}?(?=,? por (?:el|la) ))?(?!\\p{L})`,
  'gu',
)

/** «fue declarado improcedente», «fue impuesta»: with what stands before «por el …». */
export function otherPassives(folded: string): { readonly from: number; readonly to: number }[] {
  return Array.from(folded.matchAll(otherPassive), ({ index, 0: said }) => ({ from: index, to: index + said.length }))
}

/** A verb of deciding anywhere, but «caso» and «casa», which are nouns as well. */
export const decidingWord =
  /(?<!\p{L})(?:(?:acog|rechaz|desestim|desech|deneg|confirm|revoc|anul|invalid)\p{L}*|casado|casad[oa]s?|casaron|(?:hizo|dio|hace|ha) lugar)(?!\p{L})/u
