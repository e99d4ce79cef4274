import type { Block, Sentence } from '../matter.ts'
import { compileTemplate, renderTemplate, type Template, type Voice } from './template.ts'

const compiled = new WeakMap<Sentence, readonly Template[]>()

const templatesOf = (sentence: Sentence): readonly Template[] => {
  const cached = compiled.get(sentence)
  if (cached !== undefined) return cached
  const templates = sentence.map(compileTemplate)
  compiled.set(sentence, templates)
  return templates
}

/** First words that keep their capital after «Que,». */
const properStarts =
  /^(?:Constitución|Código|Corte|Excma|Iltma|Fisco|Isapre|Fonasa|Fondo|Contraloría|Ministerio|Tribunal Constitucional|Superintendencia|Dirección|Inspección|Chile|Convención|Auto Acordado|Carabineros|Policía|Servicio|Estado|Fiscalía|Municipalidad|Ley|Decreto|Gendarmería|Administradora|Registro|Comisión|Banco|[A-ZÁÉÍÓÚÑ]{2})/

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Lowers the capital of an ordinary first word, as after «Que,». */
export function afterQue(text: string): string {
  return properStarts.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** «de el Fisco» → «del Fisco». */
const contracted = (text: string): string =>
  text.includes(' el ')
    ? text
        .replaceAll(' de el ', ' del ')
        .replaceAll(' a el ', ' al ')
        .replace(/^De el /, 'Del ')
        .replace(/^A el /, 'Al ')
    : text

/**
 * Renders a sentence in one of its wordings, with `que` as the continuation of «Que, …». A name from a slot keeps its capital either
 * way.
 */
export function renderSentence(sentence: Sentence, voice: Voice, que = false): string {
  const templates = templatesOf(sentence)
  const template = templates[voice.chooseWording(sentence, templates.length)] ?? []
  const text = contracted(renderTemplate(template, voice)).replace(/\.\.(?!\.)/g, '.')
  if (!que) return capitalised(text)
  const [first] = template
  return typeof first === 'object' && first.kind === 'slot' ? text : afterQue(text)
}

/** Renders the sentences of a block as one paragraph, without some of the optional ones. */
export function renderBlock(block: Block, voice: Voice, que = false): string {
  let out = ''
  block.sentences.forEach((sentence, position) => {
    if (block.optional?.includes(position) && voice.wording.chance(0.35)) return
    const text = renderSentence(sentence, voice, que && out === '')
    out = out === '' ? text : `${out} ${text}`
  })
  return out
}
