import { monthNames } from '@basejuris/domain/spanish-cardinals'

/** «2», «dos de abril», «treinta y uno de mayo»: how a day begins. */
const dayWritten = String.raw`(?:\d|\p{Ll}{3,}(?:\sy\suno)?\sde\s(?:${monthNames.join('|')})(?!\p{L}))`
/**
 * The end of a sentence, a semicolon, a blank line, the mark of a note at the beginning of a line, a line that ends a clause. An arrow ends it
 * too. A full stop before a label, as in «Trib.: CS. Causa: rol 5-2020. Fecha: …» and «Corte Suprema. Rol 5-2020», ends nothing.
 */
export const groupEnd = new RegExp(
  String.raw`(?<!(?:^|[\s.([])\p{L}|\p{L}\.?["”»’]|Exc?m[ao]|Exca?|EXC?M[AO]|Ill?t?m[ao]|ILL?T?M[AO]|Itma|Ilta|ILTA|Il|Ltda|[Ii]ngr?|Int|[Ss]ent|[Dd]ict|[Rr]es|[Ee]x|C[ií]a|N[ro]?|Sr|Sra|(?<!\p{L})(?:Cte|Aps?|Apel|Apelac|Supr?|Jdo|Juzg?|Jzgdo|Trib|Ltas|Let|Gar|Trab|Lab|Fam|Cob|Stgo|Valpo|Conce|Concep|Antof|Pto|Pta|\d{1,2}(?:er|do|to)))\.\s+(?=\p{Lu})(?!\p{L}{3,11}\.?\s?:)(?!(?:N(?:[°ºª]|ro)?\.?\s?(?:de\s)?)?(?:R(?:ol(?:es)?|OL(?:ES)?|it|IT|UC|\.I\.T)|[Ii]ng(?:reso|\.))(?!\p{L}))(?!\p{Lu}\s?[-–]\s?\d)(?!N(?:[°ºª]|ro)\.?\s?$)(?!(?:Sentencia|Fallo)\sde\s(?:fecha\s)?(?:el\s)?${dayWritten}|(?:Causa|Autos)\s(?:[Rr][Oo][Ll]|R\.?I\.?T|[Ii]ng|[Nn][°º])|(?:Caso|Causa|Autos|Partes|Car[aá]tula(?:d[oa]s?)?|Caratulad[oa]s?)\s["“«'‘´*_])|;|\n\s*(?=\n|\[\d)|(?<!(?<!\p{L})(?:Aps?|Apel|Apelac|Supr?|C|CA|Cte|Jdo|Trib|Ingr?|N|Exc?m[ao]|Ill?t?m[ao]|Itma))\.\n|:\n(?!\s*(?:[Rr]ol(?:es)?|ROL|R\.?I\.?T|[Ii]ng|[Nn][°º])(?!\p{L}))|\s(?:[•▪●→]|[-=]?>)(?=\s)`,
  'gu',
)
