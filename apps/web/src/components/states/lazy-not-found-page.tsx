'use client'
import { lazy } from 'react'
import type { MissingPageProps } from './not-found-page.tsx'

const MissingPage = lazy(() => import('./not-found-page.tsx'))

/** Every page carries what would stand in its place were it not there: fetched when it is, it weighs nothing. */
export function MissingPageSlot(props: MissingPageProps) {
  return <MissingPage {...props} />
}
