/** Holds the choice, so that the server writes it into the page and no line moves. Absent: the court's letter, with serifs. */
export const faceCookie = 'tipo'
export const letterFaces = ['serif', 'sans'] as const
export type LetterFace = (typeof letterFaces)[number]

export function parseLetterFace(value: string | undefined): LetterFace {
  return value === 'sans' ? 'sans' : 'serif'
}
