import {
  type FamilyFigures,
  type FirstRun,
  figuresOfQueries,
  type MeanFigure,
  type RoundRecord,
  roundProduct,
  roundSystems,
} from '@basejuris/search'

const figure = (value: number): string => value.toFixed(3)
const between = ([low, high]: readonly [number, number]): string => `[${figure(low)}, ${figure(high)}]`
const column = 24

/** nDCG@10 of each system by family, what the product reaches above the others, recall@100, and queries with an answer in the first ten. */
export function formatRun({ queries, rulings, negatives }: Pick<FirstRun, 'queries' | 'rulings' | 'negatives'>): string {
  const figures = figuresOfQueries(queries)
  const others = roundSystems.filter((system) => system !== roundProduct)
  const table = (
    title: string,
    systems: typeof roundSystems | typeof others,
    cells: (each: FamilyFigures) => readonly string[],
  ): string[] => ['', row(title, 'queries', systems), ...figures.map((each) => row(each.family, String(each.queries), cells(each)))]
  return [
    `${rulings} rulings; 95 % intervals by bootstrap over queries, paired for differences`,
    ...table('nDCG@10', roundSystems, ({ ndcg10 }) =>
      roundSystems.map((system) => `${figure(ndcg10[system].mean)} ${between(ndcg10[system].interval)}`),
    ),
    ...table(`${roundProduct} above`, others, ({ above }) => others.map((system) => difference(above[system]))),
    ...table('recall@100', roundSystems, ({ recall100 }) => roundSystems.map((system) => figure(recall100[system]))),
    ...table('in first ten', roundSystems, ({ found }) => roundSystems.map((system) => `${found.inTen[system]} of ${found.asked}`)),
    '',
    `questions without an answer and with nothing at alta: ${negatives.quiet} of ${negatives.asked}`,
  ].join('\n')
}

/** One line for each round: when it was first run, and what the product reached. */
export function formatRecords(records: readonly RoundRecord[]): string {
  return records
    .map(({ name, registeredOn, firstRun, judgments, agreement }) => {
      const judged = `${judgments} judgments${agreement === null ? '' : `, ${agreement.judgments} twice, equal ${figure(agreement.equal)}, kappa ${agreement.kappa === null ? '–' : figure(agreement.kappa)}`}`
      if (firstRun === null) return `${name}: registered ${registeredOn}, not yet run; ${judged}`
      const reached = figuresOfQueries(firstRun.queries).map(
        ({ family, queries, ndcg10 }) => `${family} ${figure(ndcg10[roundProduct].mean)} (${queries})`,
      )
      return `${name}: first run ${firstRun.date} at ${firstRun.commit.slice(0, 8)}; ${judged}; ${reached.join(', ')}`
    })
    .join('\n')
}

const difference = (above: MeanFigure | undefined): string =>
  above === undefined ? '–' : `${above.mean >= 0 ? '+' : ''}${figure(above.mean)} ${between(above.interval)}`

const row = (family: string, queries: string, cells: readonly string[]): string =>
  [family.padEnd(12), queries.padStart(8), ...cells.map((cell) => cell.padStart(column))].join(' ')
