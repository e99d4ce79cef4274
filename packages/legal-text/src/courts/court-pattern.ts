import { ordinalInWords } from '@basejuris/domain/spanish-ordinals'
import { foldText } from '../analysis/fold-text.ts'
import { initialsForm, kindTextInitials, textForm, textWord } from './compile-forms.ts'
import { appealsCities, courtKinds, honorifics, nationalCourts } from './court-table.ts'

const title = (word: string): string => textWord(word).replace(/^\[(.)./u, '[$1')
const honour = String.raw`(?:(?:(?:${honorifics.short.map((word) => `${title(word)}|${word.toUpperCase()}`).join('|')})\.\s*|(?:${honorifics.long.map(title).join('|')})\s+)*)`
/** First words of towns of two: only they go on in the next line. */
const firstOfTown =
  '(?<=(?<!\\p{L})(?:San|Santa|Puerto|Punta|Puente|Los|Las|La|El|Lo|Villa|Alto|Pozo|Nueva|R[ií]o|Padre|Mar[ií]a|Diego|Isla|Chile|Cabo|Estaci[oó]n))'
const place = String.raw`\s+(?:de|DE)\s+(?:(?:la|los|las|LA|LOS|LAS)\s+)?\p{Lu}\p{L}+(?:(?:[^\S\n]+|${firstOfTown}\s+|\s+(?:de|del|DE|DEL)\s+(?:(?:la|los|las)\s+)?)(?!R(?:ol|OL|IT|it|UC|uc)(?![\p{L}])|Ingreso|Causa|CAUSA|MAGISTRAD|Magistrad|Corte|Sala|En)\p{Lu}\p{L}+){0,2}`

const ordinalsOf = (numbers: readonly number[]): string =>
  numbers.map((number) => textWord(foldText(ordinalInWords(number))).replace(/\[oó\]$/u, 'o?')).join('|')
const tens = ordinalsOf([10, 20, 30])
const ordinal = String.raw`(?:(?:\d{1,2}\s?(?:[°º]|er|do|to)?|(?:(?:${tens})\s+)?(?:${ordinalsOf([1, 2, 3, 4, 5, 6, 7, 8, 9])}|${tens}))\s+)?`

/** Words of the kinds of court behind the first one. */
const kindWords = [...new Set(courtKinds.flatMap(({ name }) => foldText(name).split(' ').slice(1)))]
const firstWords = [...new Set(courtKinds.map(({ name }) => foldText(name).split(' ')[0] ?? ''))]
const firstInstance =
  String.raw`(?:(?:${firstWords.flatMap((word) => [textWord(word), word.toUpperCase()]).join('|')})(?:\s+(?:${kindWords.map(textWord).join('|')})(?!\p{L})){1,8}?|` +
  `(?:${kindTextInitials().join('|')}))`

/** Initials in capitals count only before a docket number: «SCS Rol N° 12.345-2020». */
const beforeNumber = String.raw`(?![\p{L}])(?=[\s,]{0,2}(?:[Rr](?:ol|OL|\.)|[Ii]ngreso|N(?:[°º]|ros?)|de\s+(?:fecha\s+)?\d|\d))`
const national = nationalCourts
  .flatMap(({ forms, abbreviations, besideNumber }) => [
    ...forms.map(textForm),
    ...(abbreviations?.text === undefined ? [] : [abbreviations.text]),
    ...(besideNumber?.initials ?? []).map((initials) => `${initialsForm(initials.toUpperCase())}${beforeNumber}`),
  ])
  .join('|')
/** «ICA Santiago», «SCA de Concepción». */
const cities = String.raw`(?:${appealsCities.flatMap((city) => [city, foldText(city).replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())]).join('|')})(?!\p{L})`
const appealsInitials = String.raw`S?I?CA\s+(?:de\s+)?${cities}`
/** «Corte de Apelaciones Talca», «Corte de Apelaciones [Talca]». */
const cityBeside = String.raw`(?:\s+${cities}|\s?\(${cities}\)|\s?\[${cities}\])`

/** A court as rulings name it, in any of its written forms; `own` is the court that speaks («esta Corte»). */
export const courtPattern = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<own>[Ee]st[ea]\s+(?:misma?\s+)?${honour}(?:Corte|Tribunal|Magistratura)(?!\s+(?:Suprema|de\s+Apelaciones|Constitucional)))|` +
    `${honour}(?<name>${national}|` +
    String.raw`(?:[Cc]ortes?\s+de\s+[Aa]pelaciones|CORTE\s+DE\s+APELACIONES|I?\.?\s?C\.\s?A\.)(?:${place}|${cityBeside})?|${appealsInitials}|` +
    `${ordinal}${firstInstance}${place}))`,
  'gu',
)
