import { type FooterFacts, FooterSheet } from '../footer/footer-content.tsx'
import { PlainHeader } from '../header/plain-header.tsx'
import { buttonClass } from '../ui/button.tsx'
import { StatePage } from './message-page.tsx'

export interface MissingPageProps {
  readonly title: string
  readonly text: string
  /** The first is the one to take. */
  readonly ways: readonly { readonly href: string; readonly label: string }[]
  readonly footer: FooterFacts
}

export default function MissingPage({ title, text, ways, footer }: MissingPageProps) {
  const actions = ways.map(({ href, label }, index) => (
    <a key={href} className={buttonClass(index === 0 ? 'primary' : 'line')} href={href}>
      {label}
    </a>
  ))
  return (
    <>
      <PlainHeader />
      <StatePage title={title} actions={actions}>
        {text}
      </StatePage>
      <FooterSheet {...footer} />
    </>
  )
}
