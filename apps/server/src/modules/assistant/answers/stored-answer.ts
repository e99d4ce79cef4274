import { type Answer, modelNoteSentences, type Place, type SentencePart } from '@basejuris/assistant'
import { answerCoverageSchema, answerGradeSchema, answerNormSchema, type citedStateSchema } from '@basejuris/contract'
import { z } from 'zod'
import type { CodeHmac } from '../../../security/code-hmac.ts'
import { presentStep } from './present-step.ts'

const placeSchema = z.object({
  n: z.int(),
  docId: z.string(),
  /** Hash of the text of the ruling in which the range lies. */
  version: z.string(),
  /** HMAC of the quoted words: they are read again in another text of the ruling. */
  huella: z.string(),
  seccion: z.string(),
  parrafo: z.string(),
  desde: z.int(),
  hasta: z.int(),
})
export type StoredPlace = z.infer<typeof placeSchema>

const sentenceSchema = z.object({
  grado: z.enum(['textual', 'parafraseada']),
  /** Quotations by number; the words of generated parts are stored apart. */
  partes: z.array(z.object({ tipo: z.enum(['cita', 'texto']), n: z.int() })),
  citas: z.array(z.int()),
})

/** An answer without any word of a ruling: places, and what was decided of them. */
export const storedAnswerSchema = z.object({
  grado: answerGradeSchema,
  oraciones: z.array(sentenceSchema),
  tachadas: z.int(),
  citas: z.array(placeSchema),
  /** Every ruling that was read, in order. */
  leidas: z.array(z.string()),
  /** What the ruling quoted first decides, where it is the contrary of what the question supposes. */
  contraria: z.object({ docId: z.string(), dice: z.enum(['acoge', 'rechaza', 'afirma', 'niega']) }).optional(),
  /** Rulings that were read and decide the same otherwise than the one that answers. */
  opuestas: z.array(z.string()).optional(),
  /** Where only what opposes an earlier answer was asked for: rulings on its question that were read, and those that only ended otherwise. */
  contraste: z.object({ comparadas: z.int(), distintas: z.array(z.string()) }).optional(),
  /** Where only courts of one place were asked for: its name. */
  lugar: z.string().optional(),
  /** Whose law the question asks for, where it is another country's. */
  ajena: z.string().optional(),
  /** The question goes on from others, and only what their answers quoted was found. */
  sinNovedad: z.literal(true).optional(),
  /** Articles whose text the question asks for. They are public. */
  normas: z.array(answerNormSchema).optional(),
  busqueda: z.object({
    pregunta: z.string(),
    formal: z.string(),
    pasos: z.array(z.object({ herramienta: z.string(), texto: z.string(), rechazo: z.string().nullable() })),
  }),
  cobertura: answerCoverageSchema.nullable(),
  modelo: z.string(),
  avisos: z.array(z.string()),
  /** Places in the document of the conversation, where it has one. */
  documento: z
    .object({
      id: z.string(),
      /** Half-open ranges of UTF-16 offsets in a paragraph, from 0. */
      citas: z.array(z.object({ parrafo: z.int(), desde: z.int(), hasta: z.int() })),
    })
    .optional(),
})
export type StoredAnswer = z.infer<typeof storedAnswerSchema>
export type StoredDocument = NonNullable<StoredAnswer['documento']>

/** Words of the generated parts of a sentence, by its place in the answer. Part `n` of a sentence is the n-th from 0. */
export interface GeneratedSentence {
  readonly position: number
  /** Of the ruling on which it rests. */
  readonly docId: string
  readonly texts: readonly string[]
}

export type CitedState = z.infer<typeof citedStateSchema>

const purpose = 'quoted words'

/** What is stored of quoted words. */
export function quotationPrint(codeHmac: CodeHmac, text: string): string {
  return codeHmac(purpose, text)
}

