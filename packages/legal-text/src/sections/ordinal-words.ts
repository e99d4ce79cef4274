const units: Readonly<Record<string, number>> = {
  primero: 1,
  primer: 1,
  segundo: 2,
  tercero: 3,
  tercer: 3,
  cuarto: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  setimo: 7,
  octavo: 8,
  noveno: 9,
}
const tens: Readonly<Record<string, number>> = {
  decimo: 10,
  vigesimo: 20,
  trigesimo: 30,
  cuadragesimo: 40,
  cuadrigesimo: 40,
  quincuagesimo: 50,
  sexagesimo: 60,
  septuagesimo: 70,
  septagesimo: 70,
  octogesimo: 80,
  nonagesimo: 90,
}
const whole: Readonly<Record<string, number>> = { undecimo: 11, duodecimo: 12, unico: 1 }
const alternatives = (words: Readonly<Record<string, number>>): string => Object.keys(words).join('|')

/** Regular expression source, on folded text, of a masculine ordinal in words up to tricentésimo nonagésimo noveno, joined or apart. */
export const ordinalWords = `(?:(?:centesimo|ducentesimo|tricentesimo)[ -]?(?:(?:${alternatives(tens)})[ -]?)?(?:${alternatives(units)})?|(?:${alternatives(tens)})[ -]?(?:${alternatives(units)})?|${alternatives(whole)}|${alternatives(units)})`

const hundreds: Readonly<Record<string, number>> = { tricentesimo: 300, ducentesimo: 200, centesimo: 100 }
const pieces = new RegExp(`${alternatives(hundreds)}|${alternatives(tens)}|${alternatives(whole)}|${alternatives(units)}`, 'gu')

/** Value of a folded ordinal in words («decimosegundo» → 12); 0 when it is none. */
export const ordinalValue = (folded: string): number => {
  let value = 0
  for (const [piece] of folded.matchAll(pieces)) value += hundreds[piece] ?? tens[piece] ?? whole[piece] ?? units[piece] ?? 0
  return value
}
