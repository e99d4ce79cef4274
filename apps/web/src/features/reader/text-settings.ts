/** Holds the step, so that the server writes it into the page and no line moves. Absent: the middle. */
export const letterCookie = 'letra'
/** Factors of the reader's type, smallest first. */
export const letterScales = [0.9, 1, 1.1, 1.2, 1.35, 1.5] as const
export const defaultLetterStep = 1

/** A step of `letterScales`; anything else is the default. */
export function parseLetterStep(value: string | undefined): number {
  const step = Number(value)
  return value !== undefined && value !== '' && Number.isInteger(step) && step in letterScales ? step : defaultLetterStep
}

export function letterPercent(step: number): string {
  return `${Math.round((letterScales[step] ?? 1) * 100)} %`
}

/** Holds the choice, so that the server writes it into the page and no line moves. Absent: the court's letter, with serifs. */
export const faceCookie = 'tipo'
export const letterFaces = ['serif', 'sans'] as const
export type LetterFace = (typeof letterFaces)[number]

export function parseLetterFace(value: string | undefined): LetterFace {
  return value === 'sans' ? 'sans' : 'serif'
}
