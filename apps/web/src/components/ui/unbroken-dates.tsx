const dates = /(\d{2}-\d{2}-\d{4})/u

/** A text whose dates do not break at their hyphens. */
export function UnbrokenDates({ text }: { readonly text: string }) {
  return text.split(dates).map((part, at) =>
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
