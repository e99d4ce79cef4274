'use client'
import type { ReadDocument } from '@basejuris/contract'
import { type ReactNode, useState } from 'react'
import { useDraft } from '../../session/drafts/use-draft.ts'
import { type FormWords, TextForm } from './text-form.tsx'
import { type Checked, type SendText, useCheck } from './use-check.ts'

interface TextCheckProps<D> {
  readonly words: FormWords
  readonly send: SendText<D>
  /** Below the form. */
  readonly guide: ReactNode
  readonly renderResult: (checked: Checked<D>, onLeave: () => void) => ReactNode
}

/** Pasting or choosing a file, sending it and reading the result. The text lives here alone, but for a session that ends. */
export function TextCheck<D extends { readonly documento: ReadDocument | null }>({ words, send, guide, renderResult }: TextCheckProps<D>) {
  const [text, setText] = useDraft(words.draft)
  const [file, setFile] = useState<File | null>(null)
  const { checked, checking, ticket, failure, check, cancel, leave } = useCheck(send)
  if (checked !== null) return renderResult(checked, leave)
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <TextForm
          words={words}
          text={text}
          file={file}
          checking={checking}
          ticket={ticket}
          failure={failure}
          onChange={setText}
          onFile={setFile}
          onCheck={() => void check(text, file)}
          onCancel={cancel}
        />
        <TextPrivacy />
      </div>
      {guide}
    </>
  )
}

/** What becomes of the text. */
function TextPrivacy() {
  return (
    <aside aria-labelledby="que-se-hace" className="border-t-[1.5px] border-ink pt-3.5 text-14">
      <h2 id="que-se-hace" className="text-15 font-[560]">
        Qué se hace con el texto
      </h2>
      <dl className="mt-3 grid gap-3 text-pretty [&_dd]:text-ink-2 [&_dt]:font-[560]">
        <div>
          <dt>No se guarda</dt>
          <dd>El servidor lo procesa en memoria: no queda en la base de datos ni en los registros.</dd>
        </div>
        <div>
          <dt>Solo lo ve usted</dt>
          <dd>
            No entra en su historial, en búsquedas ni en carpetas, ni en la dirección de esta página. Si su sesión expira, lo pegado espera
            en esta pestaña a que vuelva a entrar.
          </dd>
        </div>
        <div>
          <dt>El resultado, tampoco</dt>
          <dd>Vive en esta pestaña: al cerrarla o recargarla se pierde. Copie o imprima el informe antes.</dd>
        </div>
      </dl>
    </aside>
  )
}
