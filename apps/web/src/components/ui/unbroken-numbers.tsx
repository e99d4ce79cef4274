/** Dates and docket numbers: «03-05-2021», «12.345-2020», «O-364-2020». */
const numbers = /((?:\b\p{Lu}{1,3}-)?\d[\d.]*(?:-\d+)+)/u

/** A text whose dates and docket numbers do not break at their hyphens. */
export function UnbrokenNumbers({ text }: { readonly text: string }) {
  return text.split(numbers).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
