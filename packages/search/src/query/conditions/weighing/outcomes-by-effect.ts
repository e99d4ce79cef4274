import type { Outcome } from '@basejuris/domain'
import { outcomeMeanings, outcomesLabel } from '../../outcomes/find-outcomes.ts'
import { type Mention, matchEach } from '../mention.ts'

const granting = outcomeMeanings.acoge ?? ['acoge']

interface Effect {
  readonly pattern: RegExp
  readonly value: Outcome
  /** Outcomes of the rulings that say so. */
  readonly outcomes: readonly Outcome[]
}
const effect = (forms: string, value: Outcome, outcomes: readonly Outcome[]): Effect => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d-])(?:${forms})(?![\p{L}\d-])`, 'gu'),
  value,
  outcomes,
})

const effects: readonly Effect[] = [
  // Article 782 of the Código de Procedimiento Civil rejects so, and some sources name it inadmissible.
  effect('manifiesta\\s+falta\\s+(?:de\\s+)?fundamentos?', 'rechaza', ['rechaza', 'inadmisible']),
  effect('(?:sentencias?|fallos?)\\s+(?:de\\s+)?reemplazo', 'acoge', granting),
  // A court that acts so often finds the recourse itself inadmissible.
  effect('actu(?:ad[oa]|o|e|en|aron|ando|ar)\\s+de\\s+oficio', 'acoge', [...granting, 'revoca', 'inadmisible']),
  effect('orden(?:an?|en?|ad[oa]|o)\\s+(?:(?:la\\s+)?realizacion\\s+de\\s+)?(?:un\\s+)?nuevo\\s+juicio(?:\\s+oral)?', 'anula', granting),
  effect('orden(?:en?|ad[oa])\\s+(?:\\p{L}+[aei]r)(?:l[aeo]s?|se)?', 'acoge', granting),
  effect('orden(?:an?|en?|ad[oa]s?|o|aron)\\s+(?:la\\s+)?entregas?', 'acoge', granting),
]

interface OfCourt extends Effect {
  /** What the query is about, for the word to be said of its ruling. */
  readonly about: RegExp
}
const ofCourt = (about: RegExp, forms: string, value: Outcome, outcomes: readonly Outcome[]): OfCourt => ({
  ...effect(forms, value, outcomes),
  about,
})

/** What is raised or lowered by whom a party went to. */
const amount =
  '(?:montos?|indemnizaci(?:on|ones)|multas?|sancion(?:es)?|sumas?|cuantias?|avaluacion(?:es)?|penas?|compensaci(?:on|ones)|dano\\s+moral|condenas?)'
const changes =
  'elev(?:an?|en?|ad[oa]s?|o|aron)|aument(?:an?|en?|ad[oa]s?|o|aron)|sub(?:en?|an?|id[oa]s?|io|ieron)|rebaj(?:an?|en?|ad[oa]s?|o|aron)|redu(?:cen?|zcan?|cid[oa]s?|jo|jeron)|disminu(?:yen?|yan?|id[oa]s?)'

/** What only some courts do, and others tell of. */
const effectsOfCourts: readonly OfCourt[] = [
  // «que hayan elevado el monto», «que rebajen la multa».
  ofCourt(
    /(?:fallos|sentencias|cortes?|suprema|tribunal|juzgad|casos)/u,
    `(?:${changes})(?=\\s+(?:(?:el|la|los|las|dich[oa]s?|es[ea]s?)\\s+)?${amount}(?!\\p{L}))`,
    'acoge',
    [...granting, 'revoca', 'confirma'],
  ),
  ofCourt(/transparencia|cplt/u, 'ordenan?\\s+(?:(?:la\\s+)?entrega|entregar|informar|publicar|proporcionar)', 'acoge', granting),
  // Electoral courts take mayors and councillors out of their office.
  ofCourt(
    /alcald|concejal|elector|(?<!\p{L})(?:ter|tricel)(?!\p{L})|notable\s+abandono|gobernador|\bcore\b/u,
    'remue(?:v[ae]n?)|removi(?:o|eron|endo)|removid[oa]s?|destitu(?:yen?|yan?|id[oa]s?)|destituy(?:o|eron)|inhabilit(?:an?|en?|o|aron|ad[oa]s?)',
    'acoge',
    granting,
  ),
  // Courts that fine whom they find guilty.
  ofCourt(
    /libre\s+competencia|tdlc|(?<!\p{L})fne(?!\p{L})|colusi|policia\s+local|(?<!\p{L})jpl(?!\p{L})/u,
    'sancion(?:an?|en?|o|aron|ad[oa]s?|atori[oa]s?)|multan|multen|mult(?:o|aron)|multad[oa]s?',
    'condena',
    ['condena', ...granting, 'confirma'],
  ),
  // Courts of guarantee end a case so, and their rulings are of no outcome of an appeal.
  ofCourt(
    /garantia|(?<!\p{L})jg(?!\p{L})|imputad|delito|reparatori|condicional/u,
    '(?:apr(?:ueb|ob)[ae]n?|aprob(?:o|aron|ad[oa]s?|ando))(?=\\s+(?:(?:la|el|los|las|un|una)\\s+)?(?:acuerdos?\\s+reparatorios?|suspension(?:es)?\\s+condicional))|(?<=acuerdos?\\s+reparatorios?\\s+)aprobad[oa]s?|(?<=suspension(?:es)?\\s+condicional(?:es)?\\s+)aprobad[oa]s?',
    'otro',
    ['otro', 'confirma'],
  ),
  ofCourt(/./u, 'sobrese(?:en?|an?|yo|yeron|id[oa]s?)', 'otro', ['otro', 'confirma', 'revoca']),
  // Where the court that ends a case so is named itself.
  ofCourt(
    /garantia|gtia|(?<!\p{L})jg(?!\p{L})|marcial|juzgado\s+militar/u,
    'sobreseimientos?(?:\\s+(?:definitiv|temporal)\\p{L}*)?',
    'otro',
    ['otro', 'confirma', 'revoca'],
  ),
  // Who does not go on with a case for months gives it up.
  ofCourt(
    /./u,
    'abandono(?=\\s+(?:del?\\s+procedimiento\\s+)?(?:decretad|declarad|acogid)o(?!\\p{L}))|(?:decret|declar)(?:an?|en?|o|aron|ad[oa])\\s+(?:el\\s+)?abandono(?:\\s+del?\\s+procedimiento)?',
    'abandonado',
    ['abandonado', ...granting, 'confirma'],
  ),
  ofCourt(
    /^(?=.*(?:tdlc|(?<!\p{L})fne(?!\p{L})|libre\s+competencia))(?=.*(?:fusion|concentracion|operacion|adquisicion|consulta))/u,
    'apr(?:ueb|ob)[ae]n?|aprob(?:o|aron|ad[oa]s?|atori[oa]s?)',
    'acoge',
    ['otro', ...granting, 'confirma'],
  ),
  ofCourt(
    /tdlc|libre\s+competencia|consulta/u,
    '(?:apr(?:ueb|ob)[ae]n?|aprob(?:o|aron|ad[oa]s?))(?=\\s+(?:con\\s+medidas|con\\s+condiciones|sin\\s+condiciones|(?:la|una)\\s+consulta|(?:la\\s+)?(?:operacion|fusion|concentracion)))',
    'acoge',
    ['otro', ...granting, 'confirma'],
  ),
  ofCourt(
    /contralor|cgr|dictam|toma\s+de\s+razon/u,
    'representa[ns]?|representen|representad[oa]s?|represento|curs(?:an?|en?|o|aron|ad[oa]s?)\\s+con\\s+alcances?',
    'rechaza',
    ['rechaza', 'otro'],
  ),
]

const sentence = /[.;?¿!]/u

/**
 * «que ordenen inscribir», «casación en el fondo, manifiesta falta de fundamento»: what rulings of an outcome do or say. Beside a word for an outcome
 * in the same sentence that word says it. `folded` is the query, and `others` its other outcomes.
 */
export function outcomesByEffect(folded: string, others: readonly Mention[]): Mention[] {
  const isBeside = (from: number, to: number): boolean =>
    others.some(({ test, ...other }) => {
      const between = folded.slice(Math.min(to, other.to), Math.max(from, other.from))
      return test.kind === 'resultado' && !sentence.test(between)
    })
  return matchEach(folded, [...effects, ...effectsOfCourts.filter(({ about }) => about.test(folded))])
    .filter(({ from, to }) => !isBeside(from, to))
    .map(({ from, to, row: { value, outcomes } }) => ({
      from,
      to,
      test: { kind: 'resultado', outcomes },
      value,
      label: outcomesLabel(outcomes),
      strength: 'doubtful',
      isPossible: true,
      isSaidToo: true,
    }))
}
