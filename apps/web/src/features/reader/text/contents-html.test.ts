import { expect, it } from 'vitest'
import { contentsHtml } from './contents-html.ts'

it('writes one item for each section, with its excerpt and its hits, and escapes both', () => {
  const vistos = { anchor: 'vistos', label: 'Vistos', excerpt: '', hits: 0, level: 1 } as const
  const seventh = { anchor: 'c7', label: 'c. 7°', excerpt: 'Que «<i>A & B</i>»', hits: 1, level: 2 } as const
  expect(contentsHtml([vistos, seventh])).toBe(
    '<li class="rd-l1"><a href="#vistos"><b>Vistos</b></a></li>' +
      '<li class="rd-l2"><a href="#c7"><b>c. 7°</b><span class="rd-gist">Que «&lt;i&gt;A &amp; B&lt;/i&gt;»</span>' +
      '<span class="rd-hits-in" title="1 coincidencia"><span class="sr-only">, </span>1<span class="sr-only"> coincidencia</span></span></a></li>',
  )
})
