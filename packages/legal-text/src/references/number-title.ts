import type { NamedCase } from './named-case.ts'

/** Title of a number by the word before it. The first match counts. */
const titlesByCue: readonly (readonly [pattern: RegExp, title: string])[] = [
  [/^dict(?:[aá]men)?(?!\p{L})/iu, 'dictamen'],
  [/^of(?:icio)?(?!\p{L})/iu, 'oficio'],
  [/^circ(?:ular)?(?!\p{L})/iu, 'circular'],
  [/^ord(?:inario)?(?!\p{L})/iu, 'ordinario'],
  [/^res(?:oluci[oó]n)?(?!\p{L})/iu, 'resolución'],
  [/^sent(?:encia)?(?!\p{L})(?![\s,.:]+rol)/iu, 'sentencia'],
  [/^fallo(?![\s,:]+rol)(?!\p{L})/iu, 'fallo'],
  [/^suseso/iu, 'número'],
  [/^r\.?i\.?t(?!\p{L})/iu, 'RIT'],
  [/^(?:rol|ing|causa|s?tc)/iu, 'rol'],
]
/** «E586880N24», «E586880»: a format of Contraloría. */
const dictamen = /^E\d+(?:N\d{2})?$/iu

/**
 * Title of a number: «rol», «RIT», «dictamen», or «número» when neither the word before it nor its form tells. `written` includes that
 * word.
 */
export function numberTitle(named: NamedCase, written: string): string {
  if (named.kind === 'ruc') return 'RUC'
  const [, title] = titlesByCue.find(([pattern]) => pattern.test(written)) ?? []
  return title ?? (dictamen.test(written.replace(/[\s.]/gu, '')) ? 'dictamen' : titleByForm(named))
}

/** Courts (for exhortos) and Contraloría share the form «E-1234-2020». */
export function titleByForm(named: NamedCase): string {
  if (named.kind === 'ruc') return 'RUC'
  return named.kind === 'docket' && named.docket.letter === 'E' ? 'número' : 'rol'
}
