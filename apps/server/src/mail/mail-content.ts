import type { TermsSection } from '@basejuris/contract/terms'

/** A mail before it is rendered, from which text and HTML are made. */
export interface MailContent {
  readonly subject: string
  /** Mail programs show it beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
}

export interface MailItem {
  readonly title: string
  readonly detail: string
  readonly url: string
  /** One word or two, shown apart: «Acoge». */
  readonly badge?: string | undefined
  /** Quoted below, each with its label and the address of its place. */
  readonly quotes?: readonly { readonly label: string; readonly text: string; readonly url: string }[]
}

export type MailPart =
  /** A copy of the terms, to keep. Paths become links of `publicUrl`. */
  | { readonly kind: 'terms'; readonly title: string; readonly publicUrl: string; readonly sections: readonly TermsSection[] }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly items: readonly MailItem[] }
  /** Text that a person wrote, unchanged. */
  | { readonly kind: 'quote'; readonly text: string }

export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text }
}
