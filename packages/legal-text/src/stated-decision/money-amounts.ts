/** A sum as a text writes it: pesos, or units of account. */
export interface Amount {
  readonly value: number
  readonly unit: 'pesos' | 'UF' | 'UTM' | 'UTA'
}

const figure = String.raw`(?<figure>\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,\d+)?`
const amount = new RegExp(
  String.raw`\$ ?${figure}(?<millions> millones)?|(?<![\d.,])(?<inMillions>\d{1,4}) millones|(?<![\d.,])(?<units>\d{1,6}(?:\.\d{3})?(?:,\d+)?)(?: \([^)]{1,40}\))? (?:de )?(?<unit>uf|utm|uta|u\.?t\.?m\.?|u\.?t\.?a\.?|unidades (?:de fomento|tributarias? (?:mensual|anual)(?:es)?))(?!\p{L})|(?<![\p{L}])(?:(?<before>uf|utm|uta) ?(?<beforeUnits>\d{1,6}(?:\.\d{3})?))`,
  'gu',
)
const words: Readonly<Record<string, number>> = {
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
  trescientos: 300,
  quinientos: 500,
}
const wordMillions = new RegExp(
  String.raw`(?<!\p{L})(?<word>${Object.keys(words).join('|')}) (?:millon(?:es)?)(?= de pesos|[.,;) ]|$)`,
  'gu',
)
const million = 1_000_000

const numberOf = (written: string): number => Number(written.replaceAll(/[.\s]/gu, '').replace(',', '.'))
const unitOf = (written: string): Amount['unit'] => {
  const plain = written.replaceAll('.', '')
  if (plain.startsWith('uf') || plain.includes('fomento')) return 'UF'
  return plain.startsWith('uta') || plain.includes('anual') ? 'UTA' : 'UTM'
}

/** Every sum that folded words name, in order. */
export function amountsIn(folded: string): Amount[] {
  const figures = [...folded.matchAll(amount)].map(({ index, groups }) => {
    const { figure: pesos, millions, inMillions, units, unit = '', before, beforeUnits = '' } = groups ?? {}
    if (before !== undefined) return { index, value: numberOf(beforeUnits), unit: unitOf(before) }
    if (units !== undefined) return { index, value: numberOf(units), unit: unitOf(unit) }
    const value = inMillions === undefined ? numberOf(pesos ?? '') * (millions === undefined ? 1 : million) : Number(inMillions) * million
    return { index, value, unit: 'pesos' as const }
  })
  const written = [...folded.matchAll(wordMillions)].map(({ index, groups }) => ({
    index,
    value: (words[groups?.['word'] ?? ''] ?? 0) * million,
    unit: 'pesos' as const,
  }))
  return [...figures, ...written]
    .filter(({ value }) => value > 0)
    .sort((a, b) => a.index - b.index)
    .map(({ value, unit }) => ({ value, unit }))
}

export function isSameAmount(one: Amount, other: Amount): boolean {
  return one.unit === other.unit && one.value === other.value
}

const pesos = new Intl.NumberFormat('es-CL')

/** «$20.000.000», «50 UTM». */
export function formatAmount({ value, unit }: Amount): string {
  return unit === 'pesos' ? `$${pesos.format(value)}` : `${pesos.format(value)} ${unit}`
}
