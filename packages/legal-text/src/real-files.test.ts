import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDigitModulo11, findRucs, type Subdivision } from '@basejuris/domain'
import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import { describeRealFiles, realFiles } from '@basejuris/testkit/real-files'
import { beforeAll, expect, it } from 'vitest'
import { hasDisplacedAccents } from './cleaning/repair-displaced-accents.ts'
import { sourceLines } from './cleaning/source-lines.ts'
import {
  cleanText,
  type FoundNormCitation,
  findDisposition,
  findNormCitations,
  maskPersonalData,
  parseOutcome,
  parseSourceNorm,
  splitSections,
} from './index.ts'

const squeezed = (text: string): string => text.replace(/\s+/gu, '')

const judiciary = 'corpus/raw/pjud_juris'
const citationCases = 'norms/citation_cases_dev.jsonl'
const sections = ['Corte_Suprema', 'Corte_de_Apelaciones', 'Penales', 'Laborales', 'Civiles'] as const
const collections = { Corte_Suprema: 'corte_suprema', Corte_de_Apelaciones: 'corte_de_apelaciones' } as const

/** What a source may mean by «acogida». */
const finer = new Set(['acoge_parcial', 'casa', 'anula', 'unifica', 'mixto'])

interface RealRuling {
  readonly section: string
  readonly raw: string
  readonly wording: string | null
  readonly paragraphs: readonly string[]
  /** Norms that the court's own analysis names. */
  readonly annotated: readonly string[]
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')

const readSection = (section: string): RealRuling[] => {
  const folder = join(realFiles, judiciary, section)
  return readdirSync(folder).flatMap((name) => {
    const { sentencias } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sentencias: Record<string, unknown>[] }
    return sentencias.map((document) => {
      const raw = String(document['texto_setencia'] ?? document['texto_sentencia'] ?? '')
      const wording = document['resultado_recurso_sup_s']
      const annotated = listOf(document['norma_articulo_ss'])
      return { section, raw, wording: typeof wording === 'string' ? wording : null, paragraphs: cleanText(raw), annotated }
    })
  })
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/<br\s*\/?>/giu, '\n')
    .match(/[\p{L}\d]+/gu) ?? []
const noiseLine =
  /^\s*(?:este documento tiene firma electr|y su original puede ser validado|https?:\/\/|c[oó]digo: [A-Z]{8,}|\d{4}-\d{2}-\d{2}T|PAGE|p[aá]gina ?\d|fojas?:? ?\d|RIT[«» ]|-? ?\d{1,4} ?-?\s*$|[A-Z]-\d+-\d{4}\s*$)/iu
const numbered =
  /^(?:considerando )?(?:(?:d[eé]cim|vig[eé]sim|trig[eé]sim|cuadrag[eé]sim)[oa]?\s?)?(?:primero?|segundo|tercero?|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|und[eé]cimo|duod[eé]cimo|vig[eé]simo|trig[eé]simo)\s?(?:[:;.)°-]|\()|^\d{1,2}\s?[°º]\s?[).:-]*\s*-?\s*que\b/iu

