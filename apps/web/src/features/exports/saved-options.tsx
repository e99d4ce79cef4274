import { TextField } from '../../components/form/text-field.tsx'
import { type ExportOrigin, type SavedChoice, standardOrder } from './export-subject.ts'
import { OrderSelect } from './order/order-select.tsx'
import { OwnOrder } from './own-order.tsx'

interface SavedOptionsProps {
  readonly origin: ExportOrigin
  readonly isBrief: boolean
  readonly choice: SavedChoice
  readonly onChoose: (choice: SavedChoice) => void
}

/** What a file of a folder or of chosen rulings takes of what was written and marked; of a folder, its order too. */
export function SavedOptions({ origin, isBrief, choice, onChoose }: SavedOptionsProps) {
  const isFolder = origin.tipo === 'carpeta'
  const firstOrder = standardOrder(isBrief)
  const change = (part: Partial<SavedChoice>) => onChoose({ ...choice, ...part })
  return (
    <div className="grid gap-4">
      {isFolder && isBrief && (
        <TextField
          label="Asunto (opcional)"
          name="asunto"
          hint="Encabeza la minuta. Sin él, va el nombre de la carpeta."
          value={choice.about}
          onChange={(event) => change({ about: event.currentTarget.value })}
          maxLength={240}
          autoComplete="off"
        />
      )}
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-[540]">Con lo que se guardó</legend>
        {isFolder && <Option label="Pasajes, a la letra" checked={choice.passages} onChoose={(passages) => change({ passages })} />}
        <Option label="Notas y etiquetas" checked={choice.notes} onChoose={(notes) => change({ notes })} />
        {choice.notes && (
          <p className="pl-6.5 text-13 text-pretty text-ink-2">
            {isFolder ? 'Incluye las notas de la carpeta con su autor y, de' : 'De'} sus favoritos, sus etiquetas y su nota privada, que
            solo usted ve: revise el archivo antes de compartirlo.
          </p>
        )}
      </fieldset>
      {isFolder && <OrderSelect order={choice.order ?? firstOrder} onChoose={(order) => change({ order })} withOwn />}
      {isFolder && choice.order === 'propio' && (
        <OwnOrder folderId={origin.folderId} firstOrder={firstOrder} ids={choice.ids} onOrder={(ids) => change({ ids })} />
      )}
    </div>
  )
}

interface OptionProps {
  readonly label: string
  readonly checked: boolean
  readonly onChoose: (checked: boolean) => void
}

function Option({ label, checked, onChoose }: OptionProps) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        className="mt-[3px] size-4 shrink-0 accent-(--accent)"
      />
      {label}
    </label>
  )
}
