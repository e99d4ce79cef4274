const units = ['', 'primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno']
const tens = [
  '',
  'décimo',
  'vigésimo',
  'trigésimo',
  'cuadragésimo',
  'quincuagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
]

/** Ordinal of a considerando in words, 1 to 99: 23 → «vigésimo tercero». */
export const ordinalWords = (n: number): string => {
  if (n < 10) return units[n] ?? ''
  if (n === 11) return 'undécimo'
  if (n === 12) return 'duodécimo'
  const ten = tens[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten} ${units[n % 10]}`
}

const feminine = [
  '',
  'Primera',
  'Segunda',
  'Tercera',
  'Cuarta',
  'Quinta',
  'Sexta',
  'Séptima',
  'Octava',
  'Novena',
  'Décima',
  'Undécima',
  'Duodécima',
]

/** «Primera»… «Duodécima», for chambers. */
export const chamberOrdinal = (n: number): string => feminine[n] ?? `${n}ª`
