/** A mail before it is laid out: plain words, from which both its forms are made. */
export interface MailContent {
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
}

export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly items: readonly { readonly title: string; readonly detail: string; readonly url: string }[] }
  /** What somebody wrote, as they wrote it. */
  | { readonly kind: 'quote'; readonly text: string }

export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text }
}
