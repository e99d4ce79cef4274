interface Range {
  readonly from: number
  readonly to: number
}

/** «… si el acto es continuo», «… cuando nadie apeló», not «¿cuándo …?» nor «saber si …», up to the end of its clause. */
const condition =
  /(?<![\p{L}¿]|¿\s|\b(?:saber|decir\p{L}*|diga|determinar|ver|preguntar) )(?:si|cuando|aunque|una vez que|una vez|sin que|en caso de(?: que)?|siempre que|aun cuando|pese a que|a pesar de que|mientras)\s(?<clause>[^¿?,;]+)/giu

/** Where a question sets a condition for what it asks. None for what is told beside it. */
export function askedConditions(question: string): readonly Range[] {
  return [...question.matchAll(/¿[^?]*\?/gu)].flatMap(({ index, 0: asked }) =>
    [...asked.matchAll(condition)].map((found) => {
      const to = index + found.index + found[0].length
      return { from: to - (found.groups?.['clause']?.length ?? 0), to }
    }),
  )
}
