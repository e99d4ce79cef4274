import { type TermsSection, termsOfService } from '@basejuris/contract/terms'
import { InlineText } from '../../../components/ui/inline-text.tsx'
import { company } from '../company.ts'
import type { TextPart } from '../text-contents.tsx'

/** The clauses of the terms, whose text the mail of a contract holds too. */
export function termsParts(): readonly TextPart[] {
  return termsOfService(company()).sections.map((section) => ({
    id: section.id,
    title: section.title,
    body: <Clause body={section.body} />,
  }))
}

function Clause({ body }: Pick<TermsSection, 'body'>) {
  return body.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <InlineText text={block} />
      </p>
    ) : (
      <ul key={block.join()}>
        {block.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    ),
  )
}
