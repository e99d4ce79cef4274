import { foldSameLength } from '@basejuris/legal-text'

const effects = '(?:revocad|anulad|invalidad|casad|dejad)[oa](?: sin efecto)?'
const limits = String.raw`(?: (?:solo|solamente|unicamente|en parte|parcialmente)\b[^.;,]{0,80})?`
const by = String.raw`(?: por (?:el|la|los) (?:tribunal|i?\.? ?corte|ilustrisima|excelentisima|excma|iltma)[^.;,]{0,50}?(?= por |[.;,]|$))?`
const suffered = new RegExp(
  String.raw`(?<!\bno )\b(?:fue|fueron|ha sido|siendo|resulto|resultando|quedo) (?:esta |ella |aquella |este |luego |finalmente )?(?<wording>${effects}${limits}${by}${limits})`,
  'u',
)
const done =
  /\b(?:corte|tribunal (?:de alzada|superior))\b[^.;]{0,80}?(?<!\bno )\b(?<verb>revoco|anulo|invalido|caso|dejo sin efecto)\b[^.;]{0,40}\b(?:sentencia|fallo)\b/u
const participles = {
  revoco: 'revocada',
  anulo: 'anulada',
  invalido: 'invalidada',
  caso: 'casada',
  'dejo sin efecto': 'dejada sin efecto',
} as const
const ofRuling = /\b(?:sentencia|fallo)\b/u
const recourse = /\b(?:apel|recurr|recurso|casacion|alzada|corte)/u
/** What the court above may leave without effect beside the ruling. */
const otherAct = /\b(?:liquidacion(?:es)?|giros?|denuncias?|multas?|actas?|resolucion(?:es)?|infraccion(?:es)?)\b[^.;,]{0,30}$/u

/** «revocada sólo en la parte de las costas»: who pays them undoes nothing that the ruling holds. */
const ofCosts = /\b(?:solo|solamente|unicamente)\b[^.;,]{0,60}\bcostas\b/u

/** «revocada por el tribunal de alzada»: what an abstract says that the court above did to the ruling it summarises; null where it says nothing. */
export function laterEffectIn(abstract: string): string | null {
  for (const written of abstract.replace(/\s+/gu, ' ').split(/(?<=[.;]) /u)) {
    const sentence = foldSameLength(written)
    if (!ofRuling.test(sentence) || !recourse.test(sentence)) continue
    const match = suffered.exec(sentence)
    const wording = match?.groups?.['wording']
    if (wording !== undefined && ofCosts.test(wording)) return null
    if (match !== null && wording !== undefined && !otherAct.test(sentence.slice(0, match.index))) {
      const from = match.index + match[0].length - wording.length
      return written.slice(from, from + wording.length).trim()
    }
    const verb = done.exec(sentence)?.groups?.['verb']
    if (verb !== undefined) return participles[verb as keyof typeof participles]
  }
  return null
}
