import { errorCatalogue } from '@basejuris/contract'
import { escapeHtml } from '@basejuris/domain/escape-html'

const rows = (): string =>
  Object.entries(errorCatalogue)
    .map(
      ([code, { status, message }]) =>
        `<tr class="border-b border-paper-rule align-baseline"><td class="figures py-1.5 pr-4">${status}</td><td class="py-1.5 pr-4"><code class="font-mono text-[0.9em] break-all">${code}</code></td><td class="py-1.5 text-ink-2">${escapeHtml(message)}</td></tr>`,
    )
    .join('')

/** Every error of the API. */
export function errorTableHtml(): string {
  return `<section id="errores" class="min-w-0 scroll-mt-[calc(var(--header)+16px)] overflow-x-auto border-t-[1.5px] border-ink pt-5"><h2 class="font-serif text-20 font-semibold">Errores</h2><table class="mt-4 w-full text-13"><thead><tr class="text-left text-12 text-ink-3"><th class="border-b border-edge pr-4 pb-1.5 font-[560]">Estado</th><th class="border-b border-edge pr-4 pb-1.5 font-[560]">code</th><th class="border-b border-edge pb-1.5 font-[560]">error</th></tr></thead><tbody>${rows()}</tbody></table></section>`
}
