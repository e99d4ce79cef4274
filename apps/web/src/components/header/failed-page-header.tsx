import { readDocumentTheme } from '../theme/theme.ts'
import { PlainHeader } from './plain-header.tsx'

/** Header of a page that failed, from what the browser knows alone. */
export default function FailedPageHeader() {
  return <PlainHeader theme={readDocumentTheme()} />
}
