import { foldText } from '../../analysis/fold-text.ts'
import { givenNames } from './given-names.ts'
import { authorNames, companyAfter, placePhrases, thingBefore, townNames } from './unmasked-names.ts'

const includesPhrase = (names: readonly string[], phrase: readonly string[]): boolean =>
  names.some((_, at) => phrase.every((word, step) => names[at + step] === word))

/** «Caso Soto», «caso “Soto y otros”»; «en este caso Soto» is a person. */
const caseBefore = /(?:(?<!\p{L})casos?[ \u00a0]?[“"«]|(?<!\p{L})C(?:aso|ASO)[ \u00a0])$/u
const phraseWords = new Set(placePhrases.flat())

const titledHouse =
  /(?:hospital|cesfam|consultorio|posta|escuela|liceo|colegio|instituto|cl[ií]nica|centro|calle|avenida|pasaje|notar[ií]a de)(?: \p{Lu}\p{L}+)?[ \u00a0](?:Doctora?|DOCTORA?|Dra?\.?|DRA?\.?|Don|Padre|(?<=[Nn]otar[ií]a de )don|(?<=[Nn]otar[ií]a de )doña)[ \u00a0]$/iu
/** «Hospital Doctor X», «Notaría de don X»: a courtesy title inside the name of an institution. */
export function isInsideInstitutionName(text: string, from: number): boolean {
  return titledHouse.test(text.slice(Math.max(0, from - 60), from))
}

/** True when the words, alone or with their neighbours, are the name of a place («Padre las Casas»). */
const inPlacePhrase = (text: string, from: number, to: number, names: readonly string[]): boolean => {
  if (!names.every((name) => phraseWords.has(name))) return false
  const around = foldText(text.slice(Math.max(0, from - 26), to + 26)).match(/[\p{L}’]+/gu) ?? []
  return placePhrases.some((phrase) => names.every((name) => phrase.includes(name)) && includesPhrase(around, phrase))
}

const citation =
  /(?:derecho (?:penal|procesal|civil)|tratado|manual|lecciones|ob\.? ?cit|op\.? ?cit|lecciones|editorial|\bed\.|p[aá]gs?\.|\bpp?\. ?\d|doctrina|cfr|v[eé]ase|citad[oa] por|en su obra|art[ií]culo titulado|revista|thomson|marcial pons|tirant|lexis ?nexis|abeledo|ediciones|editores|(?:Madrid|Barcelona|Bogot[aá]|Buenos Aires|Valencia|M[eé]xico),? (?:19|20)\d\d|legal publishing|jur[ií]dica de chile)/iu
const work =
  /^[ ,.:(“"«-]{1,4}(?:(?:19|20)\d{2}\)?|(?:p|pp|p[aá]gs?)\. ?\d|derecho |tratado |manual |lecciones[ ,]|curso de |ob\.? ?cit|op\.? ?cit|el proceso |teor[ií]a |en (?:el|su|la|sus) (?:conocid[oa] |citad[oa] )?(?:libros?|obras?|manual|tratado)[ ,]|(?:[A-Z]\. ?,? ?)en (?:el|su|la) (?:libro|obra|manual|tratado)[ ,])/iu
/** «Matus y Ramírez, Lecciones», «NIEVA, Jordi (2010): “…»: between an author and the work. */
const coauthor = /^(?:\.?,? y |\.?, )\p{Lu}\p{L}+(?: \p{Lu}(?=\.))?/u
const maxCoauthors = 3

/** What follows a name and each number of coauthors behind it. */
const behindCoauthors = (after: string): string[] => {
  const behind = [after]
  while (behind.length <= maxCoauthors) {
    const last = behind.at(-1) ?? ''
    const other = coauthor.exec(last)?.[0]
    if (other === undefined) break
    behind.push(last.slice(other.length))
  }
  return behind
}
const worksTitle = /^, \p{Lu}\p{L}+(?: \p{Lu}\.?\p{L}*)?[,;:]? (?:\((?:19|20)\d\d\)|[“"«])/u

const follows = /(?:siguiendo a|en palabras de|citando a|profesora?|tratadista|cfr\.?:?|v[eé]ase:?)[ \u00a0]+(?:don |doña )?$/iu

/** «Derechos del Niño», «el Lonko»: words of a role that rulings write in capitals. */
const neverNames = /^(?:niñ[oa]s?|lonkos?|machis?|werken)$/u

/** «Vale decir»: a phrase that begins with what is a name elsewhere. */
/** «las Iglesias Cristianas», «la Iglesia Evangélica». */
const faithAfter = /^[ \u00a0](?:cristian|evang[eé]lic|cat[oó]lic|pentecostal|protestant|metodist|luteran|anglican|bautist)/iu

const phraseAfter = /^[ \u00a0](?:decir|señalar|recordar|destacar|indicar|precisar|mencionar|la pena)(?!\p{L})/u

/** Surnames within a fixed expression: «crímenes de guerra», «Carta Magna». */
const expressions: ReadonlyMap<string, RegExp> = new Map([
  ['guerra', /(?:cr[ií]men(?:es)?|prisioneros?|consejos?|estado|tiempos?|heridos|buques?|armas|material|auditor|marina) de[ \u00a0]$/iu],
  ['magna', /(?:carta|aula)[ \u00a0]$/iu],
  ['paz', /(?:juez|jueza|juzgados?|tratado|tiempos?|cultura) de[ \u00a0]$/iu],
])

/** «Avda.», «Calle» at the end of the line above: a row of a table whose street goes on. */
const streetAbove = /(?<!\p{L})(?:avenida|avda?\.?|av\.|calle|pasaje|psje\.?|pje\.?)[ \u00a0]*\n$/iu

/** A sole owner's company bears the owner's name (article 4 of Ley 19.857). */
const soleOwner = /^[\s,]*e\.?\s?i\.?\s?r\.?\s?l(?!\p{L})/iu
const isOwnersName = (text: string, to: number, names: readonly string[]): boolean =>
  names.length > 1 && givenNames.has(names[0] ?? '') && !townNames.has(names[0] ?? '') && soleOwner.test(text.slice(to, to + 20))

/** True when a name in capitals is that of a street, a place, a law, a company or a hospital, from the words around it. */
export function isThingName(text: string, from: number, to: number, names: readonly string[]): boolean {
  const line = text.slice(Math.max(0, from - 60), from)
  const before = line.slice(line.lastIndexOf('\n') + 1)
  if (before === '' && streetAbove.test(line)) return true
  if (names.length === 1 && neverNames.test(names[0] ?? '')) return true
  if (names.length === 1 && expressions.get(names[0] ?? '')?.test(before) === true) return true
  if (names.length === 1 && names[0] === 'vale' && phraseAfter.test(text.slice(to, to + 12))) return true
  if (names.length === 1 && names[0] === 'iglesias' && faithAfter.test(text.slice(to, to + 14))) return true
  if (isOwnersName(text, to, names)) return false
  if (thingBefore.test(before) || caseBefore.test(before) || companyAfter.test(text.slice(to, to + 20))) return true
  return inPlacePhrase(text, from, to, names)
}

const placeLabel = /(?<!\p{L})(?:comuna|ciudad|localidad|provincia|regi[oó]n)[ \u00a0]*:[ \u00a0]*\n?$/iu
/** «COMUNA: Talca»: what a form asks for there is a place. */
export function isLabelledPlace(text: string, from: number): boolean {
  return placeLabel.test(text.slice(Math.max(0, from - 20), from))
}

/** «en», «hacia» before one name, «Prat con Vivar», «Los Carrera», a house number after it: streets and places without a word for them. */
const partOfPlace =
  /(?<!\p{L})(?:San|Santa|Santo|Los|Las|SAN|SANTA|LOS|LAS|Nuev[ao]|NUEV[AO]|Alt[ao]|Baj[ao]|Villa|Puerto|Lo|LO|Cerro|Isla|Bah[ií]a|Punta|R[ií]o|Lago|SAR|SAPU|General|Gral\.?|Sargento|Almirante|\p{Lu}\p{L}+ (?:esquina|esq\.))[ \u00a0]$/u
const placeBefore = /(?<!\p{L})(?:en|hacia|hasta|desde|por|entre|\p{Lu}\p{L}+ con)[ \u00a0]$/u
const placeAfter =
  /^[ \u00a0](?:(?:n[°º]|#)[ \u00a0]?\d|\d{2,5}(?![\p{L}\d])|con[ \u00a0](?:calle|avenida|Avenida|General|San|Santa)|esquina)/u

/** «Los Carrera», «San Ignacio», «General Aracena»: the word before makes the name a place's. */
export function isPartOfPlace(text: string, from: number): boolean {
  return partOfPlace.test(text.slice(Math.max(0, from - 30), from))
}

/** «en La Ligua», «de Los Vilos»: a place even where the word is somebody's name. */
const placeWithArticle = /(?<!\p{L})(?:[Dd]e|[Ee]n|[Dd]esde|[Hh]acia|[Aa])[ \u00a0](?:La|Los|Las|El)[ \u00a0]$/u
export function isPlaceWithArticle(text: string, from: number): boolean {
  return placeWithArticle.test(text.slice(Math.max(0, from - 14), from))
}

/** True when a single name without sign of a person is a place's. */
export function looksLikePlace(text: string, from: number, to: number, isGivenName: boolean): boolean {
  const before = text.slice(Math.max(0, from - 30), from)
  return placeAfter.test(text.slice(to, to + 16)) || (!isGivenName && placeBefore.test(before))
}

/** «SOTO REY, Ana y ROJAS PAZ, Luis (2020): “…»: whatever of a list of authors goes on up to the year and the title. */
const listedAuthors = /^(?:(?:, | y |; )\p{Lu}[\p{L}'.]*(?: \p{Lu}[\p{L}'.]*){0,3}){0,8},? \((?:19|20)\d\d\)[:,.]?[ \u00a0]?[“"«]/u
/** «SOTO, Ana y ROJAS, Luis: Tratado de la Prueba. Editorial, 2013, p. 363». */
const authorsBefore = /^(?:(?:, | y |; )\p{Lu}[\p{L}'.]*(?: \p{Lu}[\p{L}'.]*){0,3}){0,8}: \p{Lu}\p{Ll}+ /u
const edition = /(?<!\d)(?:19|20)\d\d[,.;)] ?(?:pp?|p[aá]gs?)\. ?\d/iu
const authorOf =
  /^,? (?:autora?|coautora?) (?:de |del )?(?:la |las |el |los |su |sus |un |una )*(?:conocid[oa] |citad[oa] |referid[oa] )?(?:obras?|libros?|manual|tratado|art[ií]culo|monograf[ií]a|texto|comentarios?)(?!\p{L})/iu

/** True when the name is that of an author whom the ruling cites. */
export function isAuthorName(text: string, from: number, to: number, names: readonly string[]): boolean {
  const before = text.slice(Math.max(0, from - 120), from)
  const after = text.slice(to, to + 200)
  if (listedAuthors.test(after) || authorOf.test(after)) return true
  if (authorsBefore.test(after) && edition.test(after)) return true
  if (behindCoauthors(after).some((rest) => work.test(rest)) || worksTitle.test(after) || follows.test(before)) return true
  if (/^[ ,.:]{1,3}["“«]\p{Lu}/u.test(after) && citation.test(before + after)) return true
  if (!authorNames.some((key) => includesPhrase(names, key))) return false
  return citation.test(before) || citation.test(after)
}
