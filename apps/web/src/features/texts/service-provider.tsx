import { serviceProvider } from '@basejuris/contract/terms'
import { InlineText } from '../../components/ui/inline-text.tsx'
import { company } from './company.ts'

/** The company that provides the service, and where to write. `here`: on the contact page itself. */
export function ServiceProvider({ here = false }: { readonly here?: boolean }) {
  return (
    <p>
      <InlineText text={serviceProvider(company(), { here })} />
    </p>
  )
}
