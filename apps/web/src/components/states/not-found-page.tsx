import { FooterContent, type FooterFacts } from '../footer/footer-content.tsx'
import { PlainHeader } from '../header/plain-header.tsx'
import type { Theme } from '../theme/theme.ts'
import { buttonClass } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export interface NotFoundPageProps {
  readonly title: string
  readonly text: string
  /** The first one is the main action. */
  readonly links: readonly { readonly href: string; readonly label: string }[]
  readonly footer: FooterFacts
  readonly theme: Theme
}

export default function NotFoundPage({ title, text, links, footer, theme }: NotFoundPageProps) {
  const actions = links.map(({ href, label }, index) => (
    <a key={href} className={buttonClass(index === 0 ? 'primary' : 'line')} href={href}>
      {label}
    </a>
  ))
  return (
    <>
      <PlainHeader theme={theme} />
      <MessagePage title={title} actions={actions}>
        {text}
      </MessagePage>
      <FooterContent {...footer} />
    </>
  )
}
