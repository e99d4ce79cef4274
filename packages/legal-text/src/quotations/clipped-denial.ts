import { foldSameLength, foldText } from '../analysis/fold-text.ts'
import { deniedObject } from './denied-object.ts'

/** Letters before quoted words in which a source denies them. */
const reach = 240
/** Letters before quoted words in which a denial of a denial counts. */
const doubledReach = 160
/** Letters with which what may be denied begins. */
const opening = 40
const sentenceEnd = /[;:\n]|(?<!(?<!\p{L})\p{L}{1,3})\.(?=\s)/u

const found =
  'acredit|prob|demostr|justific|configur|verific|concurr|concurran|exist|advert|adviert|apreci|constat|observ|vislumbr|estim|consider|proced|correspond|cab|hay|hub|hab|establec|determin|divis|const|cumpl|satisf|permit|pued|pud|podr|fue|ha|han|es|era|son|ser|sid|result|logr|desprend|infier|tuv|tien|ten|constituy|incurr|vulner|infring|conclu|presum|evidenci|detect|demuestr|prueb|acompañ|rind|aport|encontr|pose|acced|alcanz|reun|present|afect|satisfac|acog|compart'
const verb = `(?:${found})\\p{L}{0,9}`
const filler =
  '(?:que|como|el|la|los|las|lo|un|una|su|sus|en|de|del|a|al|con|por|se|le|les|haya|hayan|suficiente(?:mente)?|fehaciente(?:mente)?|debidamente|legalmente|posible|factible|dable|efectivo|cierto|verdad|efectiva|autos|juicio|la especie)'
const helper = '(?:se|le|les|lo|la|los|las|nos|que|ha|han|hay|fue|es|era|haya|hayan)'
/** «no se acreditó», «sin que se haya configurado», «no es efectivo que»: up to the quoted words. */
const denied = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})(?:si|de|o|un) )(?<denial>(?:(?:no|tampoco|nunca|jamas) (?!obstante|solo|solamente|unicamente|duda|menos|mas)(?:${helper} ){0,4}|sin (?:que )?(?=(?:${helper} ){0,3}${verb})(?:${helper} ){0,3})(?:${verb} ?(?:${filler} ?){0,5}){0,3})$`,
  'u',
)
/** «se descarta la», «la ausencia de», «carece de». */
const refused =
  /(?<!\p{L})(?<denial>(?:se )?(?:descart(?:a|an|o|aron|ando|ar)|niega|nego)(?: (?:que|el|la|los|las|un|una))*|(?:la )?(?:ausencia|inexistencia)(?: (?:de|del|el|la|los|las|un|una))*|carec\p{L}+ de(?: (?:la|los|las|un|una))*) ?$/u
/** A denial of a denial, and what nobody disputes. */
const doubled =
  /(?<!\p{L})(?:no|nunca|tampoco|sin)(?!\p{L})[^.;:]{0,60}?(?<!\p{L})(?:descart\p{L}+|niega|neg(?:ar|o)|discut\p{L}+|discusi\p{L}+|controver[ts]\p{L}+|imposib\p{L}+|impedim\p{L}+|obstacul\p{L}+|inconvenient\p{L}+|obice|desconoc\p{L}+|desvirtu\p{L}+|duda|ausencia|inexistencia|menos)(?!\p{L})/u

/** The words before a place of a source that deny what follows («no se acreditó»), as it writes them; null where none do. */
export function denialBefore(source: string, at: number): string | null {
  const written = source.slice(Math.max(0, at - reach), at).replace(/[«“"'‘(\s]+$/u, ' ')
  const own = written.split(sentenceEnd).at(-1) ?? ''
  const words = foldSameLength(own)
  if (doubled.test(words.slice(-doubledReach))) return null
  const from = (denied.exec(words) ?? refused.exec(words))?.index ?? deniedObject(own, source.slice(at, at + opening))
  return from === null ? null : own.slice(from).trim()
}

const denying =
  /(?<!\p{L})(?:no|ni|tampoco|nunca|jamas|sin|si|lejos|descart\p{L}*|niega\p{L}*|neg(?:o|ar|ando|ativa\p{L}*)|rechaz\p{L}*|desestim\p{L}*|deneg\p{L}*|falt\p{L}*|ausen\p{L}*|inexist\p{L}*|improced\p{L}*|insufici\p{L}*|carec\p{L}*|carenc\p{L}*|incumpl\p{L}*|exclu\p{L}*|imposib\p{L}*|impid\p{L}*|discut\p{L}*|debat\p{L}*|controvert\p{L}*|cuestion\p{L}*|analiz\p{L}*|examin\p{L}*|pregunt\p{L}*|exig\p{L}*|requi\p{L}*|requer\p{L}*|presupuest\p{L}*|hipotesis|supuest\p{L}*|aleg\p{L}*|invoc\p{L}*|postul\p{L}*|pretend\p{L}*|solicit\p{L}*|pidi\p{L}*|defensa|voto|disiden\p{L}*|duda\p{L}*|absol\p{L}*)(?!\p{L})/u

/** Whether the words around a quotation deny it, ask for it, or tell that somebody else did: they give it as no finding. */
export function isGivenAsDenied(around: string): boolean {
  return denying.test(foldText(around))
}
