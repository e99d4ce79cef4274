import { foldText } from '@basejuris/legal-text'
import { nameTerms } from '../../word-tokens.ts'
import { countWords } from '../parts/count-words.ts'
import type { Span } from '../parts/span.ts'
import { foldQuery, type Mention, matchEach, nameTest } from './mention.ts'

interface AppealKind {
  readonly pattern: RegExp
  readonly name: string
  /** Words of the appeal's name in rulings, all of which it must have. */
  readonly words: string
  /** What some rulings call it instead. */
  readonly synonyms: readonly string[]
  /** The bare word also means other things: «medidas de protección», «nulidad del despido». */
  readonly bare?: true
}

const kind = (pattern: string, name: string, words: string, bare?: true, synonyms: readonly string[] = []): AppealKind => {
  const row = { pattern: new RegExp(String.raw`(?<![\p{L}\d-])(?:${pattern})(?![\p{L}\d])`, 'gu'), name, words, synonyms }
  return bare === undefined ? row : { ...row, bare }
}
const resource = String.raw`(?:recursos?|acciones|accion)\s+(?:constitucional(?:es)?\s+)?(?:de\s+)?`
const appealed = String.raw`apelaci(?:on|ones)\s+(?:de(?:l)?\s+)?(?:recursos?\s+de\s+)?`
const cassation = String.raw`(?:recursos?\s+de\s+)?casaci(?:on|ones)\s+(?:en\s+|de\s+)?(?:el\s+|la\s+)?`
const notJoined = String.raw`(?!\s+(?:de(?:l)?(?!\s+(?:\d{4}|(?:la\s+)?(?:cs|corte|suprema|ica)|(?:la\s+)?\p{L}+\s+sala|los\s+ultimos)(?!\p{L}))|al?|personal|social|civil|integral|especial|marcaria|ambiental|legal|publica|policial|fronteriza)(?!\p{L}))`
const notOf = String.raw`(?<!(?:^|[^\p{L}])(?:de|del|la|al|y|su|sin|medidas?|elementos?|equipos?|orden)\s+)`

/** «nulidades acogidas», «apelación desistida»: the noun alone where its outcome follows. */
const decided = String.raw`(?=\s+(?:que\s+)?(?:(?:fue|fueron|ha|han|haya|hayan|sido|se|declarad[oa]s?|parcialmente|totalmente|no)\s+)*(?:acogid|rechazad|desestimad|desechad|confirmad|revocad|desistid|abandonad|desiert|inadmisibl|declarad)(?!\p{L}+\s+por\s+(?:el|la|los|las)\s+(?!corte|c\.|cs|suprema|tribunal|juzgado|ica|iltma|excma)))`

/** «amparos de la Segunda Sala», «protecciones ICA Arica»: the plural beside a court or chamber. */
const ofCourt = String.raw`(?=\s+(?:(?:del?|en|ante|por|las?|el|los|excma|exma|iltma|ilustrisima)\.?\s+)*(?:cortes?|c\.?\s?s|i?\.?c\.?\s?a|icas?|c\.\s?suprema|suprema|t\.?c|tribunal\s+constitucional|(?:\d{1,2}\s?[ªº°a]?|\p{L}+)\s+sala|sala\s+(?:\d|\p{L}+))(?![\p{L}\d]))`
/** «necesito amparos sobre expulsión»: the plural as what is searched for. */
const sought = String.raw`(?<=(?<!\p{L})(?:necesito|busco|buscar|reunir|revisar|recopilar|compilar|juntar|ubicar|traer|interesan|faltan|quiero|quisiera|deseo|requiero|ver|encontrar|deme|dame|hay|existen|tienen|muestrame|muestreme|buscando)\s+(?:ver\s+|encontrar\s+|buscar\s+|leer\s+|\p{L}+\s+)?)`
const notGuards = String.raw`(?!\s+(?:solar|auditiv|metalic|para)\p{L}*)`
/** «acoge queja», «revoca la protección»: what a decision is about. */
const ofVerb = String.raw`(?<=(?<!\p{L})(?:(?:acog|rechaz|desestim|confirm|revoc|desech)[ae]n?|(?:acog|acoj|rechac|desestim|confirm|revoqu)[ae]n?|(?:hay[ae]n?|hubiera)\s+(?:acogid|rechazad|desestimad|confirmad|revocad)o|declar[ae]n?\s+(?:(?:in)?admisibles?(?:\s+por\s+\p{L}+)?|sin\s+lugar|extemporane[oa]s?)|(?:acoj|rechac|confirm|revoqu|declar)[ae]n?\s+(?:la\s+)?(?:in)?admisibilidad\s+de|d(?:[ae]n?|io|ieron)\s+lugar\s+a(?:l|(?=\s+la\s)))\s+(?:(?:la|el|las|los|una?)\s+)?)`
/** «qué ha resuelto en protecciones por ruidos», «que rechace protecciones», «¿ha rechazado la Corte de Iquique protecciones …?». */
const ofPlural = String.raw`(?<=(?<!\p{L})(?:en|(?:acog|rechaz|acoj|rechac|confirm|revoc|revoqu)[ae]n?)\s+(?:(?:las|los)\s+)?|(?<!\p{L})(?:acogid|rechazad|confirmad|revocad)o\s+(?:la\s+|el\s+)?(?:corte|suprema|icas?|c\.?\s?[as])(?!\p{L})[^.;?]{0,40}\s)`
/** «protecciones en que la Suprema revoca». */
const inWhich = String.raw`(?=\s+(?:en\s+(?:que|l[ao]s\s+(?:que|cuales))|donde|que)\s)`
const opening = String.raw`(?<=(?:^|[,;.:])\s*(?:(?:solo|solamente|unicamente|todas?|todos?|l[ao]s)\s+)*)`
const plural = (noun: string, after = ''): string =>
  String.raw`${notOf}${noun}(?:${ofCourt}|${inWhich})|${sought}${noun}${notJoined}${after}|(?<!cortes?\s+de\s+)${noun}${decided}`
