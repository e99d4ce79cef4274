/** Folded function words that ranking ignores. «no», «sin» and «contra» are not among them: they change what a phrase decides. */
export const stopWords: ReadonlySet<string> = new Set(
  'a al ante con cual de del e el en es esta este esto fue ha la las lo los o para por que se ser si su sus un una uno y'.split(' '),
)
