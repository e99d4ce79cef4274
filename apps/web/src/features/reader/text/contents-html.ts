import { escapeHtml } from '@basejuris/domain/escape-html'
import { formatPlural } from '@basejuris/domain/spanish-format'
import type { ContentsEntry } from './contents.ts'

const hitsHtml = (hits: number): string =>
  `<span class="rd-hits-in" title="${formatPlural(hits, 'coincidencia', 'coincidencias')}"><span class="sr-only">, </span>${hits}<span class="sr-only">${hits === 1 ? ' coincidencia' : ' coincidencias'}</span></span>`

/** Items of the contents as HTML: a long ruling has hundreds, and they never change. `prefix` stands before each anchor. */
export function contentsHtml(entries: readonly ContentsEntry[], prefix = ''): string {
  return entries
    .map(({ anchor, label, excerpt, hits, level }) => {
      const inside = `<b>${escapeHtml(label)}</b>${excerpt === '' ? '' : `<span class="rd-gist">${escapeHtml(excerpt)}</span>`}`
      return `<li class="rd-l${level}"><a href="#${escapeHtml(prefix + anchor)}">${inside}${hits > 0 ? hitsHtml(hits) : ''}</a></li>`
    })
    .join('')
}
