import { monthNames } from './spanish-cardinals.ts'

const numberFormat = new Intl.NumberFormat('es-CL', { useGrouping: 'always' })

/** 1284 → «1.284». */
export function formatCount(value: number): string {
  return numberFormat.format(value)
}

/** An amount in CLP: 1000 → «$1.000». */
export function formatPesos(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${formatCount(Math.abs(amount))}`
}

/** Type and official number of a norm: `Ley`, `16744` → «Ley N° 16.744». */
export function formatNormNumber(type: string, number: string): string {
  return `${type} N° ${number.replace(/\B(?=(?:\d{3})+$)/gu, '.')}`
}

/** «1 sentencia», «1.284 sentencias». */
export function formatPlural(value: number, singular: string, plural: string): string {
  return `${formatCount(value)} ${value === 1 ? singular : plural}`
}

/** `2021-05-03` → «03-05-2021». */
export function formatDate(isoDate: string): string {
  return isoDate.slice(0, 10).split('-').reverse().join('-')
}

/** «del 03-05-2021 al 04-06-2021», «del 03-05-2021» for a single day. */
export function formatDays(from: string, to: string): string {
  return from === to ? `del ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(to)}`
}

/** `2021-05-03` → «3 de mayo de 2021». */
export function formatLongDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-').map(Number)
  return `${day} de ${monthNames[(month ?? 1) - 1]} de ${year}`
}

/** `12345-2020` → «12.345-2020», `O-5340-2022` → «O-5340-2022». Numbers without a letter get a dot from 10.000 on. */
export function formatDocket(docketNumber: string): string {
  return docketNumber.replace(
    /(^|-)(\d{5,})(?=-\d{4}$)/,
    (_all, before: string, digits: string) => `${before}${numberFormat.format(Number(digits))}`,
  )
}

/**
 * A docket number as lawyers write it: `12345-2020` → `rol N° 12.345-2020`, `C-5340-2022` → `rol C-5340-2022`, `O-5340-2022` → `RIT
 * O-5340-2022`. Other forms stay as they are.
 */
export function formatDocketLabel(docketNumber: string): string {
  if (/^\d/.test(docketNumber)) return `rol N° ${formatDocket(docketNumber)}`
  if (!/^[A-Z]{1,3}(?:-\d{1,3})?-\d+-\d{4}$/.test(docketNumber)) return docketNumber
  return `${trialLetters.test(docketNumber) ? 'RIT' : 'rol'} ${formatDocket(docketNumber)}`
}

/** Letters of labour and family courts, whose numbers are RIT and nothing else. */
const trialLetters = /^[OTMISPFXZ]-/

/** Joins words in Spanish: «a», «a y b», «a, b y c»; «e» before an i-sound. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  const last = words.at(-1) ?? ''
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`
}

/** «el fallo» → «del fallo», «la Corte Suprema» → «de la Corte Suprema». */
export function ofPhrase(phrase: string): string {
  return `de ${phrase}`.replace(/^de el /u, 'del ')
}

/** «sala penal» → «Sala penal». */
export function capitalizeFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-CL') + text.slice(1)
}

/** «Voto en contra» → «voto en contra». */
export function lowercaseFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('es-CL') + text.slice(1)
}

/** Label of the line that says what a ruling decides: «Resuelve, acogiendo en parte». */
export function decisionLabel({
  tipo,
  texto,
  enParte,
}: {
  readonly tipo: 'resuelve' | 'concluye'
  readonly texto: string
  readonly enParte: boolean
}): string {
  const isPunished =
    /\b(?:conden|castig|aplic|apl[ií]qu|sanci|impon)/iu.test(texto) && !/\b(?:aco[gj]|ha lugar|hace lugar|da lugar|acced)/iu.test(texto)
  const part = isPunished ? ', con absolución en parte' : ', acogiendo en parte'
  return `${tipo === 'resuelve' ? 'Resuelve' : 'Concluye'}${enParte ? part : ''}`
}

/** Where something stands in a text: «p. 3, párrafo 12», «p. 3, nota al pie 2». */
export function describePlace({
  pagina,
  parrafo,
  nota,
  parte,
}: {
  readonly pagina: number | null
  readonly parrafo: number
  readonly nota: number | null
  readonly parte: string
}): string {
  const within =
    nota === null ? [...(parte === 'cuerpo' ? [] : [parte]), `párrafo ${formatCount(parrafo)}`] : [`${parte} ${formatCount(nota)}`]
  return [...(pagina === null ? [] : [`p. ${formatCount(pagina)}`]), ...within].join(', ')
}

/** «El índice se está actualizando: faltan 3 cambios», without its full stop, for an index that waits for at least one. */
export function indexWaiting(changes: number): string {
  return `El índice se está actualizando: ${changes === 1 ? 'falta' : 'faltan'} ${formatPlural(changes, 'cambio', 'cambios')}`
}
