import { escapeHtml } from '@basejuris/domain/escape-html'
import type { FieldRow } from './describe-schema.ts'

const headClass = 'border-b border-edge pb-1.5 text-left text-12 font-[560] text-ink-3'

const rowHtml = ({ name, type, required, limits }: FieldRow): string =>
  `<tr class="border-b border-paper-rule align-baseline"><td class="py-1.5 pr-4"><code class="font-mono text-[0.9em] break-all">${escapeHtml(name)}</code>${
    required ? '<span class="ml-2 text-12 text-ink-3">obligatorio</span>' : ''
  }</td><td class="py-1.5 pr-4 break-words text-ink-2">${escapeHtml(type)}</td><td class="py-1.5 text-ink-2">${escapeHtml(limits.join('; '))}</td></tr>`

/** Fields of the endpoint `of` with their limits. The region scrolls sideways, so it is focusable. */
export function fieldTableHtml(of: string, caption: string, rows: readonly FieldRow[]): string {
  return `<section class="mt-3 overflow-x-auto" tabindex="0" aria-label="${escapeHtml(`${caption}, ${of}`)}"><table class="w-full min-w-[34rem] text-13"><thead><tr><th class="${headClass} w-[32%]">${caption}</th><th class="${headClass}">Tipo</th><th class="${headClass} w-[46%]">Límites</th></tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table></section>`
}
