import type { ReactNode } from 'react'

export interface TextPart {
  /** Anchor. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}
