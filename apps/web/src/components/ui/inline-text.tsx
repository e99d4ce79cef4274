import { parseInline } from '@basejuris/contract/terms'

interface InlineTextProps {
  /** With links and strong words as `parseInline` reads them. */
  readonly text: string
  /** Of links outside long texts, which style their own. */
  readonly linkClass?: string
}

/** A sentence that pages and mails share. */
export function InlineText({ text, linkClass }: InlineTextProps) {
  return parseInline(text).map(({ text: words, href, isStrong }, at) => {
    const key = `${at} ${words}`
    if (href !== null)
      return (
        <a key={key} href={href} className={linkClass}>
          {words}
        </a>
      )
    return isStrong ? <strong key={key}>{words}</strong> : words
  })
}