/** The plural that names nothing else, first in its clause too. */
const appealsOnly = (noun: string, after = ''): string => `${plural(noun, after)}|${opening}${noun}${notJoined}${after}`

/** «nulidad 477», «nulidad por el 373 a»: an article of its causes behind it. */
const byCause = String.raw`(?=\s+(?:(?:por|del?|el|la|causal|art\.?|articulo|letra)\s+)*(?:47[78]|37[34])(?!\d))`

const byOwnArticle = (articles: string): string => String.raw`(?=\s+(?:(?:por|del?|el|causal|art\.?|articulo)\s+)*(?:${articles})(?!\d))`

/** «"prisión preventiva" amparo», «protección "alza de precio"»: the appeal and what its rulings say, word for word. */
const notOfActs = String.raw`(?!\s+(?:despido|absoluta|relativa|procesal|matrimonial))`
const mark = '["«»“”]'
const besideQuote = (noun: string, after = notJoined): string =>
  String.raw`(?<=${mark}\s*(?:\p{L}+\s+)?)${noun}${after}(?=\s*(?:$|[,;:]|(?:cs|suprema|corte|c\.\s?a|ica|acog|rechaz|confirm|revoc|inadmis|19\d\d|20\d\d)))|(?<=${mark}\s*)${noun}${after}|(?<=^\s*)${noun}(?=\s+(?:\p{L}+\s+)?${mark})|${notOf}${noun}(?=\s*${mark})`

/** «nulidad ICA Santiago»: a court of appeal hears no other. */
const ofAppealsCourt = String.raw`(?=\s+(?:(?:en|ante)\s+(?:la\s+)?)?(?:icas?(?!\p{L})|i?\.?c\.\s?a\.|corte\s+de\s+(?:apelaciones|\p{L}{4,})))`

/** «ica talca nulidad 2023», unlike «ica talca nulidad despido». */
const behindAppealsCourt = String.raw`(?<=(?<!\p{L})(?:icas?|c\.?\s?a\.?|corte\s+de(?:\s+apelaciones(?:\s+de)?)?)\s+(?:\p{L}+\s+){1,2})nulidad${notJoined}(?!\s+despido)`

/** «reclamación judicial de multa» is a procedure of its own. «reclamación ante la isapre», «apelación a la COMPIN», «plazo de apelación»: what others decide, or a step of the case. */
const notOfOthers = String.raw`(?!\s+(?:(?:ante|al?)\s|judicial\s+(?:(?:de|por|contra)\s+)?(?:las?\s+)?multa|interna|previa|extrajudicial|administrativa|incidental|subsidiaria))`

/** «casación y apelación»: both are filed against one decision. */
const besideCassation = String.raw`(?<=(?<!\p{L})casaci(?:on|ones)(?:\s+en\s+(?:la\s+forma|el\s+fondo))?\s+[ye]\s+)`

