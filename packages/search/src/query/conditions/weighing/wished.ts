import type { WeighedQuery } from './mode-features.ts'

/** «…, ojalá de la Corte de Temuco», «… de Concepción idealmente», «creo que es de 2025»: nobody demands it so. */
export function isWished({ text, mentions }: WeighedQuery, at: number): boolean {
  const { from = 0, to = 0 } = mentions[at] ?? {}
  const before = text.slice(0, from)
  if (ifAny.test(before) && wantsThem.test(text.slice(to))) return false
  if (ifSo.test(before) && soMuchTheBetter.test(text.slice(to))) return true
  return notOnly.test(before) || wishedBefore.test(before) || guessedBefore.test(before) || wishedBehind.test(text.slice(to))
}
/** «Si hay fallos de la Suprema, mándenlos.» */
const ifAny = /(?<!\p{L})si\s+(?:hay|existen?)\s[^.;,?]*$/iu
const wantsThem =
  /^[^;?]{0,150},\s*(?:por\s*favor\s+|porfa\s+)?(?:(?:m[aá]nd|env[ií]|p[aá]s|mu[eé]str|d[eé]|comp[aá]rt|entr[eé]gu?|l[ií]st|s[aá]qu?|tr[aá]ig?|traig)\p{L}*l[oa]s?|(?:me\s+)?l[oa]s?\s+(?:quier|necesit|agradec|busc))/iu
/** «si fueran de Valparaíso, tanto mejor», «si es que hay de Talca, perfecto». */
const ifSo =
  /(?<!\p{L})si\s+(?:es\s+que\s+)?(?:fuer[ae]n?|fues[ae]n?|vinier[ae]n?|vienen?|es|son|hay|existen?|hubier[ae]n?|tienen|tuvieran?)\s+(?:algun[oa]s?\s+|alg[uú]n\s+|fallos\s+|sentencias\s+)?(?:(?:del?|en|por)\s+)?(?:(?:la|el|es[ae]|mism[oa]|propi[oa])\s+)*$/iu
const soMuchTheBetter =
  /^[^.;?]{0,30}?\s*,?\s*(?:(?:tanto|mucho|much[ií]simo)\s+)?(?:mejor|perfect[oa]s?|bienvenid[oa]s?|ideal|genial|excelente|b[aá]rbaro|bueno|bac[aá]n|preferible)(?!\p{L})/iu
/** «no necesariamente de la Suprema», «no sólo de 2020». */
const notOnly =
  /(?<!\p{L})no\s+(?:necesariamente|precisamente|forzosamente|obligatoriamente|s[oó]lo|solamente|[uú]nicamente|tiene[n]?\s+(?:por\s*)?qu[eé]\s+ser)\s+(?:(?:del?|en|por|que\s+sean?)\s+)?(?:(?:la|el|los|las)\s+)?$/iu
const guessedBefore = /(?<!\p{L})(?:creo|parece)\s+que\s+(?:es|era|fue|son|eran)\s+(?:del?\s+)?(?:(?:la|el)\s+)?$/iu
const wish =
  '(?:ojal[aá]|idealmente|de\\s+preferencia|preferentemente|preferiblemente|de\\s+ser\\s+posible|si\\s+(?:es\\s+posible|se\\s+puede|hay|existe|fuera\\s+posible))'
const wishedBefore = new RegExp(
  `(?<!\\p{L})${wish}(?:\\s+(?:(?:algo|alguna?|fuera|sea|(?:redactad|dictad|resuelt|fallad|vist)[oa]s?|(?:fallos?|sentencias?|jurisprudencia|dict[aá]menes)(?:\\s+(?:recientes|\\p{L}+les))?)\\s+)?(?:del?|en|por)?(?:\\s+(?:la|el|los|las))?)?\\s+$`,
  'iu',
)
const wishedBehind = new RegExp(`^\\s*,?\\s*(?:${wish}|(?:mucho\\s+)?mejor)\\s*(?:$|[.,;?])`, 'iu')

/** «No nos sirven fallos de Iquique»: what is not wanted, in a sentence that asks for nothing else. */
export function isUnwanted({ text, mentions }: WeighedQuery, at: number): boolean {
  return unwanted.test(text.slice(0, mentions[at]?.from ?? 0))
}
const unwanted =
  /(?<!\p{L})no\s+(?:(?:me|nos)\s+)?(?:sirven?|interesan?|importan?|quiero|queremos|busco|buscamos|necesito|necesitamos)\s+(?:(?:fallos|sentencias|jurisprudencia|casos|resoluciones|l[oa]s|nada|ninguna?|del?|la|el|en|que\s+sean)\s+)*$/iu
