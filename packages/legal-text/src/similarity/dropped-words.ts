const months = 'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'
const weekdays = 'lunes martes miercoles jueves viernes sabado domingo'
const small =
  'un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'
const twenties =
  'veinte veintiun veintiuno veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil millon millones'
const hundreds = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
const hundredsOfThings = 'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas'

/** Folded words of dates and numbers, which differ between rulings made from one template. */
export const droppedWords: ReadonlySet<string> = new Set(
  [months, weekdays, small, twenties, tens, hundreds, hundredsOfThings].join(' ').split(' '),
)

/** Folded words after whose full stop no sentence begins. */
export const titleWords: ReadonlySet<string> = new Set(
  'sr sra srta sres dr dra drs don art arts n nro inc excma iltma ilma dto ltda'.split(' '),
)

/** Folded words that join the parts of a name. */
export const namePieces: ReadonlySet<string> = new Set('de del la las los y e i von van da di'.split(' '))

/** Articles, pronouns and titles that follow the sex or the number of the parties, folded. */
export const genderedWords: ReadonlySet<string> = new Set(
  'el la los las lo le les don doña señor señora señores señoras sr sra sres srta'.split(' '),
)
