'use client'
import { maxDocketLines } from '@basejuris/domain/limits'
import { formatPlural } from '@basejuris/domain/spanish-format'
import { LoaderCircle } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { fieldClass } from '../../components/form/form-field.tsx'
import { useRequiredText } from '../../components/form/use-required-text.ts'
import { Button } from '../../components/ui/button.tsx'
import { useDraft } from '../../session/drafts/use-draft.ts'

interface DocketFormProps {
  readonly searching: boolean
  readonly failure: Error | null
  readonly onSearch: (text: string) => void
}

const example = 'Rol N° 12.345-2020\nO-364-2020\nICA Valparaíso 611-2022\nRUC 2000123456-7'

const countLines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length

export function DocketForm({ searching, failure, onSearch }: DocketFormProps) {
  const [text, setText] = useDraft('docket-list')
  const lines = countLines(text)
  const required = useRequiredText<HTMLTextAreaElement>(text)
  const over = lines > maxDocketLines
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (required.check() && !over && !searching) onSearch(text)
  }
  return (
    <form onSubmit={submit} className="grid max-w-[46rem] content-start gap-2.5">
      <label htmlFor="roles" className="font-[540]">
        Roles, uno por línea
      </label>
      <textarea
        ref={required.field}
        id="roles"
        value={text}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        placeholder={example}
        aria-describedby="roles-ayuda"
        aria-invalid={over || required.isMissing}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
        className={fieldClass(
          'block max-h-[24rem] min-h-36 resize-y py-2.5 leading-normal [field-sizing:content] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--no)]',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" type="submit" className="max-md:h-11" aria-disabled={over || searching}>
          {searching && <LoaderCircle size={16} strokeWidth={1.5} aria-hidden className="late animate-spin" />}
          Buscar roles
        </Button>
        <p id="roles-ayuda" className={over || required.isMissing ? 'text-14 text-no' : 'text-14 text-ink-2'} aria-live="polite">
          {required.isMissing ? 'Escriba o pegue al menos un rol. ' : ''}
          {lines === 0
            ? `Hasta ${maxDocketLines}, como los tenga: con puntos, «rol», RIT, RUC o el tribunal en siglas.`
            : over
              ? `Son ${formatPlural(lines, 'línea', 'líneas')}: quite ${lines - maxDocketLines}.`
              : `${formatPlural(lines, 'línea', 'líneas')} de ${maxDocketLines}.`}
        </p>
      </div>
      <ErrorNotice error={failure} />
    </form>
  )
}
