import type { Outcome } from '@basejuris/domain'
import type { PlantedRuling } from '../generate.ts'
import { isoDate } from '../language/dates.ts'
import type { Line } from '../matter.ts'
import { parseReference } from '../text/norm-forms.ts'
import type { CriterionChange, PlantedTruths } from './planted-truths.ts'

const opposite = (line: Line): Line => (line === 'favorable' ? 'contraria' : 'favorable')

const groupBy = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return groups
}

const idOf = ({ record }: PlantedRuling): string => record.id

const reasoned = ({ level }: PlantedRuling): boolean => !level.brief

const articleOf = (reference: string): string => {
  const { code, article } = parseReference(reference)
  return article === null ? code : `${code}:${article}`
}

const pairsPerMatter = 8

const contrasts = (rulings: readonly PlantedRuling[]): PlantedTruths['contrasts'] => {
  const upper = rulings.filter((ruling) => reasoned(ruling) && ruling.cluster === null && ruling.level.proceeding !== 'first')
  return [...groupBy(upper, ({ matter, level }) => `${matter.id}|${level.collection}`).values()].flatMap((group) => {
    const favorable = group.filter(({ level }) => level.line === 'favorable')
    const contrary = group.filter(({ level }) => level.line === 'contraria')
    return favorable.slice(0, pairsPerMatter).flatMap((one, position): [string, string, string][] => {
      const other = contrary[position]
      return other === undefined ? [] : [[articleOf(one.matter.controversy), idOf(one), idOf(other)]]
    })
  })
}

const criterionChanges = (rulings: readonly PlantedRuling[]): readonly CriterionChange[] => {
  const supreme = rulings.filter((ruling) => ruling.level.court === 'Corte Suprema')
  return [...groupBy(supreme, ({ matter }) => matter.id).values()].flatMap((group): CriterionChange[] => {
    const [first] = group
    const change = first?.criterion.change
    if (first === undefined || change === null || change === undefined) return []
    const reasonedRulings = group.filter(reasoned)
    return [
      {
        matter: first.matter.id,
        norm: articleOf(first.matter.controversy),
        court: 'Corte Suprema',
        since: isoDate(change.day),
        before: change.before,
        after: change.after,
        earlier: reasonedRulings.filter(({ level }) => level.decidedOn < change.day).map(idOf),
        later: reasonedRulings.filter(({ level }) => level.decidedOn >= change.day).map(idOf),
        departures: reasonedRulings.filter(({ citations }) => citations.some(({ treatment }) => treatment === 'se_aparta')).map(idOf),
      },
    ]
  })
}

const dissents = (rulings: readonly PlantedRuling[]): PlantedTruths['dissents'] =>
  rulings.flatMap(({ record, level }): [string, string, Line][] => {
    const judge = level.dissenter === null ? undefined : level.judges[level.dissenter]
    return judge === undefined ? [] : [[record.id, judge.name, opposite(level.line)]]
  })

/** Collects what was planted in a generated corpus. */
export function collectTruths(seed: number, rulings: readonly PlantedRuling[]): PlantedTruths {
  return {
    seed,
    rulings: rulings.length,
    chains: [...groupBy(rulings, ({ record }) => record.id.replace(/-\d+$/, '')).values()]
      .filter((chain) => chain.length > 1)
      .map((chain) => chain.map(idOf)),
    contrasts: contrasts(rulings),
    citations: rulings.flatMap(({ record, citations }) =>
      citations.map(({ target, treatment, phrase }) => [record.id, target, treatment, phrase] as const),
    ),
    outcomes: Object.fromEntries(rulings.map(({ record }): [string, Outcome] => [record.id, record.resultado])),
    lines: Object.fromEntries(rulings.filter(reasoned).map(({ record, level }): [string, Line] => [record.id, level.line])),
    clusters: [
      ...groupBy(
        rulings.filter(({ cluster }) => cluster !== null),
        ({ cluster }) => cluster ?? '',
      ),
    ].map(([id, members]) => ({ id, matter: members[0]?.matter.id ?? '', rulings: members.map(idOf) })),
    criterionChanges: criterionChanges(rulings),
    dissents: dissents(rulings),
  }
}
