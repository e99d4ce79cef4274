import { foldText } from '../analysis/fold-text.ts'
import { placeName } from './place-names.ts'

const ordinals: Readonly<Record<string, number>> = {
  primer: 1,
  primero: 1,
  segundo: 2,
  tercer: 3,
  tercero: 3,
  cuarto: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  octavo: 8,
  noveno: 9,
  decimo: 10,
  undecimo: 11,
  duodecimo: 12,
  vigesimo: 20,
  trigesimo: 30,
}

/** Kinds of court: how a folded name begins, and how it is shown before « de » and the place. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:i\.? |iltma\.? |ilma\.? |ilustrisima )?(?:c\.? ?a\.?|corte (?:de )?apelaciones)\b\.?/u, 'Corte de Apelaciones'],
  [/^(?:excma\.? |excelentisima )?(?:c\.? ?s\.?|corte suprema)(?: de justicia)?(?: de chile)?$/u, 'Corte Suprema'],
  [/^(?:excmo\.? )?tribunal constitucional$/u, 'Tribunal Constitucional'],
  [/^(?:tribunal|trib\.?) (?:de )?(?:juicio )?oral (?:en )?(?:lo )?penal\b|^t\.?o\.?p\.?\b/u, 'Tribunal de Juicio Oral en lo Penal'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?l(?:etras|tas\.?) (?:del )?trabajo\b/u, 'Juzgado de Letras del Trabajo'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?l(?:etras|tas\.?),? (?:y )?gar(?:antia)?\b\.?,?(?: y familia)?/u, 'Juzgado de Letras y Garantía'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?l(?:etras|tas\.?) (?:en lo )?civil\b/u, 'Juzgado de Letras en lo Civil'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?l(?:etras|tas\.?)\b/u, 'Juzgado de Letras'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?gar(?:antia)?\b\.?/u, 'Juzgado de Garantía'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?(?:lo )?civil\b/u, 'Juzgado Civil'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?familia\b/u, 'Juzgado de Familia'],
  [
    /^(?:juzgado|jdo\.?|juz\.?) (?:de )?(?:cobranza|cob\.?) (?:laboral|lab\.?)(?: y)? (?:previsional|prev\.?)\b/u,
    'Juzgado de Cobranza Laboral y Previsional',
  ],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:de )?policia local\b/u, 'Juzgado de Policía Local'],
  [/^(?:juzgado|jdo\.?|juz\.?) (?:del )?crimen\b/u, 'Juzgado del Crimen'],
]

const special: readonly (readonly [RegExp, string])[] = [
  [/^corte marcial (?:de la )?armada/u, 'Corte Marcial de la Armada'],
  [/^corte marcial/u, 'Corte Marcial'],
  [/^(?:h\.? )?trib(?:unal|\.) (?:de )?p(?:ropiedad|\.) industrial/u, 'Tribunal de Propiedad Industrial'],
  [/^(?:h\.? )?tribunal (?:de )?defensa (?:de la )?libre competencia|^tdlc$/u, 'Tribunal de Defensa de la Libre Competencia'],
  [/^contraloria(?: general(?: de la republica)?)?$/u, 'Contraloría General de la República'],
  [/^(?:i+\.? )?tribunal calificador de elecciones$/u, 'Tribunal Calificador de Elecciones'],
]

const leadingNumber = /^(?<digits>\d{1,2})\s?(?:[°º]|er\.?|do\.?|to\.?)?\s*(?=juzgado|jdo|juz|tribunal|trib)/u
const leadingWords = new RegExp(
  `^(?<tens>decimo|vigesimo|trigesimo)?\\s*(?<unit>${Object.keys(ordinals).join('|')})?\\s+(?=juzgado|jdo|juz|tribunal|trib)`,
  'u',
)

const readNumber = (folded: string): { readonly number: number | null; readonly rest: string } => {
  const digits = leadingNumber.exec(folded)
  if (digits !== null) return { number: Number(digits.groups?.['digits']), rest: folded.slice(digits[0].length) }
  const words = leadingWords.exec(folded)
  const { tens, unit } = words?.groups ?? {}
  const number = (ordinals[tens ?? ''] ?? 0) + (ordinals[unit ?? ''] ?? 0)
  if (words === null || number === 0 || /^tribunal (?:ambiental|electoral)/u.test(folded.slice(words[0].length)))
    return { number: null, rest: folded }
  return { number, rest: folded.slice(words[0].length) }
}

/**
 * One readable form of a court's name: «C.A. de Valparaiso» → «Corte de Apelaciones de Valparaíso», «Primer Juzgado Civil de Santiago.» and «1 Juzgado
 * Civil de Santiagoº» → «1º Juzgado Civil de Santiago». Names of no known kind are only tidied.
 */
export function courtName(raw: string): string {
  const tidy = raw
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim()
    .replace(/[\s.º°,;-]+$/u, '')
  const folded = foldText(tidy)
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/[º°ª]/gu, '°')
  const known = special.find(([pattern]) => pattern.test(folded))
  if (known !== undefined) return known[1]
  const { number, rest } = readNumber(folded)
  for (const [pattern, name] of kinds) {
    const match = pattern.exec(rest)
    if (match === null) continue
    const place = placeName(rest.slice(match[0].length).replace(/^[\s.,-]*(?:de\s+|del\s+)?/u, ''))
    return `${number === null ? '' : `${number}º `}${name}${place === '' ? '' : ` de ${place}`}`
  }
  return tidy === tidy.toUpperCase() || tidy === tidy.toLowerCase() ? placeName(folded) : tidy
}
