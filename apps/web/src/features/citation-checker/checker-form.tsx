'use client'
import { maxCheckedCharacters } from '@basejuris/contract/citation-verdicts'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { ErrorNotice } from '../../components/form/error-notice.tsx'
import { fieldClass } from '../../components/form/form-field.tsx'
import { Button } from '../../components/ui/button.tsx'

interface CheckerFormProps {
  readonly text: string
  readonly checking: boolean
  readonly failure: Error | null
  readonly onChange: (text: string) => void
  readonly onCheck: () => void
  readonly onCancel: () => void
}

const example = 'Así lo resolvió la Corte Suprema en rol N° 12.345-2020, de 3 de mayo de 2021, que aplicó el artículo 161 del Código del Trabajo…'

function lengthNote(length: number): string {
  if (length === 0) return `Hasta ${formatCount(maxCheckedCharacters)} caracteres: unas 600 páginas.`
  if (length <= maxCheckedCharacters) return `${formatPlural(length, 'carácter', 'caracteres')} de ${formatCount(maxCheckedCharacters)}.`
  return `Son ${formatCount(length)} caracteres: quite ${formatCount(length - maxCheckedCharacters)} o compruebe el texto por partes.`
}

const tickMs = 1000

/** Seconds since it appeared. The server answers once, so how far it is cannot be said. */
function CheckProgress({ onCancel }: { readonly onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="grid gap-2.5 rounded-sm bg-select px-3.5 py-3 text-14">
      <div role="progressbar" aria-label="Comprobando las citas" className="h-1 overflow-hidden rounded-full bg-rule">
        <div className="h-full w-2/5 animate-pulse rounded-full bg-accent motion-reduce:animate-none" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">Leemos el texto y comparamos cada cita con el índice. Un escrito de 300 páginas toma algunos segundos.</p>
        <span className="flex items-center gap-3">
          <span className="figures text-13 text-ink-2" aria-hidden>
            {seconds} s
          </span>
          <Button variant="line" size="sm" className="max-md:h-11" onClick={onCancel}>
            Cancelar
          </Button>
        </span>
      </div>
    </div>
  )
}

/** The pasted text and its length. It is sent in the body of one request, and stays here when that fails. */
export function CheckerForm({ text, checking, failure, onChange, onCheck, onCancel }: CheckerFormProps) {
  const { length } = text.trim()
  const over = length > maxCheckedCharacters
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (length > 0 && !over && !checking) onCheck()
  }
  return (
    <form onSubmit={submit} className="grid min-w-0 gap-2.5">
      <label htmlFor="escrito" className="font-[540]">
        Texto del escrito
      </label>
      <textarea
        id="escrito"
        value={text}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        placeholder={example}
        aria-describedby="escrito-largo"
        aria-invalid={over}
        readOnly={checking}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
        className={fieldClass('block h-80 resize-y py-3 leading-relaxed')}
      />
      <p id="escrito-largo" aria-live="polite" className={over ? 'text-14 text-no' : 'figures text-14 text-ink-2'}>
        {lengthNote(length)}
      </p>
      <ErrorNotice error={failure} />
      {checking ? (
        <CheckProgress onCancel={onCancel} />
      ) : (
        <div>
          <Button variant="primary" size="lg" type="submit" className="max-md:w-full" disabled={length === 0 || over}>
            Verificar citas
          </Button>
        </div>
      )}
    </form>
  )
}
