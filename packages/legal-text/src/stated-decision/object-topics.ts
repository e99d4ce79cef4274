import type { TextSpan } from '../analysis/text-span.ts'

/** What claims, defences and incidents are about, each by its folded words. A defence may go by its number in article 464 CPC. */
const topics: readonly (readonly [name: string, words: RegExp, number?: number])[] = [
  ['prescripcion', /prescri(?:pcion|t)/u, 17],
  ['caducidad', /caducidad/u],
  ['incompetencia', /incompeten/u, 1],
  ['litispendencia', /litis ?pendencia/u, 3],
  ['cosa juzgada', /cosa juzgada/u, 18],
  ['legitimacion', /legitimacion/u],
  ['pago', /(?<!p)\bpago (?:de la deuda|efectivo)|excepcion(?:es)? de (?:el )?pago/u, 9],
  ['compensacion', /compensacion/u, 13],
  ['titulo', /(?:requisitos|falta de (?:merito|fuerza))[^.;]{0,60}titulo/u, 7],
  ['ineptitud', /ineptitud/u, 4],
  ['finiquito', /finiquito/u],
  ['transaccion', /transaccion/u],
  ['reparacion', /reparacion (?:integral|satisfactiva)/u],
  ['abandono', /abandono/u],
  ['nulidad', /nulidad/u],
  ['exclusion', /exclusion/u],
  ['despido', /despido|autodespido/u],
  ['tutela', /tutela|vulneracion|derechos fundamentales/u],
  ['daño', /da[nñ]o|indemnizacion(?:es)? de perjuicios|indemnizacion(?:es)? por (?:dano|lucro)|lucro cesante/u],
  ['accidente', /accidente|enfermedad profesional/u],
  ['cobro', /cobro|prestaciones/u],
  ['arrendamiento', /arrendamiento|arriendo|desahucio/u],
  ['precario', /precario/u],
  ['posesion', /posesion/u],
  ['dominio', /dominio|reivindica/u],
  ['prelacion', /prelacion/u],
  ['divorcio', /divorcio/u],
  ['alimentos', /alimentos/u],
  ['principal', /(?<!en lo )principal/u],
  ['subsidiaria', /subsidi/u],
]

const defenceNumber =
  /\b464,? (?:n\p{L}{0,6}[.°]*|numeral) ?(?<behind>\d{1,2})(?!\d)|\b(?:n\p{L}{0,6}[.°]*|numeral) ?(?<before>\d{1,2})°? del art(?:iculo|\.) ?464\b/gu

/** What a folded phrase says that an object is about. */
export function topicsOf(phrase: string): ReadonlySet<string> {
  const numbers = Array.from(phrase.matchAll(defenceNumber), ({ groups }) => Number(groups?.['behind'] ?? groups?.['before']))
  const named = topics.flatMap(([name, pattern, number]) =>
    pattern.test(phrase) || (number !== undefined && numbers.includes(number)) ? [name] : [],
  )
  const unnamed = numbers.filter((number) => topics.every(([, , own]) => own !== number))
  return new Set([...named, ...unnamed.map((number) => `464 N° ${number}`)])
}

/** Whether two objects may be about one thing: one of them does not say it, or both name it. */
export function mayShareTopic(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === 0 || other.size === 0 || [...one].some((topic) => other.has(topic))
}

const brought = String.raw`(?<!\p{L})(?:(?:deducid|interpuest|entablad|presentad|opuest|formulad|promovid|esgrimid|impetrad)[oa]s?(?: [^.;,]{0,60}?)? por|del|de (?:la|los|las|don|do[nñ]a)`
const name = '(?<who>[^.;]{3,80})'
const whose = new RegExp(`${brought}) ${name}`, 'u')
/** «El recurso de Maderas del Sur», as texts put it. */
const saidWhose = new RegExp(`${brought}|de) ${name}`, 'u')
const notWho =
  /^(?:la|el|los|las|del|por|para|con|contra|parte|partes|don|doña|dona|señor|senor|abogado|abogada|representacion|nombre|favor|sentencia|resolucion|fecha|recurso|nulidad|casacion|apelacion|forma|fondo|unificacion|jurisprudencia|folio|escrito|otrosi|principal|autos|todas|sus|partes|sentencia|provincial|regional|sociedad|limitada|compañia)$/u

/** Words that name who brought an object, in the folded words behind it. A text that is loose may name them by no more than «de». */
export function bringersIn(phrase: string, { isLoose = false }: { readonly isLoose?: boolean } = {}): ReadonlySet<string> {
  const who = (isLoose ? saidWhose : whose).exec(phrase)?.groups?.['who'] ?? ''
  const named = who.split(/(?<!\p{L})(?:en contra|contra|respecto|y|de (?:fecha|la sentencia))(?!\p{L})/u)[0] ?? ''
  return new Set(named.split(/[^\p{L}]+/u).filter((word) => word.length >= minName && !notWho.test(word)))
}
const minName = 4

/** The words behind an object in which it says what it is about and who brought it. */
export const objectReach = 160

export function phraseBehind(folded: string, { from, to }: TextSpan): string {
  return folded.slice(from, Math.min(to + objectReach, folded.length)).split(/[.;]\s|\n/u)[0] ?? ''
}
