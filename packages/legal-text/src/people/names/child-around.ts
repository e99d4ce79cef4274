import { foldText } from '../../analysis/fold-text.ts'

const age = String.raw`(?<![\p{L}\d])(?:\d|1[0-7]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete)`
const minority = String.raw`menor(?:es)?\s(?:de\s(?:edad|${age}\saños)|adult[oa]s?|imp[uú]ber(?:es)?|p[uú]ber(?:es)?)(?!\p{L})`
const aged = String.raw`${age}\s(?:años|meses)(?:\sde\sedad(?!\p{L})|(?=[,)]))`
/** One thing that is said of the person between the name and the age: «venezolano», «hijo», «cédula de identidad [RUT]». */
const aside = String.raw`(?:(?:\p{Ll}+|de nacionalidad \p{Ll}+|hij[oa] de[\p{L} ]{3,60}|estudiante de[\p{Ll} ]{3,40}|ya individualizad[oa][\p{Ll} ]{0,30})|(?:c[eé]dula|c[eé]d\.|RUN|RUT|R\.U\.[NT]\.|C\.? ?(?:N\.? ?)?I\.?|pasaporte|documento|D\.?N\.?I\.?)[^,;\n]{0,60}|(?:nacid[oa]|domiciliad[oa])[^;\n]{0,60})`
const joined = String.raw`(?:(?:amb[oa]s|tod[oa]s|siendo|quien(?:es)? (?:es|son)|que (?:es|son)|actualmente|un|una|hij[oa]s?|estudiantes?|niñ[oa]s?|adolescente)\s){0,3}`
const childBehind = new RegExp(
  String.raw`^(?:(?:,\s${aside}){0,5}?(?:,\s|\s\()|\s)${joined}(?:${minority}|(?:de\s)?${aged}|(?:el|la)\s(?:menor|niñ[oa]|adolescente|lactante)(?=[,)]))`,
  'u',
)
const actedFor =
  /(?:(?:comparec|recurr|interp|deduc|acciona|act[uú]a|demand|present|solicit)\p{L}*(?: [\p{L}]+,?){0,12} (?:en|a) favor|en (?:nombre y )?representaci[oó]n(?: legal)?) de sus? (?:hij|niet|sobrin|pupil)[oa]s?,? $/iu
/** Found sooner in the many words that tell of no child. */
const anyChild = /menor|años|meses|niñ|adolescente|lactante/u
const endsWithRelative = /(?:hij|niet|sobrin|pupil)[oa]s?,? $/iu
const gate = new RegExp(
  String.raw`${minority}|${aged}|(?:favor|representaci[oó]n(?: legal)?)\sde\ssus?\s(?:hij|niet|sobrin|pupil)|(?:menor(?:es)?|niñ[oa]s?|adolescentes?|hij[oa]s?|lactante)(?: de edad)?,? (?:de |cuyas )?(?:iniciales|\p{Lu}\.)`,
  'u',
)

/** False when nothing in a text says behind a name, or by initials, that it is a child's. Cheap. */
export function mayNameChildBeside(text: string): boolean {
  return gate.test(text)
}

/** «X, venezolano, menor de edad», «X, de ocho años de edad»: whether the words behind a name say that it is a child's. */
export function isChildBehind(after: string): boolean {
  return anyChild.test(after) && childBehind.test(after)
}

/** «en representación de su hija X»: who cannot act alone. An heir or adult son is «su hijo don X». */
export function isActedFor(before: string): boolean {
  return endsWithRelative.test(before) && actedFor.test(before)
}

const initialsOfChild =
  /(?:menor(?:es)?|niñ[oa]s?|adolescentes?|hij[oa]s?|lactante|NNA)(?: de edad)?,? (?:(?:de |cuyas )?(?:las )?iniciales(?: son)? (?<spelt>\p{Lu}{3,6}(?!\p{L})|(?:\p{Lu}\.[ \u00a0]?){3,6})|(?<dotted>(?:\p{Lu}\.[ \u00a0]?){3,6}))/gu

/** Folded initials by which a text calls children: «el menor de iniciales J.A.S.» */
export function initialsOfChildren(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(initialsOfChild)].map(({ groups }) =>
      foldText(groups?.['spelt'] ?? groups?.['dotted'] ?? '').replace(/[^\p{L}]/gu, ''),
    ),
  )
}

const guardian =
  /^,? (?:en (?:su )?(?:calidad|condici[oó]n) de |como |quien es )?(?:la |el |su )?(?:tutora?|curadora?|guardadora?|madre|padre|progenitora?|abuel[oa]|cuidadora?|representante legal|(?:titular|a cargo) del cuidado personal)(?: (?:y [\p{Ll} ]{3,30}|legal|testamentari[oa]|dativ[oa]|general))? (?:del?|de (?:la|los|las|su))(?: (?:hij[oa]|niñ[oa]|menor|adolescente|lactante|pupil[oa])s?(?: de edad)?)*,? (?:don |doña )?$/u

/** «X, en calidad de tutor del menor», up to the name of the child: who would tell which child it is. */
export function isGuardianUpTo(between: string): boolean {
  return guardian.test(between)
}
