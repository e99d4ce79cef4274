import type { Section } from '@basejuris/domain'

export interface StoredText {
  readonly docId: string
  readonly sections: readonly Section[]
}

/** One way to store the text of rulings, reduced to what the benchmark measures. A batch is durable when `put` resolves. */
export interface TextStore {
  put(batch: readonly StoredText[]): Promise<void>
  read(docIds: readonly string[]): Promise<Map<string, Section[]>>
  close(): Promise<void>
}

export type OpenTextStore = (folder: string) => Promise<TextStore>