describeRealFiles('on a private set of real rulings', [judiciary], () => {
  let rulings: readonly RealRuling[] = []
  beforeAll(() => {
    rulings = sections.flatMap(readSection)
  })

  it('keeps at least 99 % of the words outside page furniture', () => {
    let total = 0
    let lost = 0
    for (const { raw, paragraphs } of rulings.filter(({ raw }) => !hasDisplacedAccents(sourceLines(raw)))) {
      const left = new Map<string, number>()
      for (const word of wordsOf(paragraphs.join('\n'))) left.set(word, (left.get(word) ?? 0) + 1)
      const substance = raw.split(/<br\s*\/?>|\n/giu).filter((line) => !noiseLine.test(line.trim()))
      for (const word of wordsOf(substance.join('\n'))) {
        total += 1
        const count = left.get(word) ?? 0
        if (count === 0) lost += 1
        else left.set(word, count - 1)
      }
    }
    console.info(`words kept: ${((1 - lost / total) * 100).toFixed(2)} % of ${total}`)
    expect(lost / total).toBeLessThan(0.01)
  })

  it('finds the considerandos a plain count finds', () => {
    for (const section of sections) {
      const own = rulings.filter((ruling) => ruling.section === section)
      const plain = own.filter(({ paragraphs }) => paragraphs.filter((paragraph) => numbered.test(paragraph)).length >= 2)
      const found = plain.filter(({ paragraphs }) => splitSections(paragraphs).filter((part) => part.kind === 'considerando').length >= 2)
      const decided = own.filter(({ paragraphs }) => splitSections(paragraphs).some((part) => part.kind === 'resolutiva'))
      console.info(
        `${section}: considerandos in ${found.length} of ${plain.length} that show them, decision in ${decided.length} of ${own.length}`,
      )
      expect(found.length / plain.length).toBeGreaterThan(0.95)
      expect(decided.length / own.length).toBeGreaterThan(0.85)
    }
  })

  it('keeps every paragraph in order', () => {
    const flat = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/gu, ' ').trim()
    for (const { paragraphs } of rulings) {
      expect(flat(splitSections(paragraphs).flatMap((part) => part.paragraphs.map(({ text }) => text)))).toBe(flat(paragraphs))
    }
  })

  it('leaves no valid RUT, no e-mail and no telephone', () => {
    const counts = new Map<string, number>()
    for (const { paragraphs } of rulings) {
      const { text, found } = maskPersonalData(paragraphs.join('\n'))
      for (const { kind, count } of found) counts.set(kind, (counts.get(kind) ?? 0) + count)
      const rucs = findRucs(text)
      for (const match of text.matchAll(/(?<![\d-])0{0,3}(\d{1,2}\.?\d{3}\.?\d{3})\s?[-–]\s?([\dkK])(?![\p{L}\d])/gu)) {
        if (rucs.some((ruc) => match.index >= ruc.from && match.index < ruc.to)) continue
        expect(checkDigitModulo11((match[1] ?? '').replaceAll('.', '')), match[0]).not.toBe((match[2] ?? '').toUpperCase())
      }
      expect(text.match(/[\w.+-]+@[\w-]+\.[\w.]+/gu)).toBeNull()
      const phones = text.match(/\+56[\s\d]{8,}|(?:fono|celular):? ?\(?\d[\d ()-]{6,}/giu) ?? []
      expect(phones.filter((phone) => phone.replace(/\D/gu, '').length >= 7)).toEqual([])
    }
    console.info(`masked: ${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}`)
    expect(counts.get('rut')).toBeGreaterThan(500)
  })

  it('reads from the decision what the source says', () => {
    const review = rulings.filter((ruling) => ruling.section in collections && ruling.wording !== null)
    let decided = 0
    let agreed = 0
    const finer = new Set(['acoge_parcial', 'casa', 'anula', 'unifica', 'mixto'])
    for (const { section, wording, paragraphs } of review) {
      const collection = collections[section as keyof typeof collections]
      const dispositive = splitSections(paragraphs)
        .filter((part) => part.kind === 'resolutiva')
        .flatMap((part) => part.paragraphs.map(({ text }) => text))
        .join('\n')
      const said = parseOutcome({ wording, dispositive: null, collection }).outcome
      const read = parseOutcome({ wording: null, dispositive, collection }).outcome
      if (said === 'otro' || read === 'sin_dato') continue
      decided += 1
      if (said === read || (said === 'acoge' && finer.has(read))) agreed += 1
    }
    console.info(`outcome read from the decision agrees in ${agreed} of ${decided}`)
    expect(agreed / decided).toBeGreaterThan(0.97)
  })

  it('quotes in one line what the source says was decided', () => {
    let found = 0
    let decided = 0
    let agreed = 0
    for (const { section, wording, paragraphs } of rulings) {
      const sections = splitSections(paragraphs)
      const line = findDisposition(sections)?.line
      if (line === undefined) continue
      found += 1
      const own = sections.flatMap((part) => part.paragraphs).find(({ anchor }) => anchor === line.anchor)
      const shown = own?.text.slice(line.from, line.to) ?? ' '
      const pieces = line.text.replace(/…$/u, '').split(' … ')
      expect(shown.startsWith(pieces[0] ?? ' ') || pieces[0]?.startsWith(shown)).toBe(true)
      const whole = squeezed(paragraphs.join(''))
      expect(pieces.filter((piece) => !whole.includes(squeezed(piece)))).toEqual([])
      expect(line.text.length).toBeLessThanOrEqual(240)
      const collection = collections[section as keyof typeof collections]
      const said = collection === undefined ? 'otro' : parseOutcome({ wording, dispositive: null, collection }).outcome
      if (said === 'otro' || said === 'sin_dato') continue
      decided += 1
      const read = parseOutcome({ wording: null, dispositive: line.text, collection }).outcome
      if (said === read || (said === 'acoge' && finer.has(read))) agreed += 1
    }
    console.info(`a line found in ${found} of ${rulings.length}, with the outcome of the source in ${agreed} of ${decided}`)
    expect(found / rulings.length).toBeGreaterThan(0.96)
    expect(agreed / decided).toBeGreaterThan(0.96)
  })

  it('finds the annotated articles whose number is in the text', () => {
    let occurring = 0
    let found = 0
    for (const { annotated, paragraphs } of rulings.filter((ruling) => ruling.annotated.length > 0)) {
      const text = paragraphs.join('\n')
      const keys = new Set(findNormCitations(text).map(({ key }) => key))
      const articles = new Map(annotated.map((written) => parseSourceNorm(written, null)).map((norm) => [norm?.key, norm?.article]))
      for (const [key, article] of articles) {
        const number = article?.split(' ')[0]?.replace(/\B(?=(?:\d{3})+$)/gu, String.raw`\.?`)
        if (key === undefined || number === undefined || !new RegExp(String.raw`(?<![\d.])${number}(?!\d)`, 'u').test(text)) continue
        occurring += 1
        if (keys.has(key)) found += 1
      }
    }
    console.info(`annotated articles found: ${found} of ${occurring}`)
    expect(found / occurring).toBeGreaterThanOrEqual(0.85)
  })

  it('reads citations of norms at three million characters a second and more', () => {
    const texts = rulings.map(({ paragraphs }) => paragraphs.join('\n'))
    const characters = texts.reduce((sum, text) => sum + text.length, 0)
    const readAll = () => cpuMillis(() => texts.forEach((text) => void findNormCitations(text)))
    readAll()
    const perSecond = (characters / readAll()) * 1000
    console.info(`citations of norms: ${(perSecond / 1e6).toFixed(1)} M characters a second, of ${(characters / 1e6).toFixed(1)} M`)
    expect(perSecond).toBeGreaterThan(3e6)
  })
})

