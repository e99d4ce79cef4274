import { cardinalHundreds, cardinalsBelowThirty, cardinalTens, monthNames } from '@basejuris/domain/spanish-cardinals'
import { foldText } from '../analysis/fold-text.ts'

const weekdays = 'lunes martes miercoles jueves viernes sabado domingo'
const cardinals = [...cardinalsBelowThirty.slice(1), ...cardinalTens.slice(3), ...cardinalHundreds.slice(2)].map(foldText)
const feminineHundreds = cardinalHundreds.slice(2).map((word) => word.replace(/os$/u, 'as'))
const otherForms = 'setiembre un una veintiun veintiuna cien ciento mil millon millones'

/** Folded words of dates and numbers, which differ between rulings made from one template. */
export const droppedWords: ReadonlySet<string> = new Set([
  ...monthNames,
  ...cardinals,
  ...feminineHundreds,
  ...weekdays.split(' '),
  ...otherForms.split(' '),
])

/** Folded titles and abbreviations whose full stop ends no sentence. */
export const titleAbbreviations: ReadonlySet<string> = new Set(
  'sr sra srta sres dr dra drs don art arts n nro inc excma iltma ilma dto ltda'.split(' '),
)

/** Folded words that join the parts of a name. */
export const nameParticles: ReadonlySet<string> = new Set('de del la las los y e i von van da di'.split(' '))

/** Folded articles, pronouns and titles that vary with the gender or number of the parties. */
export const genderedWords: ReadonlySet<string> = new Set(
  'el la los las lo le les don doña señor señora señores señoras sr sra sres srta'.split(' '),
)