/** Splits an answer into what may be stored with the message and the generated words, which go with their ruling. */
export function toStoredAnswer(
  answer: Answer,
  codeHmac: CodeHmac,
): { readonly stored: StoredAnswer; readonly generated: GeneratedSentence[] } {
  const numbering = new Numbering(answer, codeHmac)
  const shown = answer.sentences.filter(({ grade }) => grade !== 'sin_apoyo')
  const generated: GeneratedSentence[] = []
  const oraciones = shown.map(({ grade, parts, spans }, position): StoredAnswer['oraciones'][number] => {
    const texts: string[] = []
    const partes = parts.flatMap((part): StoredAnswer['oraciones'][number]['partes'] => {
      if (part.kind === 'quotation') return numbering.ofQuotation(part).map((n) => ({ tipo: 'cita' as const, n }))
      texts.push(part.text)
      return [{ tipo: 'texto' as const, n: texts.length - 1 }]
    })
    const own = partes.flatMap(({ tipo, n }) => (tipo === 'cita' ? [n] : []))
    const citas = [...new Set(own.length > 0 ? own : spans.flatMap((n) => numbering.ofSpan(n)))]
    const docId = numbering.places.find(({ n }) => n === citas[0])?.docId
    if (texts.length > 0 && docId !== undefined) generated.push({ position, docId, texts })
    return { grado: grade === 'textual' ? 'textual' : 'parafraseada', partes, citas }
  })
  const stored: StoredAnswer = {
    grado: answer.grade,
    oraciones,
    tachadas: answer.sentences.length - shown.length,
    citas: [...numbering.places],
    leidas: answer.sources.map(({ ruling }) => ruling.docId),
    ...contraryOf(answer),
    ...(answer.opposed.length === 0 ? {} : { opuestas: [...answer.opposed] }),
    ...(answer.foreign === null ? {} : { ajena: answer.foreign }),
    ...(answer.addsNothing ? { sinNovedad: true } : {}),
    ...(answer.norms.length === 0 ? {} : { normas: [...answer.norms] }),
    busqueda: { pregunta: answer.question, formal: formalOf(answer), pasos: answer.steps.map(presentStep) },
    cobertura: answer.coverage === null ? null : answerCoverageSchema.parse(answer.coverage),
    modelo: answer.model,
    avisos: answer.notes.map((note) => modelNoteSentences[note]),
  }
  return { stored, generated }
}

const decidedCase = { granted: 'acoge', denied: 'rechaza' } as const
const held = { granted: 'afirma', denied: 'niega' } as const

const contraryOf = ({ contrary }: Answer): Pick<StoredAnswer, 'contraria'> =>
  contrary === null ? {} : { contraria: { docId: contrary.docId, dice: (contrary.isCase ? decidedCase : held)[contrary.decided] } }

/** Numbers each quoted place once, in the order in which sentences name them. */
class Numbering {
  readonly places: StoredPlace[] = []
  readonly #answer: Answer
  readonly #codeHmac: CodeHmac
  constructor(answer: Answer, codeHmac: CodeHmac) {
    this.#answer = answer
    this.#codeHmac = codeHmac
  }

  ofSpan(n: number): number[] {
    const span = this.#answer.spans.find((each) => each.n === n)
    return span === undefined ? [] : [this.#number(span.docId, span, span.text)]
  }

  ofQuotation({ docId, places }: Extract<SentencePart, { kind: 'quotation' }>): number[] {
    return places.map((place) => this.#number(docId, place, this.#textAt(docId, place)))
  }

  #textAt(docId: string, { anchor, from, to }: Place): string {
    const source = this.#answer.sources.find(({ ruling }) => ruling.docId === docId)
    const paragraphs = source?.ruling.sections.flatMap((section) => section.paragraphs) ?? []
    return paragraphs.find((paragraph) => paragraph.anchor === anchor)?.text.slice(from, to) ?? ''
  }

  #number(docId: string, { section, anchor, from, to }: Place, text: string): number {
    const known = this.places.find((each) => each.docId === docId && each.parrafo === anchor && each.desde === from && each.hasta === to)
    if (known !== undefined) return known.n
    const n = this.places.length + 1
    const version = this.#answer.sources.find(({ ruling }) => ruling.docId === docId)?.textHash ?? ''
    this.places.push({
      n,
      docId,
      version,
      huella: quotationPrint(this.#codeHmac, text),
      seccion: section,
      parrafo: anchor,
      desde: from,
      hasta: to,
    })
    return n
  }
}

/** The first search as the engine understood it. */
function formalOf({ steps }: Answer): string {
  for (const step of steps)
    if (step.kind === 'answer' && step.name === 'search_rulings') {
      const { formal } = step.output as { readonly formal?: string }
      if (formal !== undefined) return formal
    }
  return ''
}
