import type { Ruling, Section } from '@basejuris/domain'

/** Mulberry32: a small generator of numbers in [0, 1) that depends only on the seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const syllables = [
  'ca',
  'ción',
  'de',
  'man',
  'da',
  'te',
  'ri',
  'bu',
  'nal',
  'con',
  'si',
  'ra',
  'do',
  'ju',
  'cio',
  'le',
  'gal',
  'pe',
  'ñar',
  'que',
]

/** 8,000 invented words, the frequent ones short. */
function makeVocabulary(): string[] {
  const random = seededRandom(1)
  const syllable = () => syllables[Math.floor(random() * syllables.length)] ?? ''
  return Array.from({ length: 8000 }, (_, rank) => Array.from({ length: 1 + Math.floor(Math.log2(2 + rank) / 3) }, syllable).join(''))
}
const vocabulary = makeVocabulary()

/** Zipf-like: rank r is about as frequent as 1/r. */
const pickWord = (random: () => number): string => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? ''

/** The same number gives the same ruling. Text lengths are log-normal with a mean of about 10,000 characters. */
export function generateRuling(n: number): Ruling {
  const random = seededRandom(n + 7)
  const year = 1998 + Math.floor(random() * 28)
  const docketNumber = `O-${n + 1}-${year}`
  return {
    docId: docIdOf(n),
    idSentence: `${n}`,
    source: 'bench',
    collection: n % 3 === 0 ? 'corte_suprema' : 'laboral',
    base: n % 3 === 0 ? 'base_corte_suprema' : 'base_laboral',
    court: `${1 + (n % 9)}º Juzgado de Letras del Trabajo`,
    chamber: null,
    docketNumber,
    book: null,
    rit: docketNumber,
    ruc: null,
    caption: `${pickWord(random)} ${pickWord(random)} con ${pickWord(random)} limitada`,
    decidedOn: `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
    kind: 'sentencia',
    appealType: null,
    outcome: n % 2 === 0 ? 'acoge' : 'rechaza',
    outcomeText: null,
    judges: [{ name: `${pickWord(random)} ${pickWord(random)}`, vote: 'mayoria' }],
    drafter: null,
    norms: [{ key: 'CT:161', label: 'art. 161 Código del Trabajo', idNorma: 207_436, article: '161', origin: 'text' }],
    subjects: ['Despido injustificado'],
    originCourt: null,
    originDocketNumber: null,
    officialUrl: null,
    publicationStatus: null,
    fictional: true,
    sections: generateSections(random),
  }
}

export function docIdOf(n: number): string {
  return `bench-${n.toString(36).padStart(8, '0')}`
}

function generateSections(random: () => number): Section[] {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const characters = Math.min(400_000, Math.round(Math.exp(8.9 + 0.8 * normal)))
  const sections: Section[] = []
  let written = 0
  while (written < characters) {
    const number = sections.length + 1
    const text = generateParagraph(random, Math.min(characters - written, 200 + Math.floor(random() * 1200)))
    written += text.length
    sections.push({ anchor: `c${number}`, kind: 'considerando', number, title: `${number}°`, paragraphs: [{ anchor: `p${number}`, text }] })
  }
  return sections
}

function generateParagraph(random: () => number, characters: number): string {
  let text = 'Que'
  while (text.length < characters) text += `${random() < 0.1 ? ',' : ''} ${pickWord(random)}`
  return `${text}.`
}
