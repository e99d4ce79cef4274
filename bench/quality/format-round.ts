import type { FamilyFigures, FirstRun, RoundRecord } from './round-record.ts'
import { product, systems } from './systems.ts'

const figure = (value: number): string => value.toFixed(3)
const between = ([low, high]: readonly [number, number]): string => `[${figure(low)}, ${figure(high)}]`
const column = 24

/** nDCG@10 of each system by family, what the product reaches above the others, and recall@100. */
export function formatRun({ figures, rulings, negativesWithoutHigh: [quiet, negatives] }: Omit<FirstRun, 'date' | 'commit'>): string {
  const others = systems.filter((system) => system !== product)
  return [
    `${rulings} rulings; 95 % intervals by bootstrap over queries, paired for differences`,
    '',
    row('nDCG@10', 'queries', systems),
    ...figures.map(({ family, queries, ndcg10 }) =>
      row(
        family,
        String(queries),
        systems.map((system) => `${figure(ndcg10[system].mean)} ${between(ndcg10[system].interval)}`),
      ),
    ),
    '',
    row(`${product} above`, 'queries', others),
    ...figures.map(({ family, queries, above }) =>
      row(
        family,
        String(queries),
        others.map((system) => difference(above[system])),
      ),
    ),
    '',
    row('recall@100', 'queries', systems),
    ...figures.map(({ family, queries, recall100 }) =>
      row(
        family,
        String(queries),
        systems.map((system) => figure(recall100[system])),
      ),
    ),
    '',
    `questions without an answer and with nothing at alta: ${quiet} of ${negatives}`,
  ].join('\n')
}

/** One line for each round: when it was first run, and what the product reached. */
export function formatRecords(records: readonly RoundRecord[]): string {
  return records
    .map(({ name, registeredOn, firstRun, judgments, agreement }) => {
      const judged = `${judgments} judgments${agreement === null ? '' : `, ${agreement.judgments} twice, equal ${figure(agreement.equal)}, kappa ${agreement.kappa === null ? '–' : figure(agreement.kappa)}`}`
      if (firstRun === null) return `${name}: registered ${registeredOn}, not yet run; ${judged}`
      const reached = firstRun.figures.map(({ family, queries, ndcg10 }) => `${family} ${figure(ndcg10[product].mean)} (${queries})`)
      return `${name}: first run ${firstRun.date} at ${firstRun.commit.slice(0, 8)}; ${judged}; ${reached.join(', ')}`
    })
    .join('\n')
}

const difference = (above: FamilyFigures['above'][keyof FamilyFigures['above']]): string =>
  above === undefined ? '–' : `${above.mean >= 0 ? '+' : ''}${figure(above.mean)} ${between(above.interval)}`

const row = (family: string, queries: string, cells: readonly string[]): string =>
  [family.padEnd(12), queries.padStart(8), ...cells.map((cell) => cell.padStart(column))].join(' ')
