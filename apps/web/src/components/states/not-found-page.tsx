import { FooterContent, type FooterFacts } from '../footer/footer-content.tsx'
import { PlainHeader } from '../header/plain-header.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export interface NotFoundPageProps {
  readonly title: string
  readonly text: string
  /** The first one is the main action. */
  readonly links: readonly { readonly href: string; readonly label: string }[]
  readonly footer: FooterFacts
}

export default function NotFoundPage({ title, text, links, footer }: NotFoundPageProps) {
  const actions = links.map(({ href, label }, index) => (
    <a key={href} className={buttonClass(index === 0 ? 'primary' : 'line')} href={href}>
      {label}
    </a>
  ))
  return (
    <>
      <PlainHeader />
      <MessagePage title={title} actions={actions}>
        {text}
      </MessagePage>
      <FooterContent {...footer} />
    </>
  )
}