interface ExpectedCitation extends Subdivision {
  readonly idNorma: number | null
  readonly articulo: string | null
}

const place = (idNorma: number | null, article: string | null, { numeral, inciso, letra }: Subdivision): string =>
  [idNorma, article, numeral, inciso, letra].join(':')

const placesOf = ({ idNorma, article, subdivisions }: FoundNormCitation): string[] =>
  (subdivisions.length === 0 ? [{}] : subdivisions).map((each) => place(idNorma, article, each))

// The citation cases quote real rulings, so they stay outside the project as well.
describeRealFiles('on a private set of citation cases', [citationCases], () => {
  it('resolves at least 95 % exactly, down to numeral, inciso and letter', () => {
    const cases = readFileSync(join(realFiles, citationCases), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { texto: string; esperado: ExpectedCitation[] })
    const right = cases.filter(({ texto, esperado }) => {
      const found = new Set(findNormCitations(texto).flatMap(placesOf))
      const expected = new Set(esperado.map((each) => place(each.idNorma, each.articulo, each)))
      return found.size === expected.size && [...expected].every((one) => found.has(one))
    })
    console.info(`citation cases right: ${right.length} of ${cases.length}`)
    expect(right.length / cases.length).toBeGreaterThanOrEqual(0.95)
  })
})
