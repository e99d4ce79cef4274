import { type CitationVerdict, verdictNames } from '@basejuris/contract'
import { type ErrorKind, errorKinds } from '@basejuris/demo/briefs'
import { type CheckerQuality, type JudgedCitation, verdictsOf } from './checker-quality.ts'

/** Citations of one kind by what became of them. Leaks and false alarms are those said to be what they are not. */
interface KindFigures {
  readonly kind: ErrorKind | 'right'
  readonly n: number
  /** Wrong: warned of with a verdict that names the error. Right: said to exist. */
  readonly caught: number
  /** Wrong: warned of with another verdict. */
  readonly otherwise: number
  /** Said not to have been compared. */
  readonly unchecked: number
  /** No verdict at its place. */
  readonly unseen: number
  /** A wrong citation said to exist. */
  readonly leaks: number
  /** A right citation of which something is said to be wrong. */
  readonly falseAlarms: number
}

function figuresOf({ judged }: CheckerQuality): KindFigures[] {
  return [...errorKinds, 'right' as const].map((kind) =>
    countKind(
      kind,
      judged.filter(({ truth }) => truth === kind).map(({ verdict }) => verdict),
    ),
  )
}

function countKind(kind: ErrorKind | 'right', verdicts: readonly (CitationVerdict | null)[]): KindFigures {
  const count = (is: (verdict: CitationVerdict) => boolean): number => verdicts.filter((verdict) => verdict !== null && is(verdict)).length
  const warned = count((verdict) => verdict !== 'existe' && verdict !== 'no_comprobado')
  const exists = count((verdict) => verdict === 'existe')
  const named = kind === 'right' ? exists : count((verdict) => verdictsOf[kind].includes(verdict))
  return {
    kind,
    n: verdicts.length,
    caught: named,
    otherwise: kind === 'right' ? 0 : warned - named,
    unchecked: count((verdict) => verdict === 'no_comprobado'),
    unseen: verdicts.filter((verdict) => verdict === null).length,
    leaks: kind === 'right' ? 0 : exists,
    falseAlarms: kind === 'right' ? warned : 0,
  }
}

const kindNames: Readonly<Record<ErrorKind | 'right', string>> = {
  docket: 'rol',
  court: 'tribunal',
  date: 'fecha',
  caption: 'carátula',
  quotation: 'cita textual',
  article: 'artículo',
  law: 'ley',
  repealed: 'derogada',
  attribution: 'atribución cambiada',
  reserved: 'reservada',
  ambiguous: 'ambigua',
  parallel: 'mitad de una doble',
  right: 'correctas',
}

/** Reached, and only rising. Of the first wordings with seed 1. */
const minWithoutLeak = 0.8
const minWithoutAlarm = 0.97

interface CheckerFloor {
  readonly name: string
  readonly reached: number
  readonly floor: number
}

/** Shares of the wrong citations that were not said to exist, and of the right ones of which nothing wrong was said. */
export function checkerFloors(quality: CheckerQuality): CheckerFloor[] {
  const rows = figuresOf(quality)
  const share = (kinds: readonly KindFigures[], of: (row: KindFigures) => number): number => {
    const [bad, n] = [of, ({ n: count }: KindFigures) => count].map((each) => kinds.reduce((total, row) => total + each(row), 0)) as [
      number,
      number,
    ]
    return n === 0 ? 0 : 1 - bad / n
  }
  return [
    {
      name: 'citas con error que no pasan por buenas',
      reached: share(
        rows.filter(({ kind }) => kind !== 'right'),
        ({ leaks }) => leaks,
      ),
      floor: minWithoutLeak,
    },
    {
      name: 'citas correctas sin falsa alarma',
      reached: share(
        rows.filter(({ kind }) => kind === 'right'),
        ({ falseAlarms }) => falseAlarms,
      ),
      floor: minWithoutAlarm,
    },
  ]
}

const columns = ['n', 'acertadas', 'otro aviso', 'sin comprobar', 'sin ver', 'fugas', 'falsas alarmas'] as const
const nameWidth = 21
const percent = 100

/** The figures as a table for a terminal, with every leak and false alarm. */
export function formatChecker(quality: CheckerQuality): string {
  const rows = figuresOf(quality)
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(nameWidth) : String(cell).padStart((columns[at - 1]?.length ?? 0) + 2)))
      .join('')
  const wrong = rows.filter(({ kind }) => kind !== 'right')
  const sum = (of: (row: KindFigures) => number): number => wrong.reduce((total, row) => total + of(row), 0)
  const right = rows.find(({ kind }) => kind === 'right')
  const share = right === undefined || right.n === 0 ? 0 : (right.falseAlarms / right.n) * percent
  const leaks = quality.judged.filter(({ truth, verdict }) => truth !== 'right' && truth !== 'own' && verdict === 'existe')
  const alarms = quality.judged.filter(({ truth, verdict }) => truth === 'right' && verdict !== null && isWarning(verdict))
  return [
    `Citas con errores plantados: ${quality.briefs} escritos, ${quality.judged.filter(({ truth }) => truth !== 'own').length} citas`,
    line(['tipo', ...columns]),
    ...rows.map(({ kind, n, caught, otherwise, unchecked, unseen, leaks: missed, falseAlarms }) =>
      line([kindNames[kind], n, caught, otherwise, unchecked, unseen, missed, falseAlarms]),
    ),
    `fugas ${sum((row) => row.leaks)} de ${sum((row) => row.n)} · falsas alarmas ${right?.falseAlarms ?? 0} de ${right?.n ?? 0} (${share.toFixed(1)} %)`,
    `avisos sobre lo que nadie plantó: ${quality.stray.filter(({ verdict }) => isWarning(verdict)).length} de ${quality.stray.length}`,
    ...checkerFloors(quality).map(
      ({ name, reached, floor }) => `${reached >= floor ? 'cumple' : 'NO CUMPLE'}  ${name}: ${reached.toFixed(3)} (piso ${floor})`,
    ),
    ...leaks.map((each) => `fuga, ${describe(each)}`),
    ...alarms.map((each) => `falsa alarma, ${describe(each)}`),
  ].join('\n')
}

const isWarning = (verdict: CitationVerdict): boolean => verdict !== 'existe' && verdict !== 'no_comprobado'

const describe = ({ truth, brief, text, note, verdict, phrases, context }: JudgedCitation): string =>
  `${truth === 'own' ? 'propia' : kindNames[truth]}, escrito ${brief}: «${text}» [${note}] ${verdict === null ? '' : verdictNames[verdict]}: ${phrases.join(' ')}\n    ${context.replace(/\s+/gu, ' ')}`
