import { beginningsOf } from '../parts/beginnings.ts'
import type { RewrittenText } from '../parts/rewritten-text.ts'

interface Term {
  /** Folded: the word in full, and the letters that no other word begins with. */
  readonly word: string
  readonly minLetters: number
  readonly written: string
  /** Beginnings that are words of their own. */
  readonly words?: string
  /** What has to stand around it, as patterns. */
  readonly behind?: string
  readonly before?: string
}
const term = (word: string, minLetters: number, written: string, rest: Omit<Term, 'word' | 'minLetters' | 'written'> = {}): Term => ({
  word,
  minLetters,
  written,
  ...rest,
})

const anyRuling = String.raw`(?<=(?<!\p{L})(?:sents?\.?|sentencias?|fallos?|jurisprudencia|veredictos?)\s+)`

const ofChamber = String.raw`(?<=(?<!\p{L})sala\s+)`

/** Words of conditions as a hurried hand breaks them off. */
const terms: readonly Term[] = [
  term('apelacion', 5, 'apelación', { words: 'apela' }),
  term('apelaciones', 10, 'apelaciones'),
  term('casacion', 5, 'casación'),
  term('unificacion', 6, 'unificación', { words: 'unifica' }),
  term('jurisprudencia', 6, 'jurisprudencia'),
  term('inaplicabilidad', 8, 'inaplicabilidad', { words: 'inaplicabl' }),
  term('inconstitucionalidad', 15, 'inconstitucionalidad', { words: 'inconstitucional' }),
  term('proteccion', 6, 'protección', { behind: String.raw`(?!\.?\s+(?:de\s+|del?\s+)?(?:datos|consum|infan|ni[nñ]|menor|social|salud))` }),
  term('reclamacion', 7, 'reclamación', { words: 'reclama' }),
  term('reclamo', 6, 'reclamo', { words: 'reclamo' }),
  term('nulidad', 5, 'nulidad'),
  term('revision', 6, 'revisión'),
  term('requerimiento', 8, 'requerimiento', { words: 'requerimos' }),
  term('extradicion', 7, 'extradición'),
  term('exequatur', 4, 'exequátur'),
  term('ilegalidad', 6, 'ilegalidad', { words: 'ilegal' }),
  term('tributaria', 6, 'tributaria', { before: String.raw`(?<=(?<!\p{L})reclam\p{L}*\.?\s+)` }),
  term('constitucional', 6, 'constitucional', { before: ofChamber }),
  term('laboral', 3, 'laboral', { before: ofChamber }),
  term('penal', 3, 'penal', { before: ofChamber }),
  term('monitorio', 5, 'monitorio', { words: 'monitor|monitori' }),
  term('abreviado', 5, 'abreviado', { words: 'abrevia', before: String.raw`(?<=(?<!\p{L})proc(?:ed(?:imiento)?)?s?\.?\s+)` }),
  term('simplificado', 6, 'simplificado', { words: 'simplifica', before: String.raw`(?<=(?<!\p{L})proc(?:ed(?:imiento)?)?s?\.?\s+)` }),
  term('pronunciamiento', 7, 'pronunciamiento', { words: 'pronuncia', before: String.raw`(?<=(?<!\p{L})omit\p{L}+\s+)` }),
  term('absolutoria', 6, 'absolutoria', { words: 'absoluto' }),
  term('absolucion', 7, 'absoluciones'),
  term('condenatoria', 8, 'condenatoria'),
  term('confirmatoria', 9, 'confirmatoria'),
  term('revocatoria', 7, 'revocatoria'),
  term('estimatoria', 7, 'estimatoria', { before: anyRuling }),
  term('confirmada', 7, 'confirmada', { words: 'confirma' }),
  term('revocada', 6, 'revocada', { words: 'revoca' }),
  term('acogida', 5, 'acogida', { words: 'acogi' }),
  term('rechazada', 6, 'rechazada', { words: 'rechaza' }),
  term('desestimada', 6, 'desestimada', { words: 'desestima' }),
  term('desechada', 5, 'desechada', { words: 'desecha' }),
  term('desistida', 7, 'desistida', { words: 'desiste' }),
  term('inadmisible', 6, 'inadmisible'),
  term('redaccion', 5, 'redactor'),
  term('disidencia', 5, 'disidente', { before: String.raw`(?<=(?<!\p{L})votos?\s+)` }),
  term('disidencia', 5, 'disidencia', { behind: String.raw`(?=\.?\s+(?:del?\s+)?\p{L})` }),
  term('prevencion', 6, 'prevención', { behind: String.raw`(?=\.?\s+(?:del?\s+)?(?:ministr|min|mtr)[oa.]?)` }),
  term('integrante', 5, 'integrante', { words: 'integra|integran', before: String.raw`(?<=(?<!\p{L})abog(?:ad[oa])?\.?\s+)` }),
  term('magistrado', 6, 'magistrado', { behind: String.raw`(?=\.?\s+\p{L})` }),
]

interface Rule {
  readonly pattern: RegExp
  readonly written: string
}
/** «inaplicabs», «casacs»: several, broken off behind a consonant. */
const plurals: readonly Rule[] = terms
  .filter(({ word }) => /(?:ion|dad)$/u.test(word))
  .map(({ word, minLetters, written }) => ({
    pattern: new RegExp(String.raw`(?<![\p{L}\d/-])${beginningsOf(word, minLetters)}(?<=[bcdfglt])s(?![\p{L}\d])\.?`, 'giu'),
    written: `${written.replace('ón', 'on')}es`,
  }))
const rules: readonly Rule[] = terms.map(({ word, minLetters, written, words, behind = '', before = '' }) => ({
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d/-])${before}${words === undefined ? '' : String.raw`(?!(?:${words})(?!\p{L}))`}${beginningsOf(word, minLetters)}(?![\p{L}\d])${behind}\.?`,
    'giu',
  ),
  written,
}))

/** Words of conditions that are broken off, in full: «apelac. inadm», «casac fondo desech», «redacc Soto». */
export function completeTerms(text: RewrittenText): RewrittenText {
  return [...plurals, ...rules].reduce((written, { pattern, written: full }) => written.replace(pattern, () => full), text)
}
