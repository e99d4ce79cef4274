import { cardinalHundreds, cardinalsBelowThirty, cardinalTens } from '@basejuris/domain/spanish-cardinals'
import { foldText } from '../analysis/fold-text.ts'

/** Crimes as texts call them, by their folded words. One that another's name begins, before «/», is the wider. */
const crimes: readonly (readonly [key: string, name: string, words: string])[] = [
  [
    'robo/lugar-habitado',
    'robo en lugar habitado',
    'robo(?: con fuerza(?: en las cosas)?)? (?:en )?lugar(?:es)? (?:destinad[oa] a la habitacion|habitado)',
  ],
  ['robo/lugar-no-habitado', 'robo en lugar no habitado', 'robo(?: con fuerza(?: en las cosas)?)? (?:en )?lugar(?:es)? no habitados?'],
  [
    'robo/bienes-publicos',
    'robo en bienes nacionales de uso público',
    'robo(?: con fuerza(?: en las cosas)?)? (?:de cosas? que se encuentran? )?en (?:sitios? (?:no destinados? a la habitacion|de uso publico)|bienes nacionales)',
  ],
  ['robo/intimidacion', 'robo con intimidación', 'robo con (?:violencia (?:e|o|y) )?intimidacion'],
  ['robo/violencia', 'robo con violencia', 'robo con violencia(?! (?:e|o|y) intimidacion)'],
  ['robo/sorpresa', 'robo por sorpresa', 'robo por sorpresa'],
  ['robo/homicidio', 'robo con homicidio', 'robo con homicidio'],
  ['robo', 'robo', 'robos?(?! (?:con|por|en|lugar))'],
  ['hurto', 'hurto', 'hurtos?'],
  ['receptacion/aduanera', 'receptación aduanera', 'receptacion aduanera'],
  ['receptacion', 'receptación', 'receptacion(?:es)?(?! aduanera)'],
  ['contrabando', 'contrabando', 'contrabando'],
  ['estafa', 'estafa', 'estafas?'],
  ['apropiacion', 'apropiación indebida', 'apropiacion indebida'],
  ['amenazas', 'amenazas', 'amenazas?'],
  ['lesiones/menos-graves', 'lesiones menos graves', 'lesiones menos graves'],
  ['lesiones/leves', 'lesiones leves', 'lesiones leves'],
  ['lesiones/gravisimas', 'lesiones graves gravísimas', 'lesiones (?:graves )?gravisimas'],
  ['lesiones/graves', 'lesiones graves', 'lesiones (?:simplemente )?graves(?! gravisimas)'],
  ['lesiones', 'lesiones', 'lesiones(?! (?:menos|leves|(?:simplemente )?graves|gravisimas))'],
  ['homicidio/calificado', 'homicidio calificado', 'homicidio calificado|asesinato'],
  ['homicidio/simple', 'homicidio simple', 'homicidio simple'],
  ['homicidio', 'homicidio', '(?<!robo con )(?<!cuasidelito de )homicidios?(?! (?:simple|calificado))'],
  ['cuasidelito', 'cuasidelito', 'cuasidelito'],
  ['parricidio', 'parricidio', 'parricidio'],
  ['femicidio', 'femicidio', 'femicidio'],
  ['violacion-morada', 'violación de morada', 'violacion de (?:la )?morada'],
  ['violacion', 'violación', 'violacion(?! de (?:la )?(?:morada|derechos|secreto|la ley|garantias))(?! al?)'],
  ['abuso-sexual', 'abuso sexual', 'abusos? sexual(?:es)?'],
  ['estupro', 'estupro', 'estupro'],
  ['secuestro', 'secuestro', 'secuestro'],
  [
    'trafico/menor',
    'tráfico de pequeñas cantidades',
    'microtrafico|trafico (?:ilicito )?(?:de |en )?(?:drogas |estupefacientes |sustancias )*(?:de |en )?peque[nñ]as cantidades|peque[nñ]as cantidades de (?:sustancias|drogas|estupefacientes)',
  ],
  [
    'trafico',
    'tráfico ilícito de drogas',
    'trafico(?: ilicito)?(?: de)?(?: (?:drogas|sustancias|estupefacientes))?(?!(?: ilicito)?(?: (?:de|en|drogas|estupefacientes|sustancias))* peque)(?! de (?:armas|migrantes|personas|influencias))',
  ],
  ['cultivo', 'cultivo de especies vegetales', 'cultivo (?:ilegal |ilicito )?de (?:especies|plantas|cannabis)'],
  [
    'arma/blanca',
    'porte de arma cortante o punzante',
    'porte (?:ilegal )?de (?:un )?armas? (?:blancas?|corto ?punzantes?|cortantes?|punzantes?)',
  ],
  [
    'arma',
    'porte o tenencia ilegal de arma o municiones',
    '(?:porte|tenencia|posesion)(?: (?:y|o) (?:porte|tenencia))? (?:ilegal |prohibida |ilicit[oa] )?(?:de )?(?:ilegal de )?(?:armas?(?! (?:blanca|corto|cortante|punzante))|municion(?:es)?|artefacto|explosivo|piezas)',
  ],
  ['disparo', 'disparo injustificado', 'disparos? injustificados?'],
  ['ebriedad', 'conducción en estado de ebriedad', '(?:conduc|manej)[^.;]{0,60}estado de ebriedad|ebriedad'],
  ['influencia', 'conducción bajo la influencia', '(?:conduc|manej)[^.;]{0,60}bajo (?:la )?influencia'],
  ['sin-licencia', 'conducción sin licencia', '(?:conduc|manej)[^.;]{0,60}sin (?:la |haber obtenido |contar con )?(?:la )?licencia'],
  ['desacato', 'desacato', 'desacato'],
  ['dañ', 'daños', 'delitos? (?:\\p{L}+ ){0,2}?de da[nñ]os|da[nñ]os? (?:simples?|calificados?)'],
  ['maltrato/animal', 'maltrato animal', 'maltrato (?:o crueldad )?animal'],
  ['maltrato', 'maltrato', 'maltrato(?: corporal| habitual)?(?! (?:o crueldad )?animal)'],
  ['torturas', 'torturas', 'torturas?'],
  ['apremios', 'apremios ilegítimos', 'apremios ilegitimos'],
  ['usurpacion/identidad', 'usurpación de identidad', 'usurpacion de (?:identidad|nombre)'],
  ['usurpacion', 'usurpación', 'usurpacion(?! de (?:identidad|nombre))'],
  ['falsificacion', 'falsificación', 'falsificacion|uso malicioso de instrumento'],
  ['cohecho', 'cohecho', 'cohecho|soborno'],
  ['malversacion', 'malversación', 'malversacion'],
  ['incendio', 'incendio', 'incendio'],
  ['coaccion', 'coacción', 'coaccion'],
  ['desordenes', 'desórdenes públicos', 'desordenes publicos'],
  ['lavado', 'lavado de activos', 'lavado de activos'],
  ['asociacion', 'asociación ilícita', 'asociacion ilicita'],
]
const readers = crimes.map(([key, name, words]) => ({ key, name, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u') }))

/** Any crime, as a pattern of folded words. */
export const crimeWords = `(?:${crimes.map(([, , words]) => words).join('|')})(?!\\p{L})`

/** Keys of the crimes that folded words name. */
export function crimesIn(folded: string): string[] {
  return readers.filter(({ pattern }) => pattern.test(folded)).map(({ key }) => key)
}

/** «robo con violencia y hurto». */
export function sayCrimes(keys: readonly string[]): string {
  return keys.map((key) => readers.find((one) => one.key === key)?.name ?? key).join(' y ')
}

/** Whether two names may be of one crime: the same, or one is the wider. */
export function mayBeOneCrime(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

const valuesOf = (words: readonly string[], first: number, step: number): [string, number][] =>
  words.map((word, at) => [foldText(word), first + at * step])
const values: ReadonlyMap<string, number> = new Map([
  ...valuesOf(cardinalsBelowThirty, 0, 1),
  ...valuesOf(cardinalTens.slice(3), 30, 10),
  ...valuesOf(cardinalHundreds.slice(1), 100, 100),
  ['un', 1],
  ['veintiun', 21],
  ['cien', 100],
])
const numberWord = [...values.keys()].sort((a, b) => b.length - a.length).join('|')
const number = `(?:\\d{1,4}|(?:${numberWord})(?: (?:y )?(?:${numberWord})){0,3})(?: ?\\(\\d{1,4}\\))?`
/** A duration: «541 días», «cinco años y un día». */
export const penaltyWords = `${number} (?:a[nñ]os?|dias?|meses)(?!\\p{L})`
const duration = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<years>${number}) a[nñ]os?(?: y (?<more>${number})(?: dias?)?)?|(?<days>${number}) dias?)(?= de (?:presidio|prision|reclusion|relegacion|internacion)|\\s*/?\\s*de\\s+(?:presidio|prision|reclusion)|$|[^\\p{L}])`,
  'gu',
)
/** How long something lasts that is no prison: «por el término de dos años». */
const ofTerm = /(?<!\p{L})(?:(?:plazo|termino|lapso|periodo|tiempo)(?: de)?|por|durante) $/u
/** «fijó la pena en cinco años»: no accessory one, and no fine. */
const ofPenalty =
  /(?<!\p{L})penas?(?! (?:sustitutiv|accesori|de multa))(?: (?!multa|accesori|sustitu|suspen|licencia|inhabil)\p{L}+){0,4} (?:de|en|a) $/u
const ofLiberty = /^[\s/]*de[\s/]+(?:presidio|prision|reclusion)/u

const writtenValue = (written: string): number => {
  const digits = /\d{1,4}/u.exec(written)
  if (digits !== null) return Number(digits[0])
  return written.split(/ (?:y )?/u).reduce((sum, word) => sum + (values.get(word) ?? 0), 0)
}

/** Penalties of deprivation of liberty in folded words, as «5-1» (years and days). `isLoose` takes every duration for one. */
export function penaltiesIn(folded: string, { isLoose = false }: { readonly isLoose?: boolean } = {}): string[] {
  return [...folded.matchAll(duration)].flatMap(({ index, 0: said, groups }) => {
    const isOfLiberty = ofLiberty.test(folded.slice(index + said.length))
    const before = folded.slice(0, index)
    if (!isOfLiberty && !ofPenalty.test(before) && (!isLoose || ofTerm.test(before))) return []
    const { years, more, days } = groups ?? {}
    return [years === undefined ? `0-${writtenValue(days ?? '')}` : `${writtenValue(years)}-${more === undefined ? 0 : writtenValue(more)}`]
  })
}

/** «5 años y 1 día», «541 días». */
export function sayPenalty(penalty: string): string {
  const [years = 0, days = 0] = penalty.split('-').map(Number)
  const ofDays = days === 0 ? '' : `${days} ${days === 1 ? 'día' : 'días'}`
  if (years === 0) return ofDays
  return [`${years} ${years === 1 ? 'año' : 'años'}`, ofDays].filter((part) => part !== '').join(' y ')
}
