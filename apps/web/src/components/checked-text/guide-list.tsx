export const guideHeadingClass = 'border-t-[1.5px] border-ink pt-3.5 text-15 font-[560]'

/** A column of a guide below the form: a heading and its lines. */
export function GuideList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h2 className={guideHeadingClass}>{title}</h2>
      <ul className="mt-1.5">
        {items.map((item) => (
          <li key={item} className="border-b border-rule py-2 text-14 text-pretty text-ink-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
