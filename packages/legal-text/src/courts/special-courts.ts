import { ordinalInWords, ordinalValue, ordinalWords } from '@basejuris/domain/spanish-ordinals'
import { findMatches } from '../patterns/find-matches.ts'
import { initialsForm, queryForm } from './compile-forms.ts'

/** A court outside the Judiciary or of special jurisdiction, as a query names it. `court-table.ts` says how forms are written. */
interface SpecialCourt {
  readonly name: string
  readonly forms: readonly string[]
  readonly initials?: readonly string[]
  /** One sits in each region, several in the Metropolitana: their own name ends in the region. */
  readonly isRegional?: true
  /** The initials are also a word («artículo 4 ter») and count only before a region. */
  readonly needsRegion?: true
}

const specialCourts: readonly SpecialCourt[] = [
  {
    name: 'Tribunal Tributario y Aduanero',
    forms: ['tribunal tributario (y aduanero)', 'tribunal aduanero', 'tribunales tributarios (y aduaneros)'],
    initials: ['tta', 'ttas'],
    isRegional: true,
  },
  {
    name: 'Tribunal Electoral Regional',
    forms: ['tribunal electoral (regional)', 'tribunal regional electoral', 'tribunales electorales (regionales)'],
    isRegional: true,
  },
  { name: 'Tribunal Electoral Regional', forms: [], initials: ['ter'], isRegional: true, needsRegion: true },
  {
    name: 'Tribunal de Contratación Pública',
    forms: ['tribunal (de) (la) contratacion publica', 'tribunal (de) (las) compras publicas'],
    initials: ['tcp'],
  },
  { name: 'Tribunal de Cuentas', forms: ['tribunal (de) cuentas'] },
  { name: 'Juzgado de Cuentas', forms: ['juzgado (de) cuentas'] },
  { name: 'Juzgado de Menores', forms: ['juzgado (de) (letras) (de) menores'] },
  { name: 'Juzgado Militar', forms: ['juzgado militar'] },
  { name: 'Juzgado Naval', forms: ['juzgado naval'] },
  { name: 'Juzgado de Aviación', forms: ['juzgado (de) aviacion'] },
]

/** Regions with the folded words that mean them, their capitals included. */
const regions: readonly (readonly [name: string, forms: string])[] = [
  ['Región de Arica y Parinacota', String.raw`arica(?:\s+y\s+parinacota)?|parinacota`],
  ['Región de Tarapacá', 'tarapaca|iquique|iqq'],
  ['Región de Antofagasta', 'antofagasta|antofa?g?|calama'],
  ['Región de Atacama', 'atacama|copiapo'],
  ['Región de Coquimbo', String.raw`coquimbo|(?:la\s+)?serena`],
  ['Región de Valparaíso', String.raw`valparaiso|valpo|valp|vi[nñ]a(?:\s+del\s+mar)?`],
  [
    "Región del Libertador General Bernardo O'Higgins",
    String.raw`(?:libertador\s+)?(?:general\s+)?(?:bernardo\s+)?o[’'\s]?higgins|l\.?g\.?b\.?\s*o[’'\s]?higgins|rancagua`,
  ],
  ['Región del Maule', 'maule|talca|curico'],
  ['Región de Ñuble', '[nñ]uble|chillan'],
  ['Región del Biobío', String.raw`bio\s?-?bio|concepcion|conce`],
  ['Región de La Araucanía', 'araucania|temuco'],
  ['Región de Los Ríos', String.raw`los\s+rios|valdivia`],
  ['Región de Los Lagos', String.raw`los\s+lagos|(?:puerto|pto\.?|p\.)\s*montt`],
  ['Región de Aysén', 'aysen|aisen|coyhaique|coihaique'],
  [
    'Región de Magallanes y de la Antártica Chilena',
    String.raw`magallanes(?:\s+y\s+(?:de\s+)?la\s+antartica(?:\s+chilena)?)?|(?:punta|pta\.?)\s*arenas`,
  ],
  ['Región Metropolitana', String.raw`metropolitan[ao](?:\s+de\s+santiago)?|santiago|stgo|scl|rm`],
]
const metropolitan = 'Región Metropolitana'
/** Regions by their former numbers: «VI Región», «Región XV». */
const numerals: Readonly<Record<string, string>> = {
  i: 'tarapaca',
  ii: 'antofagasta',
  iii: 'atacama',
  iv: 'coquimbo',
  v: 'valparaiso',
  vi: 'rancagua',
  vii: 'maule',
  viii: 'biobio',
  ix: 'araucania',
  x: 'los lagos',
  xi: 'aysen',
  xii: 'magallanes',
  xiii: 'metropolitana',
  xiv: 'los rios',
  xv: 'arica',
  xvi: 'ñuble',
}
const maxOrdinal = 4

