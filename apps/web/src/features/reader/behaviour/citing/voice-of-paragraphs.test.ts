// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { voiceOfParagraphs } from './voice-of-paragraphs.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<section class="rd-sec" id="c1"><p id="p1" class="rd-other-voice" data-voice="Alega la actora">a</p>' +
    '<p id="p2" class="rd-other-voice">b</p><p id="p3">c</p><p id="p4" class="rd-other-voice" data-voice="Prueba rendida">d</p></section>' +
    '<section class="rd-sec" id="voto" data-voice="Voto en contra"><p class="rd-account">aviso</p><p id="p5">e</p></section>'
})

const voiceOf = (...ids: string[]): string | null =>
  voiceOfParagraphs(ids.flatMap((id) => document.querySelector<HTMLElement>(`#${id}`) ?? []))

it('says what the page says of the paragraphs, a section or a row of them', () => {
  expect(voiceOf('p1')).toBe('Alega la actora')
  expect(voiceOf('p1', 'p2')).toBe('Alega la actora')
  expect(voiceOf('p2')).toBe('Alega la actora')
  expect(voiceOf('p3')).toBeNull()
  expect(voiceOf('p2', 'p3')).toBe('En parte: alega la actora')
  expect(voiceOf('p2', 'p4')).toBe('En parte: alega la actora; prueba rendida')
  expect(voiceOf('p5')).toBe('Voto en contra')
  expect(voiceOf()).toBeNull()
})
