const values: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}

/** Regular expression source, on folded text, of a cardinal over a thousand in words. */
export const thousandsInWords = `(?:(?:${Object.keys(values).join('|')}|y) ){1,3}?mil(?: (?:${Object.keys(values)
  .sort((a, b) => b.length - a.length)
  .join('|')}|y)(?![a-z])){0,4}`

const unit = Object.keys({ ...values, mil: 1000 })
  .sort((a, b) => b.length - a.length)
  .join('|')

/** Regular expression source, on folded text, of a cardinal in words. */
export const cardinalInWords = `(?:${unit})(?:\\s+(?:y\\s+)?(?:${unit})(?![a-z]))*(?![a-z])`

/** Value of a folded cardinal in words below a million («veinte mil sesenta y seis» → 20066). */
export function cardinalValue(folded: string): number {
  let total = 0
  let current = 0
  for (const word of folded.split(' ')) {
    if (word === 'mil') {
      total += (current === 0 ? 1 : current) * 1000
      current = 0
    } else current += values[word] ?? 0
  }
  return total + current
}