const ordinal = String.raw`(?:(?:(?<digits>[1-4])\s?(?:[°ºª]|er|ero|do|to)?\.?|(?<words>${ordinalWords}))\s+)`
const regionForms = regions.map(([, forms]) => forms).join('|')
const place = String.raw`[\s,]+(?:(?:de|del|en)\s+)?(?:(?:la|los)\s+)?(?:(?:region\s+(?:del?\s+)?(?:la\s+)?)?(?<region>${regionForms})\.?|(?<before>[ivx]{1,5})\s+region|region\s+(?<behind>[ivx]{1,5}))(?!\p{L})`

const queries = specialCourts.map(({ name, forms, initials = [], isRegional = false, needsRegion = false }) => {
  const sources = [...forms.map(queryForm), ...initials.map(initialsForm)].join('|')
  const seat = `(?:${place})${needsRegion ? '' : '?'}`
  return {
    name,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d./-])(?:${isRegional ? `${ordinal}?` : ''})(?:${sources})(?!\p{L})${isRegional ? seat : ''}`,
      'gu',
    ),
  }
})

/** Special courts named in a folded query: «TTA Valparaíso», «4° tribunal tributario y aduanero», «tribunal de contratación pública». */
export function findSpecialCourts(folded: string): { readonly from: number; readonly to: number; readonly name: string }[] {
  return queries.flatMap(({ name, pattern }) =>
    findMatches(folded, pattern).map(({ index, 0: written, groups }) => ({
      from: index,
      to: index + written.length,
      name: specialCourtName(name, groups ?? {}),
    })),
  )
}

/** A number without a region is of the Metropolitana, the only one with several. */
const specialCourtName = (
  name: string,
  { digits, words, before, behind, ...place }: Readonly<Record<string, string | undefined>>,
): string => {
  const region = place['region'] ?? numerals[before ?? behind ?? '']
  const number = digits === undefined ? ordinalValue(words ?? '') : Number(digits)
  const numbered = number >= 1 && number <= maxOrdinal
  const at = region === undefined ? (numbered ? metropolitan : null) : regionNamed(region)
  const which = numbered && at === metropolitan ? `${ordinalInWords(number).replace(/(?<=[Pp]rimer|[Tt]ercer)o$/u, '')} ` : ''
  const title = `${which}${name}`
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${at === null ? '' : ` de la ${at}`}`
}

/** A region called so, on folded text: «la región del Maule», «VII región». */
export const regionQuery = String.raw`(?:region\s+(?:del?\s+)?(?:la\s+|los\s+(?!rios|lagos))?(?<region>${regionForms})|(?<before>[ivx]{1,5})\s+region|region\s+(?<behind>[ivx]{1,5}))(?!\p{L})`

/** The region that the groups of such a match mean. */
export function regionOf({ region, before, behind }: Readonly<Record<string, string | undefined>>): string | null {
  const written = region ?? numerals[before ?? behind ?? '']
  return written === undefined ? null : regionNamed(written)
}

const regionNamed = (written: string): string | null =>
  regions.find(([, forms]) => new RegExp(`^(?:${forms})$`, 'u').test(written))?.[0] ?? null
