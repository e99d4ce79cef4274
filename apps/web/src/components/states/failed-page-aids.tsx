import { PlainHeader } from '../header/plain-header.tsx'
import { readDocumentTheme } from '../theme/theme.ts'
import { RetryPage } from './retry-page.tsx'

interface FailedPageAidsProps {
  readonly part: 'header' | 'retry'
  readonly onRetry: () => void
}

/** Header of a page that failed, from what the browser knows alone, and what asks for the page again. */
export default function FailedPageAids({ part, onRetry }: FailedPageAidsProps) {
  return part === 'header' ? <PlainHeader theme={readDocumentTheme()} /> : <RetryPage onRetry={onRetry} />
}
