import type { NormMention } from './norm-mention.ts'

/** «puntualmente», «en particular»: points at the article of the norm named before. «Finalmente» goes on to another. */
const pointing = String.raw`(?:(?:(?:mas|muy)\s+)?(?!(?:final|igual|posterior|ulterior|previa|actual|adicional|sucesiva|conjunta|simultanea|alternativa|subsidiaria|supletoria|inversa)mente)[a-zñ]+mente|(?:mas\s+)?en\s+(?:especial|particular|concreto)|de\s+(?:modo|manera)\s+[a-z]+)\s*,?\s+`
const anyAdverb = String.raw`(?:(?:(?:mas|muy)\s+)?[a-zñ]+mente|(?:mas\s+)?en\s+(?:especial|particular|concreto)|de\s+(?:modo|manera)\s+[a-z]+)\s*,?\s+`
const descriptive = String.raw`(?:sobre|que|de|del|relativ[oa]\s+a)`
/** «Ley N° 14.908 (de Pensiones Alimenticias)». */
const titleAside = String.raw`\s\((?:(?:ley|decreto|reglamento|estatuto)\s+)?${descriptive}\s[^()\d]{3,80}\)`
const verb =
  '(?:dispone|establece|prescribe|senala|asegura|consagra|reconoce|garantiza|define|exige|contempla|regula|ordena|previene|dice|expresa|permite|prohibe)n?'
/** «por lo que toca a», «en cuanto a»: leads from a norm to its article. */
const regarding = String.raw`(?:(?:por|en)\s+lo\s+(?:que\s+[a-z]+|relativo|tocante|concerniente|referente|referido)\s+a|en\s+cuanto\s+a|respecto\s+(?:de|a)|a\s+proposito\s+de)\s+`
/** «→», «//», «·»: signs that part a norm from its article in notes and tables. */
const parting = String.raw`[^\S\n]*(?:[→⇒➔➜›»>|•·~▸►=]|[-=]>|\/{1,2}|::)[^\S\n]*`
/** «por su», «a través de su», «en la regla de su»: leads from a norm to an article of its own. */
const through = String.raw`(?:con|por|mediante|gracias\s+a|dentro\s+de|por\s+medio\s+de|a\s+traves\s+de|(?:en|por|con|segun)\s+(?:la|el)\s+[a-z]{3,20}\s+de)\s+(?=sus?\s)`
/** «y dentro de su articulado el», «y entre sus preceptos el». */
const among = String.raw`(?:y\s*,?\s*)?(?:dentro\s+de|entre)\s+sus?\s+(?:articulado|articulos|preceptos|normas|reglas|disposiciones)\s*,?\s+`
const backward = new RegExp(
  String.raw`^(?:\s?\(n°\s?\d{1,2}\.?\d{3}\))?[\s)”"]*(?:,?\s*(?:${descriptive}|organica)\s[^.;:()\d]{3,80}(?:[,:]\s+|;\s+(?=${pointing}|art)|\s[–—-]\s?|${parting})|${titleAside})?(?:[,:;]\s*|\s[–—-]\s?|${parting})?(?:y\s+(?:ahi|alli)\s+|${among})?(?:${through})?(?:${verb}\s*,?\s+)?(?:${regarding}(?=(?:sus?|l?os?|el)\s))?(?:(?:y\s*,?\s*)?${anyAdverb})?(?:(?:que\s+)?(?:en|por|de|conforme\s+a|segun)\s+)?(?:sus?|cuyos?|los|el|las|la)?\s*(?:(?:incisos?|letras?|n°|numerales?)\s+[^,.;:]{1,25}\s+del?\s+)?$`,
  'u',
)
/** «la Ley N° 19.880 (artículo 41)», «la Ley N° 14.908, de Pensiones Alimenticias [art. 4]». */
const see = String.raw`(?:(?:vease|ver|vid|cfr|cf|conf|v|esp|p\.\s?ej)\.?|(?:me|se)\s+(?:refiero|refiere|alude|remito)\s+al?|(?:hablo|se\s+trata)\s+del?|(?:aludo|apunto|remito)\s+al?|(?:es\s+decir|esto\s+es|o\s+sea|a\s+saber|en\s+lo\s+que\s+[a-z]+)),?\s+`
const inParenthesis = new RegExp(
  String.raw`^[”"]?(?:,?\s${descriptive}\s[^.;:()[\]\d]{3,80}?)?\s?[([{](?:${see})?(?:${pointing})?(?:en\s+)?(?:sus?|el|los)?\s*$`,
  'u',
)
const article = String.raw`(?:(?:en\s+)?(?:sus?|cuyos?|el|los)\s+)?`
/** Two letters alone, or «Constitución», name a norm only right before its article. */
const rightBefore = new RegExp(
  String.raw`^(?:[\s,:–—-]{1,3}|;\s(?!(?:el|los)\s)|${parting})(?:(?:y\s+)?${pointing}|y\s+(?:ahi|alli)\s+|${among}|${through})?${article}$|^\s+(?:asegura|garantiza|consagra|reconoce)\s+en\s+(?:su|el)\s+$`,
  'u',
)
/** «, de Pensiones Alimenticias: », «, de Pensiones Alimenticias, puntualmente el »: a norm's subject before its article. */
const subject = new RegExp(
  String.raw`^(?:,?\s${descriptive}\s[^.;:()\d]{3,80}(?::\s|\s[–—-]\s?|[,;]\s+(?:${pointing}|${among})${article}|[,;]\s+|${parting})|,?\s(?:de|del|sobre)\s(?!(?:l[ao]s?|el)\s+(?:que|cual))[^.;:()\d]{3,80},\s+${article}|${titleAside}[\s,:–-]{1,3}${article})$`,
  'u',
)
/** «en su artículo 168», «cuyo artículo 168»: the article of the norm named last. */
const possessive = /(?<![\p{L}])(?:sus?|cuyos?)\s+$/u
const maxOwned = 60

/** Whether the words between a norm and an article make it the article of that norm. */
export function isNamedFirst(between: string, { weak }: Pick<NormMention, 'weak'>): boolean {
  return (weak ? rightBefore : backward).test(between)
}

/** The same, so plainly that an article which the norm lacks is an error. */
export function isNamedPlainly(between: string, { weak }: Pick<NormMention, 'weak'>): boolean {
  if (opensParenthesis(between) || rightBefore.test(between)) return true
  if (weak) return false
  return subject.test(between) || (isPossessive(between) && (isShortPhrase(between) || backward.test(between)))
}

export function opensParenthesis(between: string): boolean {
  return inParenthesis.test(between)
}

export function isPossessive(before: string): boolean {
  return possessive.test(before)
}

export function isShortPhrase(between: string): boolean {
  return between.length <= maxOwned && !/[.;:\n]/u.test(between)
}
