import { formatCount } from '@basejuris/domain/spanish-format'

/** Label of a norm's key where no facet names it: `CT:161` → «art. 161 CT», `ley-19968` → «ley 19.968». */
export function normLabel(key: string): string {
  const [norm = key, article] = key.split(':', 2)
  const name = norm.replace(/^([a-z]+)-(\d+)$/, (_, kind: string, number: string) => `${kind} ${formatCount(Number(number))}`)
  return article === undefined ? name : `art. ${article} ${name}`
}
