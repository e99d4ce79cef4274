import type { Answer, AnswerProgress, AnswerSource, VerifiedSentence } from '@basejuris/assistant'
import type { chatEndpoint } from '@basejuris/contract'
import type { SendEvent } from '../../../http/streams/bind-progress-endpoint.ts'
import type { Services } from '../../../services.ts'
import { type CitedRulings, presentAnswer, presentRuling } from '../answers/present-answer.ts'
import { presentStep } from '../answers/present-step.ts'
import { toStoredAnswer } from '../answers/stored-answer.ts'

/** Sends what is known of an answer while it is made: steps, rulings, then each sentence as it will be shown. */
export function sendAnswer(services: Pick<Services, 'codeHmac'>, send: SendEvent<typeof chatEndpoint>): AnswerProgress {
  const sources: AnswerSource[] = []
  const sentences: VerifiedSentence[] = []
  const sent = new Set<number>()
  let count = 0
  return {
    onStep: (step) => {
      const { herramienta, texto } = presentStep(step)
      send('step', { herramienta, texto })
    },
    onSource: (source) => {
      sources.push(source)
      send('source', presentRuling(source.ruling.docId, citedRulings(sources)))
    },
    onSentence: (sentence, spans) => {
      sentences.push(sentence)
      const { stored, generated } = toStoredAnswer(unfinished({ sentences, spans, sources }), services.codeHmac)
      const { oraciones, citas } = presentAnswer(services, stored, generated, citedRulings(sources))
      const oracion = oraciones.at(-1)
      // A sentence that was struck adds none.
      if (oracion === undefined || oraciones.length === count) return
      count = oraciones.length
      const fresh = citas.filter(({ n }) => oracion.citas.includes(n) && !sent.has(n))
      for (const { n } of fresh) sent.add(n)
      send('delta', { oracion, citas: fresh })
    },
  }
}

const citedRulings = (sources: readonly AnswerSource[]): CitedRulings => ({
  sources: new Map(sources.map((source) => [source.ruling.docId, source])),
  stored: new Map(),
})

/** Only its sentences are read. */
const unfinished = (known: Pick<Answer, 'sentences' | 'spans' | 'sources'>): Answer => ({
  question: '',
  grade: 'lo_mas_cercano',
  contrary: null,
  foreign: null,
  opposed: [],
  addsNothing: false,
  norms: [],
  demands: [],
  steps: [],
  coverage: null,
  model: '',
  notes: [],
  ...known,
})
