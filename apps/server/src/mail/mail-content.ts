/** A mail before it is rendered, from which text and HTML are made. */
export interface MailContent {
  readonly subject: string
  /** Mail programs show it beside the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
}

export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly items: readonly { readonly title: string; readonly detail: string; readonly url: string }[] }
  /** Text that a person wrote, unchanged. */
  | { readonly kind: 'quote'; readonly text: string }

export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text }
}
