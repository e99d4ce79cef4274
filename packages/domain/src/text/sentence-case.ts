/** Words of titles that are capitals by themselves. */
const acronyms = new Set('AFC AFP CMF CPC CPP DFL DL DS IPC IVA NU ONU RUN RUT SII UF UTA UTM'.split(' '))
const romanNumeral = /^(?=[IVXL])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u
const ordinals =
  'PRELIMINAR|FINAL|[ÚU]NIC[OA]|PRIMER[OA]|SEGUND[OA]|TERCER[OA]|CUART[OA]|QUINT[OA]|SEXT[OA]|S[ÉE]PTIM[OA]|OCTAV[OA]|NOVEN[OA]|D[ÉE]CIM[OA]'
/** «TÍTULO VI», «PARRAFO 1º», «LIBRO TERCERO», with what closes it. */
const division = new RegExp(
  `^(?<kind>LIBRO|T[ÍI]TULO|CAP[ÍI]TULO|P[ÁA]RRAFO|SECCI[ÓO]N)(?<number> (?:[IVXL]+|\\d+\\.?[°º]?|${ordinals})(?: BIS| TER)?(?![\\p{L}\\d]))(?<close>[\\s.:\\-–—]*)`,
  'iu',
)

/** Words that titles write without their accent. Those that end in -ción and -sión follow a rule. */
const accents = new Map(
  (
    'administración aeronáutico artículo capítulo célula código común crédito curaduría débito demás depósito económico económica electrónica electrónico ' +
    'energía garantía garantías habrá indígena indígenas industria jurídica jurídicas jurídico mínimo máximo minería número orgánica orgánico páguese párrafo ' +
    'pérdida período política políticas político políticos pública públicas público públicos penitenciario país raíces régimen república ' +
    'sección título tránsito técnica técnico único último amnistía ilícito ilícitas licitación médicas opinión órgano órganos préstamo psicotrópicas sicotrópicas soberanía tráfico vías vehículo vehículos ámbito área íntegra judicatura categoría crímenes jurisdicción ' +
    'policía secretaría subsecretaría economía vía según también través método métodos médico médica científico tecnología telecomunicación'
  )
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\u0301/gu, ''), word]),
)

/** Names that keep their capitals, as they are shown. */
const names = [
  'Constitución Política de la República',
  'Congreso Nacional',
  'Corte Suprema',
  'Poder Judicial',
  'Ministerio Público',
  'Código Civil',
  'Código Penal',
  'Código Tributario',
  'Código Sanitario',
  'Código Aeronáutico',
  'Código Procesal Penal',
  'Código Orgánico de Tribunales',
  'Código de Aguas',
  'Código de Comercio',
  'Código de Derecho Internacional Privado',
  'Código de Justicia Militar',
  'Código de Minería',
  'Código de Procedimiento Civil',
  'Código de Procedimiento Penal',
  'Código del Trabajo',
  'República',
  'Chile',
  'Estado',
]
const nameByWords = new Map(names.map((name) => [name.toLowerCase(), name]))
const anyName = new RegExp(`(?<!\\p{L})(?:${[...nameByWords.keys()].join('|')})(?!\\p{L})`, 'gu')

const isCapitals = (text: string): boolean => {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals > 1 && capitals > 0.6 * (text.match(/\p{L}/gu)?.length ?? 0)
}

const lowerWord = (word: string): string => {
  if (acronyms.has(word) || (romanNumeral.test(word) && word !== 'LI')) return word
  const lower = word.toLowerCase().replace(/(?<=[cs])ion$/u, 'ión')
  return accents.get(lower) ?? lower
}

const capitalise = (text: string): string => text.replace(/^[^\p{L}]*\p{Ll}/u, (start) => start.toUpperCase())

/** A text in capitals as a sentence. Letters with points («D.F.L.», «S.A.»), roman numerals and acronyms stay. */
function lowerSentence(text: string): string {
  if (!isCapitals(text)) return text
  const lower = text.replace(/(?:\p{Lu}\.){2,}|N[°º]s?|\p{L}+/gu, (word) => (/[.°º]/u.test(word) ? word : lowerWord(word)))
  const named = lower.replace(anyName, (words) => nameByWords.get(words) ?? words)
  return capitalise(named.replace(/(?<=\p{L}{3}\. )\p{Ll}/gu, (letter) => letter.toUpperCase()))
}

/**
 * A title of a norm, or of one of its divisions, that is printed in capitals: «TITULO VI DE LA PRESCRIPCION» → «Título VI De la
 * prescripción». What is not in capitals stays. Only for titles: the text of an article is shown as it was published.
 */
export function sentenceCase(title: string): string {
  const found = division.exec(title)
  if (found === null) return lowerSentence(title)
  const { kind = '', number = '', close = '' } = found.groups ?? {}
  const label = capitalise(lowerWord(kind)) + number.replace(/\p{Lu}{2,}/gu, lowerWord)
  return label + close + lowerSentence(title.slice(found[0].length))
}

const particles = new Set('a al con de del e el en la las lo los o para por u y'.split(' '))

/** The name of an organ that is printed in capitals: «MINISTERIO DE HACIENDA» → «Ministerio de Hacienda». What is not in capitals stays. */
export function properName(name: string): string {
  if (!isCapitals(name)) return name
  return name.replace(/(?:\p{Lu}\.){2,}|\p{L}+/gu, (word, at: number) => {
    const lower = lowerWord(word)
    return at > 0 && particles.has(lower) ? lower : capitalise(lower)
  })
}
