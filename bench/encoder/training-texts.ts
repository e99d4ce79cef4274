import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDemoRulings } from '@basejuris/demo'
import type { Ruling, SectionKind } from '@basejuris/domain'
import { splitSections } from '@basejuris/legal-text'
import { passageText, slicePassages, topics, topicsOfRuling } from '@basejuris/search'
import { readNormalised } from '@basejuris/search/evaluation/read-normalised.fixture'

export interface TopicTexts {
  readonly id: string
  readonly lay: readonly string[]
  readonly formal: readonly string[]
  /** Name and formal wordings together. */
  readonly whole: string
}

export interface RulingTexts {
  readonly id: string
  /** Caption and subjects. */
  readonly heading: string
  readonly passages: readonly { readonly kind: SectionKind; readonly text: string }[]
  /** Topics that it belongs to, strongest first. */
  readonly topics: readonly string[]
}

export interface TrainingTexts {
  readonly topics: readonly TopicTexts[]
  readonly rulings: readonly RulingTexts[]
  /** Contexts in which two rulings cite one ruling. */
  readonly contexts: readonly (readonly [string, string])[]
}

/** Of the demonstration corpus every third ruling is read: its rulings repeat their words. */
const demoStep = 3
const maxTopics = 4
const cited = /\[CITA\]/gu

type TextsOfRuling = Pick<Ruling, 'docId' | 'caption' | 'subjects' | 'appealType' | 'norms' | 'sections'>

/** Topics, demonstration corpus and, where `real` is given, the private set of real rulings with its pairs of citations. */
export function readTrainingTexts(real: string | null): TrainingTexts {
  const demo = [...generateDemoRulings()]
    .filter((_, at) => at % demoStep === 0)
    .map(
      (record): TextsOfRuling => ({
        docId: record.id,
        caption: record.caratulado,
        subjects: [...record.materias],
        appealType: record.recurso,
        norms: [],
        sections: splitSections(record.texto.split('\n').filter((paragraph) => paragraph.trim() !== '')),
      }),
    )
  const rulings = [...(real === null ? [] : readNormalised(join(real, 'corpus/rulings'))), ...demo]
  return { topics: topicTexts(), rulings: rulings.map(textsOf), contexts: real === null ? [] : readContexts(real) }
}

const topicTexts = (): TopicTexts[] =>
  topics().map(({ id, name, lay, formal }) => {
    const wordings = formal.map(({ wording }) => wording)
    return { id, lay, formal: wordings, whole: [name, ...wordings].join('. ') }
  })

const textsOf = (ruling: TextsOfRuling): RulingTexts => ({
  id: ruling.docId,
  heading: [ruling.caption, ...ruling.subjects, ruling.appealType ?? ''].join('. '),
  passages: slicePassages(ruling).map((passage) => ({ kind: passage.kind, text: passageText(passage) })),
  topics: topicsOfRuling(ruling).slice(0, maxTopics),
})

const readContexts = (real: string): (readonly [string, string])[] =>
  readFileSync(join(real, 'queries/cocitation_dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { a_context: a, b_context: b }: { readonly a_context: string; readonly b_context: string } = JSON.parse(line)
      return [a.replaceAll(cited, ''), b.replaceAll(cited, '')] as const
    })
