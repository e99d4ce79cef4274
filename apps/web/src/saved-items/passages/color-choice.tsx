import type { HighlightColor } from '@basejuris/contract'

const colors: readonly (readonly [color: HighlightColor | null, name: string, swatch: string])[] = [
  ['amarillo', 'Amarillo', 'bg-(--hl-amarillo)'],
  ['verde', 'Verde', 'bg-(--hl-verde)'],
  ['azul', 'Azul', 'bg-(--hl-azul)'],
  ['rosa', 'Rosa', 'bg-(--hl-rosa)'],
  [null, 'Sin resaltar', 'bg-paper-lit'],
]

interface ColorChoiceProps {
  readonly color: HighlightColor | null
  readonly onChange: (color: HighlightColor | null) => void
}

/** Colour in which the author sees a passage in the reader. */
export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-[540]">Resaltado</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-14">
        {colors.map(([value, name, swatch]) => (
          <label key={name} className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 max-md:min-h-11">
            <input
              type="radio"
              name="resaltado"
              checked={color === value}
              onChange={() => onChange(value)}
              className="size-4 accent-(--accent)"
            />
            <span aria-hidden className={`size-4 rounded-sm shadow-[inset_0_0_0_1px_var(--edge)] ${swatch}`} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
