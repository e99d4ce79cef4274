'use client'
import { lazy } from 'react'
import type { NotFoundPageProps } from './not-found-page.tsx'

const MissingPage = lazy(() => import('./not-found-page.tsx'))

/** Every page carries what would stand in its place were it not there: fetched when it is, it weighs nothing. */
export function LazyNotFoundPage(props: NotFoundPageProps) {
  return <MissingPage {...props} />
}
