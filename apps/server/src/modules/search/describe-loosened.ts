import type { Chip } from '@basejuris/contract'
import { ofCourt, ofPhrase } from '@basejuris/domain'
import type { RulingSearchResult } from '@basejuris/search'

type Condition = Pick<Chip, 'tipo' | 'texto' | 'clave' | 'modo'>

/** A judge of whom no ruling is known: «ministra Lillo». */
const office = /^(?:ministr|magistrad|juez)/u

const withArticle = (text: string): string => `${/^\p{L}+a /u.test(text) ? 'la' : 'el'} ${text}`

/** Appeals and procedures that nobody calls a «recurso de»: «en casación», «en procedimiento abreviado». */
const noRecurso = /^(?:casa|unifi|inapl|reclam|consulta|contienda|procedimiento|control|tutela|requer|demanda|denuncia|juicio)/u

/** Kinds of conditions in the order of a sentence: what such rulings are, and what the others are. */
const wordings: readonly { readonly tipo: Chip['tipo']; readonly those: (text: string) => string; readonly others: string }[] = [
  { tipo: 'tema', those: (text) => `sobre «${text}»`, others: 'sobre otros temas' },
  {
    tipo: 'recurso',
    those: (text) => `en ${noRecurso.test(text) ? text : `recursos de ${text}`}`,
    others: 'sin que conste ese recurso',
  },
  { tipo: 'resultado', those: (text) => `con resultado «${text}»`, others: 'sin que conste ese resultado' },
  { tipo: 'fecha', those: dated, others: 'de otras fechas' },
  { tipo: 'sala', those: (text) => `de la ${text}`, others: 'sin que conste esa sala' },
  {
    tipo: 'tribunal',
    those: ofCourt,
    others: 'de otros tribunales',
  },
  {
    tipo: 'origen',
    those: (text) => `con origen en ${text.startsWith('tribunales') ? '' : /^(?:Corte)/u.test(text) ? 'la ' : 'el '}${text}`,
    others: 'sin que conste ese origen',
  },
  {
    tipo: 'ministro',
    those: (text) => (office.test(text) ? ofPhrase(withArticle(text)) : `con intervención de ${text}`),
    others: 'sin que conste su intervención',
  },
  { tipo: 'redactor', those: (text) => `con redacción de ${text}`, others: 'sin que conste esa redacción' },
  { tipo: 'disidente', those: (text) => `con voto en contra de ${text}`, others: 'sin que conste su voto en contra' },
  { tipo: 'base', those: (text) => `de la ${text}`, others: 'de otras bases' },
]

/**
 * «No consta ninguna sentencia de 2024; se muestran sentencias de otras fechas.» Sources leave out appeals, panels and votes. So the sentence
 * never says that there is none.
 */
export function describeLoosened({ loosened, chips }: Pick<RulingSearchResult, 'loosened' | 'chips'>): string[] {
  if (loosened.length === 0) return []
  const given = new Set(loosened.map(({ key }) => key))
  const demanded = chips.filter(({ modo }) => modo === 'exigir')
  const retained = describeConditions(demanded.filter(({ clave }) => !given.has(clave)))
  const others = wordings
    .filter(({ tipo }) => demanded.some((chip) => chip.tipo === tipo && given.has(chip.clave)))
    .map((each) => each.others)
  const unknown = demanded.filter(({ clave, tipo, texto }) => given.has(clave) && tipo === 'ministro' && office.test(texto))
  const isUnknown = unknown.length === given.size
  const besides = isUnknown || chips.every(isCondition) ? '' : ' que responda al resto de la búsqueda'
  return [
    `No consta ninguna sentencia ${describeConditions(isUnknown ? unknown : demanded)}${besides}; se muestran ${['sentencias', retained, others.join(' y ')].filter((part) => part !== '').join(' ')}.`,
  ]
}

/** «No consta ninguna sentencia de la ministra Lillo.» Null unless conditions are all that the query has, and leave nothing. */
export function describeUnmet({ chips, empty }: Pick<RulingSearchResult, 'chips' | 'empty'>): string | null {
  if (empty === undefined || chips.length === 0 || !chips.every((chip) => chip.modo === 'exigir' && isCondition(chip))) return null
  return `No consta ninguna sentencia ${describeConditions(chips)}.`
}

/** «Ninguna sentencia tiene todas estas palabras: multa, turnos.» An operator may have been meant for some of them. */
export function describeLooseWords(words: readonly string[]): string[] {
  if (words.length === 0) return []
  if (words.length === 1) return [`Ninguna sentencia cumple el resto y tiene además «${words[0]}»: se buscó sin esa palabra.`]
  return [`Ninguna sentencia cumple el resto y tiene además todas estas palabras: ${words.join(', ')}. Se pidió la mitad de ellas.`]
}

/** Quotations of an account that no ruling has. */
export function describeLooseQuotes(quotes: readonly string[]): string[] {
  const named = quotes.map((text) => `«${text}»`).join(' ni ')
  return quotes.length === 0 ? [] : [`Ninguna sentencia dice ${named} a la letra: se buscaron sus palabras.`]
}

/** Words beside a norm that no ruling has. */
export function describeUnknownWords(words: readonly string[]): string[] {
  const named = words.map((word) => `«${word}»`).join(' ni ')
  return words.length === 0 ? [] : [`Ninguna sentencia tiene ${named}: se buscó lo demás.`]
}

/** Words beside phrases, of which one is enough. */
export function describeAnyOfWords(words: readonly string[]): string[] {
  const named = words.map((word) => `«${word}»`).join(' y ')
  return words.length === 0 ? [] : [`Ninguna sentencia tiene lo que va entre comillas y además ${named}: basta una de esas palabras.`]
}

/** Counted among what the sentence names, or of no weight. */
const isCondition = ({ tipo, modo }: Condition): boolean => modo === 'preferir' || wordings.some((each) => each.tipo === tipo)

/** «con resultado «Acoge» de 2024 de la Corte Suprema»: what rulings are that meet the conditions. */
export function describeConditions(conditions: readonly Pick<Condition, 'tipo' | 'texto'>[]): string {
  return wordings
    .flatMap(({ tipo, those }) => {
      const texts = conditions.filter((condition) => condition.tipo === tipo).map(({ texto }) => those(texto))
      return texts.length === 0 ? [] : [texts.join(' o ')]
    })
    .join(' ')
}

function dated(text: string): string {
  if (/^(?:desde|hasta|entre|antes|despu|a partir|posterior|anterior)/u.test(text)) return text
  return `${/^\d{1,2}(?!\d)/u.test(text) ? 'del' : 'de'} ${text.replace(/^del?\s+/u, '')}`
}
