'use client'
import { useState } from 'react'
import { CheckResult, NoCitations } from './check-result.tsx'
import { CheckerForm } from './checker-form.tsx'
import { CheckerGuide, type IndexFigures, TextPrivacy } from './checker-guide.tsx'
import { useCheck } from './use-check.ts'

/** Pasting or choosing a file, checking it and reading the result. The text lives here alone: neither the address nor the storage of the browser has it. */
export function CheckerView({ figures }: { readonly figures: IndexFigures | null }) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { checked, checking, failure, check, cancel, leave } = useCheck()
  if (checked !== null)
    return checked.data.citas.length === 0 ? (
      <NoCitations checked={checked} onLeave={leave} />
    ) : (
      <CheckResult checked={checked} onLeave={leave} />
    )
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CheckerForm
          text={text}
          file={file}
          checking={checking}
          failure={failure}
          onChange={setText}
          onFile={setFile}
          onCheck={() => void check(text, file)}
          onCancel={cancel}
        />
        <TextPrivacy />
      </div>
      <CheckerGuide figures={figures} />
    </>
  )
}
