// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { unitOf } from '../position/reader-unit.ts'
import { selectUnit } from './select-unit.ts'

const selected = (): string => getSelection()?.toString() ?? ''

beforeEach(() => {
  getSelection()?.removeAllRanges()
  document.body.innerHTML = `<div class="rd-text">
    <section id="c1" class="rd-sec rd-considerando" data-place="c. 1°"><a>1°</a><div class="rd-tx"><div class="rd-run"><p id="p1">Primero: la carta</p></div><div class="rd-run"><p id="p2">fue tardía.</p></div></div></section>
    <section id="vistos" class="rd-sec rd-vistos" data-place="vistos"><div class="rd-run"><p id="p3">Vistos:</p><p id="p4">lo expuesto.</p></div></section>
  </div>`
})

it('selects every paragraph of a considerando, without its number beside the text', () => {
  selectUnit(unitOf(document.querySelector('#c1')))
  expect(selected()).toMatch(/^Primero: la carta\s*fue tardía\.$/)
})

it('selects one paragraph of another part', () => {
  selectUnit(unitOf(document.querySelector('#p4')))
  expect(selected()).toBe('lo expuesto.')
})

it('leaves the selection as it is where nothing is read', () => {
  selectUnit(null)
  expect(selected()).toBe('')
})
