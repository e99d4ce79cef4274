'use client'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'

/** Lets libraries that insert <style> at run time pass the content policy of the page. */
export function StyleNonce({ nonce, children }: { readonly nonce: string | undefined; readonly children: ReactNode }) {
  if (nonce !== undefined) setNonce(nonce)
  return children
}
