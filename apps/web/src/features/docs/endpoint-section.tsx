import { type Endpoint, type ErrorCode, errorCatalogue } from '@basejuris/contract'
import { describeSchema } from './describe-schema.ts'
import { FieldTable } from './field-table.tsx'
import { RequestExample } from './request-example.tsx'

interface EndpointSectionProps {
  readonly id: string
  readonly endpoint: Endpoint
  readonly example: object | undefined
  readonly origin: string
}

const isErrorCode = (code: string): code is ErrorCode => code in errorCatalogue

function OwnErrors({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-1 text-13 text-ink-2">
      {codes.filter(isErrorCode).map((code) => (
        <li key={code}>
          <b className="figures font-[560] text-ink">{errorCatalogue[code].status}</b>{' '}
          <code className="font-mono text-[0.9em]">{code}</code>: {errorCatalogue[code].message}
        </li>
      ))}
    </ul>
  )
}

export function EndpointSection({ id, endpoint, example, origin }: EndpointSectionProps) {
  const { method, path, summary, query, body, data, errors = [] } = endpoint
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-[calc(var(--header)+16px)] border-t-[1.5px] border-ink pt-5">
      <h2 id={`${id}-titulo`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
        <span className="rounded-xs bg-select px-2 py-0.5 text-12 font-[620] text-brand">{method}</span>
        <code className="font-mono font-[560] break-all">{path}</code>
      </h2>
      <p className="mt-1.5 text-ink-2">{summary}.</p>
      {query !== undefined && <FieldTable of={`${method} ${path}`} caption="En la dirección" rows={describeSchema(query, 'input')} />}
      {body !== undefined && <FieldTable of={`${method} ${path}`} caption="Cuerpo" rows={describeSchema(body, 'input')} />}
      <RequestExample method={method} url={`${origin}${path}`} body={example} />
      <details className="mt-4">
        <summary className="text-14 font-[520] text-accent">
          Respuesta: <code className="font-mono text-[0.9em]">data</code>
        </summary>
        <FieldTable of={`${method} ${path}`} caption="Respuesta" rows={describeSchema(data, 'output')} />
      </details>
      {errors.length > 0 && <OwnErrors codes={errors} />}
    </section>
  )
}
