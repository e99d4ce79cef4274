import { foldText } from '../../analysis/fold-text.ts'

const particles = new Set('de del la las los el y e o u con en para por contra al a san-'.split(' '))
const acronyms = new Set(
  'sii afp tgr cde serviu suseso compin fonasa sernac seremi conaf pdi sma fne tdlc mop minvu cge cmr cat bci ict dom dga sag isp ips isl achs ist aes ntt bpo gm vtr sa cmpc sqm bice hdi rut ruc rit rol ips inp mp mpa nn cmf svs afc injuv conadi sename jpl ca cs tc dr rm ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(
    ' ',
  ),
)
const forms: Readonly<Record<string, string>> = {
  spa: 'SpA',
  's.p.a.': 'SpA',
  's.p.a': 'SpA',
  's.a': 'S.A.',
  's.a.': 'S.A.',
  ltda: 'Ltda.',
  'ltda.': 'Ltda.',
  'cia.': 'Cía.',
  cia: 'Cía.',
  eirl: 'E.I.R.L.',
  'e.i.r.l': 'E.I.R.L.',
  'e.i.r.l.': 'E.I.R.L.',
  'n.n.': 'N.N.',
  'n.n': 'N.N.',
  'm.p.': 'MP',
  'm.p': 'MP',
  'c.d.e': 'CDE',
  'c.d.e.': 'CDE',
}

/** Accents of institution words, which upper-case sources omit. Names of persons are left as they are. */
const accents: Readonly<Record<string, string>> = {
  publico: 'público',
  publica: 'pública',
  compania: 'compañía',
  tesoreria: 'tesorería',
  fiscalia: 'fiscalía',
  defensoria: 'defensoría',
  policia: 'policía',
  contraloria: 'contraloría',
  gendarmeria: 'gendarmería',
  secretaria: 'secretaría',
  notaria: 'notaría',
  ferreteria: 'ferretería',
  asesoria: 'asesoría',
  asesorias: 'asesorías',
  ingenieria: 'ingeniería',
  mineria: 'minería',
  agricola: 'agrícola',
  avicola: 'avícola',
  clinica: 'clínica',
  republica: 'república',
  credito: 'crédito',
  logistica: 'logística',
  tecnologia: 'tecnología',
  ilustrisima: 'ilustrísima',
  excelentisima: 'excelentísima',
  region: 'región',
  prevision: 'previsión',
  maquinas: 'máquinas',
  medica: 'médica',
  medicos: 'médicos',
  electrica: 'eléctrica',
  electricidad: 'electricidad',
  turistica: 'turística',
  economico: 'económico',
  educacion: 'educación',
}

const accented = (folded: string): string => accents[folded] ?? folded.replace(/([cs])ion$/u, '$1ión')

const capitalise = (word: string): string => word.replace(/\p{L}/u, (letter) => letter.toUpperCase())

const titleWord = (word: string, first: boolean, institution: boolean): string => {
  const folded = foldText(word)
  const form = forms[folded]
  if (form !== undefined) return form
  const bare = folded.replace(/[^a-zñ\d]/gu, '')
  if (acronyms.has(bare) || /^(?:[\p{L}]\.){2,}$/u.test(word)) return word.toUpperCase()
  if (/^[b-df-hj-np-tv-xzñ]{2,4}$/u.test(bare) || /^[a-z]{1,3}-[a-z]$/u.test(folded) || /\d/u.test(bare)) return word.toUpperCase()
  if (!first && particles.has(folded)) return word.toLowerCase()
  const spelled = institution && folded === word.toLowerCase() ? accented(folded) : word.toLowerCase()
  return spelled.replace(/[^\s-]+/gu, capitalise).replace(/(?<=\p{L}['’´])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Places whose article is part of the name. */
const articlePlaces =
  /\b(la|las|los|el) (serena|ligua|uni[oó]n|calera|florida|granja|reina|cisterna|pintana|cruz|estrella|higuera|araucan[ií]a|condes|cabras|[aá]ngeles|lagos|r[ií]os|vilos|andes|muermos|sauces|[aá]lamos|bosque|monte|quisco|tabo|carmen|loa|salvador|barnechea|prado|espejo)\b/giu

/**
 * Upper-case words in title case: Spanish particles small, acronyms and legal forms unchanged. `institution` adds missing accents of
 * common words. A name in mixed case is returned as it is.
 */
export function titleCase(text: string, institution: boolean): string {
  if (/\p{Lu}/u.test(text) && /\p{Ll}{2}/u.test(text)) return text
  let first = true
  const titled = text
    .split(/(\s+)/u)
    .map((piece) => {
      if (piece.trim() === '') return piece
      const opening = /^[([“"«]+/u.exec(piece)?.[0] ?? ''
      const closing = /[)\]”"»,;:]+$/u.exec(piece.slice(opening.length))?.[0] ?? ''
      const core = piece.slice(opening.length, piece.length - closing.length)
      const result = opening + titleWord(core, first, institution) + closing
      first = false
      return result
    })
    .join('')
  return titled.replace(articlePlaces, (_, article: string, place: string) => `${capitalise(article)} ${place}`)
}
