import { formatCount } from '../text/spanish-format.ts'

/** Which rulings are searched, listed or counted: without the fictional ones, with them, or they alone. Names are those of the interface. */
export const fictionalModes = ['excluir', 'incluir', 'solo'] as const
export type FictionalMode = (typeof fictionalModes)[number]

/** Words for the modes in the address of a page. */
export const fictionalWords: Readonly<Record<FictionalMode, string>> = { excluir: 'no', incluir: 'si', solo: 'solo' }

export interface FictionalCount {
  readonly mode: FictionalMode
  /** What is listed. */
  readonly total: number
  /** The fictional rulings of `total`. In mode `excluir` those that it lacks. */
  readonly fictional: number
}

/** Whether a mode leaves a ruling. */
export function isInMode(mode: FictionalMode, fictional: boolean): boolean {
  return mode === 'incluir' || (mode === 'solo') === fictional
}

/** How many rulings a mode leaves of some of which a part is fictional. */
export function countInMode(mode: FictionalMode, stored: { readonly total: number; readonly fictional: number }): number {
  return mode === 'incluir' ? stored.total : mode === 'solo' ? stored.fictional : stored.total - stored.fictional
}

/** Said beside a total: «sin 2.400 ficticias», «2.400 de 3.215 son ficticias». Null where there is nothing fictional to say. */
export function describeFictional({ mode, total, fictional }: FictionalCount): string | null {
  if (fictional === 0) return null
  if (mode === 'excluir') return `sin ${formatCount(fictional)} ${fictional === 1 ? 'ficticia' : 'ficticias'}`
  if (fictional >= total) return total === 1 ? 'es ficticia' : 'todas son ficticias'
  return `${formatCount(fictional)} de ${formatCount(total)} ${fictional === 1 ? 'es ficticia' : 'son ficticias'}`
}
