import type { IndexBatch, IndexHost, IndexReplacement, IndexWriter, SearchIndex } from '../ports/index.ts'
import type { VectorHost } from './qdrant/vector-store.ts'

/** An index of words, which verifies nothing here. */
export interface WordsHost extends SearchIndex, Pick<IndexHost, 'schema'> {
  readonly replace: NonNullable<IndexHost['replace']>
}

/** Documents of such an index have no vectors, so it is another one than an index with them. */
const suffix = '+words'

export function wordsSchema(schema: string): string {
  return `${schema}${suffix}`
}

/** Schema of what both stored; null where they do not belong together. */
export function composedSchema(words: string | null, meaning: string | null): string | null {
  return meaning !== null && words === wordsSchema(meaning) ? meaning : null
}

/** Words of one engine, vectors of another, and one writer that keeps both at one sequence. */
export function composeIndex(words: WordsHost, meaning: VectorHost): WordsHost {
  const inTurn = queue()
  const writer = composeWriters(words.writer, meaning.writer)
  return {
    lexical: words.lexical,
    vectors: meaning.vectors,
    schema: meaning.schema,
    writer: {
      ...writer,
      apply: (batch) => inTurn(() => writer.apply(batch)),
      close: () => inTurn(writer.close),
    },
    replace: (schema = meaning.schema()) => composeReplacements(words.replace(wordsSchema(schema)), meaning.replace(schema), inTurn),
  }
}

/**
 * The vectors come first: what is found by its words has its vector. A batch that only one of them has is applied again, and that one skips it.
 */
const composeWriters = (words: IndexWriter, meaning: IndexWriter): IndexWriter => ({
  apply: async (batch) => {
    await meaning.apply(batch)
    await words.apply(withoutVectors(batch))
  },
  appliedSequence: async () => Math.min(await words.appliedSequence(), await meaning.appliedSequence()),
  furthestSequence: async () => Math.max(await words.appliedSequence(), await meaning.appliedSequence()),
  flush: async () => {
    await meaning.flush()
    await words.flush()
  },
  close: () => closeBoth(words, meaning),
})

const closeBoth = async (words: IndexWriter, meaning: IndexWriter): Promise<void> => {
  try {
    await words.close()
  } finally {
    await meaning.close()
  }
}

const withoutVectors = ({ sequence, changes }: IndexBatch): IndexBatch => ({
  sequence,
  changes: changes.map((change) => (change.kind === 'upsert' ? { ...change, document: { ...change.document, vector: null } } : change)),
})

/** No batch is applied between the two activations. The words never stand at a later one than the vectors, so these decide. */
const composeReplacements = (words: IndexReplacement, meaning: IndexReplacement, inTurn: Queue): IndexReplacement => {
  const abandon = async (): Promise<void> => {
    await words.abandon()
    await meaning.abandon()
  }
  return {
    writer: { ...composeWriters(words.writer, meaning.writer), close: abandon },
    optimize: async () => {
      await words.optimize()
      await meaning.optimize()
    },
    activate: () => inTurn(async () => (await meaning.activate()) && words.activate()),
    abandon,
  }
}

type Queue = <Answer>(act: () => Promise<Answer>) => Promise<Answer>

const queue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
}