/** What else rulings call a reclamación, before municipal, labour and tax courts. */
export const reclaims: readonly string[] = ['reclamo', 'ilegalidad', 'multas', 'sanciones']

/** Kinds of appeals and actions. The first that matches is meant. */
const kinds: readonly AppealKind[] = [
  kind(
    String.raw`${cassation}(?:forma(?:\s+[yo]|,|\s*\/|\s+e)?\s*(?:en\s+)?(?:el\s+)?fondo|fondo(?:\s+[yo]|,|\s*\/)?\s*(?:en\s+)?(?:la\s+)?forma)`,
    'casación',
    'casación',
  ),
  kind(`${cassation}fondo`, 'casación en el fondo', 'casación fondo'),
  // A court of appeal that hears a cassation beside an appeal hears it for the form.
  kind(`${cassation}forma`, 'casación en la forma', 'casación forma', undefined, ['casación apelación']),
  kind(String.raw`(?:recursos?\s+de\s+)?casaci(?:on|ones)(?!\s+de\s+oficio)`, 'casación', 'casación'),
  kind(
    String.raw`(?:recursos?\s+de\s+)?unificacion(?:es)?\s+(?:de\s+)?jurisprudencia|recursos?\s+(?:de\s+)?unificacion|unificacion(?:${decided}|${byOwnArticle('483')})|${besideQuote('unificacion')}|${ofVerb}unificacion${notJoined}|${appealsOnly('unificaciones')}`,
    'unificación de jurisprudencia',
    'unificación jurisprudencia',
  ),
  kind(`unificacion${notJoined}`, 'unificación de jurisprudencia', 'unificación jurisprudencia', true),
  kind(String.raw`(?:${resource}|${appealed})?amparos?\s+economicos?`, 'amparo económico', 'amparo económico'),
  kind(
    String.raw`(?:${resource}|${appealed}|recurr(?:ir|e|en|io|imos)\s+de\s+)amparos?|` +
      `${notOf}amparo${decided}|${besideQuote('amparo')}|${ofVerb}amparo|${ofPlural}amparos|${appealsOnly('amparos')}|` +
      String.raw`${opening}amparos(?=\s+(?:de|por|sobre)\s+(?:extranjer|migra|expuls|libertad|condenad|intern|prision)\p{L}*)`,
    'amparo',
    'amparo',
  ),
  kind(
    String.raw`(?:${resource}|${appealed}|recurr(?:ir|e|en|io|imos)\s+de\s+)proteccion|` +
      String.raw`(?<=(?<!\p{L})(?:fallos?|sentencias?|jurisprudencia)\s+de\s+)proteccion${notJoined}|` +
      `${notOf}proteccion${decided}|${besideQuote('proteccion')}|${ofVerb}proteccion${notJoined}|${ofPlural}protecciones${notGuards}|${appealsOnly('protecciones', notGuards)}`,
    'protección',
    'protección',
  ),
  kind(
    String.raw`recursos?\s+(?:de\s+)?nulidad|nulidad(?:es)?\s+(?:laboral|penal)(?:es)?|(?:laboral|penal)\s+nulidad(?!\s+(?:del?|al?|absoluta|relativa|procesal|en)\s)|nulidad(?:${decided}|${byCause}|${ofAppealsCourt})|${behindAppealsCourt}|(?<=(?<!\p{L})(?:fallos|sentencias|jurisprudencia)\s+de\s+)nulidad(?=\s+(?:del?\s+la\s+(?:corte|ica|c\.?a|cs|suprema)|laboral|penal|acogid|rechazad|[,.;]|$))|${besideQuote('nulidad', `${notJoined}${notOfActs}`)}|${ofVerb}nulidad${notJoined}|${appealsOnly('nulidades')}`,
    'nulidad',
    'nulidad',
  ),
  kind(
    String.raw`recursos?\s+(?:de\s+)?queja|(?<=(?<!\p{L})(?:ir|recurrir|recurri|voy|vamos)\s+(?:de|en|por)\s+)queja|quejas?\s+disciplinarias?|queja(?:${decided}|${byOwnArticle('54[59]')}|(?=\s+(?:por\s+)?(?:faltas?|ftas?)\s+(?:[oyu]|u\/o|y\/o)\s+abusos?(?!\p{L})))|${besideQuote('queja')}|${ofVerb}queja|quejas?(?=\s+contra\s+(?:l[oa]s?\s+|el\s+)?(?:arbitr|jue[cz]|ministr|tribunal|corte|sentenci|resoluci|fallos?(?!\p{L})))|queja${ofCourt}|${plural('quejas')}`,
    'queja',
    'queja',
  ),
  kind(
    String.raw`recursos?\s+(?:de\s+)?hecho|(?<=^\s*|(?<!(?<!\p{L})(?:el|un|este|ese|cada|cual|primer|otro|del?|al|mi|su|y|o))\s+)hecho(?=\s+(?:acogid|rechazad|desestimad|inadmisibl)[oe](?!\p{L}|\s+por\s+(?:el|la)\s+(?!corte|cs|suprema|ica)))`,
    'hecho',
    'hecho',
  ),
  kind(
    String.raw`(?:recursos?|acci(?:on|ones))\s+(?:de\s+)?revision|revision${byOwnArticle('473|657')}|(?<=(?<!\d)(?:473|657)(?!\d)[^.;]{0,40})revision(?!\s+del?(?!\p{L}))|revision\s+(?:de\s+)?(?:la\s+)?condenas?|revision\s+(?:de\s+)?(?:la\s+)?sentencias?(?:\s+(?:condenatorias?|penal(?:es)?))?(?:\s+(?:firmes?|ejecutoriadas?))?|revision(?:\s+de\s+(?:la\s+)?sentencias?(?:\s+(?:firmes?|penal(?:es)?|ejecutoriadas?))?|\s+penal)?${decided}|${plural('revisiones')}`,
    'revisión',
    'revisión',
  ),
  kind(
    String.raw`recursos?\s+(?:de\s+)?apelacion(?:es)?|apelaci(?:on|ones)\s+(?:verbal(?:es)?|per\s+saltum|adhesivas?)|apelacion${decided}|${ofVerb}apelacion|${besideCassation}apelacion|${plural('apelaciones')}`,
    'apelación',
    'apelación',
  ),
  kind(
    String.raw`(?:requerimientos?\s+(?:de\s+)?)?inaplicabilidad(?:es)?(?:\s+por\s+inconstitucionalidad)?`,
    'inaplicabilidad',
    'inaplicabilidad',
  ),
  kind(
    String.raw`control(?:es)?\s+(?:preventivos?|obligatorios?|previos?)(?:\s+(?:de\s+)?constitucionalidad)?|control(?:es)?\s+(?:de\s+)?constitucionalidad`,
    'control de constitucionalidad',
    'control constitucionalidad',
  ),
  kind(String.raw`reclamos?\s+(?:de\s+|por\s+)?ilegalidad(?:es)?(?:\s+municipal(?:es)?)?`, 'reclamo de ilegalidad', 'ilegalidad'),
  kind(
    `${notOf}reclam(?:os?|aci(?:on|ones))${byOwnArticle('137|141|151|171')}|${notOf}reclamaci(?:on|ones)${notOfOthers}${decided}|${ofVerb}reclam(?:os?|aci(?:on|ones))${notOfOthers}`,
    'reclamación',
    'reclamación',
    undefined,
    reclaims,
  ),
  kind(
    String.raw`(?:${resource})?apelaci(?:on|ones)\s+(?:del?\s+)?(?:l[oa]s?\s+)?incident(?:es?|al(?:es)?)|incident(?:e|al)\s+apelacion`,
    'apelación de incidente',
    'apelación incidente',
  ),
  kind(`${notOf}apelaci(?:on|ones)${notOfOthers}`, 'apelación', 'apelación', true),
  kind(`${notOf}reclamaci(?:on|ones)${notOfOthers}`, 'reclamación', 'reclamación', true, reclaims),
  kind(`${notOf}amparos?${notJoined}`, 'amparo', 'amparo', true),
  kind(
    String.raw`${notOf}(?<!(?:un[ao]?|su|mi|presenta|libro)\s+)queja${notJoined}(?!\s+(?:por|ante|contra|sernac|vecin|cliente|consum|formal|escrita|acogid|rechazad|desestimad))`,
    'queja',
    'queja',
    true,
  ),
  kind(`${notOf}proteccion${notJoined}`, 'protección', 'protección', true),
]

