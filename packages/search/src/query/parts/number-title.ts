import type { NamedCase } from './query-parts.ts'

/** Words that say what a number is of, with what it is then called; of the first that fits. */
const titlesByCue: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/^dict[aá]men/iu, 'dictamen'],
  [/^oficio/iu, 'oficio'],
  [/^ord(?:inario)?(?!\p{L})/iu, 'ordinario'],
  [/^sentencia/iu, 'sentencia'],
  [/^suseso/iu, 'número'],
  [/^r\.?i\.?t(?!\p{L})/iu, 'RIT'],
  [/^(?:rol|ingreso|causa|s?tc)/iu, 'rol'],
]
/** «E586880N24»: as Contraloría alone writes its own. */
const dictamen = /^E\d+N\d{2}$/iu

/** What the number of a query is of: «rol», «RIT», «dictamen»; «número» where neither a word before it nor its form tells. `written`: with that word. */
export function numberTitle(named: NamedCase, written: string): string {
  if (named.kind === 'ruc') return 'RUC'
  const [, title] = titlesByCue.find(([pattern]) => pattern.test(written)) ?? []
  return title ?? (dictamen.test(written.replace(/[\s.]/gu, '')) ? 'dictamen' : titleByForm(named))
}

/** Courts number letters to each other (exhortos) and Contraloría its dictámenes alike: «E-1234-2020». */
export function titleByForm(named: NamedCase): string {
  if (named.kind === 'ruc') return 'RUC'
  return named.kind === 'docket' && named.docket.letter === 'E' ? 'número' : 'rol'
}
