'use client'
import { maxCheckedCharacters, maxUploadBytes } from '@basejuris/domain/limits'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import { FileUp, X } from 'lucide-react'
import { type DragEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { ErrorNotice } from '../form/error-notice.tsx'
import { fieldClass } from '../form/form-field.tsx'
import { useRequiredText } from '../form/use-required-text.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { usePlace } from './use-place.ts'

/** The words of a form that reads a text. */
export interface FormWords {
  /** Under which its text is saved when the session ends. */
  readonly draft: string
  readonly field: string
  readonly example: string
  readonly submit: string
  /** Name of the progress bar, and what is being done. */
  readonly progress: string
  readonly doing: string
  /** What to do with a text that is too long: «compruebe el texto por partes». */
  readonly tooLong: string
  /** With a file and a pasted text. */
  readonly fileInstead: string
}

interface TextFormProps {
  readonly words: FormWords
  readonly text: string
  /** Checked instead of the text. */
  readonly file: File | null
  readonly checking: boolean
  /** Under which the text was sent; null where its place cannot be asked for. */
  readonly ticket: string | null
  readonly failure: Error | null
  readonly onChange: (text: string) => void
  readonly onFile: (file: File | null) => void
  readonly onCheck: () => void
  readonly onCancel: () => void
}

function lengthNote(length: number, tooLong: string): string {
  if (length === 0) return `Hasta ${formatCount(maxCheckedCharacters)} caracteres: unas 600 páginas.`
  if (length <= maxCheckedCharacters) return `${formatPlural(length, 'carácter', 'caracteres')} de ${formatCount(maxCheckedCharacters)}.`
  return `Son ${formatCount(length)} caracteres: quite ${formatCount(length - maxCheckedCharacters)} o ${tooLong}.`
}

const bytesPerMegabyte = 1024 * 1024
const maxMegabytes = maxUploadBytes / bytesPerMegabyte
const sizeOf = ({ size }: File): string =>
  size < bytesPerMegabyte ? `${Math.ceil(size / 1024)} kB` : `${(size / bytesPerMegabyte).toFixed(1).replace('.', ',')} MB`

interface FileFieldProps {
  readonly file: File | null
  readonly disabled: boolean
  readonly onFile: (file: File | null) => void
}

/** A file to check, or the button that chooses one. */
function FileField({ file, disabled, onFile }: FileFieldProps) {
  if (file === null)
    return (
      <label
        className={buttonClass('line', 'lg', 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:w-full')}
      >
        <FileUp size={16} strokeWidth={1.5} aria-hidden />
        Elegir archivo
        <input
          type="file"
          accept=".pdf,.docx,.txt,application/pdf,text/plain"
          className="sr-only"
          disabled={disabled}
          aria-describedby="escrito-archivo"
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
        />
      </label>
    )
  const isLarge = file.size > maxUploadBytes
  return (
    <div className="flex items-center gap-3 rounded-sm bg-select py-2 pr-2 pl-3.5 text-14">
      <FileUp size={16} strokeWidth={1.5} aria-hidden />
      <p className="min-w-0 grow">
        <b className="block font-[560] break-words">{file.name}</b>
        <span className={isLarge ? 'text-13 text-no' : 'figures text-13 text-ink-2'}>
          {sizeOf(file)}
          {isLarge && `: elija uno de hasta ${maxMegabytes} MB.`}
        </span>
      </p>
      <Button size="icon" className="max-md:size-11" aria-label={`Quitar ${file.name}`} disabled={disabled} onClick={() => onFile(null)}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </Button>
    </div>
  )
}

const tickMs = 1000

/** «Hay 2 documentos antes que el suyo». */
const describeQueue = (before: number): string =>
  `${before === 1 ? 'Hay un documento' : `Hay ${formatCount(before)} documentos`} antes que el suyo. Si cierra esta página, deja su lugar y el texto se descarta.`

/** Seconds since it appeared. The server answers once, so how far it is cannot be said. */
function CheckProgress({ words, ticket, onCancel }: Pick<TextFormProps, 'words' | 'ticket' | 'onCancel'>) {
  const before = usePlace(ticket)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="grid gap-2.5 rounded-sm bg-select px-3.5 py-3 text-14">
      <div role="progressbar" aria-label={words.progress} className="h-1 overflow-hidden rounded-full bg-rule">
        <div className="h-full w-2/5 animate-pulse rounded-full bg-accent motion-reduce:animate-none" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">{before === 0 ? words.doing : describeQueue(before)}</p>
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
export function TextForm({ words, text, file, checking, ticket, failure, onChange, onFile, onCheck, onCancel }: TextFormProps) {
  const { length } = text.trim()
  const over = length > maxCheckedCharacters
  const required = useRequiredText<HTMLTextAreaElement>(text)
  const isReady = file === null ? length > 0 && !over : file.size <= maxUploadBytes
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files
    if (dropped === undefined) return
    event.preventDefault()
    onFile(dropped)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if ((file !== null || required.check()) && isReady && !checking) onCheck()
  }
  return (
    <form onSubmit={submit} className="grid min-w-0 gap-2.5">
      <label htmlFor="escrito" className="font-[540]">
        {words.field}
      </label>
      <textarea
        ref={required.field}
        id="escrito"
        value={text}
        rows={12}
        spellCheck={false}
        autoComplete="off"
        placeholder={words.example}
        aria-describedby="escrito-largo"
        aria-invalid={(over || required.isMissing) && file === null}
        readOnly={checking}
        disabled={file !== null}
        onDrop={drop}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
        className={fieldClass('block h-80 resize-y py-3 leading-relaxed')}
      />
      <p
        id="escrito-largo"
        aria-live="polite"
        className={(over || required.isMissing) && file === null ? 'text-14 text-no' : 'figures text-14 text-ink-2'}
      >
        {file === null && required.isMissing ? 'Escriba o pegue el texto, o elija un archivo. ' : ''}
        {file === null ? lengthNote(length, words.tooLong) : words.fileInstead}
      </p>
      {file !== null && <FileField file={file} disabled={checking} onFile={onFile} />}
      <ErrorNotice error={failure} />
      {checking ? (
        <CheckProgress words={words} ticket={ticket} onCancel={onCancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <Button
            variant="primary"
            size="lg"
            type="submit"
            className="max-md:w-full"
            aria-disabled={!isReady && (length > 0 || file !== null)}
          >
            {words.submit}
          </Button>
          {file === null && <FileField file={null} disabled={false} onFile={onFile} />}
          <p id="escrito-archivo" className="text-13 text-ink-2">
            PDF, DOCX o TXT, hasta {maxMegabytes} MB y 500 páginas.
          </p>
        </div>
      )}
    </form>
  )
}