/** A stem without which there is none. */
const anyAppeal = /amparo|protecci|nulidad|casaci|unificaci|queja|hecho|revisi|apelaci|inaplicab|reclam|control/u

/** «consumidor protección», «falta protección»: what is protected, and words that the noun goes with. */
const ofProtection =
  /(?<!\p{L})(?:consumidor|datos|ni[nñ]|infan|menor|matern|animal|victim|famili|medida|ambient|vif|nna|trabajador|falta|deber|norma|equipo|elemento|ley|derecho|propiedad|vida|honra|bosque|glaciar|humedal|patrimoni|mina|pertenencia|agua|posesi|patente|transparencia|deuda)/u

/** True where «protección» and «amparo» may be those of a thing and no action. */
export function isOfProtection(text: string): boolean {
  return ofProtection.test(foldText(text))
}

const maxWordsOfSearch = 5

/** True for «protección» or «amparo» at the beginning or the end of a search of few words: «protección isapre», «libertad condicional amparo». */
const isWrittenAlone = (folded: string, from: number, to: number): boolean =>
  countWords(folded) <= maxWordsOfSearch &&
  countWords(folded) > 1 &&
  (folded.slice(0, from).trim() === '' || folded.slice(to).trim() === '') &&
  !ofProtection.test(folded) &&
  !/(?<!\p{L})(?:que|se|me|mi|no|sin|por|para|si|al|es|su)(?!\p{L})/u.test(folded)

