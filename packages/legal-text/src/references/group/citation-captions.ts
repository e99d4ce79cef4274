import { matchesOf } from '../../analysis/matches-of.ts'
import { apartFrom, type TextSpan, withoutOverlaps } from '../../analysis/text-span.ts'
import { isPartyOfCase, openingWords } from '../court-around.ts'

/** A caption with its range, quotation marks included. */
export type WrittenCaption = TextSpan & { readonly caption: string }

const small = String.raw`(?:[ \n](?:de|del|la|las|los|y|e|DE|DEL|LA|LAS|LOS|Y|E))`
const word = String.raw`\p{Lu}[\p{L}&'’.-]*`
const notParty = String.raw`(?!(?:${openingWords}|Cortes?|Excm|Iltm|Ilma|Rol|ROL|RIT|RUC|Rit|Tribunal|Juzgado|Sala|En|La|El|Los|Las|As[ií]|Como|V[eé]ase|Ver|Tambi[eé]n|Caso|Sentencia|Fallo|Seg[uú]n|Causa|Autos|Ingreso|Ing|Dict\p{L}*|S?TC|Contralor\p{L}*|CGR|Constitucional|N[or]s?(?=\.)|Comp[aá]rese|Conf[rí]\p{L}*|Cfr|Cons[uú]ltese|Vid|Recu[eé]rdese|T[eé]ngase|Art[ií]culos?|Ley|N(?=[°ºro]|\.(?!\s?N\.)))(?!\p{L}))`
const party = String.raw`${notParty}${word}(?:${small}{0,3}[ \n]${word}){0,8}`
const between = String.raw`(?:[ \n](?:con|CON|contra|CONTRA|c\.|v\.|vs\.?|V\/S|v\/s)[ \n]|[ \n]?(?:c\/|C\/)[ \n]?|[ \n]?\/[ \n]?)`
const bareCaption = new RegExp(String.raw`(?<![\p{L}\d])(?<caption>${party}${between}${party})`, 'gu')
/** A mark behind words and before a blank closes them, and opens no caption. */
const quotedCaption =
  /(?:(?<![\p{L}\d.!?…])|(?=["“”„‟«‘″‶´`′'‹<]{1,3}[^\s,.;:)\]"“”„‟«‘″‶´`′'‹<]))(?:["“”„‟«‘″‶´`′]|'|‹|<){1,3}[\s…]*(?<caption>(?:[^"”»’“„‟«‹›<>'`´″‶′\n]|\n(?!\s*\n)){5,140}?)[\s…]*(?:["”“»’″´`′]|'|›|>){1,3}/gu
const joinsParties = /\s(?:con|contra|vs?\.?)\s|c\/|[\p{L}.]\s?\/\s?\p{L}|v\/s/iu
const captionCue = /(?:car[aá]t?ul(?:ad[oa]s?|a)|carat\.?)\s*:?\s*$/iu

/** «Se rechaza la demanda de don Juan Pérez en contra de …»: a decision names parties too. */
const decides = /^\P{L}*se\s|(?<!\p{L})(?:demanda|recurso|acci[oó]n|querella)\s(?:de|deducid|interpuest|presentad)/iu

/** Share of the longer words of a caption that begin with a capital. */
const minCapitals = 0.6

/** Whether the longer words of a caption begin with a capital, most of them. */
export function isInCapitals(caption: string): boolean {
  const words = caption.match(/\p{L}{4,}/gu) ?? []
  return words.filter((each) => /^\p{Lu}/u.test(each)).length >= words.length * minCapitals
}

/** The first party of a caption whose other one is a court. */
const partyBefore = new RegExp(String.raw`(?<![\p{L}\d])${party}${between}[\p{L}. ]{0,40}$`, 'u')
/** The other party of a caption whose first one is a court. */
const partyBehind = new RegExp(`^${between}${party}`, 'u')
/** «… VI DR Rancagua», behind «Servicio de Impuestos Internos». */
const restOfParty = new RegExp(String.raw`^(?:${small}{0,3}[ \n](?!R(?:ol|OL|IT|UC)(?!\p{L}))${word}){0,6}`, 'u')
const partyReach = 140
/** Initials of a party may be those of a court: «J.L.V. con M.R.P.». */
const inWords = /\p{L}{3}/u

/** «Soto con Juzgado de Letras de Porvenir», where a court is a party. */
function captionWith(window: string, { from, to }: TextSpan): WrittenCaption {
  const before = partyBefore.exec(window.slice(Math.max(0, from - partyReach), from))?.[0].length ?? 0
  const behind = (before > 0 ? restOfParty : partyBehind).exec(window.slice(to, to + partyReach))?.[0].length ?? 0
  const caption = window.slice(from - before, to + behind)
  return { caption, from: from - before, to: to + behind }
}

/** «Soto con Rojas» of «Soto con Rojas de la Corte Suprema»; null where both parties do not stand before the court. */
function beforeCourt(caption: string, from: number, court: number | null): WrittenCaption | null {
  if (court === null) return null
  const [match] = matchesOf(caption.slice(0, court - from), bareCaption)
  const whole = match?.groups?.['caption']
  return match?.index !== 0 || whole === undefined ? null : { caption: whole, from, to: from + whole.length }
}

/** The captions of a text in quotation marks or without them, in no order; `courts` are those that it names. */
export function captionsIn(window: string, courts: readonly TextSpan[]): WrittenCaption[] {
  const quoted = matchesOf(window, quotedCaption).flatMap(({ index, groups, 0: whole }): WrittenCaption[] => {
    const caption = groups?.['caption']?.trim() ?? ''
    return (joinsParties.test(caption) && isInCapitals(caption) && !decides.test(caption)) ||
      captionCue.test(window.slice(Math.max(0, index - 20), index))
      ? [{ caption, from: index, to: index + whole.length }]
      : []
  })
  const parties = courts.filter((court) => isPartyOfCase(window, court))
  const seated = courts.filter((court) => !parties.includes(court) && inWords.test(window.slice(court.from, court.to)))
  const bare = matchesOf(window, bareCaption).map(({ index, groups, 0: whole }): WrittenCaption => {
    const caption = groups?.['caption'] ?? ''
    const court = seated.find(({ from }) => from > index && from < index + whole.length)
    return beforeCourt(caption, index, court?.from ?? null) ?? { caption, from: index, to: index + whole.length }
  })
  const unmarked = [...parties.map((court) => captionWith(window, court)), ...apartFrom(bare, seated)]
  return [...quoted, ...withoutOverlaps(unmarked, quoted)]
}
