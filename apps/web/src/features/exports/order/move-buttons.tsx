import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../components/ui/button.tsx'

interface MoveButtonsProps {
  readonly caption: string
  /** From 1. */
  readonly place: number
  readonly total: number
  readonly onMove: (by: 1 | -1) => void
}

const directions = [
  { by: -1, verb: 'Subir', Icon: ArrowUp },
  { by: 1, verb: 'Bajar', Icon: ArrowDown },
] as const

/** Moves a ruling up or down. A moved element loses the focus in some browsers: it comes back to the button pressed, or to the other one. */
export function MoveButtons({ caption, place, total, onMove }: MoveButtonsProps) {
  const group = useRef<HTMLSpanElement>(null)
  const pressed = useRef<1 | -1 | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus returns after each change of place
  useEffect(() => {
    if (pressed.current === null) return
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const own = pressed.current === -1 ? buttons[0] : buttons[1]
    ;(own?.disabled === true ? buttons.find(({ disabled }) => !disabled) : own)?.focus()
    pressed.current = null
  }, [place])
  return (
    <span ref={group} className="flex shrink-0">
      {directions.map(({ by, verb, Icon }) => (
        <button
          key={verb}
          type="button"
          aria-label={`${verb} «${caption}», ahora en el lugar ${place} de ${total}`}
          disabled={by === -1 ? place === 1 : place === total}
          onClick={() => {
            pressed.current = by
            onMove(by)
          }}
          className={buttonClass('quiet', 'icon', 'max-md:size-11')}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ))}
    </span>
  )
}