/** Kinds of appeals and actions named in the query. */
export function findAppealKinds(text: string): Mention[] {
  const folded = foldQuery(text)
  if (folded === null || !anyAppeal.test(folded)) return []
  return withoutObjects(folded, matchEach(folded, kinds)).map(({ from, to, row }) => {
    const isAlone = row.bare === true && /^(?:amparo|proteccion)$/u.test(folded.slice(from, to)) && isWrittenAlone(folded, from, to)
    const synonyms = row.synonyms.map((words) => nameTerms(words))
    const rest = {
      from,
      to,
      value: row.name,
      label: row.name,
      strength: row.bare === undefined || isAlone ? ('plain' as const) : ('doubtful' as const),
    }
    const matter = ofMatters.test(row.name) ? (matterIn.exec(folded.slice(from, to)) ?? matterBehind.exec(folded.slice(to))) : null
    const written = matter?.groups?.['matter']
    if (matter === null || written === undefined) return { ...rest, test: nameTest('recurso', [row.words, ...row.synonyms]) }
    const name = `${row.name} ${matters.find((each) => foldText(each).startsWith(written.slice(0, 4))) ?? written}`
    return {
      ...rest,
      to: matter.input.length === to - from ? to : to + matter[0].length,
      value: name,
      label: name,
      test: { kind: 'recurso', terms: nameTerms(`${row.words} ${written}`), wider: nameTerms(row.words), synonyms },
    }
  })
}

/** «queja contra sentencia de nulidad», «hecho contra la resolución que deniega apelación»: behind another appeal, what it attacks. */
const attacked =
  /(?<!\p{L})(?:contra|respecto\s+de|impugna)\s+(?:(?:de\s+)?(?:la|el|las|los|una?)\s+)?(?:sentencias?|resoluci(?:on|ones)|fallos?|decisi(?:on|ones))\s+(?:\p{L}+\s+){0,3}?(?:del?|en|sobre|que\s+(?:(?:no|se|lo|la|le|ha|haya|habia)\s+)*\p{L}+)\s+(?:(?:el|la|los|las|un|una)\s+)?$/u

const withoutObjects = <Found extends Span>(folded: string, found: readonly Found[]): Found[] =>
  found.filter(({ from }) => !found.some(({ to }) => to <= from && attacked.test(folded.slice(to, from))))

/** Kinds that rulings of several matters have: «Nulidad (laboral)», «Nulidad (penal)». */
const ofMatters = /^(?:nulidad|unificaci|casaci|queja|hecho|revisi|apelaci)/u
const matters = ['laboral', 'penal', 'civil', 'familia', 'tributario', 'cobranza', 'crimen']
const matter = String.raw`(?<matter>laboral|penal|civil|familia|tributari[oa]|cobranza|crimen)(?:es)?(?!\p{L})`
const matterIn = new RegExp(String.raw`(?<!\p{L})${matter}`, 'u')
const matterBehind = new RegExp(
  String.raw`^\s+(?:(?:en|de)\s+(?:lo\s+|materia\s+(?:de\s+)?)?)?${matter}(?!\s+(?:internacional|extracontractual|solidaria|subsidiaria))`,
  'u',
)
