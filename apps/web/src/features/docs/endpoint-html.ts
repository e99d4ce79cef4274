import { type Endpoint, type ErrorCode, errorCatalogue } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'
import { describeSchema } from './describe-schema.ts'
import { fieldTableHtml } from './field-table-html.ts'

interface DescribedEndpoint {
  readonly id: string
  readonly endpoint: Endpoint
  /** Example body. */
  readonly example: object | undefined
  readonly origin: string
}

const isErrorCode = (code: string): code is ErrorCode => code in errorCatalogue

/** The required fields of a body without an example, each with «…». */
const outlineOf = ({ body }: Endpoint): object | undefined => {
  if (body === undefined) return undefined
  const required = describeSchema(body, 'input').filter(({ name, required }) => required && /^\w+$/u.test(name))
  return Object.fromEntries(required.map(({ name, type }) => [name, type === 'true' ? true : '…']))
}

/** A curl command to paste in a terminal. */
const commandOf = ({ endpoint, example = outlineOf(endpoint), origin }: DescribedEndpoint): string => {
  const { method, path } = endpoint
  const call = method === 'GET' ? `curl ${origin}${path}` : `curl -X ${method} ${origin}${path}`
  return example === undefined ? call : `${call} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(example)}'`
}

const ownErrorsHtml = (codes: readonly string[]): string =>
  `<ul class="mt-4 grid gap-1 text-13 text-ink-2">${codes
    .filter(isErrorCode)
    .map((code) => {
      const { status, message } = errorCatalogue[code]
      return `<li><b class="figures font-[560] text-ink">${status}</b> <code class="font-mono text-[0.9em]">${code}</code>: ${escapeHtml(message)}</li>`
    })
    .join('')}</ul>`

const headingHtml = ({ id, endpoint: { method, path, summary } }: DescribedEndpoint): string =>
  `<h2 id="${id}-titulo" class="flex flex-wrap items-center gap-x-3 gap-y-1 text-15"><span class="rounded-xs bg-select px-2 py-0.5 text-12 font-[620] text-brand">${method}</span><code class="font-mono font-[560] break-all">${path}</code></h2><p class="mt-1.5 text-ink-2">${escapeHtml(summary)}.</p>`

/** One endpoint: input, example command, output and errors. */
export function endpointHtml(described: DescribedEndpoint): string {
  const { id, endpoint } = described
  const { method, path, query, body, data, errors = [] } = endpoint
  const of = `${method} ${path}`
  return [
    `<section id="${id}" aria-labelledby="${id}-titulo" class="scroll-mt-[calc(var(--header)+16px)] border-t-[1.5px] border-ink pt-5">`,
    headingHtml(described),
    query === undefined ? '' : fieldTableHtml(of, 'En la dirección', describeSchema(query, 'input')),
    body === undefined ? '' : fieldTableHtml(of, 'Cuerpo', describeSchema(body, 'input')),
    `<pre tabindex="0" class="mt-4 overflow-x-auto rounded-sm bg-desk-2 px-4 py-3 font-mono text-12 text-ink">${escapeHtml(commandOf(described))}</pre>`,
    '<details class="mt-4"><summary class="text-14 font-[520] text-accent">Respuesta: <code class="font-mono text-[0.9em]">data</code></summary>',
    fieldTableHtml(of, 'Respuesta', describeSchema(data, 'output')),
    '</details>',
    errors.length > 0 ? ownErrorsHtml(errors) : '',
    '</section>',
  ].join('')
}
